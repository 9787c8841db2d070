import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Motion, Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { bead, boxAt, hoop, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const [FAR, HIGH, CABINS] = [8.6, 11, 12];
/** Turns a second. */
const PACE = 0.035;
const COLOURS = ['#e2463c', '#f3b52e', '#2f9fd0', '#5bb054'];
const TURNS = Array.from({ length: CABINS }, (_, i) => (i / CABINS) * 6.2832);

function wheel(kit: Maker): Maker {
  const ring = kit.joint('ring', [0, HIGH, 0]);
  const sides = [-0.85, 0.85];
  const steel = sides.flatMap((z) => [
    hoop(FAR, 0.13, 60).translate(0, 0, z),
    hoop(FAR * 0.72, 0.08, 40).translate(0, 0, z),
    ...TURNS.map((turn) =>
      placed(rod(0.07, FAR - 0.5, 6), {
        at: [Math.cos(turn) * (FAR / 2 + 0.25), Math.sin(turn) * (FAR / 2 + 0.25), z],
        turn: [0, 0, turn - 1.571],
      }),
    ),
  ]);
  const bars = TURNS.map((turn) =>
    placed(rod(0.08, 1.7, 8), { at: [Math.cos(turn) * FAR, Math.sin(turn) * FAR, 0], turn: [1.571, 0, 0] }),
  );
  ring.add('steel', merged([...steel, ...bars]), kit.main('paint', '#f2f4f6'));
  ring.add(
    'hub',
    merged([
      puck(0.95, 2.3, 0.2, 32).rotateX(1.571).translate(0, 0, -1.15),
      puck(0.5, 3.6, 0.1, 24).rotateX(1.571).translate(0, 0, -1.8),
    ]),
    matter('paint', '#e2463c'),
  );
  const bulbs = sides.flatMap((z) =>
    Array.from({ length: 36 }, (_, i) =>
      bead(0.12, 0.12, 0.12, {
        at: [Math.cos(i * 0.1745) * FAR, Math.sin(i * 0.1745) * FAR, z + Math.sign(z) * 0.14],
      }),
    ),
  );
  ring.add('bulbs', merged(bulbs), matter('light', '#ffe2a0', { emissiveIntensity: 0.9 }));
  return ring;
}

/** A cabin that hangs from its joint. */
function cabin(ring: Maker, i: number, turn: number): void {
  const hung = ring.joint(`cabin.${i}`, [Math.cos(turn) * FAR, Math.sin(turn) * FAR, 0]);
  const colour = COLOURS[i % COLOURS.length] ?? '';
  hung.group.scale.setScalar(1.3);
  hung.add(
    'shell',
    merged([
      turned(corners('0 -1.85, 0.5 -1.85 0.1, 0.72 -1.5 0.15, 0.76 -1.0 0.03, 0.7 -1.0'), 12),
      turned(corners('0.82 -0.38 0.03, 0.6 -0.16 0.15, 0.1 -0.02 0.03, 0 0'), 12),
    ]),
    matter('gloss', colour, { side: 2 }),
  );
  hung.add(
    'posts',
    merged(
      Array.from({ length: 6 }, (_, k) =>
        rod(0.035, 0.66, 6).translate(Math.cos(k * 1.047) * 0.7, -0.69, Math.sin(k * 1.047) * 0.7),
      ),
    ),
    matter('paint', '#f7f7f5'),
  );
  hung.add('pane', turned(corners('0.66 -1, 0.66 -0.38'), 20), matter('glass', '#dff1ff'));
}

function frame(kit: Maker): void {
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((x) =>
      swept(
        [
          [x * 4.2, 0.2, side * 2.6],
          [x * 0.15, HIGH, side * 1.55],
        ],
        0.24,
        { sides: 12, steps: 4 },
      ),
    ),
  );
  const ties = [-1, 1].map((side) =>
    placed(rod(0.12, 4.6, 10), { at: [0, 4.8, side * 2.18], turn: [0, 0, 1.571] }),
  );
  kit.add(
    'legs',
    merged([...legs, ...ties].map((part) => part.deleteAttribute('uv'))),
    matter('paint', '#2f6fb0'),
  );
  kit.add(
    'base',
    merged([
      boxAt([10.4, 0.4, 6.6], [0, 0.2, 0], 0.1),
      boxAt([4.4, 0.3, 3], [0, 0.5, 0], 0.08),
      ...[-1.2, 1.2].map((x) => boxAt([1, 0.2, 0.5], [x, 0.1, 3.5], 0.04)),
    ]),
    matter('clay', '#c9c2b6'),
  );
  kit.add('booth', merged([boxAt([1.4, 1.9, 1.2], [4, 1.35, 2.2], 0.08)]), matter('clay', '#f3b52e'));
  kit.add(
    'roof',
    placed(turned(corners('1.2 0 0.04, 1.15 0.12 0.03, 0 0.85'), 4), {
      at: [4, 2.3, 2.2],
      turn: [0, 0.785, 0],
    }),
    matter('clay', '#e2463c'),
  );
}

function ferrisWheel(kit: Maker): void {
  frame(kit);
  const ring = wheel(kit);
  TURNS.forEach((turn, i) => cabin(ring, i, turn));
}

export const FERRIS_WHEEL_PROP: Prop = {
  noun: 'ferris wheel',
  words: ['big wheel', 'observation wheel', 'giant wheel', 'london eye'],
  size: [19.3, 19.7, 7.05],
  stands: ['ground', 'podium'],
  paints: ['steel'],
  moves: [
    { part: 'ring', does: 'spin', axis: 'z', pace: PACE },
    ...TURNS.map((_, i): Motion => ({ part: `cabin.${i}`, does: 'spin', axis: 'z', pace: -PACE })),
    { part: 'bulbs', does: 'glow' },
  ],
  build: made(ferrisWheel),
};
