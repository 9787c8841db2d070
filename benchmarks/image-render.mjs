// What moving a photograph costs, against ffmpeg encoding testsrc2 at the same size, preset and length, by
// turns in the same run. node benchmarks/image-render.mjs [ROUNDS] [WIDTHxHEIGHT] ->
// benchmarks/image-results.json and image-results.md, which keep what other sizes took.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSketch } from '../packages/sketch/dist/index.js';
import { encodeFloor, measure, median, round } from './measure.mjs';

const rounds = Number(process.argv[2] ?? 3);
const only = process.argv[3] ?? null;
const here = new URL('.', import.meta.url).pathname;
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const seconds = 5;
const CLIPS = [
  { photo: 'mountain.jpg', prompt: 'push in' },
  { photo: 'dandelion.webp', prompt: 'orbit' },
  { photo: 'pavilion.jpg', prompt: 'pan right' },
  { photo: 'nuthatch.jpg', prompt: 'push in, snow' },
];
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
];

async function clipRow({ photo, prompt }, [width, height]) {
  const image = await readFile(new URL(`../packages/sketch/photos/${photo}`, import.meta.url));
  const floors = [];
  const sketches = [];
  const loads = [];
  for (let i = 0; i < rounds; i += 1) {
    floors.push(
      await measure(() => encodeFloor({ width, height, seconds, file: join(folder, 'floor.mp4') })),
    );
    sketches.push(
      await measure(() =>
        renderSketch({
          prompt,
          image,
          width,
          height,
          durationSeconds: seconds,
          audio: true,
          seed: 5,
          outFile: join(folder, 'out.mp4'),
        }),
      ),
    );
    loads.push(loadavg()[0]);
  }
  const middle = (rows, key) => round(median(rows.map((row) => row[key])));
  const row = {
    size: `${width}x${height}`,
    photo,
    prompt,
    floorCpuSeconds: middle(floors, 'cpuSeconds'),
    cpuSeconds: middle(sketches, 'cpuSeconds'),
    wallSeconds: middle(sketches, 'wallSeconds'),
    floorWallSeconds: middle(floors, 'wallSeconds'),
    peakMiB: Math.max(...sketches.map((one) => one.peakMiB)),
    load: round(median(loads)),
    rounds,
  };
  return { ...row, cpuRatio: round(row.cpuSeconds / row.floorCpuSeconds) };
}

const kept = JSON.parse(await readFile(`${here}image-results.json`, 'utf8').catch(() => '{"rows":[]}')).rows;
const rows = [];
for (const size of SIZES.filter((one) => !only || one.join('x') === only)) {
  for (const clip of CLIPS) {
    rows.push(await clipRow(clip, size));
    console.log(JSON.stringify(rows.at(-1)));
  }
}
await rm(folder, { recursive: true, force: true });
const order = SIZES.map((size) => size.join('x'));
const all = [...kept.filter((row) => !rows.some((one) => one.size === row.size)), ...rows].sort(
  (a, b) => order.indexOf(a.size) - order.indexOf(b.size),
);
await writeFile(
  `${here}image-results.json`,
  `${JSON.stringify({ cores: cpus().length, node: process.version, seconds, rows: all }, null, 2)}\n`,
);
const lines = all.map(
  (row) =>
    `| ${[row.size, row.photo, row.prompt, row.cpuRatio, `${row.cpuSeconds} s`, `${row.floorCpuSeconds} s`, `${row.wallSeconds} s`, `${row.floorWallSeconds} s`, `${row.peakMiB} MiB`, row.load, row.rounds].join(' | ')} |`,
);
await writeFile(
  `${here}image-results.md`,
  `# What moving a photograph costs\n\n${seconds} s at 24 fps with sound, ${cpus().length} cores. The ratio is CPU time, child processes and their start included, against ffmpeg encoding testsrc2 at the\nsame size and preset, by turns in the same run; medians of the rounds. Load is that of the whole machine. Made by \`node benchmarks/image-render.mjs\`.\n\n| size | photograph | prompt | CPU ratio | CPU | floor's CPU | wall | floor's wall | peak RSS | load | rounds |\n|---|---|---|---|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`,
);
