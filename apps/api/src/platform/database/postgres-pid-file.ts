import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './postgres-failure.js';
import { processIdentity } from './process-identity.js';

/** What the postmaster writes into its data directory while it runs. */
export interface Postmaster {
  pid: number;
  port: number;
  /** It accepts connections. */
  ready: boolean;
}

const POLL_MS = 25;

/** A polite request first, then an impatient one, then the end. */
const STOP_STEPS: readonly { signal: NodeJS.Signals; waitMs: number }[] = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

/**
 * The postmaster that runs on this data directory now; null when none does, whatever an old pid file says.
 */
export function runningPostmaster(dataDir: string): Postmaster | null {
  const written = readPidFile(dataDir);
  return written && processIdentity(written.pid) !== null && isPostmaster(written) ? written : null;
}

/**
 * Stops the postmaster that a killed Clipwright left running, and removes a pid file that speaks of no
 * postmaster.
 */
export async function clearLeftPostmaster(dataDir: string): Promise<void> {
  const left = runningPostmaster(dataDir);
  if (left) await stopPostmaster(left.pid);
  await rm(join(dataDir, 'postmaster.pid'), { force: true });
}

/** Fast shutdown: ends sessions, writes everything down. Resolves when the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, waitMs } of STOP_STEPS) {
    if (!sendSignal(pid, signal) || (await hasEnded(pid, waitMs))) return;
  }
  throw new EmbeddedPostgresError(
    `The embedded Postgres (process ${pid}) does not stop, not even when killed.`,
  );
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function hasEnded(pid: number, waitMs: number): Promise<boolean> {
  const deadlineMs = Date.now() + waitMs;
  while (processIdentity(pid) !== null) {
    if (Date.now() > deadlineMs) return false;
    await sleep(POLL_MS);
  }
  return true;
}

function readPidFile(dataDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'latin1').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * The number in an old pid file may by now belong to any other process. The command line tells: it can be
 * read even where a container keeps root from looking further into another account's process.
 */
function isPostmaster({ pid, port }: Postmaster): boolean {
  const command = commandOf(pid);
  return command === null || (command.includes('postgres') && command.includes(`port=${port}`));
}

/** Empty for a process that ended since; null where nobody can tell. */
function commandOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
