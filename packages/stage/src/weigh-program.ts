import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openGpu, type Gpu } from './gpu/open-gpu.js';
import { stageChoice } from './plan/stage-choice.js';
import type { StagePlan } from './plan/stage-plan.js';
import { allProps } from './props/index.js';
import { setStage } from './scene/set-stage.js';

/** What is weighed against: what stands before a plain backdrop, drawn so large. */
const SIZE = { width: 640, height: 360 };
const MEGAPIXELS = (SIZE.width * SIZE.height) / 1e6;
const FRAMES = 4;
/** The lightest things are all the same to a clip. */
const STEP = 0.1;

const gpu = await openGpu(process.argv[2] ?? '');
const plan = stageChoice({ model: 'modelb3', mode: 'text', prompt: 'a mug, plain background' })!.plan;
const rows: string[] = [];
for (const { noun } of allProps) {
  const seconds = await costOf(gpu, { ...plan, actors: [{ ...plan.actors[0]!, noun }] });
  rows.push(`${noun}:${(Math.round(seconds / MEGAPIXELS / STEP) * STEP).toFixed(1)}`);
  process.stdout.write(`${rows.at(-1)}\n`);
}
await writeFile(
  fileURLToPath(new URL('../src/film/prop-weights.ts', import.meta.url)),
  `// Written by scripts/weigh.mjs: core seconds a megapixel of a picture of each thing before a plain backdrop.\nexport const PROP_WEIGHTS = '${rows.join(',')}';\n`,
);
process.exit(0);

/** Core seconds of a picture, without the first, which waits for its shaders. */
async function costOf(on: Gpu, of: StagePlan): Promise<number> {
  const stage = await setStage(on, of, { size: SIZE, seed: 1 });
  const draw = (index: number) => stage.draw({ seconds: index, progress: index / FRAMES, whole: FRAMES });
  await draw(0);
  const began = process.cpuUsage();
  for (let index = 1; index <= FRAMES; index += 1) await draw(index);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6 / FRAMES;
}
