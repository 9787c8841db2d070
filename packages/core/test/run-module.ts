import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url));

interface ModuleOptions {
  readonly inputType?: 'module' | 'commonjs' | 'module-typescript';
  readonly env?: Record<string, string>;
}

/**
 * Starts Node on the text of a module, seated in this package: `@clipwright/core` is then the built package
 * itself.
 */
export function startModule(
  source: string,
  { inputType = 'module', env = {} }: ModuleOptions = {},
): ChildProcess {
  const child = spawn(process.execPath, [`--input-type=${inputType}`], {
    cwd: PACKAGE_ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(source);
  return child;
}

/** Runs a module to its end; answers what it printed, throws what it wrote to stderr when it failed. */
export async function runModule(source: string, options?: ModuleOptions): Promise<string> {
  const child = startModule(source, options);
  const texts = [child.stdout, child.stderr].map(async (stream) => {
    const parts: Buffer[] = [];
    for await (const part of stream ?? []) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  const [printed = '', complained = ''] = await Promise.all(texts);
  if (code !== 0) throw new Error(complained);
  return printed;
}
