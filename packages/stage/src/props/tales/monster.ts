import { Mesh } from 'three';
import { figure, fixed, scaled } from '../animals/beast.js';
import { egg, type Field, limb, path, twin } from '../kit/fields.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { jointsOf } from '../people/body.js';
import { type Build, BUILDS } from '../people/build.js';

/** Short in the leg, wide, and almost without a neck. */
const BUILD: Build = {
  ...BUILDS.man,
  hip: 0.42,
  trunk: 0.9,
  head: 0.3,
  shoulders: 1.75,
  hips: 1.7,
  height: 1.3,
};
const SPOTS = new Map(jointsOf(BUILD).map(({ name, at }) => [name, at]));
const FACE = 1.02;
const HORN = '#f3e3bd';
const BELLY = '#f6d9a4';

const spot = (name: string): Triple => SPOTS.get(name) ?? [0, 0, 0];

/** Tufts that hang down. */
const furry =
  (is: Field, deep = 0.02): Field =>
  (x, y, z) => {
    const far = is(x, y, z);
    return far > 0.1 ? far - deep : far + deep * noise(x * 26, y * 13, z * 26);
  };

function limbs(coat: string): Lump[] {
  return (['l', 'r'] as const).flatMap((name) => {
    const side = name === 'l' ? 1 : -1;
    const [elbow, hand] = [spot(`arm.${name}.low`), spot(`hand.${name}`)];
    const [knee, x] = [spot(`leg.${name}.low`), spot(`foot.${name}`)[0]];
    const claws = [-0.06, 0, 0.06].map((out): Lump => ({
      is: egg([x + out, 0.04, 0.235 - Math.abs(out) * 0.5], [0.026, 0.026, 0.04]),
      bone: `foot.${name}`,
      colour: HORN,
      seam: 0.004,
    }));
    return [
      {
        is: furry(limb(spot(`arm.${name}`), elbow, 0.1, 0.09)),
        bone: `arm.${name}`,
        colour: coat,
        seam: 0.05,
      },
      { is: furry(limb(elbow, hand, 0.09, 0.085)), bone: `arm.${name}.low`, colour: coat, seam: 0.02 },
      {
        is: egg([hand[0] + side * 0.04, hand[1] - 0.05, 0], [0.085, 0.09, 0.08]),
        bone: `hand.${name}`,
        colour: '#3f6fb5',
        seam: 0.02,
      },
      {
        is: furry(limb(spot(`leg.${name}`), knee, 0.15, 0.13)),
        bone: `leg.${name}`,
        colour: coat,
        seam: 0.05,
      },
      { is: furry(limb(knee, [x, 0.09, 0], 0.13, 0.11)), bone: `leg.${name}.low`, colour: coat, seam: 0.03 },
      { is: egg([x, 0.07, 0.08], [0.14, 0.075, 0.18]), bone: `foot.${name}`, colour: '#3f6fb5', seam: 0.02 },
      ...claws,
    ];
  });
}

function trunk(coat: string): Lump[] {
  return [
    { is: furry(egg([0, 0.5, 0], [0.34, 0.26, 0.29])), bone: 'hips', colour: coat, seam: 0.06 },
    { is: furry(egg([0, 0.72, 0], [0.33, 0.3, 0.27])), bone: 'chest', colour: coat, seam: 0.08 },
    { is: furry(egg([0, FACE, 0], [0.32, 0.3, 0.28])), bone: 'head', colour: coat, seam: 0.08 },
    { is: egg([0, 0.6, 0.13], [0.23, 0.25, 0.21]), bone: 'spine', colour: BELLY, seam: 0.01 },
    ...[-0.06, 0.03, 0.11].map((x, i): Lump => ({
      is: limb([x, 1.28, -0.02], [x * 1.5 - 0.02, 1.42 + (i === 1 ? 0.06 : 0), -0.03], 0.04, 0.012),
      bone: 'head',
      colour: coat,
      seam: 0.03,
    })),
    {
      is: twin(
        path(knots('0.21 1.22 0 0.07, 0.32 1.31 0 0.055, 0.36 1.43 0.02 0.032, 0.34 1.51 0.04 0.012')),
      ),
      bone: 'head',
      colour: HORN,
      seam: 0.012,
    },
    { is: egg([0, 0.9, 0.25], [0.165, 0.075, 0.06]), bone: 'head', colour: '#5a1f2c', seam: 0.004 },
    { is: egg([0, 0.865, 0.27], [0.075, 0.035, 0.05]), bone: 'head', colour: '#ef7d90', seam: 0.004 },
    {
      is: twin(limb([0.085, 0.955, 0.292], [0.08, 0.9, 0.298], 0.026, 0.01)),
      bone: 'head',
      colour: '#fffaf0',
      seam: 0.002,
    },
  ];
}

function monster(kit: Maker): void {
  const coat = kit.options.colour ?? '#4f8fdf';
  const bones = figure(kit, [...trunk(coat), ...limbs(coat)], jointsOf(BUILD), {
    cell: 0.021,
    seam: 0.05,
    low: [-0.9, -0.01, -0.4],
    reach: [0.9, 1.6, 0.42],
  });
  const skin = kit.group.getObjectByName('figure');
  if (skin instanceof Mesh)
    skin.material = matter('clay', '#ffffff', { vertexColors: true, roughness: 0.95 });
  const head = bones.get('head');
  if (head)
    fixed(
      head,
      [1, -1].flatMap((side) => [
        [[side * 0.1, 1.09, 0.235], 0.088, '#ffffff'] as const,
        [[side * 0.092, 1.09, 0.296], 0.042, '#2b1c14'] as const,
        [[side * 0.092 + 0.016, 1.108, 0.328], 0.0125, '#ffffff'] as const,
      ]),
    );
  scaled(kit, BUILD.height / 1.5);
  for (const [name, side] of [
    ['arm.l', 1],
    ['arm.r', -1],
  ] as const)
    bones.get(name)?.rotation.set(0, 0, side * -0.3);
}

export const MONSTER_PROP: Prop = {
  noun: 'monster',
  words: [
    'furry monster',
    'friendly monster',
    'yeti',
    'bigfoot',
    'sasquatch',
    'fluffy monster',
    'troll',
    'goblin',
    'ogre',
  ],
  size: [1.02, 1.35, 0.554],
  stands: ['ground', 'floor', 'podium', 'road'],
  paints: ['figure'],
  moves: [{ part: 'head', does: 'nod', axis: 'x' }],
  build: made(monster),
};
