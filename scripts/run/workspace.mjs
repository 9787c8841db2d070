import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFingerprint, outputFingerprint, sourceFingerprint } from './fingerprint.mjs';
import { cacheDir, repository } from './places.mjs';
import { pruneDist } from './prune-dist.mjs';
import { runQuietly } from './run-quietly.mjs';
import { timed } from './say.mjs';
import { setupEnvironment } from './setup-environment.mjs';

/** The packages that are built; the server needs only itself and what it depends on. */
const SCOPES = { everything: [], server: ['--filter=@clipwright/api...'] };

/** The packages whose compiler leaves old output behind. */
const COMPILED_IN_PLACE = [
  'apps/api',
  'packages/sketch',
  'packages/stage',
  'packages/engines',
  'packages/testing',
];

/** Whether what the lockfile says is installed. */
export function isInstalled() {
  return (
    isNoted('installed', installFingerprint()) && existsSync(join(repository, 'node_modules/.modules.yaml'))
  );
}

/** Installs exactly what the lockfile says. */
export async function installPackages({ pnpmDirs }) {
  const env = setupEnvironment(pnpmDirs);
  await timed('Installing packages', () =>
    runQuietly(
      'pnpm',
      ['install', '--frozen-lockfile', '--prefer-offline', '--prod=false', '--reporter=append-only'],
      {
        env,
        problem: 'The packages could not be installed. Is the npm registry in reach? pnpm said:',
      },
    ),
  );
  note('installed', installFingerprint());
}

/** Whether neither source nor output has changed since the last build. */
export function isBuilt(scope) {
  const fingerprint = `${sourceFingerprint()} ${outputFingerprint()}`;
  return isNoted('built-everything', fingerprint) || isNoted(`built-${scope}`, fingerprint);
}

/** Compiles what changed since the last build. */
export async function buildPackages({ node, pnpmDirs, scope }) {
  // Taken first: what is edited during the build has not been built.
  const source = sourceFingerprint();
  const env = setupEnvironment([dirname(node), ...pnpmDirs]);
  const turbo = join(repository, 'node_modules/turbo/bin/turbo');
  await timed('Building', () =>
    runQuietly(node, [turbo, 'run', 'build', '--output-logs=errors-only', '--ui=stream', ...SCOPES[scope]], {
      env,
      problem: 'Clipwright could not be built. The compiler said:',
    }),
  );
  for (const folder of COMPILED_IN_PLACE) pruneDist(join(repository, folder));
  note(`built-${scope}`, `${source} ${outputFingerprint()}`);
}

function isNoted(name, text) {
  const file = join(cacheDir, name);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

function note(name, text) {
  const file = join(cacheDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
