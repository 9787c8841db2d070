import { CylinderGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, bead, boxAt, brick, hoop, puck, turned } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { boards, iron, joined, STANDS } from './wood.js';

const [WIDE, HIGH, DEEP] = [0.84, 0.36, 0.54];
const ACROSS = [-0.4, -0.15, 0.15, 0.4];

function trunk(kit: Maker): void {
  const wood = kit.main('wood', '#8a5428');
  const wall = (count: number, wide: number) => boards(count, [HIGH, wide, 0.035]);
  const long = [-1, 1].map((side) =>
    placed(wall(3, WIDE), { at: [-WIDE / 2, HIGH / 2, side * (DEEP / 2 - 0.018)], turn: [0, 0, -1.571] }),
  );
  const short = [-1, 1].map((side) =>
    boxAt([0.035, HIGH, DEEP - 0.04], [side * (WIDE / 2 - 0.018), HIGH / 2, 0], 0.008),
  );
  kit.add(
    'wood',
    joined([...long, ...short, boxAt([WIDE - 0.02, 0.03, DEEP - 0.02], [0, 0.02, 0], 0.008)]),
    wood,
  );
  const straps = ACROSS.flatMap((x) =>
    [-1, 1].map((side) => brick([0.06, HIGH, 0.012], [x, HIGH / 2, (side * DEEP) / 2], 0.005)),
  );
  const studs = ACROSS.flatMap((x) =>
    [0.07, 0.18, 0.29].map((y) => bead(0.014, 0.014, 0.01, { at: [x, y, DEEP / 2 + 0.008] })),
  );
  const rims = [0.02, HIGH - 0.02].flatMap((y) =>
    [-1, 1].map((side) => brick([WIDE + 0.01, 0.04, 0.02], [0, y, side * (DEEP / 2)], 0.006)),
  );
  kit.add(
    'gold',
    joined([
      ...rims,
      ...studs,
      ...[-1, 1].map((side) =>
        placed(hoop(0.06, 0.012, 24), {
          at: [side * (WIDE / 2 + 0.02), 0.2, 0],
          turn: [0, 1.571, 0],
          scale: [1.2, 0.8, 1],
        }),
      ),
    ]),
    matter('gold', '#d2a043'),
  );
  kit.add('straps', joined(straps), iron());
}

/** The lid stands open, its hinge at the back. */
function lid(kit: Maker): void {
  const half = DEEP / 2;
  const top = kit.joint('lid', [0, HIGH, -half], [-0.95, 0, 0]);
  const shell = (far: number, long: number, open: boolean) =>
    placed(new CylinderGeometry(far, far, long, 28, 1, open, 0, Math.PI), {
      at: [0, 0, half],
      turn: [0, 0, 1.571],
      scale: [0.78, 1, 1],
    });
  top.add(
    'lidwood',
    joined([
      shell(half, WIDE, true),
      ...[-1, 1].map((side) =>
        placed(new CylinderGeometry(half, half, 0.03, 28, 1, false, 0, Math.PI), {
          at: [side * (WIDE / 2 - 0.015), 0, half],
          turn: [0, 0, 1.571],
          scale: [0.78, 1, 1],
        }),
      ),
    ]),
    kit.main('wood', '#8a5428', { side: 2 }),
  );
  top.add(
    'lidstraps',
    joined(ACROSS.map((x) => placed(shell(half + 0.008, 0.06, true), { at: [x, 0, 0] }))),
    matter('metal', '#3b3a3c', { side: 2, metalness: 0.7, roughness: 0.45 }),
  );
  top.add(
    'lidrim',
    joined([
      boxAt([WIDE + 0.01, 0.035, 0.02], [0, 0.012, DEEP], 0.006),
      boxAt([0.1, 0.11, 0.03], [0, -0.01, DEEP + 0.01], 0.012),
    ]),
    matter('gold', '#d2a043'),
  );
}

function treasure(kit: Maker): void {
  const heap = (far: number) => 0.1 * (1 - far * far);
  const coins = Array.from({ length: 56 }, () => {
    const [x, z] = [kit.between(-0.36, 0.36), kit.between(-0.22, 0.22)];
    const far = Math.hypot(x / 0.42, z / 0.27);
    return placed(turned(corners('0 0, 0.034 0 0.002, 0.034 0.008 0.002, 0 0.008'), 12), {
      at: [x, HIGH - 0.005 + Math.max(-0.02, heap(far)), z],
      turn: [kit.between(-0.5, 0.5), 0, kit.between(-0.5, 0.5)],
    });
  });
  const mound = bent(ball(1, 20), (at) => at.set(at.x * 0.39, at.y * 0.13 + 0.315, at.z * 0.23));
  kit.add('coins', joined([mound, ...coins]), matter('gold', '#f0b93a'));
  const gem = (at: readonly [number, number, number], size: number) =>
    placed(turned(corners('0 -1, 0.8 0, 0.55 0.5, 0 0.5'), 8), {
      at,
      scale: size,
      turn: [0.4, size * 90, 0.5],
    });
  kit.add(
    'rubies',
    joined([gem([0.12, 0.47, 0.1], 0.045), gem([-0.22, 0.44, 0.05], 0.035)]),
    matter('gem', '#e0203a'),
  );
  kit.add(
    'emeralds',
    joined([gem([-0.05, 0.48, -0.02], 0.04), gem([0.26, 0.43, 0.02], 0.036)]),
    matter('gem', '#1fae62'),
  );
  const pearls = Array.from({ length: 22 }, (_, i) =>
    bead(0.014, 0.014, 0.014, {
      at: [
        -0.3 + i * 0.016,
        0.4 + 0.055 * Math.sin(i * 0.17) - (i > 18 ? (i - 18) * 0.01 : 0),
        0.16 + 0.03 * Math.sin(i * 0.6),
      ],
    }),
  );
  kit.add('pearls', joined(pearls), matter('gloss', '#fdf6ea'));
  kit.add(
    'lock',
    joined([
      puck(0.055, 0.03, 0.006, 20)
        .rotateX(1.571)
        .translate(0, 0.27, DEEP / 2),
      brick([0.018, 0.035, 0.012], [0, 0.265, DEEP / 2 + 0.033], 0.003),
    ]),
    matter('gold', '#a87a2c'),
  );
}

function treasureChest(kit: Maker): void {
  trunk(kit);
  lid(kit);
  treasure(kit);
}

export const TREASURE_CHEST_PROP: Prop = {
  noun: 'treasure chest',
  words: ['chest of gold', 'pirate chest', 'treasure', 'chest of treasure', 'wooden chest', 'treasure box'],
  size: [0.903, 0.841, 0.661],
  stands: STANDS,
  paints: ['wood', 'lidwood'],
  build: made(treasureChest),
};
