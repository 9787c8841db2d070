import type { HostReport } from '@clipwright/sketch/hosting';
import { runFilm } from './film/run-film.js';
import { openGpu } from './gpu/open-gpu.js';
import type { FilmJob, FilmWork, GpuName } from './film/film-job.js';

const PROGRESS_EVERY_MS = 100;

function report(message: HostReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function film(job: FilmJob): Promise<null> {
  let lastAt = 0;
  await runFilm(job, (fraction) => {
    const now = performance.now();
    if (now - lastAt < PROGRESS_EVERY_MS) return;
    lastAt = now;
    void report({ kind: 'progress', fraction });
  });
  return null;
}

async function examine(assets: string): Promise<GpuName> {
  const { name, isCpu } = await openGpu(assets);
  return { name, isCpu };
}

async function main(work: FilmWork): Promise<void> {
  try {
    const value = work.kind === 'film' ? await film(work.job) : await examine(work.assets);
    await report({ kind: 'done', value });
  } catch (error) {
    await report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

// A parent that dies, however it dies, closes the channel: nothing may be left behind.
process.on('disconnect', () => process.exit(1));
process.once('message', (work: FilmWork) => void main(work));
