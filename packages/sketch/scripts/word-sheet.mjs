// Paints three small frames of each prompt of prompts/fresh-prompts.json and writes them, with what became of each word,
// into docs/sketch: words.webp and docs/sketch/words.md. A list of numbers looks at those alone: it writes
// the sheet to the first argument and no page.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readPrompt, warningsFor } from '../dist/understanding.js';
import { createBakery } from '../dist/scene/bakery.js';
import { Stage } from '../dist/scene/stage.js';
import { loadArt } from '../dist/scene/subjects/art-library.js';

const here = (path) => new URL(path, import.meta.url).pathname;
const prompts = JSON.parse(await readFile(here('../prompts/fresh-prompts.json'), 'utf8'));
const [out, ...numbers] = process.argv.slice(2);
const asked = prompts
  .map((prompt, i) => ({ prompt, number: i + 1 }))
  .filter(({ number }) => numbers.length === 0 || numbers.includes(String(number)));
const isSmall = out === undefined;
const TILE = isSmall ? { width: 192, height: 108 } : { width: 384, height: 216 };
const PAINTED = { width: 384, height: 216 };
const COLUMNS = isSmall ? 3 : 2;
const LABEL = 18;

/** A frame in YUV 4:2:0 as RGB bytes. */
function rgbOf(frame, { width, height }) {
  const rgb = Buffer.alloc(width * height * 3);
  const [u, v] = [width * height, width * height * 1.25];
  for (let i = 0; i < width * height; i += 1) {
    const chroma = (Math.floor(i / width) >> 1) * (width >> 1) + ((i % width) >> 1);
    const luma = (frame[i] - 16) * 1.164;
    const [cb, cr] = [frame[u + chroma] - 128, frame[v + chroma] - 128];
    const colours = [luma + 1.793 * cr, luma - 0.213 * cb - 0.533 * cr, luma + 2.112 * cb];
    colours.forEach((value, at) => (rgb[i * 3 + at] = Math.max(0, Math.min(255, value))));
  }
  return rgb;
}

async function framesOf(prompt, number) {
  const { scene } = readPrompt(prompt);
  const art = await loadArt(scene.subjects.flatMap((one) => (one.artKey ? [one.artKey] : [])));
  const stage = new Stage({ scene, size: PAINTED, seed: 200 + number, frameCount: 72, fps: 24, art });
  const bakery = createBakery(stage.bakes);
  stage.bakes.forEach((_, index) => stage.bake(index, bakery));
  const painter = stage.open(bakery);
  const frames = [6, 36, 66].map((index) => rgbOf(painter.paint(index), PAINTED));
  return Promise.all(
    frames.map((raw) =>
      sharp(raw, { raw: { ...PAINTED, channels: 3 } })
        .resize(TILE)
        .png()
        .toBuffer(),
    ),
  );
}

const cell = { width: TILE.width * 3, height: TILE.height + LABEL };
const layers = [];
for (const [i, { prompt, number }] of asked.entries()) {
  const [left, top] = [(i % COLUMNS) * cell.width, Math.floor(i / COLUMNS) * cell.height];
  const text = `${number}  ${prompt}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const label = `<svg width="${cell.width}" height="${LABEL}"><text x="4" y="13" font-family="sans-serif" font-size="11" fill="#d7dce4">${text}</text></svg>`;
  layers.push({ input: Buffer.from(label), left, top });
  for (const [k, input] of (await framesOf(prompt, number)).entries())
    layers.push({ input, left: left + k * TILE.width, top: top + LABEL });
}
const height = Math.ceil(asked.length / COLUMNS) * cell.height;
const sheet = sharp({
  create: { width: cell.width * COLUMNS, height, channels: 3, background: '#101318' },
}).composite(layers);
if (!isSmall) {
  await sheet.png().toFile(out);
  process.exit();
}
await sheet.webp({ quality: 52, effort: 6 }).toFile(here('../../../docs/sketch/words.webp'));
await writeFile(here('../../../docs/sketch/words.md'), pageOf(asked));

/** What became of every word, prompt by prompt. */
function pageOf(rows) {
  const said = ({ prompt, number }) => {
    const { words } = readPrompt(prompt);
    const list = (fate, told) =>
      [...new Set(words.filter((word) => word.fate === fate).map(told))].join(', ') || '-';
    const drawn = list('drawn', ({ text, as }) => (as === text.toLowerCase() ? text : `${text} (${as})`));
    const replaced = list('replaced', ({ text, as }) => `${text} (${as})`);
    return `| ${number} | ${cellOf(prompt)} | ${cellOf(drawn)} | ${cellOf(replaced)} | ${cellOf(list('ignored', ({ text }) => text))} | ${cellOf(list('missing', ({ text }) => text))} |`;
  };
  const told = rows.filter(
    ({ prompt }) => warningsFor(readPrompt(prompt).words, { overPicture: false }).length > 0,
  );
  return `# Sixty prompts, word by word

Written by \`node packages/sketch/scripts/word-sheet.mjs\` from \`packages/sketch/prompts/fresh-prompts.json\`: three
frames of each, and the account of its words. ${told.length} of ${rows.length} say in \`warnings\` what they lack or what stands in for it; nothing is lost
without a word. [What each end means](../guide/prompts.md).

![Three frames of each of the sixty prompts](words.webp)

| | prompt | drawn | replaced | ignored | missing |
|---|---|---|---|---|---|
${rows.map(said).join('\n')}
`;
}

function cellOf(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
