// What each prompt of the contact sheet costs, against ffmpeg encoding testsrc2 at the same size, preset and length by turns in the same run.
// node benchmarks/render-prompts.mjs [WIDTHxHEIGHT] [SECONDS] [WORDS] -> printed; only prompts with WORDS in them, where given.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { encodeFloor, measure, median, round } from './measure.mjs';

const [width, height] = (process.argv[2] ?? '1280x720').split('x').map(Number);
const seconds = Number(process.argv[3] ?? 5);
const words = process.argv[4] ?? '';
/** A machine that others use is slow by turns: so many prompts stand between two floors, and are held against both. */
const GROUP = 4;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const sheet = JSON.parse(await readFile(new URL('../packages/sketch/prompts/sheet-prompts.json', import.meta.url), 'utf8'));
const prompts = sheet.map((row) => row.prompt).filter((prompt) => prompt.includes(words));
const floor = () => measure(() => encodeFloor({ width, height, seconds, file: join(folder, 'floor.mp4') }));
const sketch = (prompt) => measure(() => renderSketch({ prompt, width, height, durationSeconds: seconds, audio: true, seed: 5, outFile: join(folder, 'out.mp4') }));

const rows = [];
let before = await floor();
for (let from = 0; from < prompts.length; from += GROUP) {
  const group = [];
  for (const prompt of prompts.slice(from, from + GROUP)) group.push({ prompt, ...(await sketch(prompt)) });
  const after = await floor();
  const floorCpuSeconds = round((before.cpuSeconds + after.cpuSeconds) / 2);
  for (const row of group) {
    rows.push({ ...row, ratio: round(row.cpuSeconds / floorCpuSeconds), cores: round(row.cpuSeconds / row.wallSeconds) });
    console.log(`${rows.at(-1).ratio.toFixed(2)}  ${row.cpuSeconds.toFixed(2)} s of ${floorCpuSeconds.toFixed(2)} s  ${rows.at(-1).cores.toFixed(2)} cores  ${row.peakMiB} MiB  ${row.prompt}`);
  }
  before = after;
}
await rm(folder, { recursive: true, force: true });
const worst = rows.reduce((most, row) => (row.ratio > most.ratio ? row : most));
const middle = (key) => median(rows.map((row) => row[key]));
console.log(`${width}x${height}, ${seconds} s, ${cpus().length} cores, load ${round(loadavg()[0])}: median ${middle('ratio')}, heaviest ${worst.ratio} (${worst.prompt}), ${middle('cores')} cores at work, most memory ${Math.max(...rows.map((row) => row.peakMiB))} MiB`);
