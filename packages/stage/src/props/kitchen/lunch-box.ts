import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { round } from '../devices/shapes.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, ellipsoid, puck, slab } from '../kit/solids.js';
import { bent, merged, placed, type Spot } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { plain, TABLE } from './shapes.js';

const [WIDE, HIGH, DEEP, WALL] = [0.21, 0.056, 0.15, 0.004];

const flat = (width: number, depth: number, bevel: number, height: number): BufferGeometry =>
  slab(round(width, depth, bevel), height, Math.min(0.002, height * 0.4)).rotateX(-Math.PI / 2);

/** A grain or bud of few triangles: there are hundreds. */
const crumb = (size: Triple, spot: Spot): BufferGeometry =>
  placed(new SphereGeometry(1, 6, 4).scale(...size), spot);

/** An open tray: its outer wall, its rim and the inside of its wall. */
function shell(): BufferGeometry {
  const ring = (width: number, depth: number, bevel: number, y: number) => {
    const shape = round(width, depth, bevel);
    shape.closePath();
    return shape.getSpacedPoints(64).map((at) => new Vector3(at.x, y, -at.y));
  };
  const [w, d] = [WIDE, DEEP];
  return skin([
    ring(0.002, 0.002, 0.0005, 0),
    ring(w - 0.026, d - 0.026, 0.03, 0),
    ring(w - 0.014, d - 0.014, 0.034, 0.003),
    ring(w - 0.008, d - 0.008, 0.036, 0.01),
    ring(w, d, 0.038, HIGH - 0.001),
    ring(w - 0.002, d - 0.002, 0.038, HIGH),
    ring(w - WALL * 2, d - WALL * 2, 0.035, HIGH - 0.0005),
    ring(w - WALL * 2 - 0.007, d - WALL * 2 - 0.007, 0.033, 0.008),
    ring(0.002, 0.002, 0.0005, 0.007),
  ]);
}

function rice(kit: Maker): void {
  const grains = Array.from({ length: 210 }, () =>
    crumb([0.0044, 0.0023, 0.0023], {
      at: [-0.052 + kit.between(-0.041, 0.041), 0.0435 + kit.between(0, 0.0045), kit.between(-0.061, 0.061)],
      turn: [kit.between(-0.4, 0.4), kit.between(0, 3), kit.between(-0.5, 0.5)],
    }),
  );
  const bed = flat(0.088, 0.132, 0.026, 0.03).translate(-0.052, 0.03, 0);
  kit.add('rice', plain([bed, ...grains]), matter('food', '#fbf8ee'));
  kit.add(
    'plum',
    ellipsoid(0.012, 0.008, 0.012, { at: [-0.052, 0.052, -0.004] }),
    matter('glaze', '#b3263c'),
  );
  const seeds = Array.from({ length: 22 }, () =>
    crumb([0.0014, 0.0007, 0.0009], {
      at: [-0.052 + kit.between(-0.03, 0.03), 0.0502, kit.between(-0.05, 0.05)],
      turn: [0, kit.between(0, 3), 0],
    }),
  );
  kit.add('seeds', merged(seeds), matter('food', '#2a241e'));
}

/** Rolled omelette and a salmon's slices, at the back; greens and tomatoes before them. */
function sides(kit: Maker): void {
  const roll = (x: number, z: number) =>
    placed(
      bent(puck(0.0155, 0.02, 0.003, 28), (at) => at.setX(at.x * 1.08)),
      { at: [x, 0.046, z], turn: [Math.PI / 2 - 0.35, 0, 0] },
    );
  const rolls = [0.018, 0.05, 0.08].map((x) => [x, -0.048] as const);
  kit.add(
    'omelette',
    merged(rolls.map(([x, z]) => roll(x, z))),
    matter('food', '#f4c542', { roughness: 0.5 }),
  );
  const swirl = (x: number, z: number) =>
    placed(
      swept(
        Array.from({ length: 15 }, (_, i) => {
          const [angle, far] = [i * 0.8, 0.0022 + i * 0.00072];
          return [Math.cos(angle) * far * 1.08, 0.0202, Math.sin(angle) * far] as const;
        }),
        0.0008,
        { sides: 5, steps: 40 },
      ),
      { at: [x, 0.046, z], turn: [Math.PI / 2 - 0.35, 0, 0] },
    );
  kit.add('swirls', merged(rolls.map(([x, z]) => swirl(x, z))), matter('food', '#d9953a'));
  kit.add(
    'salmon',
    merged(
      [0.016, 0.034, 0.052].map((x) =>
        placed(boxAt([0.016, 0.012, 0.046], [0, 0, 0], 0.0045), {
          at: [x, 0.048, 0.001],
          turn: [0.1, 0.2, 0.5],
        }),
      ),
    ),
    matter('glaze', '#f0825a', { roughness: 0.4 }),
  );
  kit.add('lettuce', flat(0.096, 0.132, 0.026, 0.026).translate(0.049, 0.026, 0), matter('plant', '#5f9a3e'));
  kit.add(
    'tomatoes',
    merged(
      [
        [0.072, 0.022],
        [0.083, 0.045],
        [0.06, 0.047],
      ].map(([x = 0, z = 0]) => placed(ball(0.0128, 18), { at: [x, 0.049, z] })),
    ),
    matter('gloss', '#d8352c'),
  );
}

/** Trees of broccoli: stems under heads of many buds. */
function broccoli(kit: Maker): void {
  const spots = [
    [0.014, 0.046],
    [0.036, 0.05],
    [0.024, 0.033],
  ] as const;
  const heads = spots.flatMap(([x, z]) =>
    Array.from({ length: 26 }, (_, i) => {
      const [up, angle] = [1 - i / 26, i * 2.4];
      const far = Math.sqrt(1 - up * up) * 0.0105;
      return crumb([0.0044, 0.004, 0.0044], {
        at: [x + Math.cos(angle) * far, 0.047 + up * 0.009, z + Math.sin(angle) * far],
      });
    }),
  );
  kit.add('broccoli', merged(heads), matter('plant', '#3f7d2c', { roughness: 0.8 }));
}

function lunchBox(kit: Maker): void {
  const lacquer = kit.main('gloss', '#2f7f86', { roughness: 0.3 });
  kit.add('box', shell(), lacquer);
  kit.add('wall', boxAt([0.0035, 0.044, DEEP - 0.012], [-0.004, 0.031, 0], 0.0012), lacquer);
  rice(kit);
  sides(kit);
  broccoli(kit);
  const lid = kit.joint('lid', [0, 0.0815, -0.104], [1.24, 0, 0]);
  lid.add('cover', flat(WIDE + 0.004, DEEP + 0.004, 0.04, 0.013), lacquer);
  lid.add(
    'band',
    merged([boxAt([0.03, 0.0145, DEEP + 0.0055], [0.052, 0, 0], 0.002)]),
    matter('fabric', '#efe3c8'),
  );
  kit.add(
    'clasps',
    merged([-1, 1].map((side) => boxAt([0.008, 0.026, 0.04], [side * (WIDE / 2 - 0.001), 0.041, 0], 0.003))),
    matter('plastic', '#efe3c8'),
  );
  kit.add(
    'sticks',
    merged(
      [0, 0.011].map((z) =>
        placed(
          swept(
            [
              [-0.1, 0.0035, 0],
              [0.1, 0.0035, 0],
            ],
            (t) => 0.0034 - 0.0014 * t,
            { sides: 10, steps: 4 },
          ),
          { at: [0.01, 0, 0.094 + z], turn: [0, z * 4, 0] },
        ),
      ),
    ),
    matter('wood', '#a8683a'),
  );
}

export const LUNCH_BOX_PROP: Prop = {
  noun: 'lunch box',
  words: ['lunchbox', 'bento box', 'bento', 'packed lunch'],
  size: [0.218, 0.157, 0.248],
  stands: TABLE,
  paints: ['box', 'cover'],
  build: made(lunchBox),
};
