import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, boxAt, brick, outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bar } from '../halls/shapes.js';

const OUTSIDE: readonly Place[] = ['ground', 'podium', 'floor'];

/** Pickets on two rails, posts between them. */
function fence(kit: Maker): void {
  const picket = slab(
    outline(corners('-0.05 0 0.01, 0.05 0 0.01, 0.05 0.82 0.01, 0 0.92 0.015, -0.05 0.82 0.01')),
    0.03,
    0.006,
  );
  const pickets = Array.from({ length: 16 }, (_, i) =>
    picket.clone().translate(-1.35 + i * 0.18, 0.08, 0.03),
  );
  const rails = [0.3, 0.72].map((y) => boxAt([2.96, 0.09, 0.04], [0, y, -0.01], 0.012));
  const posts = [-1.46, 0, 1.46].flatMap((x) => [
    boxAt([0.1, 1.06, 0.1], [x, 0.53, -0.05], 0.015),
    placed(turned(corners('0.085 0, 0.085 0.03 0.01, 0 0.1'), 4), {
      at: [x, 1.05, -0.05],
      turn: [0, 0.785, 0],
    }),
  ]);
  kit.add(
    'wood',
    merged([...pickets, ...rails, ...posts].map((part) => part.deleteAttribute('uv'))),
    kit.main('clay', '#f7f4ec'),
  );
  const tufts = Array.from({ length: 60 }, () =>
    placed(slab(outline(corners('-0.012 0, 0.012 0, 0.004 0.16')), 0.004, 0), {
      at: [kit.between(-1.5, 1.5), 0, kit.between(-0.12, 0.14)],
      turn: [kit.between(-0.5, 0.5), kit.between(0, 3), kit.between(-0.4, 0.4)],
    }),
  );
  kit.add('grass', merged(tufts), matter('plant', '#6a9a42'));
}

/** Two leaves of wrought iron between piers of stone, one of them ajar. */
function gate(kit: Maker): void {
  const piers = [-1.75, 1.75].flatMap((x) => [
    boxAt([0.7, 0.3, 0.7], [x, 0.15, 0], 0.03),
    boxAt([0.56, 2.5, 0.56], [x, 1.4, 0], 0.03),
    boxAt([0.74, 0.16, 0.74], [x, 2.68, 0], 0.04),
    ball(0.27, 28).translate(x, 3.0, 0),
  ]);
  kit.add('stone', merged(piers), kit.main('stone', '#b9b2a4'));
  const joints = [0.5, 1.0, 1.5, 2.0, 2.4].flatMap((y) =>
    [-1.75, 1.75].map((x) => brick([0.575, 0.02, 0.575], [x, y, 0], 0.004)),
  );
  kit.add('joints', merged(joints), matter('stone', '#8e877a'));
  const iron = matter('metal', '#2c2e31', { roughness: 0.45, metalness: 0.7 });
  [-1, 1].forEach((s) => {
    const wing = kit.joint(s < 0 ? 'wing.a' : 'wing.b', [s * 1.46, 0.12, 0], [0, s > 0 ? 0.5 : 0, 0]);
    const high = (i: number) => 1.85 + 0.5 * Math.sin((i / 9) * 1.45);
    const bars = Array.from({ length: 10 }, (_, i) => {
      const x = -s * (0.06 + i * 0.148);
      return merged([
        bar([x, 0, 0], [x, high(i), 0], 0.02, 8),
        placed(turned(corners('0 0, 0.045 0.05 0.02, 0 0.18'), 8), { at: [x, high(i), 0] }),
      ]);
    });
    const bow = swept(
      Array.from({ length: 10 }, (_, i) => [-s * (0.06 + i * 0.148), high(i) - 0.14, 0] as const),
      0.022,
      { sides: 8, steps: 30 },
    );
    const curls = [0, 1, 2, 3].map((i) =>
      swept(
        Array.from(
          { length: 17 },
          (_, k) =>
            [
              -s * (0.2 + i * 0.31) + Math.cos(k * 0.52) * (0.13 - k * 0.0062),
              1.0 + Math.sin(k * 0.52) * (0.13 - k * 0.0062),
              0.01,
            ] as const,
        ),
        0.014,
        { sides: 6, steps: 44 },
      ),
    );
    const rails = [0.14, 0.84, 1.18].map((y) => bar([-s * 0.04, y, 0], [-s * 1.42, y, 0], 0.022, 8));
    wing.add('iron', merged([...bars, bow, ...curls, ...rails]), iron);
    wing.add('knobs', merged([ball(0.05, 14).translate(-s * 1.38, 1.01, 0.04)]), matter('gold', '#d0a040'));
  });
}

/** A seat of wood on ropes, hung from a frame; it swings. */
function swing(kit: Maker): void {
  const wood = kit.main('wood', '#b5783f');
  const legs = [-1.25, 1.25].flatMap((x) => [
    bar([x * 1.12, 0, 0.75], [x, 2.3, 0.02], 0.06),
    bar([x * 1.12, 0, -0.75], [x, 2.3, -0.02], 0.06),
    bar([x * 1.08, 0.8, 0.5], [x * 1.08, 0.8, -0.5], 0.04),
  ]);
  kit.add('frame', merged([...legs, bar([-1.45, 2.32, 0], [1.45, 2.32, 0], 0.075)]), wood);
  const hung = kit.joint('hung', [0, 2.3, 0]);
  const ropes = [-0.3, 0.3].map((x) => bar([x, 0, 0], [x, -1.8, 0], 0.016));
  hung.add(
    'ropes',
    merged([
      ...ropes,
      ...[-0.3, 0.3].flatMap((x) => [
        placed(turned(corners('0 0, 0.03 0.01 0.01, 0.03 0.05 0.01, 0 0.06'), 12), { at: [x, -1.83, 0] }),
        placed(turned(corners('0 0, 0.1 0 0.02, 0.1 0.05 0.02, 0 0.05'), 20), {
          at: [x, 0, 0.0],
          turn: [0, 0, 1.571],
        }),
      ]),
    ]),
    matter('fabric', '#d9c08c'),
  );
  hung.add('seat', boxAt([0.74, 0.045, 0.28], [0, -1.8, 0], 0.018), matter('gloss', '#d8453a'));
}

export const FENCE_PROP: Prop = {
  noun: 'fence',
  words: ['picket fence', 'wooden fence', 'white fence', 'garden fence'],
  size: [3.04, 1.16, 0.387],
  stands: OUTSIDE,
  paints: ['wood'],
  build: made(fence),
};

export const GATE_PROP: Prop = {
  noun: 'gate',
  words: ['iron gate', 'garden gate', 'castle gate', 'wrought iron gate', 'front gate'],
  size: [4.24, 3.27, 1.12],
  stands: OUTSIDE,
  paints: ['stone'],
  build: made(gate),
};

export const SWING_PROP: Prop = {
  noun: 'swing set',
  words: ['garden swing', 'playground swing', 'wooden swing', 'tree swing', 'rope swing', 'empty swing'],
  size: [2.94, 2.4, 1.62],
  stands: OUTSIDE,
  paints: ['frame'],
  moves: [{ part: 'hung', does: 'wag', axis: 'x' }],
  build: made(swing),
};
