import { BoxGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, hoop, puck, slab, turned, outline } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { SHOWN } from './shapes.js';

/** An ingot that is narrower above; its stamp is sunk into its top. */
function goldBar(kit: Maker): void {
  const [high, long, wide] = [0.045, 0.24, 0.085];
  const draft = (y: number) => 1 - 0.16 * (y / high);
  const ingot = bent(new RoundedBoxGeometry(long, high, wide, 5, 0.006).translate(0, high / 2, 0), (at) =>
    at.set(at.x * (1 - 0.07 * (at.y / high)), at.y, at.z * draft(at.y)),
  );
  kit.add('ingot', ingot, kit.main('gold', '#f0bd3c', { roughness: 0.22 }));
  const rim = [-1, 1].flatMap((s) => [
    boxAt([0.19, 0.0025, 0.003], [0, high + 0.0004, s * 0.026], 0.001),
    boxAt([0.003, 0.0025, 0.052], [s * 0.0935, high + 0.0004, 0], 0.001),
  ]);
  const stamp = [
    placed(hoop(0.014, 0.0016, 36), { at: [-0.058, high + 0.0006, 0], turn: [1.571, 0, 0] }),
    puck(0.006, 0.002, 0.0006, 24).translate(-0.058, high - 0.0004, 0),
    ...[0, 1, 2].map((i) =>
      boxAt(
        [[0.09, 0.09, 0.05][i] ?? 0.05, 0.002, 0.0055],
        [0.022 - (i === 2 ? 0.02 : 0), high + 0.0004, -0.013 + i * 0.013],
        0.0008,
      ),
    ),
    placed(new BoxGeometry(0.07, 0.012, 0.002).deleteAttribute('uv'), {
      at: [0, 0.022, 0.0395],
      turn: [-0.15, 0, 0],
    }),
  ];
  kit.add('stamp', merged([...rim, ...stamp]), matter('gold', '#c78f22', { roughness: 0.35 }));
}

/** A padlock: brass body, steel shackle, a keyhole in front. */
function padlock(kit: Maker): void {
  const body = slab(
    outline(corners('-0.031 0 0.008, 0.031 0 0.008, 0.031 0.052 0.012, -0.031 0.052 0.012')),
    0.024,
    0.0025,
  );
  kit.add('body', body, kit.main('gold', '#d2a244', { roughness: 0.28 }));
  const bow = swept(
    [
      [-0.019, 0.044, 0],
      [-0.0195, 0.066, 0],
      [-0.016, 0.082, 0],
      [0, 0.0895, 0],
      [0.016, 0.082, 0],
      [0.0195, 0.066, 0],
      [0.019, 0.044, 0],
    ],
    0.0048,
    { sides: 18, steps: 50 },
  );
  kit.add('shackle', bow, matter('chrome', '#c9ced4'));
  const plate = turned(corners('0 0, 0.0135 0 0.001, 0.0125 0.002 0.001, 0 0.002'), 40).rotateX(1.571);
  const seams = [0.008, 0.044].map((y) => boxAt([0.061, 0.0016, 0.0246], [0, y, 0], 0.0007));
  kit.add('plate', merged([plate.translate(0, 0.026, 0.0115), ...seams]), matter('gold', '#a87a2c'));
  kit.add(
    'keyhole',
    merged([
      puck(0.0042, 0.002, 0.0004, 24).rotateX(1.571).translate(0, 0.0285, 0.0122),
      boxAt([0.0036, 0.011, 0.002], [0, 0.023, 0.0132], 0.0006),
    ]),
    matter('rubber', '#14110d'),
  );
  kit.add(
    'rivets',
    merged(
      [-1, 1].flatMap((s) =>
        [0.012, 0.041].map((y) =>
          puck(0.0026, 0.002, 0.001, 16)
            .rotateX(1.571)
            .translate(s * 0.024, y, 0.0112),
        ),
      ),
    ),
    matter('metal', '#8d8f92'),
  );
}

export const GOLD_BAR_PROP: Prop = {
  noun: 'gold bar',
  words: ['gold ingot', 'bullion', 'gold bullion', 'ingot', 'bar of gold'],
  size: [0.24, 0.047, 0.085],
  stands: SHOWN,
  paints: ['ingot'],
  build: made(goldBar),
};

export const PADLOCK_PROP: Prop = {
  noun: 'padlock',
  words: ['lock', 'brass lock', 'golden lock', 'metal lock', 'love lock'],
  size: [0.064, 0.094, 0.025],
  stands: SHOWN,
  paints: ['body'],
  build: made(padlock),
};
