// What a sketch costs, against ffmpeg encoding testsrc2 at the same size, preset and length in the same run.
// node benchmarks/render.mjs [--quick] -> benchmarks/render-results.json and render-results.md
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';

const quick = process.argv.includes('--quick');
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const SIZES = quick ? [[1280, 720]] : [[1280, 720], [1920, 1080], [2560, 1440]];
const PROMPTS = ['a sailboat on the sea at sunset', 'snowy mountains at golden hour with a hot air balloon', 'a horse galloping across a meadow at sunset, five birds', 'neon cyberpunk street at night in the rain, a red car', 'aurora over a frozen lake, clear sky'];
const SECONDS = 5;
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
    table.push({ pid, parent: /PPid:\s+(\d+)/.exec(status)?.[1], rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024 });
  }
  const sum = (parent) => table.filter((row) => row.parent === parent).reduce((total, row) => total + row.rss + sum(row.pid), 0);
  return sum(String(process.pid));
}

async function measure(work) {
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
  return { cpuSeconds: round((await childCpuSeconds()) - cpu), wallSeconds: round(wall), peakMiB: Math.round(peak / 2 ** 20) };
}

const round = (value) => Math.round(value * 100) / 100;

function floor(width, height) {
  return new Promise((resolve, reject) => {
    const args = ['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:rate=24:duration=${SECONDS}`, '-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'veryfast', '-crf', '20', join(folder, 'floor.mp4')];
    spawn('ffmpeg', args).on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ${code}`))));
  });
}

const sketch = (more) => renderSketch({ prompt: PROMPTS[0], durationSeconds: SECONDS, audio: true, seed: 5, outFile: join(folder, 'out.mp4'), ...more });

const results = { cores: cpus().length, node: process.version, seconds: SECONDS, sizes: [], lengths: [], cancelMs: null };
for (const [width, height] of SIZES) {
  const floors = [await measure(() => floor(width, height))];
  const rows = [];
  for (const prompt of PROMPTS) rows.push({ prompt, ...(await measure(() => sketch({ prompt, width, height }))) });
  await sketch({ width, height, durationSeconds: 1 });
  const still = join(folder, 'still.png');
  await new Promise((resolve) => spawn('ffmpeg', ['-v', 'error', '-y', '-i', join(folder, 'out.mp4'), '-frames:v', '1', still]).on('close', resolve));
  const image = await readFile(still);
  rows.push({ prompt: 'image to video: push in', ...(await measure(() => sketch({ prompt: 'push in', image, width, height }))) });
  floors.push(await measure(() => floor(width, height)));
  const base = floors.reduce((sum, row) => sum + row.cpuSeconds, 0) / floors.length;
  results.sizes.push({ size: `${width}x${height}`, floors, rows: rows.map((row) => ({ ...row, cpuRatio: round(row.cpuSeconds / base), coresUsed: round(row.cpuSeconds / row.wallSeconds) })) });
  console.log(JSON.stringify(results.sizes.at(-1), null, 1));
}
for (const durationSeconds of [2, 15]) results.lengths.push({ durationSeconds, ...(await measure(() => sketch({ width: 1280, height: 720, durationSeconds }))) });

const cancel = new AbortController();
const canceled = renderSketch({ prompt: PROMPTS[0], width: 2560, height: 1440, durationSeconds: 10, audio: true, seed: 5, outFile: join(folder, 'c.mp4') }, { signal: cancel.signal }).catch(() => undefined);
await new Promise((resolve) => setTimeout(resolve, 2500));
const at = performance.now();
cancel.abort();
await canceled;
results.cancelMs = Math.round(performance.now() - at);

await rm(folder, { recursive: true, force: true });
const here = new URL('.', import.meta.url).pathname;
await writeFile(`${here}render-results.json`, `${JSON.stringify(results, null, 2)}\n`);
const lines = results.sizes.flatMap(({ size, rows }) => rows.map((row) => `| ${[size, row.prompt, row.cpuRatio, `${row.wallSeconds} s`, row.coresUsed, `${row.peakMiB} MiB`].join(' | ')} |`));
await writeFile(
  `${here}render-results.md`,
  `# What a sketch costs\n\n${SECONDS} s at 24 fps with sound, ${results.cores} cores; the ratio is CPU time against ffmpeg encoding testsrc2 at the same size and preset in the same run.\nMade by \`node benchmarks/render.mjs\`.\n\n| size | prompt | CPU ratio | wall | cores used | peak RSS |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n\nMemory by length at 720p: ${results.lengths.map((row) => `${row.durationSeconds} s ${row.peakMiB} MiB`).join(', ')}. Cancel at 1440p: ${results.cancelMs} ms.\n`,
);
console.log(results.lengths, results.cancelMs);
