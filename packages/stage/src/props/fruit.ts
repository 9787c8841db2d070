import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise, rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { pairs, triples } from './kit/rows.js';
import { type Corner, flowing } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

type Places = ReturnType<BufferGeometry['getAttribute']>;

/** A fruit turned about its core from an outline, a little uneven. */
function body(points: readonly Corner[], uneven = 0.03): BufferGeometry {
  const reach = Math.max(...points.map(([x]) => x));
  return bent(flowing(points, 48, 40), (at) => {
    const lump = 1 + uneven * noise((at.x / reach) * 1.3, (at.y / reach) * 1.3, (at.z / reach) * 1.3 + 5);
    at.multiply(new Vector3(lump, 1, lump));
  });
}

/** A leaf from its stalk outward along +x, bent down at its tip. */
export function leaf(length: number, width: number, droop = 0.3, detail = 18): BufferGeometry {
  const flat = new SphereGeometry(1, detail, Math.ceil(detail * 0.7))
    .scale(length / 2, length * 0.012, width / 2)
    .translate(length / 2, 0, 0);
  return bent(flat, (at) => {
    const t = at.x / length;
    const pointed = 1 - 0.55 * t * t;
    at.set(at.x, at.y - droop * length * t * t + Math.abs(at.z) * 0.35, at.z * pointed);
  });
}

function stalk(kit: Maker, points: readonly (readonly [number, number, number])[], radius: number): void {
  kit.add(
    'stalk',
    swept(points, (t) => radius * (0.8 + 0.5 * t), { sides: 10, steps: 14 }),
    matter('plant', '#5a4526'),
  );
}

function apple(kit: Maker): void {
  const skin = body(
    pairs(
      '0.001 0.006, 0.016 0.0, 0.03 0.008, 0.041 0.04, 0.036 0.066, 0.018 0.075, 0.006 0.066, 0.001 0.06',
    ),
  );
  tinted(skin, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const streak = 0.5 + 0.5 * noise(Math.cos(angle) * 9, y * 18, Math.sin(angle) * 9);
    const blush = step(0.02, 0.075, Math.hypot(x, z) + 0.02 * streak);
    return between(['#f2d96a', '#ffffff', '#e6e0e0'], Math.min(1, blush * 0.62 + 0.1 * streak));
  });
  kit.add('skin', skin, kit.main('glaze', '#c8202c'));
  stalk(kit, triples('0 0.058 0, 0.001 0.07 0, 0.006 0.084 0.002'), 0.0016);
  kit.add(
    'leaf',
    placed(leaf(0.036, 0.017), { at: [0.003, 0.077, 0], turn: [0.3, -0.5, 0.35] }),
    matter('plant', '#4f8a2e'),
  );
}

function orange(kit: Maker): void {
  const skin = bent(new SphereGeometry(0.038, 72, 54), (at) => {
    const dent = 0.0025 * step(0.01, 0.002, Math.hypot(at.x, at.z)) * Math.sign(at.y);
    at.multiplyScalar(1 + 0.006 * noise(at.x * 420, at.y * 420, at.z * 420));
    at.setY(at.y * 0.95 - dent + 0.036);
  });
  kit.add('skin', skin, kit.main('glaze', '#f07c0a', { roughness: 0.42, clearcoat: 0.35 }));
  kit.add(
    'button',
    placed(new SphereGeometry(0.0035, 12, 8), { at: [0, 0.0695, 0], scale: [1, 0.5, 1] }),
    matter('plant', '#6b7f35'),
  );
  kit.add(
    'leaf',
    placed(leaf(0.04, 0.02), { at: [0.001, 0.07, 0], turn: [0, 0.4, 0.3] }),
    matter('plant', '#3f7a2c'),
  );
}

function lemon(kit: Maker): void {
  const skin = bent(
    body(
      pairs(
        '0.0005 -0.044, 0.005 -0.041, 0.014 -0.031, 0.026 -0.01, 0.027 0.006, 0.018 0.027, 0.008 0.037, 0.005 0.043, 0.0005 0.046',
      ),
      0.02,
    ),
    (at) => {
      at.multiplyScalar(1 + 0.008 * noise(at.x * 330, at.y * 330, at.z * 330));
    },
  );
  kit.add(
    'skin',
    placed(skin, { turn: [0, 0.4, 1.45], at: [0, 0.0262, 0] }),
    kit.main('glaze', '#f4cf1c', { roughness: 0.4, clearcoat: 0.35 }),
  );
}

function banana(kit: Maker): void {
  const finger = (turn: number): BufferGeometry => {
    const points = [
      [0, 0.05, 0],
      [0.03, 0.035, 0],
      [0.07, 0.024, 0],
      [0.115, 0.035, 0],
      [0.145, 0.066, 0],
      [0.153, 0.08, 0],
    ] as const;
    const peel = swept(
      points,
      (t) => 0.0045 + 0.0145 * Math.sin(Math.PI * Math.min(1, Math.max(0.06, t) ** 0.8)) ** 0.55,
      { sides: 10, steps: 44 },
    );
    const skinOf = tinted(peel, (x, y) => {
      const t = Math.min(step(-0.002, 0.02, x), step(0.088, 0.076, y));
      return between(
        ['#4a3a1c', '#9aa03a', '#ffe9a0', '#ffffff'],
        t + 0.05 * rough(x * 90, y * 90, turn * 9),
      );
    });
    return placed(skinOf, { turn: [0, turn, 0] });
  };
  const bunch = [-0.32, 0, 0.32].map((turn, i) =>
    placed(finger(turn), { at: [-0.07, i === 1 ? -0.001 : -0.0055, 0] }),
  );
  kit.add('peel', merged(bunch), kit.main('plastic', '#f5cb25', { roughness: 0.45 }));
  kit.add(
    'stalk',
    swept(triples('-0.066 0.042 0, -0.078 0.052 0, -0.084 0.064 0'), 0.008, {
      sides: 10,
      steps: 10,
      flat: 1.5,
    }),
    matter('plastic', '#6e5a24'),
  );
}

/** The vertex in about the direction of a place, on its height. */
function nearestOf(skin: Places, from: Vector3): Vector3 {
  const best = new Vector3();
  const at = new Vector3();
  let least = 9;
  for (let i = 0; i < skin.count; i += 1) {
    at.fromBufferAttribute(skin, i);
    const off =
      Math.abs(at.y - from.y) / 0.02 +
      Math.abs(
        1 - (at.x * from.x + at.z * from.z) / (Math.hypot(at.x, at.z) * Math.hypot(from.x, from.z) + 1e-9),
      ) *
        9;
    if (off < least) best.copy(at);
    least = Math.min(least, off);
  }
  return best;
}

function strawberry(kit: Maker): void {
  const outline = [
    [0.0005, 0],
    [0.006, 0.002],
    [0.013, 0.013],
    [0.0185, 0.028],
    [0.0165, 0.037],
    [0.008, 0.0405],
    [0.0005, 0.04],
  ] as const;
  const berry = body(outline, 0.02);
  const skin = berry.getAttribute('position');
  const seeds = Array.from({ length: 90 }, (_, i) => {
    const y = 0.004 + 0.032 * ((i + 0.5) / 90) ** 0.8;
    const angle = i * 2.39996 - Math.PI;
    return nearestOf(skin, new Vector3(Math.cos(angle) * 0.016, y, Math.sin(angle) * 0.016));
  }).map((at) => placed(new SphereGeometry(0.0008, 6, 5), { at: at.toArray(), scale: [1, 1.5, 1] }));
  kit.add('berry', berry, kit.main('glaze', '#d3141f'));
  kit.add('seeds', merged(seeds), matter('plant', '#f0cf6a'));
  const crown = Array.from({ length: 8 }, (_, i) =>
    placed(leaf(0.015, 0.007, 0.15), { at: [0, 0.0405, 0], turn: [0, i * 0.785, 0.1 + 0.15 * (i % 2)] }),
  );
  kit.add('crown', merged(crown), matter('plant', '#4c8f2c'));
  stalk(kit, triples('0 0.04 0, 0.001 0.047 0, 0.004 0.054 0'), 0.001);
}

function cherry(kit: Maker): void {
  const one = () =>
    bent(new SphereGeometry(0.0125, 32, 24), (at) =>
      at.setY(
        at.y * 0.95 -
          0.003 * step(0.006, 0.0005, Math.hypot(at.x, at.z)) * Math.max(0, Math.sign(at.y)) +
          0.012,
      ),
    );
  kit.add(
    'berry',
    merged([placed(one(), { at: [-0.015, 0, 0] }), placed(one(), { at: [0.016, 0, 0.006] })]),
    kit.main('glaze', '#a80f24'),
  );
  stalk(kit, triples('-0.015 0.02 0, -0.012 0.038 0, 0.004 0.064 0'), 0.0008);
  kit.add(
    'stalk.two',
    swept(triples('0.016 0.02 0.006, 0.0135 0.04 0.004, 0.004 0.064 0'), 0.0008, { sides: 8 }),
    matter('plant', '#6a7a2e'),
  );
  kit.add(
    'leaf',
    placed(leaf(0.034, 0.016), { at: [0.004, 0.063, 0], turn: [0.3, 0.3, 0.1] }),
    matter('plant', '#3f8630'),
  );
}

function grapes(kit: Maker): void {
  const berries: BufferGeometry[] = [];
  for (let i = 0; i < 54; i += 1) {
    const t = (i + 0.5) / 54;
    const reach = 0.036 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - t) ** 0.9)) ** 0.8;
    const angle = i * 2.39996;
    berries.push(
      placed(new SphereGeometry(0.0112, 16, 12), {
        at: [Math.cos(angle) * reach, 0.013 + 0.1 * (1 - t), Math.sin(angle) * reach * 0.85],
        scale: [1, 1.12, 1],
      }),
    );
  }
  kit.add('berries', merged(berries), kit.main('glaze', '#5b1f6b', { roughness: 0.3, clearcoat: 0.5 }));
  stalk(kit, triples('0 0.1 0, 0.001 0.125 0, 0.012 0.145 0'), 0.002);
  kit.add(
    'leaf',
    merged(
      [-0.7, 0, 0.7].map((turn) =>
        placed(leaf(0.06, 0.034, 0.4), { at: [0.002, 0.122, 0], turn: [0, turn - 0.6, 0.15] }),
      ),
    ),
    matter('plant', '#5c8f35'),
  );
}

function pear(kit: Maker): void {
  const skin = body(
    pairs('0.001 0.005, 0.018 0, 0.036 0.022, 0.037 0.04, 0.024 0.068, 0.017 0.09, 0.009 0.1, 0.001 0.099'),
    0.04,
  );
  kit.add(
    'skin',
    tinted(skin, (x, y, z) =>
      between(['#ffffff', '#fff0c0', '#ffb070'], step(0.2, 1, 0.5 + 0.5 * noise(x * 22, y * 12, z * 22 + 3))),
    ),
    kit.main('glaze', '#b9c043', { roughness: 0.4, clearcoat: 0.4 }),
  );
  stalk(kit, triples('0 0.096 0, 0.002 0.112 0, 0.008 0.124 0'), 0.0017);
}

function watermelon(kit: Maker): void {
  const rind = bent(new SphereGeometry(0.13, 64, 44, 0, 2 * Math.PI), (at) => at.setX(at.x * 1.16));
  kit.add(
    'rind',
    placed(
      tinted(rind, (x, y, z) => {
        const stripe = Math.sin(9 * Math.atan2(z, y) + 2.2 * noise(x * 26, y * 16, z * 16));
        return between(['#1c4a22', '#2f6a2e', '#8cb860'], step(-0.4, 0.7, stripe));
      }),
      { turn: [0, 0.3, 0], at: [-0.06, 0.13, -0.09] },
    ),
    matter('glaze', '#ffffff'),
  );
  const slice = flowing(
    pairs('0.0001 0.004, 0.06 0.001, 0.112 0.0, 0.119 0.009, 0.112 0.018, 0.06 0.018, 0.0001 0.018'),
    64,
    60,
  );
  const half = bent(slice, (at) => at.setZ(Math.max(-0.001, at.z)));
  kit.add(
    'flesh',
    placed(
      tinted(half, (x, _y, z) =>
        between(
          ['#e6323f', '#e8404a', '#f2a0a0', '#eef0c8', '#2f6a2e', '#2a5f2a'],
          step(0.07, 0.119, Math.hypot(x, z)),
        ),
      ),
      { at: [0.1, 0.012, 0.14], turn: [-1.35, 0, 0.1] },
    ),
    kit.main('glaze', '#ffffff', { roughness: 0.35 }),
  );
}

/** What grows on trees and is eaten as it is. */
export const FRUIT: readonly Prop[] = [
  {
    noun: 'apple',
    words: ['red apple'],
    size: [0.083, 0.0842, 0.0832],
    stands: TABLE,
    paints: ['skin'],
    build: made(apple),
  },
  {
    noun: 'orange',
    words: ['tangerine', 'mandarin', 'clementine'],
    size: [0.0774, 0.0754, 0.0761],
    stands: TABLE,
    paints: ['skin'],
    build: made(orange),
  },
  {
    noun: 'lemon',
    words: ['lime'],
    size: [0.0854, 0.0552, 0.0559],
    stands: TABLE,
    paints: ['skin'],
    build: made(lemon),
  },
  {
    noun: 'banana',
    words: ['bunch of bananas'],
    size: [0.179, 0.0788, 0.112],
    stands: TABLE,
    paints: ['peel'],
    build: made(banana),
  },
  {
    noun: 'strawberry',
    words: ['berry'],
    size: [0.0388, 0.0541, 0.0383],
    stands: TABLE,
    paints: ['berry'],
    build: made(strawberry),
  },
  {
    noun: 'cherry',
    words: ['cherries'],
    size: [0.0647, 0.0684, 0.031],
    stands: TABLE,
    paints: ['berry'],
    build: made(cherry),
  },
  {
    noun: 'grapes',
    words: ['grape', 'bunch of grapes'],
    size: [0.11, 0.144, 0.101],
    stands: TABLE,
    paints: ['berries'],
    build: made(grapes),
  },
  {
    noun: 'pear',
    words: [],
    size: [0.0776, 0.125, 0.0784],
    stands: TABLE,
    paints: ['skin'],
    build: made(pear),
  },
  {
    noun: 'watermelon',
    words: ['melon', 'watermelon slice', 'slice of watermelon'],
    size: [0.427, 0.26, 0.389],
    stands: TABLE,
    paints: [],
    build: made(watermelon),
  },
];
