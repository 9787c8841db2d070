// Writes docs/stage/sheet.md and its pictures: each prompt of sheet-prompts.json, what an earlier version drew for it, two
// frames of what is filmed now, and how that was judged (sheet-scores.json: two judges, four marks each).
//   node packages/stage/scripts/sheet-page.mjs THEN NOW
// THEN and NOW are folders of frames as they were decoded: 01.png, and 01-1.png and 01-3.png.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [then, now] = process.argv.slice(2);
const docs = new URL('../../../docs/stage/', import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));
const prompts = await read('sheet-prompts.json');
const { judges, marks, remarks, since } = await read('sheet-scores.json');
const ASPECTS = ['obedience', 'composition', 'light', 'motion'];
const PER_PICTURE = 10;
const TILE = { width: 480, height: 270 };
const LABEL = 30;

const numberOf = (index) => String(index + 1).padStart(2, '0');
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const markOf = (index, judge) => marks[index][judge];

for (let from = 0; from < prompts.length; from += PER_PICTURE) await pictureOf(from);
await writeFile(new URL('sheet.md', docs), page());

async function pictureOf(from) {
  const rows = prompts.slice(from, from + PER_PICTURE);
  const layers = await Promise.all(rows.map(({ prompt }, row) => rowOf(from + row, row, prompt)));
  await sharp({
    create: {
      width: TILE.width * 3,
      height: (TILE.height + LABEL) * rows.length,
      channels: 3,
      background: '#101318',
    },
  })
    .composite(layers.flat())
    .webp({ quality: 74 })
    .toFile(new URL(`sheet-${from / PER_PICTURE + 1}.webp`, docs).pathname);
}

async function rowOf(index, row, prompt) {
  const number = numberOf(index);
  const top = row * (TILE.height + LABEL);
  const frames = [join(then, `${number}.png`), join(now, `${number}-1.png`), join(now, `${number}-3.png`)];
  const text = `${number}  ${prompt}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const label = `<svg width="${TILE.width * 3}" height="${LABEL}"><text x="10" y="21" font-family="sans-serif" font-size="17" fill="#e3e7ee">${text}</text></svg>`;
  const tiles = await Promise.all(frames.map((file) => sharp(file).resize(TILE).png().toBuffer()));
  return [
    { input: Buffer.from(label), left: 0, top },
    ...tiles.map((input, column) => ({ input, left: column * TILE.width, top: top + LABEL })),
  ];
}

function page() {
  const whole = judges.map((_, judge) =>
    mean(prompts.flatMap((_, index) => markOf(index, judge))).toFixed(2),
  );
  const pictures = prompts.length / PER_PICTURE;
  return `# Sixty prompts, before and now

Written by \`node packages/stage/scripts/sheet-page.mjs\` from \`sheet-prompts.json\` and \`sheet-scores.json\`. Of each prompt: a frame of what
version 0.1 drew (commit 19c442e), and the fifth and the 45th frame of two seconds of 720p as \`modelb3\` films them today, seed 1: as fine as a clip's are drawn, enlarged as they are, before they are
encoded; scaled and not retouched.

Marks from 0 to 3 for ${ASPECTS.join(', ')}. ${judges.map((judge, index) => `${judge}: **${whole[index]}** on average`).join('; ')}. The aim is 2.3, and no 0.
${since}

| | prompt | ${judges.map((judge) => `${judge}`).join(' | ')} | what is missing or wrong |
|---|---|${judges.map(() => '---|').join('')}---|
${prompts.map(rowIn).join('\n')}

${Array.from({ length: pictures }, (_, index) => `![Prompts ${index * PER_PICTURE + 1} to ${(index + 1) * PER_PICTURE}: before, and two frames of now](sheet-${index + 1}.webp)`).join('\n\n')}
`;
}

function rowIn({ prompt }, index) {
  const cells = judges.map(
    (_, judge) => `${markOf(index, judge).join(' ')} (${mean(markOf(index, judge)).toFixed(2)})`,
  );
  return `| ${index + 1} | ${prompt} | ${cells.join(' | ')} | ${remarks[index]} |`;
}
