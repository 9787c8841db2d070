import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { repository } from '../run/places.mjs';
import { runQuietly } from '../run/run-quietly.mjs';

/** As the compiler of the build does it, a file at a time and without looking at types. */
const SWC = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const IN_PLACE = /^(?<folder>apps\/api|packages\/(?:engines|sketch))\/src\/(?<file>.+)\.ts$/;
/** Tests, and what the build of core writes itself. */
const NO_SOURCE = /\.test\.ts$|__fixtures__|^packages\/core\/src\/errors\/occasions\.ts$/;

const DIST = join(repository, 'apps/api/dist');

/**
 * What a server in waiting runs: it loads the packages of others, which no edit changes and which are most of a start, and
 * the program itself once it is told to. A build takes away what has no source, but not files of this name.
 */
export const WAITING = join(DIST, 'dev-waiting.mjs');

/** What has to be done for files that have changed: names of steps, each once. */
export function stepsFor(paths) {
  const steps = new Set(paths.map(stepFor).filter((step) => step !== null));
  return [...steps];
}

function stepFor(path) {
  if (NO_SOURCE.test(path)) return null;
  if (path.startsWith('apps/api/web/')) return 'pages';
  if (path.startsWith('packages/core/src/')) return 'core';
  return IN_PLACE.test(path) ? path : null;
}

/** Does one of those steps. @throws what the compiler complained of */
export async function compile(step) {
  if (step === 'pages')
    return await node('The pages could not be built.', 'apps/api/web/build.mjs', '--quick');
  if (step === 'core') return await buildCore();
  const { folder, file } = IN_PLACE.exec(step).groups;
  await compileFile(step, join(repository, folder, 'dist', `${file}.js`));
}

/** The server's program beside the one in one piece: what an edit changed is loaded by its own name. */
export async function compileProgram() {
  await compileFile('apps/api/src/main.ts', join(DIST, 'dev.mjs'));
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'apps/api/package.json'), 'utf8'));
  const others = Object.keys(dependencies).filter((name) => !name.startsWith('@clipwright/'));
  writeFileSync(
    WAITING,
    [
      `process.once('message', () => import('./dev.mjs'));`,
      `for (const name of ${JSON.stringify(others)}) await import(name).catch(() => undefined);`,
      '',
    ].join('\n'),
  );
}

async function compileFile(path, output) {
  const { code } = await transformFile(join(repository, path), { ...SWC, swcrc: false });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, code);
}

async function buildCore() {
  await node('The codes of core could not be written.', 'packages/core/scripts/occasions.mjs');
  await runQuietly(process.execPath, ['node_modules/tsdown/dist/run.mjs', '--no-dts'], {
    cwd: join(repository, 'packages/core'),
    env: process.env,
    problem: 'Core could not be built.',
  });
}

const node = (problem, ...args) => runQuietly(process.execPath, args, { env: process.env, problem });
