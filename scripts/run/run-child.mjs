import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { watchLauncher } from './launcher.mjs';
import { cacheDir, repository } from './places.mjs';
import { cleanEnvironment, withPath } from './setup-environment.mjs';

/** Two of the same signal this close together are one Ctrl-C: the terminal sends it to us, and so does npm. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs the server until it ends, and resolves with its exit code. It gets every signal that we get, once; it is told to stop when
 * npm, which does not always pass signals on, is gone; and it stops by itself should we be killed.
 */
export function runServer(node, args) {
  const watch = new URL('stop-with-launcher.mjs', import.meta.url).href;
  const child = spawn(node, ['--enable-source-maps', '--import', watch, ...args], {
    cwd: repository,
    env: { ...environmentFor(node), CLIPWRIGHT_LAUNCHER_PID: String(process.pid) },
    stdio: 'inherit',
    // In a group of its own: Ctrl-C then reaches it through us alone.
    detached: process.platform !== 'win32',
  });
  passSignals(child, ['SIGINT', 'SIGTERM', 'SIGHUP']);
  // Gone too, we leave the server without a launcher, by which the next start sees that it need only wait for it.
  watchLauncher(() => endAndLeave(child));
  return exitCodeOf(child);
}

/** Runs a command in the terminal's own group, where Ctrl-C reaches it directly, and resolves with its exit code. */
export function runTool(node, args) {
  const child = spawn(node, args, { cwd: repository, env: environmentFor(node), stdio: 'inherit' });
  passSignals(child, process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP']);
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined);
  watchLauncher(() => endAndLeave(child));
  return exitCodeOf(child);
}

function endAndLeave(child) {
  child.kill('SIGTERM');
  process.exit(1);
}

/** Node keeps what it compiled, so that the next start need not compile it again; where it can't write, it does without. */
function environmentFor(node) {
  return { NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ...withPath(cleanEnvironment(), [dirname(node)]) };
}

function passSignals(child, signals) {
  const lastAtMs = new Map();
  for (const signal of signals) {
    process.on(signal, () => {
      const nowMs = Date.now();
      if (nowMs - (lastAtMs.get(signal) ?? 0) > SAME_SIGNAL_MS) child.kill(signal);
      lastAtMs.set(signal, nowMs);
    });
  }
}

function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
