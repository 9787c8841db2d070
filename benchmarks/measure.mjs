// CPU, time and memory of a piece of work done in child processes, and the floor that renders are held
// against.
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

const TICK_SECONDS = 0.01;

/** CPU seconds of every child that has ended and been waited for. */
async function childCpuSeconds() {
  const fields = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_SECONDS;
}

async function treeRssBytes() {
  const table = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    table.push({
      pid,
      parent: /PPid:\s+(\d+)/.exec(status)?.[1],
      rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024,
    });
  }
  const sum = (parent) =>
    table.filter((row) => row.parent === parent).reduce((total, row) => total + row.rss + sum(row.pid), 0);
  return sum(String(process.pid));
}

/** What `work` took: CPU and wall seconds, and the most memory that its processes held at once. */
export async function measure(work) {
  const cpu = await childCpuSeconds();
  const started = performance.now();
  let peak = 0;
  let on = true;
  const watch = (async () => {
    while (on) {
      peak = Math.max(peak, await treeRssBytes());
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })();
  await work();
  const wall = (performance.now() - started) / 1000;
  on = false;
  await watch;
  return {
    cpuSeconds: round((await childCpuSeconds()) - cpu),
    wallSeconds: round(wall),
    peakMiB: Math.round(peak / 2 ** 20),
  };
}

export const round = (value) => Math.round(value * 100) / 100;

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * ffmpeg encodes testsrc2 of this size and length into `file`, with the preset and the quality that sketches
 * have.
 */
export function encodeFloor({ width, height, seconds, file }) {
  return new Promise((resolve, reject) => {
    const args = [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${width}x${height}:rate=24:duration=${seconds}`,
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'veryfast',
      '-crf',
      '20',
      file,
    ];
    spawn('ffmpeg', args).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ${code}`)),
    );
  });
}
