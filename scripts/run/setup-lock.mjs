import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, SetupError } from './say.mjs';

const POLL_MS = 200;
/** No set-up takes this long, so an older lock names a pid that was given away again. */
const OLDEST_MS = 20 * 60_000;

/**
 * Lets one process at a time install and build in this clone; the others wait, and then find everything done.
 */
export async function withSetupLock(folder, work) {
  const lock = join(folder, 'setup.lock');
  makeFolder(folder);
  for (let waited = false; !take(lock); waited = true) {
    if (!waited) say('Another Clipwright command is setting up this clone; waiting for it ...');
    await sleep(POLL_MS);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SetupError(
      `Clipwright cannot write to ${folder} (${error.message}). Give this user the right to write to the clone.`,
    );
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EACCES')
      throw new SetupError(
        `Clipwright cannot write ${lock}. Give this user the right to write to the clone.`,
      );
    if (error.code !== 'EEXIST') throw error;
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeftBehind(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > OLDEST_MS) return true;
    // Between making the file and writing it there is no number in it.
    return pid > 0 && !isRunning(pid);
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
