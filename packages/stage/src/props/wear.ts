import { type BufferGeometry, SphereGeometry, TorusGeometry } from 'three';
import { type Maker, made } from './kit/maker.js';
import { type Field, blended, block, carved, egg, limb } from './kit/fields.js';
import { matter } from './kit/matter.js';
import { step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { sculpted } from './kit/sculpt.js';
import { ball, boxAt, flowing, hoop, outline, puck, slab, turned } from './kit/solids.js';
import { split } from './kit/split.js';
import { bent, merged, placed } from './kit/surface.js';
import { swept } from './kit/swept.js';

const STANDS: readonly Place[] = ['podium', 'floor', 'table', 'hand'];

/** One shoe's foot: heel at z = -0.13, toe at z = 0.15. */
const foot: Field = (x, y, z) => {
  const shoe = blended(
    [
      egg([0.004, 0.038, 0.092], [0.046, 0.036, 0.07]),
      egg([0.001, 0.06, 0.01], [0.038, 0.055, 0.095], [0.36, 0, 0]),
      egg([0, 0.06, -0.088], [0.036, 0.06, 0.046]),
      limb([0, 0.06, -0.088], [0, 0.112, -0.084], 0.035, 0.035),
    ],
    0.04,
  )(x, y, z);
  const opening = egg([0, 0.15, -0.07], [0.025, 0.055, 0.05], [-0.25, 0, 0])(x, y, z);
  return Math.max(carved(shoe, opening, 0.008), 0.016 - y);
};

const sole: Field = (x, y, z) => {
  const rise = 0.013 * step(0.08, 0.17, z) ** 2 + 0.006 * step(-0.09, -0.15, z);
  const waist = 1 - 0.14 * Math.exp(-(((z + 0.015) / 0.05) ** 2));
  const wide = (0.047 - 0.006 * step(0.02, -0.1, z)) * waist;
  const round = Math.hypot(x / wide, Math.max(0, z - 0.095) / 0.069, Math.min(0, z + 0.095) / 0.047) - 1;
  const thick = 0.0105 + 0.004 * step(0.05, -0.12, z);
  return Math.max(round * wide * 0.8, Math.abs(y - rise - thick - 0.001) - thick) - 0.0025;
};

/** The height of the upper's skin over a place. */
function topOf(x: number, z: number): number {
  let y = 0.15;
  for (let i = 0; i < 24; i += 1) y -= Math.max(0.0002, foot(x, y, z)) * 0.7;
  return y;
}

function shoe(kit: Maker, side: number): void {
  const upper = sculpted({
    lumps: [{ is: foot }],
    low: [-0.06, 0.01, -0.15],
    high: [0.06, 0.16, 0.17],
    cell: 0.0062,
    seam: 0,
  });
  const stripe: Field = (x, y, z) =>
    Math.max(
      Math.abs(y - 0.062 - z * 0.5) - 0.009 * (1 + z * 4),
      Math.abs(z + 0.01) - 0.052,
      0.018 - Math.abs(x),
    );
  const toe: Field = (_x, y, z) => Math.max(0.098 - z - y * 0.35, y - 0.2);
  const collar: Field = (_x, y, z) => Math.max(0.098 - y + Math.max(0, z + 0.06) * 0.5, z + 0.02);
  const [mark, plain] = split(upper, stripe);
  const [cap, rest] = split(plain, toe);
  const [lining, body] = split(rest, collar);
  const flip = (part: BufferGeometry) =>
    placed(part, { at: [side * 0.062, 0, side * 0.012], turn: [0, side * -0.06, 0] });
  const white = matter('rubber', '#f7f5f0', { roughness: 0.5 });
  kit.add('upper', flip(body), kit.main('leather', '#e2542c'));
  kit.add('stripe', flip(mark), white);
  kit.add('toe', flip(cap), kit.main('leather', '#e2542c'));
  kit.add('lining', flip(lining), matter('rubber', '#24252a'));
  kit.add(
    'sole',
    flip(
      sculpted({
        lumps: [{ is: sole }],
        low: [-0.06, -0.01, -0.16],
        high: [0.06, 0.06, 0.18],
        cell: 0.0066,
        seam: 0,
      }),
    ),
    white,
  );
  const laces = Array.from({ length: 5 }, (_, i) => {
    const z = 0.068 - i * 0.02;
    const crest = (x: number) => topOf(x, z) + 0.0012;
    return swept(
      [
        [-0.024, crest(-0.024), z - 0.003],
        [-0.012, crest(-0.012), z],
        [0, crest(0), z + 0.001],
        [0.012, crest(0.012), z],
        [0.024, crest(0.024), z - 0.003],
      ],
      0.003,
      { sides: 8, steps: 14, flat: 0.6 },
    );
  });
  kit.add('laces', flip(merged(laces)), white);
}

function sneaker(kit: Maker): void {
  shoe(kit, 1);
  shoe(kit, -1);
}

function handbag(kit: Maker): void {
  const skin = kit.main('leather', '#9a2f3a');
  const body = bent(boxAt([0.27, 0.19, 0.1], [0, 0.098, 0], 0.02), (at) => {
    const t = at.y / 0.195;
    at.set(at.x * (1 - 0.14 * t), at.y, at.z * (1 - 0.42 * t * t));
  });
  kit.add('body', body, skin);
  const flap = bent(
    slab(
      outline(triples('-0.118 0 0.012, 0.118 0 0.012, 0.11 -0.095 0.05, -0.11 -0.095 0.05')),
      0.005,
      0.0018,
      24,
    ),
    (at) => at.setZ(at.z + 0.001),
  );
  kit.add('flap', placed(flap, { at: [0, 0.192, 0.0325], turn: [-0.17, 0, 0] }), skin);
  const gold = matter('gold', '#d9b366');
  kit.add(
    'clasp',
    merged([
      boxAt([0.034, 0.024, 0.007], [0, 0.108, 0.0505], 0.003),
      puck(0.005, 0.004, 0.001, 20)
        .rotateX(Math.PI / 2)
        .translate(0, 0.108, 0.054),
    ]),
    gold,
  );
  kit.add(
    'handle',
    swept(
      triples(
        '-0.08 0.19 0, -0.078 0.245 0, -0.045 0.292 0, 0 0.305 0, 0.045 0.292 0, 0.078 0.245 0, 0.08 0.19 0',
      ),
      0.0062,
      { sides: 16, steps: 60 },
    ),
    skin,
  );
  kit.add('rings', merged([-0.08, 0.08].map((x) => hoop(0.011, 0.0022, 30).translate(x, 0.195, 0))), gold);
  kit.add(
    'feet',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => ball(0.005, 12).translate(side * 0.115, 0.0035, end * 0.035)),
      ),
    ),
    gold,
  );
}

function backpack(kit: Maker): void {
  const cloth = kit.main('fabric', '#2f5f8a');
  const dark = matter('fabric', '#22262c');
  const shape = (wide: number, high: number, deep: number, bevel: number): Field =>
    block([0, high / 2, 0], [wide / 2, high / 2, deep / 2], bevel);
  const main: Field = (x, y, z) =>
    shape(0.3 - 0.05 * step(0.2, 0.46, y), 0.46, 0.17 - 0.04 * step(0.25, 0.46, y), 0.07)(x, y, z);
  const bag = sculpted({
    lumps: [{ is: main }],
    low: [-0.17, 0, -0.1],
    high: [0.17, 0.48, 0.1],
    cell: 0.0115,
    seam: 0,
  });
  kit.add('body', bag, cloth);
  const pocket: Field = (x, y, z) => block([0, 0.125, 0.085], [0.118, 0.105, 0.042], 0.035)(x, y, z);
  kit.add(
    'pocket',
    sculpted({
      lumps: [{ is: pocket }],
      low: [-0.13, 0, 0.02],
      high: [0.13, 0.26, 0.15],
      cell: 0.009,
      seam: 0,
    }),
    cloth,
  );
  kit.add(
    'sides',
    merged(
      [-1, 1].map((side) =>
        sculpted({
          lumps: [{ is: block([side * 0.142, 0.09, 0], [0.022, 0.08, 0.05], 0.02) }],
          low: [side * 0.142 - 0.04, 0, -0.07],
          high: [side * 0.142 + 0.04, 0.19, 0.07],
          cell: 0.009,
          seam: 0,
        }),
      ),
    ),
    dark,
  );
  kit.add(
    'zips',
    merged([
      swept(
        triples('-0.112 0.1 0.121, -0.1 0.19 0.122, 0 0.212 0.123, 0.1 0.19 0.122, 0.112 0.1 0.121'),
        0.0028,
        { sides: 8 },
      ),
      swept(
        triples(
          '-0.136 0.2 0.055, -0.125 0.36 0.055, -0.06 0.44 0.04, 0.06 0.44 0.04, 0.125 0.36 0.055, 0.136 0.2 0.055',
        ),
        0.0028,
        { sides: 8, steps: 60 },
      ),
    ]),
    matter('metal', '#c8b48a'),
  );
  const strap = (side: number) =>
    swept(
      [
        [side * 0.07, 0.44, -0.06],
        [side * 0.085, 0.43, -0.105],
        [side * 0.1, 0.28, -0.14],
        [side * 0.11, 0.12, -0.12],
        [side * 0.125, 0.06, -0.075],
      ],
      0.022,
      { sides: 14, flat: 0.3, steps: 50 },
    );
  kit.add(
    'straps',
    merged([
      strap(-1),
      strap(1),
      swept(triples('-0.035 0.445 -0.02, -0.025 0.49 -0.02, 0.025 0.49 -0.02, 0.035 0.445 -0.02'), 0.007, {
        sides: 12,
      }),
    ]),
    dark,
  );
  kit.add(
    'patch',
    slab(
      outline(triples('-0.035 -0.025 0.006, 0.035 -0.025 0.006, 0.035 0.025 0.006, -0.035 0.025 0.006')),
      0.004,
      0.0012,
    ).translate(0, 0.115, 0.1275),
    matter('leather', '#8a5a34'),
  );
}

function sunglasses(kit: Maker): void {
  const frame = kit.main('gloss', '#1a1210');
  const lens = (side: number, grow: number) =>
    outline([
      [side * (0.006 - grow), 0.011 + grow, 0.012],
      [side * (0.058 + grow), 0.017 + grow, 0.014],
      [side * (0.053 + grow), -0.02 - grow, 0.022],
      [side * (0.014 - grow), -0.021 - grow, 0.02],
    ]);
  const rims = [-1, 1].map((side) => {
    const shape = lens(side, 0.0042);
    shape.holes.push(lens(side, -0.0006));
    return slab(shape, 0.0052, 0.0014, 24);
  });
  const lift = (made: BufferGeometry) => made.translate(0, 0.026, 0.07);
  kit.add('frame', lift(merged(rims)), frame);
  kit.add(
    'lenses',
    lift(merged([-1, 1].map((side) => slab(lens(side, 0), 0.0016, 0.0004, 24)))),
    matter('darkGlass', '#2a1a10'),
  );
  kit.add(
    'bridge',
    swept(triples('-0.006 0.034 0.07, 0 0.0365 0.0715, 0.006 0.034 0.07'), 0.0028, { sides: 14 }),
    frame,
  );
  const arm = (side: number) =>
    swept(
      [
        [side * 0.062, 0.042, 0.069],
        [side * 0.068, 0.043, 0.062],
        [side * 0.067, 0.041, -0.02],
        [side * 0.062, 0.032, -0.056],
        [side * 0.06, 0.006, -0.074],
      ],
      (t) => 0.0024 + 0.001 * step(0.7, 1, t),
      { sides: 12, steps: 50, flat: 1.7, tension: 0.3 },
    );
  kit.add('arms', merged([arm(-1), arm(1)]), frame);
  kit.add(
    'studs',
    merged([-1, 1].map((side) => boxAt([0.0035, 0.0035, 0.001], [side * 0.0625, 0.042, 0.0732], 0.0005))),
    matter('gold', '#d9b366'),
  );
}

function hat(kit: Maker): void {
  const felt = kit.main('plush', '#7a5a3c');
  const brim = bent(
    flowing(
      pairs(
        '0.088 0.016, 0.1 0.008, 0.14 0.006, 0.172 0.016, 0.173 0.019, 0.14 0.01, 0.1 0.013, 0.084 0.022',
      ),
      96,
      40,
    ),
    (at) => at.set(at.x * 0.94, at.y + 0.2 * at.x * at.x - 0.16 * at.z * at.z, at.z * 1.08),
  );
  kit.add('brim', brim, felt);
  const crown = bent(
    flowing(pairs('0.089 0.01, 0.087 0.03, 0.082 0.075, 0.072 0.112, 0.05 0.124, 0.0005 0.118'), 72, 44),
    (at) => {
      const top = step(0.06, 0.125, at.y);
      const dent = 0.028 * top * Math.exp(-((at.x / 0.018) ** 2)) * step(0.105, 0.12, at.y + 0.02);
      const pinch = 1 - 0.2 * top * step(0, 0.08, at.z);
      at.set(at.x * 0.92 * pinch, at.y - dent + 0.008 * top * (-at.z / 0.09), at.z * 1.08);
    },
  );
  kit.add('crown', crown, felt);
  kit.add(
    'band',
    placed(turned(corners('0.0895 0.012, 0.0908 0.0125 0.0005, 0.0885 0.036 0.0005, 0.087 0.0365'), 72), {
      scale: [0.925, 1, 1.085],
    }),
    matter('rubber', '#1e1a18'),
  );
}

function topHat(kit: Maker): void {
  const silk = kit.main('plastic', '#15161a', { roughness: 0.38 });
  kit.add(
    'brim',
    bent(turned(corners('0.08 0.006, 0.13 0.006 0.002, 0.13 0.011 0.002, 0.08 0.011'), 80), (at) =>
      at.setY(at.y + 1.5 * at.x * at.x * step(0.07, 0.13, Math.hypot(at.x, at.z))),
    ),
    silk,
  );
  kit.add(
    'crown',
    flowing(
      pairs('0.088 0.006, 0.084 0.03, 0.083 0.07, 0.089 0.125, 0.0935 0.145, 0.09 0.151, 0.0005 0.152'),
      72,
      50,
    ),
    silk,
  );
  kit.add(
    'band',
    turned(corners('0.0875 0.01, 0.0882 0.0105 0.0004, 0.0848 0.043 0.0004, 0.084 0.043'), 72),
    matter('plastic', '#8a1f2a'),
  );
}

function ring(kit: Maker): void {
  const upright = new TorusGeometry(0.0092, 0.00105, 20, 96).scale(1, 1, 1.25).translate(0, 0.0103, 0);
  kit.add('band', upright, kit.main('gold', '#e2b964'));
  const claws = Array.from({ length: 6 }, (_, i) => {
    const [x, z] = [Math.cos(i * 1.047), Math.sin(i * 1.047)];
    return swept(
      [
        [x * 0.0012, 0.0192, z * 0.0012],
        [x * 0.003, 0.0222, z * 0.003],
        [x * 0.0031, 0.0248, z * 0.0031],
      ],
      0.00042,
      { sides: 8, steps: 8 },
    );
  });
  kit.add('claws', merged(claws), matter('gold', '#f0e6d0'));
  kit.add('stone', brilliant(0.0034).translate(0, 0.0205, 0), matter('gem', '#d8ecff'));
}

/** A brilliant cut, its point on y = 0: a table, a crown of facets, a girdle and a pavilion. */
export function brilliant(radius: number): BufferGeometry {
  const layers = [
    [0.001, 0],
    [0.5, 0.52],
    [1, 0.98],
    [1, 1.04],
    [0.82, 1.26],
    [0.56, 1.4],
    [0.001, 1.4],
  ] as const;
  const faces = layers.slice(1).map((_, i) =>
    turned(
      layers.slice(i, i + 2).map(([x, y]) => [x * radius, y * radius] as const),
      i % 2 ? 8 : 16,
    ),
  );
  return merged(faces.map((face) => placed(face, { turn: [0, 0.2, 0] })));
}

function umbrella(kit: Maker): void {
  const canopy = new SphereGeometry(0.52, 64, 24, 0, 2 * Math.PI, 0, 1.05).scale(1, 0.82, 1);
  const dome = bent(canopy, (at) => {
    const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
    const between = Math.abs(Math.sin(angle * 4));
    at.set(
      at.x * (1 - 0.05 * between * (far / 0.45)),
      at.y + 0.34 + 0.075 * between * (far / 0.45) ** 3,
      at.z * (1 - 0.05 * between * (far / 0.45)),
    );
  });
  kit.add('canopy', dome, kit.main('plastic', '#d8342f', { roughness: 0.55, side: 2 }));
  kit.add(
    'stick',
    swept(
      triples('0 0.84 0, 0 0.06 0, 0.01 0.014 0, 0.042 0 0, 0.074 0.016 0, 0.08 0.055 0').map(
        ([x = 0, y = 0, z = 0]) => [x, y, z] as const,
      ),
      0.0075,
      { steps: 80, tension: 0.15 },
    ),
    matter('plastic', '#5a3620'),
  );
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    return swept(
      [0, 0.35, 0.7, 1.02].map(
        (polar) =>
          [
            Math.cos(angle) * 0.514 * Math.sin(polar),
            0.335 + 0.422 * Math.cos(polar),
            Math.sin(angle) * 0.514 * Math.sin(polar),
          ] as const,
      ),
      0.003,
      { sides: 6, steps: 16 },
    );
  });
  kit.add('ribs', merged(ribs), matter('metal', '#8d9095'));
}

function cap(kit: Maker): void {
  const cloth = kit.main('fabric', '#1f4f9a');
  kit.add(
    'crown',
    bent(new SphereGeometry(0.092, 60, 30, 0, 2 * Math.PI, 0, 1.62), (at) =>
      at.set(at.x * 0.95, at.y * 0.98 + 0.012, at.z * 1.08),
    ),
    cloth,
  );
  const peak = bent(puck(0.088, 0.004, 0.0015, 72), (at) =>
    at.set(at.x, at.y + 0.006 - 3.2 * at.x * at.x, Math.max(at.z, -0.03) * 1.05 + 0.086),
  );
  kit.add('peak', peak, cloth);
  kit.add('button', placed(ball(0.008, 20), { at: [0, 0.102, 0], scale: [1, 0.6, 1] }), cloth);
}

/** What people put on or carry. */
export const WEAR: readonly Prop[] = [
  {
    noun: 'sneaker',
    words: ['shoe', 'sneakers', 'trainer', 'running shoe', 'shoes', 'trainers'],
    size: [0.228, 0.139, 0.337],
    stands: STANDS,
    paints: ['upper', 'toe'],
    build: made(sneaker),
  },
  {
    noun: 'handbag',
    words: ['bag', 'purse', 'leather bag'],
    size: [0.266, 0.313, 0.108],
    stands: STANDS,
    paints: ['body', 'flap', 'handle'],
    build: made(handbag),
  },
  {
    noun: 'backpack',
    words: ['rucksack', 'school bag'],
    size: [0.328, 0.503, 0.291],
    stands: STANDS,
    paints: ['body', 'pocket'],
    build: made(backpack),
  },
  {
    noun: 'sunglasses',
    words: ['glasses', 'spectacles', 'eyeglasses', 'shades'],
    size: [0.144, 0.0447, 0.15],
    stands: STANDS,
    paints: ['frame', 'bridge', 'arms'],
    build: made(sunglasses),
  },
  {
    noun: 'hat',
    words: ['fedora', 'cowboy hat'],
    size: [0.329, 0.127, 0.378],
    stands: STANDS,
    paints: ['brim', 'crown'],
    build: made(hat),
  },
  {
    noun: 'top hat',
    words: ['magician hat'],
    size: [0.26, 0.152, 0.26],
    stands: STANDS,
    paints: ['brim', 'crown'],
    build: made(topHat),
  },
  {
    noun: 'cap',
    words: ['baseball cap'],
    size: [0.176, 0.125, 0.278],
    stands: STANDS,
    paints: ['crown', 'peak', 'button'],
    build: made(cap),
  },
  {
    noun: 'ring',
    words: ['diamond ring', 'engagement ring', 'wedding ring', 'jewelry', 'jewellery'],
    size: [0.0205, 0.0252, 0.00667],
    stands: STANDS,
    paints: ['band'],
    build: made(ring),
  },
  {
    noun: 'umbrella',
    words: ['parasol'],
    size: [0.902, 0.847, 0.902],
    stands: ['hand', 'floor', 'ground', 'podium'],
    paints: ['canopy'],
    build: made(umbrella),
  },
];
