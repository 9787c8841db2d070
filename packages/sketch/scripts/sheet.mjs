// Renders the 48 prompts of prompts/sheet-prompts.json into docs/sketch: one contact sheet (three frames
// each), a strip for the README, and an HTML page that plays the clips (the clips themselves are left out of
// the repository).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { renderSketch } from '../dist/index.js';

const run = promisify(execFile);
const docs = new URL('../../../docs/sketch/', import.meta.url).pathname;
const rows = JSON.parse(await readFile(new URL('../prompts/sheet-prompts.json', import.meta.url), 'utf8'));
const SIZE = { width: 640, height: 360 };
const TILE = { width: 320, height: 180 };
const COLUMNS = 2;

await mkdir(`${docs}clips`, { recursive: true });
const cells = [];
for (const [i, { prompt }] of rows.entries()) {
  const name = String(i + 1).padStart(2, '0');
  const file = `${docs}clips/${name}.mp4`;
  await renderSketch({ prompt, ...SIZE, durationSeconds: 3, audio: true, seed: 100 + i, outFile: file });
  const frames = [];
  for (const at of [4, 36, 68]) {
    const png = `${docs}clips/${name}-${at}.png`;
    await run('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      file,
      '-vf',
      `select=eq(n\\,${at}),scale=${TILE.width}:${TILE.height}`,
      '-frames:v',
      '1',
      png,
    ]);
    frames.push(await readFile(png));
    await rm(png);
  }
  cells.push({ name, prompt, frames });
  console.log(`${name} ${prompt}`);
}

const label = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="26"><rect width="100%" height="100%" fill="#101318"/><text x="8" y="18" font-family="sans-serif" font-size="14" fill="#d7dce4">${text.replaceAll('&', '&amp;')}</text></svg>`,
  );
const cell = { width: TILE.width * 3, height: TILE.height + 26 };
const layers = cells.flatMap(({ name, prompt, frames }, i) => {
  const left = (i % COLUMNS) * cell.width;
  const top = Math.floor(i / COLUMNS) * cell.height;
  return [
    { input: label(`${name}  ${prompt}`, cell.width), left, top },
    ...frames.map((input, k) => ({ input, left: left + k * TILE.width, top: top + 26 })),
  ];
});
const height = Math.ceil(rows.length / COLUMNS) * cell.height;
await sharp({ create: { width: cell.width * COLUMNS, height, channels: 3, background: '#101318' } })
  .composite(layers)
  .webp({ quality: 78 })
  .toFile(`${docs}contact-sheet.webp`);

const picks = [1, 3, 5, 7, 9, 10].map((i) => cells[i - 1].frames[1]);
await sharp({
  create: { width: TILE.width * 3, height: TILE.height * 2, channels: 3, background: '#101318' },
})
  .composite(
    picks.map((input, i) => ({ input, left: (i % 3) * TILE.width, top: Math.floor(i / 3) * TILE.height })),
  )
  .jpeg({ quality: 84 })
  .toFile(`${docs}strip.jpg`);

const figures = cells
  .map(
    ({ name, prompt }) =>
      `  <figure><video src="clips/${name}.mp4" controls loop preload="none"></video><figcaption>${name} ${prompt.replaceAll('<', '&lt;')}</figcaption></figure>`,
  )
  .join('\n');
await writeFile(
  `${docs}index.html`,
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Clipwright sketch: 48 prompts</title>\n<style>body{margin:2rem;background:#101318;color:#d7dce4;font:16px/1.5 system-ui}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr));gap:1.5rem}figure{margin:0}video{width:100%;aspect-ratio:16/9;background:#000}figcaption{font-size:.9rem}img{max-width:100%}</style>\n<h1>Clipwright sketch: 48 prompts</h1>\n<p>Run <code>pnpm --filter @clipwright/sketch sketch:sheet</code> to render the clips beside this page.</p>\n<main>\n${figures}\n</main>\n<h2>Contact sheet</h2>\n<img src="contact-sheet.webp" alt="Three frames of each of the 48 clips">\n<h2>Photographs, moved</h2>\n<p>Ten clips by <code>POST /api/v1/image-to-video.php</code>, three frames each; <code>npm run sketch:image-sheet</code> renders them. The photographs and their licences: <code>packages/sketch/photos/LICENCE.md</code>.</p>\n<img src="image-sheet.webp" alt="Three frames of each of the ten moved photographs">\n</html>\n`,
);
await writeFile(`${docs}.gitignore`, 'clips/\n');
