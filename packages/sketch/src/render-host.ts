import type { ConformJob } from './host/conform-job.js';
import type { PictureRemarks } from './host/picture-job.js';
import type { PosterJob } from './host/poster-job.js';
import type { ProbeJob } from './host/probe-job.js';
import type { RenderJob } from './host/render-job.js';
import type { SpeechJob } from './host/speech-job.js';

/** What the parent sends to a render host: exactly one job. */
export type HostJob =
  | { readonly kind: 'render'; readonly job: RenderJob }
  | { readonly kind: 'probe'; readonly job: ProbeJob }
  | { readonly kind: 'conform'; readonly job: ConformJob }
  | { readonly kind: 'speech'; readonly job: SpeechJob }
  | { readonly kind: 'poster' | 'last-picture'; readonly job: PosterJob };

/** What a render host sends back. */
export type HostReport =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

const PROGRESS_EVERY_MS = 100;

/** What reading or conforming somebody else's file may take; 4K in ten bits takes half of it. */
const MOST_MEMORY_BYTES = 2 ** 30 * 1.5;
const LOOK_AT_MEMORY_EVERY_MS = 100;

function report(message: HostReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function run(work: HostJob): Promise<unknown> {
  if (work.kind === 'speech') return (await import('./host/speech-job.js')).runSpeech(work.job);
  if (work.kind !== 'render') return await read(work);
  let lastAt = 0;
  return await render(work.job, (fraction) => {
    const now = performance.now();
    if (now - lastAt < PROGRESS_EVERY_MS) return;
    lastAt = now;
    void report({ kind: 'progress', fraction });
  });
}

/** Work at somebody else's file. */
async function read(work: Exclude<HostJob, { kind: 'render' | 'speech' }>): Promise<unknown> {
  boundMemory();
  if (work.kind === 'probe') return (await import('./host/probe-job.js')).runProbe(work.job);
  if (work.kind === 'conform') return (await import('./host/conform-job.js')).runConform(work.job);
  if (work.kind === 'poster') return (await import('./host/poster-job.js')).runPoster(work.job);
  return (await import('./host/last-picture-job.js')).runLastPicture(work.job);
}

/** The media libraries work beside this thread, so it can look while they do. */
function boundMemory(): void {
  const look = async (): Promise<void> => {
    if (process.memoryUsage.rss() < MOST_MEMORY_BYTES) return;
    await report({ kind: 'failed', message: 'it took more memory than one video may' });
    process.exit(1);
  };
  setInterval(() => void look(), LOOK_AT_MEMORY_EVERY_MS).unref();
}

// Each kind of job loads what it needs and no more: loading is a good part of a short clip's cost.
async function render(
  job: RenderJob,
  onProgress: (fraction: number) => void,
): Promise<PictureRemarks | null> {
  const { image } = job;
  if (image)
    return await (await import('./host/picture-job.js')).runPictureJob({ ...job, image }, onProgress);
  await (await import('./host/render-job.js')).runRenderJob(job, onProgress);
  return null;
}

async function main(work: HostJob): Promise<void> {
  try {
    await report({ kind: 'done', value: await run(work) });
  } catch (error) {
    await report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

// A parent that dies, however it dies, closes the channel: nothing may be left behind.
process.on('disconnect', () => process.exit(1));
process.once('message', (work: HostJob) => void main(work));
