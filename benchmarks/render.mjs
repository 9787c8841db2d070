// What a sketch costs, against ffmpeg encoding testsrc2 at the same size, preset and length in the same run.
// node benchmarks/render.mjs [--quick] -> benchmarks/render-results.json and render-results.md
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { encodeFloor, measure, round } from './measure.mjs';

const quick = process.argv.includes('--quick');
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const SIZES = quick ? [[1280, 720]] : [[1280, 720], [1920, 1080], [2560, 1440]];
const PROMPTS = ['a sailboat on the sea at sunset', 'snowy mountains at golden hour with a hot air balloon', 'a horse galloping across a meadow at sunset, five birds', 'neon cyberpunk street at night in the rain, a red car', 'aurora over a frozen lake, clear sky'];
const SECONDS = 5;

const floor = (width, height) => encodeFloor({ width, height, seconds: SECONDS, file: join(folder, 'floor.mp4') });

const sketch = (more) => renderSketch({ prompt: PROMPTS[0], durationSeconds: SECONDS, audio: true, seed: 5, outFile: join(folder, 'out.mp4'), ...more });

const results = { cores: cpus().length, node: process.version, seconds: SECONDS, sizes: [], lengths: [], cancelMs: null };
for (const [width, height] of SIZES) {
  const floors = [await measure(() => floor(width, height))];
  const rows = [];
  for (const prompt of PROMPTS) rows.push({ prompt, ...(await measure(() => sketch({ prompt, width, height }))) });
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
