import type { HostReport } from '@clipwright/sketch/hosting';
import { runFilm } from './film/run-film.js';
import type { FilmJob } from './film/film-job.js';

const PROGRESS_EVERY_MS = 100;

function report(message: HostReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function main(job: FilmJob): Promise<void> {
  let lastAt = 0;
  try {
    await runFilm(job, (fraction) => {
      const now = performance.now();
      if (now - lastAt < PROGRESS_EVERY_MS) return;
      lastAt = now;
      void report({ kind: 'progress', fraction });
    });
    await report({ kind: 'done', value: null });
  } catch (error) {
    await report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

// A parent that dies, however it dies, closes the channel: nothing may be left behind.
process.on('disconnect', () => process.exit(1));
process.once('message', (job: FilmJob) => void main(job));
