// What a sketch costs, against ffmpeg encoding testsrc2 at the same size, preset and length, each by turns with its floor.
// node benchmarks/render.mjs [--quick] -> benchmarks/render-results.json and render-results.md
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { encodeFloor, measure, round } from './measure.mjs';

const quick = process.argv.includes('--quick');
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const SIZES = quick ? [[1280, 720]] : [[1280, 720], [1920, 1080], [2560, 1440]];
const PROMPTS = [
  'a sailboat on the sea at sunset', 'snowy mountains at golden hour with a hot air balloon', 'a horse galloping across a meadow at sunset, five birds',
  'neon cyberpunk street at night in the rain, a red car', 'aurora over a frozen lake, clear sky', 'city skyline at night, fireworks',
];
const SECONDS = 5;

const floor = (width, height) => measure(() => encodeFloor({ width, height, seconds: SECONDS, file: join(folder, 'floor.mp4') }));
const sketch = (more) => measure(() => renderSketch({ prompt: PROMPTS[0], durationSeconds: SECONDS, audio: true, seed: 5, outFile: join(folder, 'out.mp4'), ...more }));

/** A machine that others use is slow by turns: every prompt is held against the floors just before and after it. */
async function sizeOf(width, height) {
  const rows = [];
  let before = await floor(width, height);
  for (const prompt of PROMPTS) {
    const row = await sketch({ prompt, width, height });
    const after = await floor(width, height);
    const floorCpuSeconds = round((before.cpuSeconds + after.cpuSeconds) / 2);
    rows.push({ prompt, ...row, floorCpuSeconds, cpuRatio: round(row.cpuSeconds / floorCpuSeconds), coresUsed: round(row.cpuSeconds / row.wallSeconds), load: round(loadavg()[0]) });
    console.log(`${width}x${height}`, JSON.stringify(rows.at(-1)));
    before = after;
  }
  return { size: `${width}x${height}`, rows };
}

async function cancelMs() {
  const cancel = new AbortController();
  const canceled = renderSketch({ prompt: PROMPTS[0], width: 2560, height: 1440, durationSeconds: 10, audio: true, seed: 5, outFile: join(folder, 'c.mp4') }, { signal: cancel.signal }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const at = performance.now();
  cancel.abort();
  await canceled;
  return Math.round(performance.now() - at);
}

const results = { cores: cpus().length, node: process.version, seconds: SECONDS, sizes: [], lengths: [], cancelMs: await cancelMs() };
for (const [width, height] of SIZES) results.sizes.push(await sizeOf(width, height));
for (const durationSeconds of [2, 15]) results.lengths.push({ durationSeconds, ...(await sketch({ width: 1280, height: 720, durationSeconds })) });

await rm(folder, { recursive: true, force: true });
const here = new URL('.', import.meta.url).pathname;
await writeFile(`${here}render-results.json`, `${JSON.stringify(results, null, 2)}\n`);
const loads = results.sizes.flatMap(({ rows }) => rows.map((row) => row.load));
const lines = results.sizes.flatMap(({ size, rows }) => rows.map((row) => `| ${[size, row.prompt, row.cpuRatio, `${row.wallSeconds} s`, row.coresUsed, `${row.peakMiB} MiB`].join(' | ')} |`));
await writeFile(
  `${here}render-results.md`,
  `# What a sketch costs\n\n${SECONDS} s at 24 fps with sound, ${results.cores} cores (load ${Math.min(...loads)} to ${Math.max(...loads)}); the ratio is CPU time against ffmpeg encoding testsrc2 at the same size, preset and quality just before and after.\nMade by \`node benchmarks/render.mjs\`; all prompts of the contact sheet: [prompt-results.md](prompt-results.md).\n\n| size | prompt | CPU ratio | wall | cores used | peak RSS |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n\nMemory by length at 720p: ${results.lengths.map((row) => `${row.durationSeconds} s ${row.peakMiB} MiB`).join(', ')}. Cancel at 1440p: ${results.cancelMs} ms.\n`,
);
console.log(results.lengths, results.cancelMs);
