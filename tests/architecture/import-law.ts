import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const configPath = new URL('../../.dependency-cruiser.cjs', import.meta.url).pathname;

interface LawConfig {
  readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
}

/** The rows of the law as the real configuration states them. */
export const lawRules = (createRequire(import.meta.url)(configPath) as LawConfig).forbidden;

/** Runs the real law over the tree at `baseDir`; answers each violation as `rule: from -> to`. */
export async function violationsIn(baseDir: string, folders: string[]): Promise<string[]> {
  const options: ICruiseOptions = await extractDepcruiseOptions(configPath);
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, outputType: 'json' });
  const result = JSON.parse(output as string) as ICruiseResult;
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}
