// What each prompt of the contact sheet costs, against ffmpeg encoding testsrc2 at the same size, preset and
// length by turns in the same run. node benchmarks/render-prompts.mjs -> prompt-results.json and
// prompt-results.md, at three sizes: some 20 minutes on two cores. node benchmarks/render-prompts.mjs
// WIDTHxHEIGHT [SECONDS] [WORDS] -> printed; only prompts with WORDS in them, where given.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { encodeFloor, measure, median, round } from './measure.mjs';

const [size, seconds = '5', words = ''] = process.argv.slice(2);
const SIZES = size ? [size] : ['1280x720', '1920x1080', '2560x1440'];
/**
 * A machine that others use is slow by turns: so many prompts stand between two floors, and are held against
 * both.
 */
const GROUP = 4;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const sheet = JSON.parse(
  await readFile(new URL('../packages/sketch/prompts/sheet-prompts.json', import.meta.url), 'utf8'),
);
const prompts = sheet.map((row) => row.prompt).filter((prompt) => prompt.includes(words));

async function costsAt(width, height) {
  const clip = {
    width,
    height,
    durationSeconds: Number(seconds),
    audio: true,
    seed: 5,
    outFile: join(folder, 'out.mp4'),
  };
  const floor = () =>
    measure(() =>
      encodeFloor({ width, height, seconds: clip.durationSeconds, file: join(folder, 'floor.mp4') }),
    );
  const rows = [];
  let before = await floor();
  for (let from = 0; from < prompts.length; from += GROUP) {
    const group = [];
    for (const prompt of prompts.slice(from, from + GROUP))
      group.push({ prompt, ...(await measure(() => renderSketch({ prompt, ...clip }))) });
    const after = await floor();
    const floorCpuSeconds = round((before.cpuSeconds + after.cpuSeconds) / 2);
    for (const row of group)
      rows.push({
        ...row,
        floorCpuSeconds,
        ratio: round(row.cpuSeconds / floorCpuSeconds),
        cores: round(row.cpuSeconds / row.wallSeconds),
      });
    for (const row of rows.slice(from))
      console.log(
        `${row.ratio.toFixed(2)}  ${row.cpuSeconds} s of ${floorCpuSeconds} s  ${row.cores} cores  ${row.peakMiB} MiB  ${row.prompt}`,
      );
    before = after;
  }
  return rows;
}

function summary(name, rows, load) {
  const heaviest = rows.reduce((most, row) => (row.ratio > most.ratio ? row : most));
  const middle = (key) => median(rows.map((row) => row[key]));
  const mean = round(rows.reduce((sum, row) => sum + row.ratio, 0) / rows.length);
  return {
    size: name,
    median: middle('ratio'),
    mean,
    heaviest: heaviest.ratio,
    heaviestPrompt: heaviest.prompt,
    cores: middle('cores'),
    mostMiB: Math.max(...rows.map((row) => row.peakMiB)),
    load,
  };
}

const sizes = [];
for (const name of SIZES) {
  const rows = await costsAt(...name.split('x').map(Number));
  sizes.push({ ...summary(name, rows, round(loadavg()[1])), rows });
  console.log({ ...sizes.at(-1), rows: undefined });
}
await rm(folder, { recursive: true, force: true });
if (!size) await writeResults();

async function writeResults() {
  const here = new URL('.', import.meta.url).pathname;
  await writeFile(
    `${here}prompt-results.json`,
    `${JSON.stringify({ cores: cpus().length, node: process.version, seconds: Number(seconds), sizes }, null, 2)}\n`,
  );
  const totals = sizes.map(
    (one) =>
      `| ${one.size} | ${one.median} | ${one.mean} | ${one.heaviest} (${one.heaviestPrompt}) | ${one.mostMiB} MiB | ${one.cores} | ${one.load} |`,
  );
  const each = prompts.map(
    (prompt, i) => `| ${prompt} | ${sizes.map(({ rows }) => rows[i].ratio).join(' | ')} |`,
  );
  await writeFile(
    `${here}prompt-results.md`,
    `# What the prompts of the contact sheet cost\n\nCPU time of a clip of ${seconds} s with sound against ffmpeg encoding testsrc2 at the same size, length, preset (veryfast) and quality, measured by turns in the same run, once each, on ${cpus().length} cores. Peak memory is that of all processes of a render together.\nMade by \`node benchmarks/render-prompts.mjs\`.\n\n| size | median | mean | heaviest | most memory | cores at work, median | load, 5 minutes |\n|---|---|---|---|---|---|---|\n${totals.join('\n')}\n\n| prompt | ${SIZES.join(' | ')} |\n|---|${SIZES.map(() => '---').join('|')}|\n${each.join('\n')}\n`,
  );
}
