// Moves the ten photographs of prompts/image-sheet.json and lays three frames of each clip side by side:
// docs/sketch/image-sheet.webp. The clips themselves go to docs/sketch/clips and are left out of the
// repository.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { renderSketch } from '../dist/index.js';

const run = promisify(execFile);
const docs = new URL('../../../docs/sketch/', import.meta.url).pathname;
const photos = new URL('../photos/', import.meta.url);
const rows = JSON.parse(await readFile(new URL('../prompts/image-sheet.json', import.meta.url), 'utf8'));
const SHORT_SIDE = 480;
const TALL = 200;
const LABEL = 26;
const WIDE = 1440;
const FRAMES = [0, 36, 71];

function frameSize(ratio) {
  const [across, down] = ratio.split(':').map(Number);
  const scale = SHORT_SIDE / Math.min(across, down);
  return { width: Math.round((across * scale) / 2) * 2, height: Math.round((down * scale) / 2) * 2 };
}

async function clip({ photo, prompt, size }, i) {
  const file = `${docs}clips/image-${String(i + 1).padStart(2, '0')}.mp4`;
  const image = await readFile(new URL(photo, photos));
  const { width, height } = frameSize(size);
  await renderSketch({
    prompt,
    image,
    width,
    height,
    durationSeconds: 3,
    audio: true,
    seed: 300 + i,
    outFile: file,
  });
  const tile = { width: Math.round((TALL * width) / height), height: TALL };
  const frames = [];
  for (const at of FRAMES) {
    const png = `${file}-${at}.png`;
    await run('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      file,
      '-vf',
      `select=eq(n\\,${at}),scale=${tile.width}:${tile.height}`,
      '-frames:v',
      '1',
      png,
    ]);
    frames.push(await readFile(png));
    await rm(png);
  }
  console.log(`${photo}: ${prompt}, ${size}`);
  return {
    title: `${photo.replace(/\..*/, '')}: ${prompt} (${size})`,
    tile,
    frames,
    width: tile.width * FRAMES.length + 8,
  };
}

/** Each clip in the first row that has room for it. */
function laidOut(clips) {
  const filled = [];
  return clips.map((one) => {
    const found = filled.findIndex((width) => width + one.width <= WIDE);
    const row = found < 0 ? filled.push(0) - 1 : found;
    const at = { left: filled[row], top: row * (TALL + LABEL) };
    filled[row] += one.width;
    return { ...one, ...at };
  });
}

const label = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="6" y="18" font-family="sans-serif" font-size="13" fill="#d7dce4">${text}</text></svg>`,
  );

await mkdir(`${docs}clips`, { recursive: true });
const clips = [];
for (const [i, row] of rows.entries()) clips.push(await clip(row, i));
const placed = laidOut(clips);
const layers = placed.flatMap(({ title, tile, frames, left, top, width }) => [
  { input: label(title, width - 8), left, top },
  ...frames.map((input, k) => ({ input, left: left + k * tile.width, top: top + LABEL })),
]);
const height = Math.max(...placed.map(({ top }) => top)) + TALL + LABEL;
const width = Math.max(...placed.map((one) => one.left + one.width));
await sharp({ create: { width, height, channels: 3, background: '#101318' } })
  .composite(layers)
  .webp({ quality: 80 })
  .toFile(`${docs}image-sheet.webp`);
