import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Group, Vector3 } from 'three/webgpu';
import { openGpu } from './gpu/open-gpu.js';
import { StageRenderer } from './gpu/stage-renderer.js';
import { allProps, findProp, type Prop } from './props/index.js';
import type { SetName } from './plan/stage-plan.js';
import { actorOf } from './scene/actor.js';
import { finish, GLOWING } from './scene/finish.js';
import { MOODS, type MoodName } from './scene/mood.js';
import { stageScene } from './scene/stage-scene.js';

/** What to look at, from the command line of scripts/look.mjs. */
interface Look {
  readonly assets: string;
  readonly props: readonly string[];
  readonly out: string;
  readonly side: number;
  readonly turns: number;
  readonly mood: MoodName;
  readonly sets: readonly SetName[];
  readonly backdrop: string | null;
  readonly colour?: string;
  readonly label?: string;
}

const look = JSON.parse(process.argv[2] ?? '{}') as Look;
const gpu = await openGpu(look.assets);
const size = { width: look.side, height: look.side };
const mood = MOODS[look.mood];
const renderer = await StageRenderer.open(gpu, {
  size,
  samples: 4,
  glowing: GLOWING.day,
  finish: finish(mood.exposure),
});
const props = look.props[0] === 'all' ? [...allProps] : look.props.flatMap((noun) => findProp(noun) ?? []);
const rows: Buffer[] = [];
for (const prop of props) for (const set of look.sets) rows.push(await rowOf(prop, set));
const width = look.side * look.turns;
const sheet = sharp({
  create: { width, height: look.side * rows.length, channels: 3, background: '#888888' },
});
const placed = rows.map((input, index) => ({ input, left: 0, top: index * look.side }));
await writeFile(
  look.out,
  await sheet
    .composite(placed)
    .toFormat(look.out.endsWith('webp') ? 'webp' : 'png')
    .toBuffer(),
);
process.stdout.write(`${look.out}: ${props.map(({ noun }) => noun).join(', ')}\n`);
process.exit(0);

/** One thing, seen from all around. */
async function rowOf(prop: Prop, set: SetName): Promise<Buffer> {
  const { colour, label } = look;
  const options = { seed: 1, ...(colour ? { colour } : {}), ...(label ? { label } : {}) };
  const actor = actorOf(prop, options, () => 1);
  const plan = {
    set,
    mood,
    isNight: false,
    isGolden: false,
    behind: null,
    kind: 'thing' as const,
    isGlossy: false,
    isMisty: false,
    dust: null,
    sky: null,
    colour: look.backdrop,
    aspect: 1,
    close: 1,
    metre: 1,
    steaming: [],
    isOnTable: false,
    isBar: false,
    aloft: 0,
    extras: new Group(),
    reach: new Vector3(),
    counter: null,
    furnished: null,
    about: null,
    isMoving: false,
    seed: 1,
    random: () => 0,
    place: null,
  };
  const scene = stageScene(renderer, [actor], plan);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (let turn = 0; turn < look.turns; turn += 1) {
    const turned = (turn / look.turns) * Math.PI * 2 + 0.5;
    scene.take({ around: 0, above: 0.26, far: 1, high: 0.48, side: 0, turned });
    const bytes = await renderer.draw(scene.scene, scene.camera);
    const input = await sharp(bytes, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    tiles.push({ input, left: turn * look.side, top: 0 });
  }
  return await sharp({
    create: { width: look.side * look.turns, height: look.side, channels: 3, background: '#888888' },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}
