import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { confinementFor, startConfined } from '@clipwright/sketch';
import type { ImageAnswer, ImageJob } from './image-child.js';

/** What a child answers, or how it ended instead. */
export type ChildOutcome =
  | ImageAnswer
  | { readonly ok: false; readonly reason: 'crashed'; readonly detail: string };

/** One killable process that decodes one image at a time. */
export interface ImageChildProcess {
  /** How many jobs it has begun. */
  readonly jobs: number;
  readonly isAlive: boolean;
  run(job: ImageJob, maxWallMs: number): Promise<ChildOutcome>;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Beside this file, in the form that this file has: TypeScript when run from source, JavaScript when built.
 */
const PROGRAM = fileURLToPath(new URL(`./image-child${extname(import.meta.url)}`, import.meta.url));

/**
 * The heap holds two copies of a message at most; pixels live outside it and are bounded by resident memory.
 */
const MAX_HEAP_MB = 96;
const START_TIMEOUT_MS = 20_000;

/**
 * No variable of ours reaches the child. libvips must not spill to disk, and few arenas give memory back
 * sooner.
 */
const CHILD_ENV = { VIPS_DISC_THRESHOLD: '8g', MALLOC_ARENA_MAX: '2' };

/** What a child may take for one image. */
export interface ImageChildLimits {
  readonly maxRssBytes: number;
  readonly maxCpuMs: number;
}

/**
 * Starts a child that ends itself above `maxRssBytes`, and gives up on an image above `maxCpuMs`. Rejects when
 * it can't start: that is no fault of an image.
 */
export async function startImageChild({
  maxRssBytes,
  maxCpuMs,
}: ImageChildLimits): Promise<ImageChildProcess> {
  const child = startConfined(
    {
      program: PROGRAM,
      nodeOptions: [`--max-old-space-size=${MAX_HEAP_MB}`],
      args: [String(maxRssBytes), String(maxCpuMs)],
      env: CHILD_ENV,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: false,
    },
    await confinementFor(PROGRAM, { asOther: true }),
  );
  await untilReady(child);
  child.unref();
  child.channel?.unref();
  child.on('error', () => child.kill('SIGKILL'));
  return wrap(child);
}

async function untilReady(child: ChildProcess): Promise<void> {
  const startDeadline = new AbortController();
  const timer = setTimeout(() => startDeadline.abort(new Error('timed out')), START_TIMEOUT_MS);
  const giveUp = (code: number | null) => startDeadline.abort(new Error(`exit code ${code}`));
  child.once('exit', giveUp);
  try {
    await once(child, 'message', { signal: startDeadline.signal });
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error('the process that reads images did not start', { cause });
  } finally {
    clearTimeout(timer);
    child.off('exit', giveUp);
  }
}

function wrap(child: ChildProcess): ImageChildProcess {
  let jobs = 0;
  return {
    get jobs() {
      return jobs;
    },
    get isAlive() {
      return child.connected && !child.killed && child.exitCode === null && child.signalCode === null;
    },
    run: (job, maxWallMs) => {
      jobs += 1;
      return runJob(child, job, maxWallMs);
    },
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.ref();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function runJob(child: ChildProcess, job: ImageJob, maxWallMs: number): Promise<ChildOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: ChildOutcome) => {
      clearTimeout(timer);
      if (!outcome.ok && outcome.reason === 'timed_out') child.kill('SIGKILL');
      child.off('message', settle);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle({ ok: false, reason: 'crashed', detail: `ended by ${signal ?? code}` });
    const timer = setTimeout(
      () => settle({ ok: false, reason: 'timed_out', detail: `${maxWallMs} ms` }),
      maxWallMs,
    );
    child.once('message', settle);
    child.once('exit', onExit);
    child.send(job, (error) => {
      if (error) settle({ ok: false, reason: 'crashed', detail: error.message });
    });
  });
}
