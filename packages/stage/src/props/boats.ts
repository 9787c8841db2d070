import { type BufferGeometry, Vector3 } from 'three';
import { mirrored } from './aircraft.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { boxAt, brick, flowing, hoop, outline, plate, puck, rod, slab, turned } from './kit/solids.js';
import { bent, merged, placed } from './kit/surface.js';
import { skin, swept } from './kit/swept.js';
import { wheel } from './wheels.js';

const WATER: readonly Place[] = ['water', 'podium'];

interface Hull {
  readonly length: number;
  readonly width: number;
  readonly depth: number;
  /** How much the rail rises toward the bow, and how full the stern is (0..1). */
  readonly sheer: number;
  readonly stern: number;
}

/** A hull on y = 0, its bow toward +z: half the rings of a boat, mirrored, with its deck `deck` metres below the rail. */
function hull(
  { length, width, depth, sheer, stern }: Hull,
  deck: number,
): { shell: BufferGeometry; deck: BufferGeometry } {
  const ways = Array.from({ length: 33 }, (_, i) => i / 32);
  const beam = (t: number) =>
    (width / 2) *
    (t < 0.45
      ? stern + (1 - stern) * Math.sin((t / 0.45) * (Math.PI / 2))
      : Math.max(0.012, 1 - ((t - 0.45) / 0.55) ** 2.3));
  const rail = (t: number) =>
    depth + sheer * Math.max(0, t - 0.35) ** 2 + sheer * 0.25 * Math.max(0, 0.3 - t) ** 2;
  const keel = (t: number) =>
    depth * (0.9 * Math.max(0, (t - 0.72) / 0.28) ** 2.2 + 0.15 * Math.max(0, 0.15 - t) * 4);
  const z = (t: number) => (t - 0.5) * length + 0.06 * length * Math.max(0, t - 0.8);
  const rings = ways.map((t) =>
    Array.from({ length: 13 }, (_, k) => {
      const angle = (k / 12) * (Math.PI / 2);
      const [wide, low, high] = [beam(t), keel(t), rail(t)];
      return new Vector3(
        wide * Math.sin(angle) ** 0.7,
        low + (high - low) * (1 - Math.cos(angle)) ** 0.85,
        z(t) + 0.1 * length * Math.max(0, t - 0.8) * (k / 12),
      );
    }),
  );
  const side = skin(rings.map((ring) => ring.toReversed()));
  const back = skin([rings[0] ?? [], (rings[0] ?? []).map((at) => new Vector3(0, at.y, at.z))]);
  const planks = skin(
    ways.map((t) => [
      new Vector3(beam(t) * 0.985, rail(t) - deck, z(t)),
      new Vector3(-beam(t) * 0.985, rail(t) - deck, z(t)),
    ]),
  );
  return {
    shell: merged([side, mirrored(side), back, mirrored(back)].map((part) => part.deleteAttribute('uv'))),
    deck: planks,
  };
}

function sailboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 8, width: 2.5, depth: 1.1, sheer: 1.1, stern: 0.7 }, 0.08);
  kit.add('hull', shell, kit.main('gloss', '#f6f6f4', { side: 2 }));
  kit.add('deck', deck, matter('wood', '#c89a64', { side: 2 }));
  kit.add(
    'cabin',
    merged([boxAt([1.25, 0.5, 2.2], [0, 1.3, 0.2], 0.16), boxAt([1.5, 0.12, 1.4], [0, 1.12, -2.2], 0.05)]),
    matter('gloss', '#fdfdfb', { side: 2 }),
  );
  kit.add(
    'wood',
    merged([
      swept(
        [
          [0, 1.1, 0.5],
          [0, 11.2, 0.4],
        ],
        (t) => 0.075 - 0.03 * t,
        { sides: 12, steps: 4 },
      ),
      swept(triples('0 2.0 0.42, 0 1.95 -3.5'), 0.055, { sides: 10, steps: 3 }),
    ]),
    matter('wood', '#a8743e', { side: 2 }),
  );
  const cloth = (
    foot: readonly [number, number],
    head: readonly [number, number],
    reach: number,
    bulge: number,
  ) =>
    skin(
      Array.from({ length: 15 }, (_, i) =>
        Array.from({ length: 11 }, (__, k) => {
          const [v, u] = [i / 14, k / 10];
          const wide = reach * (1 - v) ** 0.9;
          return new Vector3(
            bulge * Math.sin(Math.PI * u ** 0.8) * Math.sin(Math.PI * (0.12 + 0.8 * v)),
            head[1] * v + foot[1] * (1 - v),
            head[0] * v + foot[0] * (1 - v) + wide * u,
          );
        }),
      ),
    );
  kit.add(
    'sails',
    merged([cloth([0.36, 2.12], [0.32, 10.9], -3.75, 0.5), cloth([0.62, 1.95], [0.5, 10.3], 3.3, 0.45)]),
    matter('plastic', '#fdfaf2', { roughness: 0.75, side: 2 }),
  );
  kit.add(
    'lines',
    merged([
      swept(triples('0 11.1 0.4, 0 1.7 4.2'), 0.014, { sides: 5, steps: 1 }),
      swept(triples('0 11.1 0.4, 0 1.2 -3.9'), 0.014, { sides: 5, steps: 1 }),
    ]),
    matter('plastic', '#8a8f96', { side: 2 }),
  );
}

function speedboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 6.2, width: 2.2, depth: 0.95, sheer: 0.9, stern: 0.92 }, 0.1);
  kit.add('hull', shell, kit.main('paint', '#c8242c', { side: 2 }));
  kit.add('deck', deck, matter('wood', '#b9773c', { side: 2 }));
  kit.add(
    'glass',
    placed(slab(outline(pairs('-0.85 0, 0.85 0, 0.62 0.5, -0.62 0.5')), 0.05, 0.01), {
      at: [0, 0.98, 0.55],
      turn: [-0.65, 0, 0],
    }),
    matter('darkGlass', '#1c2c38', { side: 2 }),
  );
  kit.add(
    'seats',
    merged(
      [-0.45, 0.45]
        .flatMap((x) => [
          boxAt([0.6, 0.2, 0.5], [x, 1.02, -0.4], 0.08),
          placed(boxAt([0.6, 0.5, 0.16], [0, 0, 0], 0.07), { at: [x, 1.26, -0.7], turn: [-0.15, 0, 0] }),
        ])
        .concat(boxAt([1.7, 0.3, 0.5], [0, 1.05, -1.9], 0.1)),
    ),
    matter('plastic', '#f4ead8', { side: 2 }),
  );
  kit.add(
    'motor',
    merged([
      boxAt([0.42, 0.62, 0.5], [0, 1.05, -3.2], 0.14),
      boxAt([0.14, 0.8, 0.22], [0, 0.5, -3.25], 0.05),
      hoop(0.17, 0.02, 24).translate(0.45, 1.2, 0.12),
    ]),
    matter('rubber', '#1f2226', { side: 2 }),
  );
}

function rowboat(kit: Maker): void {
  const { shell, deck } = hull({ length: 3.6, width: 1.3, depth: 0.52, sheer: 0.45, stern: 0.72 }, 0.36);
  kit.add('hull', shell, kit.main('wood', '#a8622f', { side: 2 }));
  kit.add(
    'planks',
    merged([
      deck.deleteAttribute('uv'),
      ...[-0.9, 0.05, 0.95].map((z) =>
        boxAt([1.18 - Math.abs(z) * 0.28, 0.045, 0.24], [0, 0.4, z], 0.015).deleteAttribute('uv'),
      ),
    ]),
    matter('wood', '#d2a063', { side: 2 }),
  );
  const oar = (side: number) =>
    merged(
      [
        swept(
          [
            [side * 0.25, 0.66, -0.1],
            [side * 1.75, 0.16, 0.1],
          ],
          0.024,
          { sides: 10, steps: 3 },
        ),
        placed(
          plate(
            outline(corners('-0.24 -0.07 0.04, 0.24 -0.09 0.05, 0.24 0.09 0.05, -0.24 0.07 0.04')),
            0.025,
            0.008,
          ),
          { at: [side * 1.9, 0.1, 0.12], turn: [0.6, side > 0 ? 0 : Math.PI, -0.32] },
        ),
      ].map((part) => part.deleteAttribute('uv')),
    );
  kit.add('oar.l', oar(1), matter('wood', '#d2a063'));
  kit.add('oar.r', oar(-1), matter('wood', '#d2a063'));
}

function ship(kit: Maker): void {
  const { shell, deck } = hull({ length: 120, width: 18, depth: 12, sheer: 8, stern: 0.85 }, 0.5);
  kit.add('hull', shell, kit.main('gloss', '#f4f6f8', { side: 2 }));
  const storeys = [
    [13.6, 15.6, 84, -6],
    [16.6, 14.6, 74, -7],
    [19.6, 13.6, 62, -8],
    [22.4, 12, 44, -6],
  ] as const;
  kit.add(
    'decks',
    merged([
      deck.deleteAttribute('uv'),
      ...storeys.map(([y, wide, long, z]) => boxAt([wide, 2.9, long], [0, y, z], 0.5).deleteAttribute('uv')),
      boxAt([15.5, 2.2, 4], [0, 25, 14], 0.5).deleteAttribute('uv'),
    ]),
    matter('gloss', '#ffffff', { side: 2 }),
  );
  kit.add(
    'panes',
    merged([
      ...storeys.flatMap(([y, wide, long, z]) =>
        [-1, 1].map((side) => brick([0.2, 1.3, long - 3], [side * wide * 0.5, y + 0.1, z], 0.05)),
      ),
      ...Array.from({ length: 28 }, (_, i) =>
        [-1, 1].map((side) => brick([0.3, 0.9, 0.9], [side * 8.94, 9.4, -40 + i * 2.2], 0.3)),
      ).flat(),
      brick([15.2, 1, 0.2], [0, 25.2, 16], 0.05),
    ]),
    matter('darkGlass', '#17293a'),
  );
  kit.add(
    'funnel',
    merged([
      bent(boxAt([5, 9, 8], [0, 27.5, -20], 1.4), (at) => at.setZ(at.z - (at.y - 23) * 0.35)),
      bent(boxAt([4, 7, 6], [0, 26.5, -34], 1.2), (at) => at.setZ(at.z - (at.y - 23) * 0.35)),
    ]),
    matter('gloss', '#d8342c'),
  );
  kit.add(
    'boats',
    merged(
      Array.from({ length: 9 }, (_, i) =>
        [-1, 1].map((side) =>
          placed(
            flowing(corners('0.001 -2.4, 0.8 -1.7, 1 0, 0.8 1.7, 0.001 2.4'), 16, 14).rotateX(Math.PI / 2),
            { at: [side * 8.4, 15.6, -40 + i * 7] },
          ),
        ),
      ).flat(),
    ),
    matter('gloss', '#f08a2a'),
  );
}

function galleon(kit: Maker): void {
  const { shell, deck } = hull({ length: 26, width: 7, depth: 4.2, sheer: 4, stern: 0.75 }, 0.7);
  const wood = matter('wood', '#7a4a26', { side: 2 });
  const castle = bent(boxAt([5.4, 3, 6], [0, 5, -10], 0.2), (at) => at.setX(at.x * (1 - (at.y - 4) * 0.06)));
  kit.add('hull', shell, kit.main('wood', '#7a4a26', { side: 2 }));
  const masts = [
    [6.5, 17],
    [-1, 20],
    [-8, 15],
  ] as const;
  const yards = masts.flatMap(([z, top]) =>
    [0.42, 0.68, 0.9].map((share, i) =>
      swept(
        [
          [-(4.6 - i * 1), 3 + top * share, z + 0.3],
          [4.6 - i, 3 + top * share, z + 0.3],
        ],
        0.12,
        { sides: 8, steps: 2 },
      ),
    ),
  );
  kit.add(
    'wood',
    merged(
      [
        deck,
        castle,
        boxAt([4.4, 0.3, 4], [0, 6.7, -10.4], 0.1),
        boxAt([3.4, 1.2, 3.2], [0, 5, 9.2], 0.2),
        ...masts.map(([z, top]) =>
          swept(
            [
              [0, 3, z],
              [0, 3 + top, z - 0.3],
            ],
            (t) => 0.34 - 0.2 * t,
            { sides: 12, steps: 3 },
          ),
        ),
        ...yards,
        swept(triples('0 5.4 11, 0 8.6 18'), 0.2, { sides: 10, steps: 2 }),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    wood,
  );
  const sail = (wide: number, narrow: number, high: number, at: readonly [number, number, number]) =>
    placed(
      skin(
        Array.from({ length: 11 }, (_, i) =>
          Array.from({ length: 15 }, (__, k) => {
            const [u, v] = [k / 14, i / 10];
            const half = narrow + (wide - narrow) * v;
            return new Vector3(
              (u - 0.5) * 2 * half,
              high * (1 - v),
              0.28 * high * Math.sin(Math.PI * v * 0.85 + 0.25) * Math.sin(Math.PI * u) ** 0.6,
            );
          }),
        ),
      ),
      { at },
    );
  kit.add(
    'sails',
    merged(
      masts.flatMap(([z, top]) =>
        [0.42, 0.68]
          .map((share, i) => sail(4.4 - i, 3.4 - i, top * (i ? 0.2 : 0.24), [0, 3 + top * share, z + 0.35]))
          .concat(sail(4.7, 4.4, top * 0.28, [0, 3 + top * 0.13, z + 0.35])),
      ),
    ),
    matter('plastic', '#f4e8cf', { roughness: 0.8, side: 2 }),
  );
  kit.add(
    'gold',
    merged([
      ...Array.from({ length: 5 }, (_, i) => boxAt([0.7, 0.8, 0.15], [-2 + i, 5.2, -13.02], 0.1)),
      ...Array.from({ length: 7 }, (_, i) =>
        [-1, 1].map((side) => boxAt([0.24, 0.7, 0.7], [side * 3.28, 2.9, -7 + i * 1.9], 0.08)),
      ).flat(),
    ]),
    matter('gold', '#c99a3e'),
  );
}

function submarine(kit: Maker): void {
  const yellow = kit.main('gloss', '#f5bd1f');
  kit.add(
    'hull',
    merged(
      [
        flowing(
          corners('0.001 -4.6, 0.35 -4.3, 0.95 -2.8, 1.3 -0.5, 1.35 1.5, 1.1 3.3, 0.6 4.2, 0.001 4.5'),
          56,
          50,
        )
          .rotateX(Math.PI / 2)
          .translate(0, 1.7, 0),
        bent(boxAt([0.95, 1.3, 2.2], [0, 3.3, 0.4], 0.42), (at) => at.setX(at.x * 0.95)),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    yellow,
  );
  const brass = matter('gold', '#c9963e');
  const port = [-0.9, 0.6, 2.0].flatMap((z) =>
    [-1, 1].map((side) =>
      placed(hoop(0.38, 0.08, 36), {
        at: [side * (1.27 - Math.abs(z - 0.6) * 0.045), 1.95, z],
        turn: [0, Math.PI / 2, 0],
      }),
    ),
  );
  kit.add(
    'brass',
    merged([
      ...port,
      swept(triples('0 3.8 0.8, 0 5.0 0.8, 0 5.15 0.95, 0 5.15 1.25'), 0.09, {
        sides: 12,
        steps: 30,
        tension: 0.2,
      }),
      hoop(0.75, 0.07, 40).translate(0, 1.7, -4.5),
      ...triples('0.1 0.9 0, -0.1 0.9 0').map(([x]) =>
        rod(0.05, 1.5, 8)
          .rotateZ(x > 0 ? 0 : Math.PI / 2)
          .translate(0, 1.7, -4.5),
      ),
    ]),
    brass,
  );
  kit.add(
    'glass',
    merged(
      [-0.9, 0.6, 2.0].flatMap((z) =>
        [-1, 1].map((side) =>
          placed(puck(0.36, 0.08, 0.03, 28), {
            at: [side * (1.25 - Math.abs(z - 0.6) * 0.045) + (side > 0 ? 0.06 : 0.02), 1.95, z],
            turn: [0, 0, Math.PI / 2],
          }),
        ),
      ),
    ),
    matter('darkGlass', '#2a6a8a'),
  );
  kit.add(
    'fins',
    merged([
      boxAt([3.1, 0.14, 0.9], [0, 1.7, -3.5], 0.06),
      boxAt([0.14, 2.7, 0.9], [0, 1.7, -3.5], 0.06),
      boxAt([2.2, 0.12, 0.6], [0, 3.2, 0.6], 0.05),
    ]),
    matter('gloss', '#d8542a'),
  );
  const screw = kit.joint('propeller', [0, 1.7, -4.75]);
  screw.add(
    'blades',
    merged(
      [0, 2.094, 4.189]
        .map((turn) =>
          placed(
            bent(boxAt([0.3, 0.62, 0.06], [0, 0.34, 0], 0.03), (at) => at.setZ(at.z + at.x * 0.6)),
            { turn: [0, 0, turn] },
          ),
        )
        .concat(
          turned(
            corners('0 -0.2, 0.12 -0.1 0.04, 0.12 0.3, 0 0.3'),
            20,
          ).rotateX(Math.PI / 2),
        ),
    ),
    brass,
  );
}

function steamTrain(kit: Maker): void {
  const black = matter('metal', '#2b2d31', { roughness: 0.38 });
  const green = kit.main('paint', '#1f5a3c');
  kit.add(
    'boiler',
    merged([
      rod(0.95, 4.6, 48)
        .rotateX(Math.PI / 2)
        .translate(0, 2.3, 1.2),
      boxAt([2.3, 2.3, 1.9], [0, 2.5, -1.9], 0.1),
      boxAt([2.5, 1.5, 2.6], [0, 1.95, -4.6], 0.1),
    ]),
    green,
  );
  kit.add(
    'black',
    merged([
      turned(
        corners('0 0, 0.98 0 0.05, 0.98 0.8 0.12, 0 0.84'),
        48,
      )
        .rotateX(Math.PI / 2)
        .translate(0, 2.3, 3.45),
      turned(corners('0.3 3.1, 0.28 4.1, 0.46 4.5 0.05, 0.42 4.55, 0.3 4.5'), 32).translate(0, 0, 3.4),
      boxAt([2.7, 0.14, 2.3], [0, 3.72, -1.95], 0.06),
      boxAt([2.2, 0.3, 9.4], [0, 1.1, -0.9], 0.08),
      bent(boxAt([2.2, 0.9, 0.9], [0, 0.62, 4.3], 0.05), (at) =>
        at.set(at.x * (1 - 0.3 * (at.z - 3.9)), at.y, at.z),
      ),
      boxAt([2.1, 0.5, 2.2], [0, 2.75, -4.6], 0.2),
    ]),
    black,
  );
  const brass = matter('gold', '#d0a043');
  kit.add(
    'brass',
    merged([
      ...[-0.6, 0.7, 2, 3.3].map((z) => hoop(0.965, 0.035, 48).translate(0, 2.3, z)),
      flowing(corners('0.3 3.1, 0.34 3.4, 0.3 3.62, 0.001 3.76'), 32, 16).translate(0, 0, 1.6),
      turned(corners('0.12 3.1, 0.13 3.5, 0.2 3.55 0.03, 0 3.6'), 24).translate(0, 0, 0.2),
      hoop(0.3, 0.05, 28).translate(0, 2.9, 4.3),
    ]),
    brass,
  );
  kit.add(
    'lamp',
    puck(0.27, 0.1, 0.04, 28)
      .rotateX(Math.PI / 2)
      .translate(0, 2.9, 4.26),
    matter('light', '#ffe6a8'),
  );
  kit.add(
    'panes',
    merged([-1, 1].map((side) => boxAt([0.06, 0.8, 0.9], [side * 1.15, 3, -1.9], 0.03))),
    matter('darkGlass', '#1a242c'),
  );
  for (const [i, [z, radius]] of (
    [
      [3.3, 0.45],
      [1.7, 0.72],
      [0.1, 0.72],
      [-1.5, 0.72],
      [-4.0, 0.45],
      [-5.2, 0.45],
    ] as const
  ).entries())
    for (const side of [1, -1])
      wheel(kit, `wheel.${i}${side > 0 ? 'l' : 'r'}`, [side * 0.95, radius, z], {
        radius,
        width: 0.16,
        spokes: 5,
        rim: '#b3262a',
        corners: 18,
      });
  kit.add(
    'rods',
    merged(
      [-1, 1]
        .map((side) => boxAt([0.07, 0.14, 3.6], [side * 1.1, 0.62, 0.1], 0.03))
        .concat([-1, 1].map((side) => boxAt([0.5, 0.5, 1], [side * 1.0, 0.9, 3.1], 0.1))),
    ),
    matter('metal', '#c4c8cc'),
  );
  kit.joint('steam', [0, 4.6, 3.4]);
}

function fastTrain(kit: Maker): void {
  const shape = (z: number) => (z > 9 ? 1 - ((z - 9) / 6.4) ** 2.1 : 1);
  const body = bent(fineBox(), (at) => {
    const s = Math.max(0.04, shape(at.z));
    at.set(at.x * (0.25 + 0.75 * s ** 0.6), 0.7 + (at.y - 0.7) * (0.22 + 0.78 * s ** 0.9), at.z);
  });
  kit.add('body', body, kit.main('gloss', '#f4f6f8'));
  const panes = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => brick([0.06, 0.8, 1.2], [side * 1.48, 2.55, -9.6 + i * 1.6], 0.02)),
  );
  kit.add(
    'windows',
    merged([
      ...panes,
      placed(boxAt([1.75, 0.1, 2.1], [0, 0, 0], 0.05), { at: [0, 3.25, 12.3], turn: [0.36, 0, 0] }),
    ]),
    matter('darkGlass', '#111a22'),
  );
  kit.add(
    'stripe',
    merged([-1, 1].map((side) => brick([0.05, 0.24, 19.4], [side * 1.49, 1.75, -0.6], 0.02))),
    matter('gloss', '#1f58b0'),
  );
  kit.add(
    'bogies',
    merged(
      [-8, -3, 4, 8]
        .map((z) => boxAt([2.3, 0.6, 2.6], [0, 0.42, z], 0.15))
        .concat(boxAt([2.5, 0.4, 20], [0, 0.75, -0.5], 0.15)),
    ),
    matter('rubber', '#26282c'),
  );
  kit.add(
    'lamps',
    merged(
      [-1, 1].map((side) =>
        placed(puck(0.14, 0.06, 0.02, 20), { at: [side * 0.62, 1.35, 14.35], turn: [1.2, 0, 0] }),
      ),
    ),
    matter('light', '#fff6dc'),
  );
}

/** A long rounded box with many rings along it. */
function fineBox(): BufferGeometry {
  const ring = (z: number, size: number) =>
    Array.from({ length: 41 }, (_, k) => {
      const angle = (k / 40) * 2 * Math.PI;
      const bow = (value: number) => Math.sign(value) * Math.abs(value) ** 0.36;
      return new Vector3(1.5 * bow(Math.cos(angle)) * size, 2.25 + 1.55 * bow(Math.sin(angle)) * size, z);
    });
  const rings = [
    ring(-10.4, 0.001),
    ring(-10.4, 0.97),
    ...Array.from({ length: 60 }, (_, i) => ring(-10.35 + (i / 59) * 25.6, 1)),
    ring(15.4, 0.001),
  ];
  return skin(rings);
}

const turning = (parts: readonly string[]) =>
  parts.map((part) => ({ part, does: 'spin', axis: 'x' }) as const);

/** What floats or runs on rails. */
export const BOATS: readonly Prop[] = [
  {
    noun: 'sailboat',
    words: ['sailing boat', 'yacht', 'sail boat'],
    size: [2.5, 11.2, 8.26],
    stands: WATER,
    paints: ['hull'],
    build: made(sailboat),
  },
  {
    noun: 'boat',
    words: ['speedboat', 'motorboat', 'speed boat'],
    size: [2.2, 1.51, 6.75],
    stands: WATER,
    paints: ['hull'],
    build: made(speedboat),
  },
  {
    noun: 'rowboat',
    words: ['rowing boat', 'canoe', 'dinghy', 'wooden boat'],
    size: [4.27, 0.711, 3.72],
    stands: WATER,
    paints: ['hull'],
    moves: [
      { part: 'oar.l', does: 'swing', axis: 'y' },
      { part: 'oar.r', does: 'swing', axis: 'y' },
    ],
    build: made(rowboat),
  },
  {
    noun: 'ship',
    words: ['cruise ship', 'ferry', 'liner', 'ocean liner'],
    size: [18.8, 32, 124],
    stands: WATER,
    paints: ['hull'],
    build: made(ship),
  },
  {
    noun: 'sailing ship',
    words: ['galleon', 'pirate ship', 'tall ship'],
    size: [9.4, 23, 31.1],
    stands: WATER,
    paints: ['hull'],
    build: made(galleon),
  },
  {
    noun: 'submarine',
    words: ['sub', 'u-boat'],
    size: [3.1, 4.91, 9.45],
    stands: ['water', 'podium'],
    paints: ['hull'],
    moves: [{ part: 'propeller', does: 'spin', axis: 'z' }],
    build: made(submarine),
  },
  {
    noun: 'steam train',
    words: ['steam locomotive', 'locomotive', 'steam engine', 'toy train'],
    size: [2.7, 4.55, 10.7],
    stands: ['ground', 'podium', 'floor'],
    paints: ['boiler'],
    moves: [
      ...turning(Array.from({ length: 12 }, (_, i) => `wheel.${Math.floor(i / 2)}${i % 2 ? 'r' : 'l'}`)),
      { part: 'steam', does: 'steam' },
    ],
    build: made(steamTrain),
  },
  {
    noun: 'train',
    words: ['bullet train', 'high-speed train', 'metro', 'subway', 'tram'],
    size: [3.03, 3.68, 25.9],
    stands: ['ground', 'podium'],
    paints: ['body'],
    build: made(fastTrain),
  },
];
