// `npm run dev`: the server and its dashboard, live. An edit of api, core, engines, sketch or the pages is compiled by itself, without
// a look at types (`npm run check` has it), and the server is exchanged; pages that are open load themselves anew. Runs after a
// build.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';
import { passSignals } from '../run/run-child.mjs';
import { explain, say } from '../run/say.mjs';
import { compile, compileProgram, stepsFor } from './compile.mjs';
import { devFront } from './dev-front.mjs';
import { DevServer } from './dev-server.mjs';

const WATCHED = [
  'apps/api/src',
  'apps/api/web',
  'packages/core/src',
  'packages/engines/src',
  'packages/sketch/src',
];
/** An editor writes a file in several steps, and several files at once. */
const SETTLES_WITHIN_MS = 40;

const port = Number(process.env.PORT ?? 8787);
const address = `http://127.0.0.1:${port}`;
const server = new DevServer({
  PUBLIC_URL: address,
  HOST: '127.0.0.1',
  PORT: '0',
  SHUTDOWN_GRACE_SECONDS: '0',
});
const front = devFront(() => server.origin());

const changed = new Set();
let timer = null;
let atWork = Promise.resolve();

function noteChange(path) {
  if (stepsFor([path]).length === 0) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    atWork = atWork.then(takeUp).catch(explain);
  }, SETTLES_WITHIN_MS);
}

/** Compiles what has changed since the last time, and puts a new server in place of the old. */
async function takeUp() {
  const paths = [...changed];
  changed.clear();
  if (paths.length === 0) return;
  const beganMs = performance.now();
  try {
    await Promise.all(stepsFor(paths).map(compile));
    await compileProgram();
  } catch (error) {
    return explain(error);
  }
  if (!(await server.restart()))
    return say('The server does not start: it is tried again after the next edit.');
  front.reloadPages();
  say(`${paths.join(', ')}: live after ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
}

async function main() {
  await compileProgram();
  for (const folder of WATCHED)
    watch(join(repository, folder), { recursive: true }, (_what, name) =>
      noteChange(join(folder, String(name))),
    );
  passSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], () => {
    void server.end().finally(() => process.exit(0));
  });
  front.server.listen(port, '127.0.0.1');
  if (await server.restart()) say(`Live at ${address}: edit, and look.`);
}

main().catch((error) => {
  explain(error);
  process.exitCode = 1;
});
