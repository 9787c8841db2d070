import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchAssets } from './fetch-assets.mjs';
import { watchLauncher } from './launcher.mjs';
import { repository } from './places.mjs';
import { codeOf, endOf, environmentFor, passSignals } from './run-child.mjs';
import { say } from './say.mjs';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Who has run this long is well: the next pause is the first again. */
const WELL_AFTER_MS = 60_000;
/**
 * Starts in a row that did not become ready, after one that did: together with their pauses more than three
 * minutes.
 */
const MOST_FAILED_STARTS = 10;

/** Nothing is tried again before a first start became ready. */
export const FIRST_START = { pauseMs: 0, failedStarts: MOST_FAILED_STARTS };

/**
 * What follows an end: the pause before the next start, and how many starts in a row have failed by then;
 * null when there is to be none.
 * `readyMs` is how long the server was ready, null when it never was.
 */
export function nextStart(last, { code, readyMs }) {
  const failedStarts = readyMs === null ? last.failedStarts + 1 : 0;
  if (code === 0 || failedStarts > MOST_FAILED_STARTS) return null;
  const isFirst = last.pauseMs === 0 || (readyMs ?? 0) >= WELL_AFTER_MS;
  return { failedStarts, pauseMs: isFirst ? FIRST_PAUSE_MS : Math.min(last.pauseMs * 2, LONGEST_PAUSE_MS) };
}

/**
 * Runs the server until it is told to end, and resolves with its exit code. A server that fails after it was
 * ready is started again; one that never became ready has said why, and ends. It gets every signal that we
 * get, once; it is told to stop when npm, which does not always pass signals on, is gone; and it stops by
 * itself should we be killed.
 */
export async function runServer(node, args) {
  const [asked, running] = [new AbortController(), { child: null }];
  passSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], (signal) => {
    asked.abort();
    running.child?.kill(signal);
  });
  // Gone too, we leave the server without a launcher, by which the next start sees that it need only wait for
  // it.
  watchLauncher(() => {
    running.child?.kill('SIGTERM');
    process.exit(1);
  });
  return await supervise(() => serve(node, args, running), asked.signal);
}

async function supervise(serveOnce, asked) {
  for (let last = FIRST_START; ;) {
    const end = await serveOnce();
    const next = asked.aborted ? null : nextStart(last, end);
    if (next === null) return codeOf(end);
    say(`The server ended unexpectedly (${reasonOf(end)}); starting it again in ${next.pauseMs / 1000} s.`);
    await sleep(next.pauseMs, undefined, { signal: asked }).catch(() => undefined);
    if (asked.aborted) return 0;
    last = next;
  }
}

/** Runs it once; `readyMs` is how long it was ready, null when it never was. */
async function serve(node, args, running) {
  const watch = new URL('stop-with-launcher.mjs', import.meta.url).href;
  const child = spawn(node, ['--enable-source-maps', '--import', watch, ...args], {
    cwd: repository,
    env: { ...environmentFor(node), CLIPWRIGHT_LAUNCHER_PID: String(process.pid) },
    // Over the channel it says when it is ready.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C then reaches it through us alone.
    detached: process.platform !== 'win32',
  });
  running.child = child;
  let readyAtMs = null;
  child.on('message', (message) => {
    if (message !== 'ready') return;
    readyAtMs = performance.now();
    fetchAssets(node);
  });
  const end = await endOf(child);
  return { ...end, readyMs: readyAtMs === null ? null : performance.now() - readyAtMs };
}

const reasonOf = ({ code, signal }) => (signal === null ? `exit code ${code}` : `killed by ${signal}`);
