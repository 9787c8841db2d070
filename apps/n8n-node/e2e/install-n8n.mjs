import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheDir, n8nCacheDir, RECIPE, recipeDirs } from './places.mjs';
import { findPnpm } from './pnpm.mjs';
import { runProgram } from './run-program.mjs';

const MARK = '.installed';
const OLDEST_NODE = 24;
const LOCK_POLL_MS = 1_000;
/** No install takes this long, so an older lock is of a process that was killed. */
const OLDEST_LOCK_MS = 20 * 60_000;

/**
 * The folder of a real n8n, installed on the first call (3 to 5 minutes, 1.9 GB) and found again on every
 * other. Rejects where there is no recipe of that name.
 */
export async function installN8n(name = 'newest') {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
    throw new Error(`n8n 2.41 needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
  if (!Object.hasOwn(recipeDirs, name))
    throw new Error(
      `There is no n8n called "${name}" here. Take one of ${Object.keys(recipeDirs).join(', ')}.`,
    );
  const recipeDir = recipeDirs[name];
  const dir = n8nCacheDir(recipeDir);
  await withLock(`${dir}.lock`, async () => {
    if (!existsSync(join(dir, MARK))) await install(dir, recipeDir);
  });
  return dir;
}

async function install(dir, recipeDir) {
  console.error(`Installing n8n into ${dir} (once, 3 to 5 minutes) ...`);
  const half = `${dir}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  for (const name of RECIPE) cpSync(join(recipeDir, name), join(half, name));
  const pnpm = await findPnpm(cacheDir);
  const args = [...pnpm.args, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const { output, exitCode } = await runProgram(pnpm.program, args, { cwd: half, env: buildEnvironment() });
  if (exitCode !== 0) throw new Error(`n8n could not be installed:\n${output.slice(-4_000)}`);
  if (!hasSqlite(half)) throw new Error(`sqlite3 was not built:\n${output.slice(-4_000)}`);
  writeFileSync(join(half, MARK), '');
  rmSync(dir, { recursive: true, force: true });
  renameSync(half, dir);
}

/**
 * sqlite3 is compiled: against the headers beside this Node where there are some, else against those that
 * node-gyp finds.
 */
function buildEnvironment() {
  const prefix = dirname(dirname(process.execPath));
  const nodedir = existsSync(join(prefix, 'include/node/node_api.h')) ? { npm_config_nodedir: prefix } : {};
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  return { CI: 'true', PATH: path, npm_config_build_from_source: 'true', npm_config_jobs: 'max', ...nodedir };
}

function hasSqlite(dir) {
  const release = join(dir, 'node_modules/sqlite3/build/Release');
  return existsSync(release) && readdirSync(release).some((name) => name.endsWith('.node'));
}

async function withLock(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(LOCK_POLL_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > OLDEST_LOCK_MS)
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
