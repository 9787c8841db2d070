import { Box3, type Group } from 'three/webgpu';
import type { StagePlan, TableTop } from '../plan/stage-plan.js';
import { findProp } from '../props/index.js';
import type { Actor } from './actor.js';
import { fitParts } from './fit-parts.js';
import { meltingOf } from './melting.js';
import { liftSlice } from './lift-slice.js';
import { bubblesIn } from './bubbles.js';
import { splashAround } from './splash.js';

type Take = (seconds: number) => void;

/** What is about the things of a table top: water that splashes, ice, leaves, bubbles, and a slice that is lifted from a whole. */
export function tableEffects(
  actors: readonly Actor[],
  { tableTop }: Pick<StagePlan, 'tableTop'>,
  { extras, random }: { readonly extras: Group; readonly random: () => number },
): readonly Take[] {
  const [main] = actors;
  if (!main) return [];
  if (tableTop.laid) layLeaves(main, tableTop.laid, extras);
  const takes = [
    ...wateryAbout(main, tableTop, { extras, random }),
    ...actors.flatMap((one) => bubblesIn(one) ?? []),
    ...(tableTop.isMelting ? actors.flatMap((one) => meltingOf(one) ?? []) : []),
  ];
  const pizza = actors.find(({ prop }) => prop.noun === 'pizza');
  return tableTop.isLifted && pizza ? [...takes, liftSlice(main, pizza, extras)] : takes;
}

/** Ice, and water that splashes. */
function wateryAbout(
  main: Actor,
  { isIced, isSplashed }: TableTop,
  { extras, random }: { readonly extras: Group; readonly random: () => number },
): Take[] {
  if (isIced || isSplashed) layIce(main, { extras, random, many: isIced ? ICE : 0 });
  if (!isSplashed) return [];
  const splash = splashAround(main, random);
  extras.add(splash.group);
  return [splash.take];
}

/** How large a leaf by itself is beside a twig. */
const LONE = 0.5;
/** What leans as it was made lies flat so, in radians. */
const FLAT = -0.85;
/** Twigs about a thing: the turn at which each lies, how far out, in sizes of the thing, and its own turn. */
const TWIGS = [
  [2.2, 0.6, 0.5],
  [-2.35, 0.62, 2.5],
  [1.15, 0.66, -0.5],
  [-1.05, 0.7, 3.4],
] as const;

/** Twigs with leaves, or what has fallen from a tree, to both sides of a thing and a little behind. */
function layLeaves({ group: { position }, size }: Actor, noun: string, extras: Group): void {
  const prop = findProp(noun)!;
  const own = noun === 'leaf sprig' ? 1 : LONE;
  const unit = Math.max(size.y * 0.75, size.x);
  TWIGS.forEach(([turn, far, turned], index) => {
    const twig = prop.build({ seed: index + 1 });
    fitParts(twig);
    twig.scale.setScalar((own * unit * (1.15 - 0.1 * index)) / prop.size[0]);
    const out = Math.max(size.x, size.z) * 0.3 + unit * far;
    twig.position.set(position.x + Math.sin(turn) * out, 0, position.z + Math.cos(turn) * out);
    twig.rotation.set(own === 1 ? 0 : FLAT, turned, 0, 'YXZ');
    twig.position.y -= new Box3().setFromObject(twig, true).min.y;
    extras.add(twig);
  });
}

/** How many cubes lie about a thing, and how large one is at least, as a share of that. */
const [ICE, LEAST] = [8, 0.15];

/** Cubes of ice to both sides of a thing and a little before it; some lie on others. */
function layIce(
  { group: { position }, size }: Actor,
  { extras, random, many }: { readonly extras: Group; readonly random: () => number; readonly many: number },
): void {
  const prop = findProp('ice cube')!;
  const unit = Math.max(size.y, size.x);
  for (let index = 0; index < many; index += 1) {
    const cube = prop.build({ seed: index + 1 });
    // Its bubbles are not seen so small, and are most of what it is made of.
    cube.getObjectByName('bubbles')?.removeFromParent();
    fitParts(cube);
    const side = index % 2 === 0 ? 1 : -1;
    const times = (unit * (LEAST + 0.05 * random())) / Math.max(...prop.size);
    const turn = side * (0.5 + 0.28 * (index >> 1)) + 0.2 * (random() - 0.5);
    const far = Math.max(size.x, size.z) * 0.5 + unit * (0.16 + 0.13 * random());
    cube.scale.setScalar(times);
    cube.position.set(position.x + Math.sin(turn) * far, 0, position.z + Math.cos(turn) * far);
    cube.rotation.y = random() * 3;
    extras.add(cube);
  }
}
