#!/usr/bin/env node
// What stands behind `npm start`, `npm test` and `npm run -s clipwright`. It runs on Node 20 and has no
// dependencies: what the rest needs is fetched, installed and built first, and nothing of that is done twice.
import { join } from 'node:path';
import { cacheDir, repository } from './run/places.mjs';
import { runTool } from './run/run-child.mjs';
import { runServer } from './run/run-server.mjs';
import { explain, say } from './run/say.mjs';
import { withSetupLock } from './run/setup-lock.mjs';
import { fetchNode, findNode, preparePnpm } from './run/toolchain.mjs';
import { buildPackages, installPackages, isBuilt, isInstalled } from './run/workspace.mjs';
import { ensurePrograms } from './test/ensure-programs.mjs';

/** Writes the reference of core from its sources. */
const TYPEDOC = join(repository, 'packages/core/node_modules/typedoc/bin/typedoc');

const commands = {
  start: (node) => runServer(node, [join(repository, 'apps/api/dist/main.js')]),
  clipwright: (node, args) => runTool(node, [join(repository, 'apps/api/dist/cli.js'), ...args]),
  test: (node, args) => runTool(node, [join(repository, 'scripts/test.mjs'), ...args]),
  browser: (node, args) => runTool(node, [join(repository, 'tests/browser/run-browser.mjs'), ...args]),
  dev: (node) => runTool(node, [join(repository, 'scripts/dev/run-dev.mjs')]),
  docs: (node, args) => runTool(node, [join(repository, 'tests/docs/run-docs.mjs'), ...args]),
  engines: (node, args) => runTool(node, [join(repository, 'tests/engines/real/run-engines.mjs'), ...args]),
  faults: (node, args) => runTool(node, [join(repository, 'tests/faults/run-faults.mjs'), ...args]),
  long: (node, args) => runTool(node, [join(repository, 'scripts/test/run-long.mjs'), ...args]),
  generate: (node, args) => runTool(node, [join(repository, 'scripts/generate-docs.mjs'), ...args]),
  reference: (node) => runTool(node, [TYPEDOC, '--options', 'packages/core/typedoc.json']),
  hostile: (node, args) => runTool(node, [join(repository, 'tests/hostile/run-hostile.mjs'), ...args]),
  outside: (node, args) => runTool(node, [join(repository, 'tests/outside/run-outside.mjs'), ...args]),
  pack: (node, args) => runTool(node, [join(repository, 'scripts/release/run-pack.mjs'), ...args]),
  release: (node, args) => runTool(node, [join(repository, 'scripts/release/run-release.mjs'), ...args]),
  replicas: (node, args) => runTool(node, [join(repository, 'tests/replicas/run-replicas.mjs'), ...args]),
  soak: (node, args) => runTool(node, [join(repository, 'tests/soak/run-soak.mjs'), ...args]),
  pictures: (node, args) => runTool(node, [join(repository, 'scripts/test/run-pictures.mjs'), ...args]),
  mutation: (node, args) => runTool(node, [join(repository, 'apps/api/mutation/run.mjs'), ...args]),
  n8n: (node, args) => runTool(node, [join(repository, 'apps/n8n-node/e2e/run.mjs'), ...args]),
};

/** What only the server needs is built for these; the rest needs everything. */
const SERVER_ONLY = ['start', 'dev', 'clipwright', 'generate'];

/** What looks at videos with ffprobe, and at pages in a browser. */
const LOOKS = {
  test: ['ffmpeg'],
  browser: ['ffmpeg', 'chromium'],
  long: ['ffmpeg'],
  hostile: ['ffmpeg'],
  replicas: ['ffmpeg'],
  soak: ['ffmpeg'],
  n8n: ['ffmpeg', 'chromium'],
  outside: ['ffmpeg', 'chromium'],
};

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
  if (!command) {
    say(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')} <arguments>`);
    return 2;
  }
  const scope = SERVER_ONLY.includes(name) ? 'server' : 'everything';
  const programs = ensurePrograms(LOOKS[name] ?? []);
  const node = readyNode(scope) ?? (await withSetupLock(cacheDir, () => setUp(scope)));
  await programs;
  return command(node, args);
}

/** A clone where all is done may belong to another user: nothing is written then. */
function readyNode(scope) {
  const node = findNode();
  return node && isInstalled() && isBuilt(scope) ? node : null;
}

/** Installing needs no Node yet, so both come at the same time. */
async function setUp(scope) {
  const pnpmDirs = await preparePnpm();
  const node = Promise.resolve(findNode() ?? fetchNode());
  const installed = Promise.resolve(isInstalled() ? null : installPackages({ pnpmDirs }));
  await Promise.allSettled([node, installed]);
  await installed;
  if (!isBuilt(scope)) await buildPackages({ node: await node, pnpmDirs, scope });
  return node;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error) => {
    explain(error);
    process.exitCode = 1;
  },
);
