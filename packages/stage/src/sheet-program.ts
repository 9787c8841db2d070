import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openGpu } from './gpu/open-gpu.js';
import { stageChoice } from './plan/stage-choice.js';
import { flickerOf, popOf } from './scene/flicker.js';
import { setStage } from './scene/set-stage.js';

/** What to look at, from the command line of scripts/sheet.mjs. */
interface Sheet {
  readonly assets: string;
  readonly prompts: readonly string[];
  readonly out: string;
  readonly width: number;
  readonly height: number;
  /** Pictures a row: over so many seconds, or all around at one moment. */
  readonly columns: number;
  /** Prompts side by side. */
  readonly across: number;
  readonly seconds: number;
  /** Of the clip whose beginning these are; they are all of it where nothing is said. */
  readonly clipSeconds?: number;
  readonly isAround: boolean;
  readonly seed: number;
}

const sheet = JSON.parse(process.argv[2] ?? '{}') as Sheet;
const { width, height, columns, across, clipSeconds = sheet.seconds } = sheet;
const gpu = await openGpu(sheet.assets);
const tiles: { input: Buffer; left: number; top: number }[] = [];
const { prompts } = sheet;
const whole = {
  width: width * columns * across,
  height: height * Math.ceil(prompts.length / across),
  channels: 3 as const,
};
for (const [index, prompt] of prompts.entries()) {
  await drawStrip(prompt, {
    left: (index % across) * columns * width,
    top: Math.floor(index / across) * height,
  });
  const made = sharp({ create: { ...whole, background: '#888888' } }).composite(tiles);
  await writeFile(
    sheet.out,
    await (sheet.out.endsWith('jpg') ? made.jpeg({ quality: 84 }) : made.png()).toBuffer(),
  );
}
process.exit(0);

/** One prompt, over time or from all around; says what a frame cost in core milliseconds. */
async function drawStrip(prompt: string, at: { left: number; top: number }): Promise<void> {
  const choice = stageChoice({ model: 'modelb3', mode: 'text', prompt });
  if (!choice) return void process.stdout.write(`not on the stage: ${prompt}\n`);
  const began = process.cpuUsage();
  const stage = await setStage(gpu, choice.plan, { size: { width, height }, seed: sheet.seed });
  const pictures: Uint8Array[] = [];
  let first = 0;
  for (let column = 0; column < columns; column += 1) {
    const share = columns > 1 ? column / (columns - (sheet.isAround ? 0 : 1)) : 0;
    const seconds = sheet.isAround ? sheet.seconds / 2 : share * sheet.seconds;
    const when = { seconds, progress: seconds / clipSeconds, whole: clipSeconds };
    const bytes = await stage.draw(when, sheet.isAround ? share * Math.PI * 2 : undefined);
    if (column === 0) first = spent(began);
    pictures.push(bytes);
    const input = await sharp(bytes, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    tiles.push({ input, left: at.left + column * width, top: at.top });
  }
  const each = (spent(began) - first) / Math.max(1, columns - 1);
  const cost = `start ${first.toFixed(1)} s, a frame ${(each * 1000).toFixed(0)} ms`;
  const looks = `flicker ${flickerOf(pictures, { width, height }).toFixed(4)}, pop ${popOf(pictures).toFixed(2)}`;
  process.stdout.write(`${prompt}: ${cost}, ${looks} ${choice.warnings.join(' ')}\n`);
}

function spent(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}
