import { BoxGeometry, type BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, puck, rod, turned } from '../kit/solids.js';
import { corners } from '../kit/rows.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { doors, FIXED, handles } from './shapes.js';

/** Five doors wide; the second last is an oven. */
const [WIDE, DOOR, OVEN] = [2.75, 0.55, 3];
const doorAt = (index: number): number => -WIDE / 2 + DOOR * (index + 0.5);

function below(kit: Maker): void {
  const fronts = kit.main('paint', '#f2efe8', { metalness: 0, clearcoat: 0.25 });
  kit.add('carcass', boxAt([WIDE, 0.78, 0.56], [0, 0.47, -0.02], 0.006), fronts);
  kit.add('plinth', boxAt([WIDE - 0.04, 0.09, 0.5], [0, 0.045, -0.02], 0.004), matter('plastic', '#35332f'));
  const xs = [0, 1, 2, 4].map(doorAt);
  kit.add('doors', doors(xs, [DOOR, 0.74], { y: 0.48, z: 0.27 }), fronts);
  kit.add('handles', handles(xs, 0.77, 0.295), matter('metal', '#3a3836'));
  kit.add('top', boxAt([WIDE + 0.03, 0.045, 0.62], [0, 0.885, 0.01], 0.008), matter('wood', '#c69a68'));
  kit.add(
    'oven',
    merged([
      boxAt([DOOR - 0.02, 0.72, 0.025], [doorAt(OVEN), 0.48, 0.275], 0.01),
      boxAt([DOOR - 0.06, 0.004, 0.46], [doorAt(OVEN), 0.912, 0.02], 0.002),
    ]),
    matter('darkGlass', '#1b1c1f'),
  );
  kit.add('oven handle', handles([doorAt(OVEN)], 0.72, 0.31), matter('metal', '#b9bcc0'));
  const knobs = [-0.15, -0.05, 0.05, 0.15].map((x) =>
    placed(puck(0.018, 0.02, 0.004, 20), { at: [doorAt(OVEN) + x, 0.8, 0.292], turn: [Math.PI / 2, 0, 0] }),
  );
  kit.add('knobs', merged(knobs), matter('metal', '#d7d9dc'));
}

function sink(kit: Maker): void {
  const x = doorAt(1) + DOOR / 2;
  kit.add('sink', boxAt([0.56, 0.012, 0.38], [x, 0.909, 0.03], 0.005), matter('metal', '#aeb4b8'));
  kit.add('basin', boxAt([0.48, 0.006, 0.3], [x, 0.914, 0.04], 0.003), matter('metal', '#5f666b'));
  const tap = swept(
    [
      [x, 0.9, -0.18],
      [x, 1.16, -0.18],
      [x, 1.24, -0.1],
      [x, 1.2, -0.01],
      [x, 1.13, 0],
    ],
    0.014,
    { sides: 12, tension: 0.4, steps: 40 },
  );
  kit.add('tap', tap, matter('chrome', '#d4d8da'));
}

function above(kit: Maker): void {
  const fronts = kit.main('paint', '#f2efe8', { metalness: 0, clearcoat: 0.25 });
  // A window's width is free over the sink.
  const xs = [doorAt(0) + 0.03, doorAt(4)];
  const boxes = xs.map((x) => boxAt([DOOR + 0.06, 0.72, 0.32], [x, 1.82, -0.13], 0.006));
  kit.add('upper', merged(boxes), fronts);
  kit.add('upper doors', doors(xs, [DOOR + 0.05, 0.7], { y: 1.82, z: 0.035 }), fronts);
  kit.add('upper handles', handles(xs, 1.5, 0.06), matter('metal', '#3a3836'));
  kit.add(
    'hood',
    merged([
      boxAt([DOOR, 0.06, 0.46], [doorAt(OVEN), 1.5, -0.06], 0.01),
      boxAt([0.26, 0.68, 0.26], [doorAt(OVEN), 1.86, -0.14], 0.01),
    ]),
    matter('metal', '#c3c7ca'),
  );
  kit.add(
    'lights',
    boxAt([DOOR * 0.6, 0.008, 0.04], [doorAt(OVEN), 1.466, 0.04], 0.002),
    matter('light', '#fff0cf'),
  );
}

/** What stands on the worktop of whoever cooks there. */
function wares(kit: Maker): void {
  const pot = turned(corners('0 0, 0.1 0 0.01, 0.105 0.13 0.006, 0.095 0.131, 0 0.12'), 36);
  kit.add('pot', placed(pot, { at: [doorAt(OVEN) - 0.1, 0.916, 0.06] }), matter('paint', '#c24f3a'));
  const jar = (x: number, tall: number, hex: string): BufferGeometry =>
    tinted(
      placed(turned(corners(`0 0, 0.05 0 0.008, 0.05 ${tall} 0.012, 0 ${tall + 0.01}`), 28), {
        at: [x, 0.908, -0.14],
      }),
      hex,
    );
  kit.add(
    'jars',
    merged([
      jar(doorAt(0) - 0.14, 0.2, '#e8dcc4'),
      jar(doorAt(0), 0.16, '#8fa58c'),
      jar(doorAt(0) + 0.13, 0.12, '#d9a066'),
    ]),
    matter('ceramic', '#ffffff'),
  );
  const board = placed(new BoxGeometry(0.26, 0.36, 0.02), {
    at: [doorAt(4) + 0.1, 1.09, -0.2],
    turn: [-0.14, 0, 0],
  });
  kit.add('board', board, matter('wood', '#a8713f'));
  const fruit = [-0.07, 0.01, 0.08].map((x, index) =>
    tinted(
      placed(ball(0.042, 16), { at: [doorAt(4) - 0.08 + x, 0.985, 0.06 + 0.03 * index] }),
      ['#e0522f', '#e9b93a', '#7fae45'][index]!,
    ),
  );
  kit.add('fruit', merged(fruit), matter('food', '#ffffff'));
  const bowl = turned(corners('0 0, 0.06 0 0.01, 0.14 0.08 0.006, 0.132 0.082, 0.05 0.02, 0 0.018'), 40);
  kit.add('bowl', placed(bowl, { at: [doorAt(4) - 0.07, 0.908, 0.07] }), matter('ceramic', '#f7f4ee'));
  kit.add(
    'rail',
    placed(rod(0.006, 0.5, 10), { at: [doorAt(0) + 0.03, 1.36, -0.26], turn: [0, 0, Math.PI / 2] }),
    matter('metal', '#3a3836'),
  );
}

function fittedKitchen(kit: Maker): void {
  below(kit);
  sink(kit);
  above(kit);
  wares(kit);
}

export const FITTED_KITCHEN_PROP: Prop = {
  noun: 'fitted kitchen',
  words: ['kitchen cabinet', 'kitchenette', 'kitchen unit'],
  size: [2.795, 2.2, 0.62],
  stands: FIXED,
  paints: ['carcass', 'doors', 'upper', 'upper doors'],
  build: made(fittedKitchen),
};
