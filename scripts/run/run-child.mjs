import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { watchLauncher } from './launcher.mjs';
import { cacheDir, repository } from './places.mjs';
import { cleanEnvironment, withPath } from './setup-environment.mjs';

/**
 * Two of the same signal this close together are one Ctrl-C: the terminal sends it to us, and so does npm.
 */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a command in the terminal's own group, where Ctrl-C reaches it directly, and resolves with its exit
 * code.
 */
export async function runTool(node, args) {
  const child = spawn(node, args, { cwd: repository, env: environmentFor(node), stdio: 'inherit' });
  passSignals(process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'], (signal) =>
    child.kill(signal),
  );
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined);
  watchLauncher(() => {
    child.kill('SIGTERM');
    process.exit(1);
  });
  return codeOf(await endOf(child));
}

/**
 * Node keeps what it compiled, so that the next start need not compile it again; where it can't write, it
 * does without.
 */
export function environmentFor(node) {
  return { NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ...withPath(cleanEnvironment(), [dirname(node)]) };
}

/** Hands every signal that we get to `pass`, once. */
export function passSignals(signals, pass) {
  const lastAtMs = new Map();
  for (const signal of signals) {
    process.on(signal, () => {
      const nowMs = Date.now();
      if (nowMs - (lastAtMs.get(signal) ?? 0) > SAME_SIGNAL_MS) pass(signal);
      lastAtMs.set(signal, nowMs);
    });
  }
}

/** How a child ended: its exit code, or the signal that ended it. */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** The exit code that tells of an end, as a shell would give it. */
export const codeOf = ({ code, signal }) => code ?? 128 + constants.signals[signal];
