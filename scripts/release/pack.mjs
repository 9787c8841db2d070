import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run/run-quietly.mjs';
import { SetupError } from '../run/say.mjs';
import { setupEnvironment } from '../run/setup-environment.mjs';
import { preparePnpm } from '../run/toolchain.mjs';

/** What only a workspace understands. */
const OF_THE_WORKSPACE = /"(?:catalog|workspace):/;

/**
 * Packs what was built into a folder, with pnpm, which writes real versions where the workspace says `catalog:` and
 * `workspace:`. Resolves with the tarballs. @throws SetupError for one that npm's users could not install
 */
export async function packAll(packages, folder) {
  const env = setupEnvironment(await preparePnpm());
  const tarballs = [];
  for (const { name } of packages) tarballs.push(await packOne(name, join(folder, shortName(name)), env));
  return tarballs;
}

/** A bill of materials of what the server runs with (CycloneDX, made by pnpm of its lockfile), into a file. */
export async function writeBillOfMaterials(file) {
  const env = setupEnvironment(await preparePnpm());
  const words = ['--filter', '@clipwright/api', 'sbom', '--prod', '--sbom-format', 'cyclonedx'];
  await runQuietly('pnpm', [...words, '--sbom-type', 'application', '--out', file], {
    env,
    problem: 'The bill of materials could not be made. pnpm said:',
  });
}

const shortName = (name) => name.replace('@clipwright/', '');

async function packOne(name, folder, env) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // It is built: nothing is built anew.
  const words = ['--config.ignore-scripts=true', '--filter', name, 'pack', '--pack-destination', folder];
  await runQuietly('pnpm', words, { env, problem: `${name} could not be packed. pnpm said:` });
  const file = readdirSync(folder).find((one) => one.endsWith('.tgz'));
  if (file === undefined) throw new SetupError(`${name} was packed, and no tarball came of it.`);
  checkTarball(name, join(folder, file));
  return join(folder, file);
}

function checkTarball(name, tarball) {
  const read = (...words) => spawnSync('tar', words, { encoding: 'utf8' }).stdout;
  const manifest = read('-xzOf', tarball, 'package/package.json');
  const files = read('-tzf', tarball).split('\n');
  if (OF_THE_WORKSPACE.test(manifest))
    throw new SetupError(`The package.json of ${name} speaks of the workspace.`);
  for (const needed of ['package/LICENSE', 'package/README.md'])
    if (!files.includes(needed)) throw new SetupError(`${name} is packed without ${needed.slice(8)}.`);
  if (!files.some((file) => file.startsWith('package/dist/')))
    throw new SetupError(`${name} is packed without dist.`);
}
