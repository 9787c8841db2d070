// What is checked without running the server: imports, limits and types, exports and files that nothing uses,
// format, generated pages. Wants a built tree.
// Names as arguments (`npm run check -- law docs`) leave the others out.
import { spawnSync } from 'node:child_process';
import { repository } from './run/places.mjs';
import { say } from './run/say.mjs';
import { findNode } from './run/toolchain.mjs';

const checks = {
  law: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'packages',
    'apps',
    'tests',
    'benchmarks',
    'scripts',
  ],
  lint: ['node_modules/oxlint/bin/oxlint'],
  dead: [
    'node_modules/knip/bin/knip.js',
    '--tsConfig',
    'tsconfig.build.json',
    '--no-progress',
    '--treat-config-hints-as-errors',
  ],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  docs: ['scripts/generate-docs.mjs', '--check'],
  reference: ['packages/core/scripts/check-reference.mjs'],
};

function main(asked) {
  const unknown = asked.filter((name) => !Object.hasOwn(checks, name));
  const node = findNode();
  if (unknown.length > 0)
    return refuse(
      `There is no check "${unknown.join('", "')}"; there are ${Object.keys(checks).join(', ')}.`,
    );
  if (node === null) return refuse('The checks need Node 24. `npm test` fetches it, once.');
  const names = asked.length > 0 ? asked : Object.keys(checks);
  const failed = names.filter(
    (name) => spawnSync(node, checks[name], { cwd: repository, stdio: 'inherit' }).status !== 0,
  );
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

function refuse(reason) {
  say(reason);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
