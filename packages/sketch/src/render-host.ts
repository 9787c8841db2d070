import { runProbe, type ProbeJob } from './host/probe-job.js';
import { runRenderJob, type RenderJob } from './host/render-job.js';

/** What the parent sends to a render host: exactly one job. */
export type HostJob = { readonly kind: 'render'; readonly job: RenderJob } | { readonly kind: 'probe'; readonly job: ProbeJob };

/** What a render host sends back. */
export type HostReport =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

const PROGRESS_EVERY_MS = 100;

function report(message: HostReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function run(work: HostJob): Promise<unknown> {
  if (work.kind === 'probe') return runProbe(work.job);
  let lastAt = 0;
  await runRenderJob(work.job, (fraction) => {
    const now = performance.now();
    if (now - lastAt < PROGRESS_EVERY_MS) return;
    lastAt = now;
    void report({ kind: 'progress', fraction });
  });
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
