#!/usr/bin/env node
// `npm run docs:site`: the pages of docs/ as a site in docs/.vitepress/dist, whose search is then asked for what people look for. Its generator is installed
// beside the pages and not with the workspace, so that no first start waits for it. Runs on Node 20.
import { askSearch } from './docs/ask-search.mjs';
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
  const { passed, problems } = await askSearch();
  problems.forEach((problem) => say(problem));
  if (problems.length > 0) process.exitCode = 1;
  say(
    `The site is in docs/.vitepress/dist. Words that its search was asked for:\n${passed} passed, ${problems.length} failed`,
  );
}

buildSite().catch((error) => {
  explain(error);
  process.exitCode = 1;
});
