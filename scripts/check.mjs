// What is checked without running the server: imports, limits and types, exports and files that nothing uses,
// format, generated pages. Wants a built tree.
// Names as arguments (`npm run check -- law docs`) leave the others out. What has passed is noted, and asked again only where
// something that it looks at has changed; `--fresh` asks all of it.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CODE, importsOf, textOf } from './check/imports.mjs';
import { everyInput, keyOf, noteOf, notePassed } from './check/inputs.mjs';
import { lintScope } from './check/lint-parts.mjs';
import { repository } from './run/places.mjs';
import { say } from './run/say.mjs';
import { findNode } from './run/toolchain.mjs';

/**
 * The slowest first. `inputs` are the files that it looks at, `seen` what it sees of them, if not all; `scopeOf` says which words it
 * gets for what has changed.
 */
const checks = {
  lint: { words: ['node_modules/oxlint/bin/oxlint'], scopeOf: lintScope },
  law: {
    words: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'packages',
      'apps',
      'tests',
      'benchmarks',
      'scripts',
    ],
    inputs: /(?:\.[cm]?[jt]sx?|package\.json|tsconfig[^/]*\.json|pnpm-lock\.yaml)$/,
    // It goes by imports alone.
    seen: (path, content) =>
      CODE.test(path) && !path.startsWith('.dependency-cruiser') ? importsOf(textOf(path)) : content,
  },
  reference: {
    words: ['packages/core/scripts/check-reference.mjs'],
    inputs: /^(?:packages\/core\/(?!.*\.test\.ts$|test\/|dist\/)|docs\/reference\/core\/|pnpm-lock\.yaml)/,
  },
  dead: {
    words: [
      'node_modules/knip/bin/knip.js',
      '--tsConfig',
      'tsconfig.build.json',
      '--no-progress',
      '--treat-config-hints-as-errors',
      '--cache',
    ],
    inputs: /\.(?:[cm]?[jt]sx?|json|vue|md)$/,
  },
  format: { words: ['node_modules/oxfmt/bin/oxfmt', '--check'], inputs: /./ },
  docs: { words: ['scripts/generate-docs.mjs', '--check'], inputs: null },
};

async function main(words) {
  const asked = words.filter((word) => word !== '--fresh');
  const unknown = asked.filter((name) => !Object.hasOwn(checks, name));
  const node = findNode();
  if (unknown.length > 0)
    return refuse(
      `There is no check "${unknown.join('", "')}"; there are ${Object.keys(checks).join(', ')}.`,
    );
  if (node === null) return refuse('The checks need Node 24. `npm test` fetches it, once.');
  const inputs = words.includes('--fresh') ? null : everyInput();
  const names = Object.keys(checks).filter((name) => asked.length === 0 || asked.includes(name));
  const failed = await someAtOnce(names, (name) => passes(name, { node, inputs }));
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

/** As many at once as there are cores; gives those that did not pass. */
async function someAtOnce(names, pass) {
  const [waiting, failed] = [[...names], []];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      if (!(await pass(name))) failed.push(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

async function passes(name, { node, inputs }) {
  const todo = inputs === null ? { scope: [], passed: () => undefined } : todoOf(name, inputs, node);
  if (todo === null) return true;
  const { code, said } = await run(node, [...checks[name].words, ...todo.scope]);
  process.stdout.write(said);
  if (code === 0) todo.passed();
  return code === 0;
}

/** Words to add for what has changed since it passed, and how to note that it passes now; null where nothing has. */
function todoOf(name, all, node) {
  const { scopeOf, inputs, seen } = checks[name];
  if (scopeOf !== undefined) return scopeOf(all, node);
  if (inputs === null) return { scope: [], passed: () => undefined };
  const key = keyOf(all, inputs, node, seen);
  return noteOf(name) === key ? null : { scope: [], passed: () => notePassed(name, key) };
}

/** Runs one and gives what it said, in one piece: several are at work. */
function run(node, words) {
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('close', (code) => resolve({ code, said }));
  });
}

function refuse(reason) {
  say(reason);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
