import type { ConformPlan } from './conform/conform-plan.js';
import type { EncoderChoice } from './encode/open-encoder.js';
import type { JobFolder } from './host/job-folder.js';
import { inJobFolder, runInHost, type HostFailure } from './host-process.js';

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

/**
 * Makes a video fit, in place, in a child process. Rejects with ConformError; then the file is as it was, and
 * nothing is left beside it.
 */
export async function conformVideo(
  file: string,
  plan: ConformWork,
  options: ConformOptions = {},
): Promise<void> {
  await inJobFolder(
    `${file}.conformed.part`,
    (folder) => conformIn(folder, { file, plan }, options),
    (message) => new ConformError('failed', message),
  );
}

async function conformIn(
  folder: JobFolder,
  { file, plan }: { file: string; plan: ConformWork },
  options: ConformOptions,
): Promise<void> {
  const names = { file: await folder.lend(file), outFile: folder.made };
  const job = {
    ...names,
    sound: plan.sound,
    picture: plan.kind === 'encode' ? plan.picture : null,
    encoder: options.encoder ?? 'auto',
  };
  const outcome = await runInHost({ kind: 'conform', job }, folder, {
    signal: options.signal ?? null,
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    onProgress: () => undefined,
  });
  if (!outcome.ok) throw new ConformError(outcome.reason, outcome.message);
  await folder.take(file);
}
