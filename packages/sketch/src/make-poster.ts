import type { EncoderChoice } from './encode/open-encoder.js';
import { inJobFolder, runInHost, type HostFailure } from './host-process.js';
import type { JobFolder } from './host/job-folder.js';
import type { Poster } from './host/poster-job.js';

/** What a video is: sides in pixels. */
export interface PosterSource {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
}

/** How to take the pictures. After `deadlineMs` the work is killed. */
export interface PosterOptions {
  readonly signal?: AbortSignal;
  readonly deadlineMs?: number;
  readonly encoder?: EncoderChoice;
}

/** A video that no picture could be taken from, and why. */
export class PosterError extends Error {
  constructor(
    readonly reason: HostFailure,
    message: string,
  ) {
    super(message);
    this.name = 'PosterError';
  }
}

const DEFAULT_DEADLINE_MS = 60_000;

/** Takes the pictures of an mp4 in a child process, below the priority of whoever makes videos. Rejects with PosterError. */
export async function makePoster(
  file: string,
  source: PosterSource,
  options: PosterOptions = {},
): Promise<Poster> {
  return await inJobFolder(
    `${file}.poster.part`,
    (folder) => posterIn(folder, { file, source }, options),
    (message) => new PosterError('failed', message),
  );
}

async function posterIn(
  folder: JobFolder,
  { file, source }: { file: string; source: PosterSource },
  { signal, deadlineMs, encoder }: PosterOptions,
): Promise<Poster> {
  const job = { ...source, file: await folder.lend(file), encoder: encoder ?? 'auto' };
  const outcome = await runInHost({ kind: 'poster', job }, folder, {
    signal: signal ?? null,
    deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
    onProgress: () => undefined,
  });
  if (!outcome.ok) throw new PosterError(outcome.reason, outcome.message);
  return outcome.value as Poster;
}
