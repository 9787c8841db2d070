import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Mesh } from 'three/webgpu';
import { openGpu, type Gpu } from './gpu/open-gpu.js';
import { stageChoice } from './plan/stage-choice.js';
import type { StagePlan } from './plan/stage-plan.js';
import { allProps } from './props/index.js';
import { castOf } from './scene/cast.js';
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
  const of = { ...plan, actors: [{ ...plan.actors[0]!, noun }] };
  const seconds = await costOf(gpu, of);
  const thousands = Math.round(trianglesOf(of) / 1000);
  rows.push(`${noun}:${(Math.round(seconds / MEGAPIXELS / STEP) * STEP).toFixed(1)}:${thousands}`);
  process.stdout.write(`${rows.at(-1)}\n`);
}
await writeFile(
  fileURLToPath(new URL('../src/film/prop-weights.ts', import.meta.url)),
  `// Written by scripts/weigh.mjs: core seconds a megapixel of a picture of each thing before a plain backdrop, and its thousands of triangles.\nexport const PROP_WEIGHTS = '${rows.join(',')}';\n`,
);
process.exit(0);

function trianglesOf(of: StagePlan): number {
  let triangles = 0;
  for (const { group } of castOf(of, 1).all)
    group.traverse((one) => {
      if (one instanceof Mesh)
        triangles += (one.geometry.index ?? one.geometry.getAttribute('position')).count / 3;
    });
  return triangles;
}

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
