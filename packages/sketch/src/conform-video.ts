import { rename, rm } from 'node:fs/promises';
import type { ConformPlan } from './conform/conform-plan.js';
import type { EncoderChoice } from './encode/open-encoder.js';
import { runInHost, type HostFailure } from './host-process.js';

/** How to conform. After `deadlineMs` the work is killed. */
export interface ConformOptions {
  readonly signal?: AbortSignal;
  readonly deadlineMs?: number;
  readonly encoder?: EncoderChoice;
}

/** A video that was not made to fit, and why. */
export class ConformError extends Error {
  constructor(
    readonly reason: HostFailure,
    message: string,
  ) {
    super(message);
    this.name = 'ConformError';
  }
}

/** The plans that mean work. */
export type ConformWork = Extract<ConformPlan, { kind: 'repack' | 'encode' }>;

const DEFAULT_DEADLINE_MS = 280_000;

/** Makes a video fit, in place, in a child process. Rejects with ConformError; then the file is as it was, and nothing is left beside it. */
export async function conformVideo(file: string, plan: ConformWork, options: ConformOptions = {}): Promise<void> {
  const outFile = `${file}.conformed.part`;
  const job = { file, outFile, sound: plan.sound, picture: plan.kind === 'encode' ? plan.picture : null, encoder: options.encoder ?? 'auto' };
  const outcome = await runInHost(
    { kind: 'conform', job },
    { signal: options.signal ?? null, deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS, onProgress: () => undefined },
  );
  if (!outcome.ok) {
    await rm(outFile, { force: true });
    throw new ConformError(outcome.reason, outcome.message);
  }
  await rename(outFile, file);
}
