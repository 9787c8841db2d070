import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';

const VERSION = '12.21.0';

/** How to call pnpm: the one on the path, else one that npm fetches into the cache. */
export async function findPnpm(cacheDir) {
  const onPath = (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, 'pnpm')));
  if (onPath) return { program: 'pnpm', args: [] };
  const dir = join(cacheDir, `pnpm-${VERSION}`);
  const bin = join(dir, 'node_modules/.bin/pnpm');
  if (!existsSync(bin)) {
    const args = [
      'install',
      '--prefix',
      dir,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `pnpm@${VERSION}`,
    ];
    const { output, exitCode } = await runProgram('npm', args, { cwd: cacheDir });
    if (exitCode !== 0) throw new Error(`pnpm could not be fetched:\n${output}`);
  }
  return { program: bin, args: [] };
}
