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

/** How to take pictures. After `deadlineMs` the work is killed. */
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

type Kind = 'poster' | 'last-picture';

/** Takes the pictures of an mp4 in a child process, below the priority of whoever makes videos. Rejects with PosterError. */
export async function makePoster(
  file: string,
  source: PosterSource,
  options: PosterOptions = {},
): Promise<Poster> {
  return (await take('poster', { file, source }, options)) as Poster;
}

/** The last picture of an mp4, a PNG in the video's own size, from a child process. Rejects with PosterError. */
export async function lastPicture(
  file: string,
  source: PosterSource,
  options: PosterOptions = {},
): Promise<Uint8Array> {
  return (await take('last-picture', { file, source }, options)) as Uint8Array;
}

interface Taken {
  readonly file: string;
  readonly source: PosterSource;
}

async function take(kind: Kind, taken: Taken, options: PosterOptions): Promise<unknown> {
  return await inJobFolder(
    `${taken.file}.${kind}.part`,
    (folder) => takeIn(folder, { ...taken, kind }, options),
    (message) => new PosterError('failed', message),
  );
}

async function takeIn(
  folder: JobFolder,
  { kind, file, source }: Taken & { readonly kind: Kind },
  { signal, deadlineMs, encoder }: PosterOptions,
): Promise<unknown> {
  const { width, height, durationSeconds } = source;
  const job = { width, height, durationSeconds, file: await folder.lend(file), encoder: encoder ?? 'auto' };
  const outcome = await runInHost({ kind, job }, folder, {
    signal: signal ?? null,
    deadlineMs: deadlineMs ?? DEFAULT_DEADLINE_MS,
    onProgress: () => undefined,
  });
  if (!outcome.ok) throw new PosterError(outcome.reason, outcome.message);
  return outcome.value;
}
