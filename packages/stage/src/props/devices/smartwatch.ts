import { type BufferGeometry, RingGeometry, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { boxAt, brick, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

/** Metres from the middle of its case to what it shows. */
const SHOWN = 0.00722;

/** Which of seven strokes a digit has: across from the top, then down on the left and on the right. */
const STROKES: Readonly<Record<string, string>> = {
  0: '1011111',
  1: '0000101',
  9: '1111101',
};

/** How a stroke lies, in the order of its row: its middle, in half heights of a digit, and whether it stands. */
const PLACES = [
  [0, 1, false],
  [0, 0, false],
  [0, -1, false],
  [-1, 0.5, true],
  [1, 0.5, true],
  [-1, -0.5, true],
  [1, -0.5, true],
] as const;

function digit(of: string, x: number, y: number): BufferGeometry[] {
  const [wide, high, thick] = [0.0017, 0.0031, 0.0008];
  return PLACES.filter((_, stroke) => (STROKES[of] ?? '')[stroke] === '1').map(([right, up, isTall]) => {
    const size = isTall
      ? ([thick, high - 0.0002, 0.0002] as const)
      : ([2 * wide - 0.0002, thick, 0.0002] as const);
    return brick(size, [x + right * wide, y + up * high, SHOWN], 0.00008);
  });
}

function hour(): BufferGeometry {
  const dots = [1, -1].map((side) =>
    brick([0.0009, 0.0009, 0.0002], [-0.0006, 0.0119 + side * 0.0013, SHOWN], 0.00008),
  );
  return merged([
    ...digit('1', -0.0112, 0.0119),
    ...digit('0', -0.0053, 0.0119),
    ...dots,
    ...digit('0', 0.0041, 0.0119),
    ...digit('9', 0.01, 0.0119),
  ]);
}

/** How much of the day is done: an arc with its faint rest. */
function rings(body: Maker): void {
  const day = [
    ['ring.outer', 0.0098, '#ff2f5e', 0.82],
    ['ring.middle', 0.0071, '#9dfc3a', 0.64],
    ['ring.inner', 0.0044, '#2fd4ff', 0.9],
  ] as const;
  for (const [name, radius, colour, done] of day) {
    const arc = (share: number, z: number) =>
      new RingGeometry(
        radius - 0.001,
        radius + 0.001,
        44,
        1,
        Math.PI / 2 - share * 2 * Math.PI,
        share * 2 * Math.PI,
      ).translate(0, -0.0044, z);
    body.add(`${name}.rest`, arc(1, SHOWN - 0.0001), glow(colour, 0.14));
    body.add(name, arc(done, SHOWN + 0.0001), glow(colour, 1));
  }
}

const glow = (colour: string, share: number) =>
  matter('light', colour, { color: 0x000000, emissiveIntensity: share, roughness: 0.5 });

/** A soft square of these half sides. */
function squircle(wide: number, high: number, z: number): Vector3[] {
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.42;
  return Array.from({ length: 73 }, (_, i) => {
    const angle = ((i % 72) / 72) * 2 * Math.PI;
    return new Vector3(wide * soft(Math.cos(angle)), high * soft(Math.sin(angle)), z);
  });
}

/** Soft squares one before the other: how far in from the case's rim each is, and where. */
const stacked = (rows: string): BufferGeometry =>
  skin(
    pairs(rows).map(([inset, z]) =>
      squircle(Math.max(0.0001, 0.019 - inset), Math.max(0.0001, 0.0225 - inset), z),
    ),
  );

/** A place on the strap; half a turn is opposite the face. */
const onStrap = (angle: number): Triple => [
  0,
  0.031 + Math.sin(angle) * 0.0298,
  -0.004 + Math.cos(angle) * 0.0285,
];

function strap(): BufferGeometry {
  const [from, to] = [0.9, 2 * Math.PI - 0.9];
  const bow = Array.from({ length: 24 }, (_, i) => onStrap(from + ((to - from) * i) / 23));
  const way: Triple[] = [[0, 0.0515, 0.0185], ...bow, [0, 0.0105, 0.0185]];
  return swept(way, (t) => 0.0122 - 0.0024 * Math.sin(Math.PI * t) ** 0.7, {
    sides: 20,
    steps: 60,
    flat: 0.13,
    isOpen: true,
  });
}

/** On the strap's outside, along it. */
const onto = (part: BufferGeometry, angle: number): BufferGeometry =>
  placed(part, { at: onStrap(angle), turn: [Math.PI - angle, 0, 0] });

function buckle(): BufferGeometry {
  const frame = swept(
    triples('0.0108 0.0046 0, -0.0108 0.0046 0, -0.0108 -0.0046 0, 0.0108 -0.0046 0'),
    0.0009,
    {
      sides: 8,
      steps: 48,
      isClosed: true,
      tension: 0.05,
    },
  );
  return merged(
    [frame, boxAt([0.0014, 0.0088, 0.001], [0, 0, -0.0002], 0.0004)].map((part) =>
      onto(part.translate(0, 0, -0.0014), Math.PI + 0.1),
    ),
  );
}

function smartwatch(kit: Maker): void {
  const metal = matter('metal', '#8f949c', { roughness: 0.24 });
  const body = kit.joint('case', [0, 0.031, 0.0185]);
  body.add(
    'body',
    stacked(
      '1 -0.0054, 0.0062 -0.0054, 0.0036 -0.005, 0.0018 -0.0042, 0.0006 -0.003, 0 -0.0012, 0 0.0012, 0.0005 0.003, 0.0013 0.0044, 0.0021 0.005, 0.0024 0.004',
    ),
    metal,
  );
  body.add(
    'face',
    stacked('0.0021 0.0042, 0.0022 0.0053, 0.0027 0.0061, 0.0036 0.0067, 0.0052 0.007, 1 0.007'),
    matter('gloss', '#050608', { roughness: 0.08 }),
  );
  body.add('digits', hour(), glow('#ffffff', 0.9));
  rings(body);
  body.add(
    'back',
    puck(0.0125, 0.0016, 0.0006, 40)
      .rotateX(-Math.PI / 2)
      .translate(0, 0, -0.0052),
    matter('gloss', '#101216'),
  );
  body.add(
    'crown',
    merged([
      placed(puck(0.0036, 0.0034, 0.0008, 28), { turn: [0, 0, -Math.PI / 2], at: [0.0182, 0.0082, 0] }),
      boxAt([0.0012, 0.0105, 0.003], [0.0191, -0.0075, 0], 0.0005),
    ]),
    metal,
  );
  const band = kit.main('rubber', '#23262c', { roughness: 0.62 });
  kit.add('strap', strap(), band);
  kit.add('loop', onto(boxAt([0.0212, 0.005, 0.0042], [0, 0, 0], 0.0012), Math.PI - 0.36), band);
  kit.add('buckle', buckle(), metal);
}

export const SMARTWATCH_PROP: Prop = {
  noun: 'smartwatch',
  words: [
    'smart watch',
    'fitness watch',
    'fitness tracker',
    'fitness band',
    'activity tracker',
    'sports watch',
    'digital watch',
    'apple watch',
  ],
  size: [0.0406, 0.0623, 0.0609],
  stands: DESK,
  paints: ['strap', 'loop'],
  build: made(smartwatch),
};
