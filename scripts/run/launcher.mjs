import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 250;

/**
 * Calls `onLost` once when npm, or the shell between npm and us, is gone: killed, they pass no signal on.
 * Does nothing where no package manager started us, since a shell that ends does not mean that we shall.
 */
export function watchLauncher(onLost) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const poll = setInterval(() => {
    if (process.ppid === shell && isStillParent(npm, shell)) return;
    clearInterval(poll);
    onLost();
  }, POLL_MS);
  poll.unref();
}

/** Null where nobody can tell. */
function parentOf(pid) {
  try {
    if (process.platform === 'linux') return linuxParentOf(pid);
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })) || null;
  } catch {
    return null;
  }
}

/** A dead parent may linger as a zombie; its children have moved on to another one by then. */
function isStillParent(parent, child) {
  if (parent === null) return true;
  return process.platform === 'linux' ? parentOf(child) === parent : isRunning(parent);
}

function linuxParentOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
