import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, packageDir } from './places.mjs';
import { findPnpm } from './pnpm.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Builds and packs the node as it would be published; resolves with the tarball, the folder that it was unpacked
 * into, and its manifest.
 */
export async function packNode(folder) {
  const pnpm = await findPnpm(cacheDir);
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const { output, exitCode } = await runProgram(
    pnpm.program,
    [...pnpm.args, 'pack', '--pack-destination', folder],
    { cwd: packageDir, env: { PATH: path } },
  );
  if (exitCode !== 0) throw new Error(`The node could not be packed:\n${output}`);
  const tarball = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  );
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  await runProgram('tar', ['xzf', tarball, '-C', unpacked, '--strip-components=1'], { cwd: folder });
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  return { tarball, unpacked, manifest };
}
