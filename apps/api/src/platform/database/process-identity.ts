import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const UNKNOWN = 'unknown';

/**
 * Tells this run of a process from a later one that was given the same pid. Null where nothing runs under
 * that pid; a zombie does not run.
 */
export function processIdentity(pid: number): string | null {
  if (!pidExists(pid)) return null;
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (process.platform === 'win32') return UNKNOWN;
  return psIdentity(pid);
}

/** True while the run that `identity` was taken from still goes on. */
export function isSameProcess(pid: number, identity: string): boolean {
  const current = processIdentity(pid);
  if (current === null) return false;
  return current === identity || current === UNKNOWN || identity === UNKNOWN;
}

function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    // The process ended since we asked, or /proc hides the processes of other users.
    return pidExists(pid) ? UNKNOWN : null;
  }
  // The command name stands in brackets and may hold spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${startTicks ?? ''}`;
}

function psIdentity(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'latin1',
    }).trim();
    const [state, ...started] = line.split(/\s+/);
    return state?.startsWith('Z') ? null : started.join(' ');
  } catch {
    return pidExists(pid) ? UNKNOWN : null;
  }
}
