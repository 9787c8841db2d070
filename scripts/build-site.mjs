#!/usr/bin/env node
// `npm run docs:site`: the pages of docs/ as a site in docs/.vitepress/dist. Its generator is installed
// beside the pages and not with the workspace, so that no first start waits for it. Runs on Node 20.
import { runQuietly } from './run/run-quietly.mjs';
import { explain, say, timed } from './run/say.mjs';
import { setupEnvironment } from './run/setup-environment.mjs';
import { preparePnpm } from './run/toolchain.mjs';

async function buildSite() {
  const env = setupEnvironment(await preparePnpm());
  const pnpm = (what, problem, ...args) =>
    timed(what, () => runQuietly('pnpm', ['--dir', 'docs', '--ignore-workspace', ...args], { env, problem }));
  await pnpm(
    'Installing the site generator',
    'It could not be installed. pnpm said:',
    'install',
    '--frozen-lockfile',
    '--ignore-scripts',
  );
  await pnpm('Building the site', 'The site could not be built. VitePress said:', 'run', 'build');
  say('The site is in docs/.vitepress/dist.');
}

buildSite().catch((error) => {
  explain(error);
  process.exitCode = 1;
});
