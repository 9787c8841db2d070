import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { boxAt, rod } from '../kit/solids.js';
import { placed, tinted } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

const LONG = 3.4;
const half = (t: number): number => 0.32 * Math.max(0, 1 - Math.abs(t) ** 2.1) ** 0.85 + 0.002;
const rise = (t: number): number => 0.17 * Math.abs(t) ** 3.2;

/** Where one sits is open: the deck is pressed down there. */
const isCockpit = (x: number, z: number): number => ((z + 0.12) / 0.46) ** 2 + (x / 0.215) ** 2;

function kayak(kit: Maker): void {
  const own = kit.options.colour ?? '#f07a1e';
  const rings = even(110).map((share) => {
    const t = -Math.cos(share * Math.PI);
    return even(52).map((turn) => {
      const a = turn * 6.2832;
      const [x, z] = [Math.cos(a) * half(t), (t * LONG) / 2];
      const up = Math.sin(a);
      const deck = 0.235 + rise(t) + (up > 0 ? 0.075 * up * (1 - t * t) : 0);
      const deep = 0.235 + rise(t) - 0.23 * Math.abs(up) ** 0.7 * (1 - Math.abs(t) ** 4);
      const open = up > 0 ? Math.max(0, 1 - isCockpit(x, z) ** 3) : 0;
      return new Vector3(x, up > 0 ? deck - open * 0.22 : deep, z);
    });
  });
  const hull = tinted(skin(rings), (x, y, z) => {
    if (isCockpit(x, z) < 0.95 && y > 0.06 && Math.abs(x) < 0.22) return '#26292e';
    if (Math.abs(z) > 1.28) return '#fff3dc';
    return y < 0.16 + rise((z * 2) / LONG) ? '#fff3dc' : own;
  });
  kit.add('hull', hull, matter('gloss', '#ffffff', { roughness: 0.28 }));
  const rim = even(40)
    .slice(1)
    .map((t) => [Math.cos(t * 6.2832) * 0.215, 0.3, Math.sin(t * 6.2832) * 0.46 - 0.12] as const);
  const toggles = [-1, 1].map((end) =>
    placed(rod(0.013, 0.1, 10), { at: [0, 0.4, end * 1.6], turn: [0, 0, 1.571] }),
  );
  const lines = [0.62, 0.84, 1.06].flatMap((z) => [
    swept(
      [
        [-half(z / 1.7) * 0.8, 0.3 + rise(z / 1.7), z],
        [0, 0.318 + rise(z / 1.7), z + 0.06],
        [half(z / 1.7) * 0.8, 0.3 + rise(z / 1.7), z],
      ],
      0.006,
      { sides: 6, steps: 14 },
    ),
  ]);
  kit.add(
    'rim',
    joined([
      swept(rim, 0.016, { isClosed: true, sides: 10, steps: 70 }),
      ...toggles,
      ...lines,
      placed(boxAt([0.3, 0.2, 0.03], [0, 0, 0], 0.014), { at: [0, 0.28, -0.5], turn: [-0.25, 0, 0] }),
    ]),
    matter('rubber', '#202329'),
  );
  const paddle = kit.joint('paddle', [0, 0.36, 0.42], [0, 0.12, 0.05]);
  paddle.add('shaft', placed(rod(0.015, 1.75, 12), { turn: [0, 0, 1.571] }), matter('metal', '#30343a'));
  paddle.add(
    'blades',
    joined(
      [-1, 1].map((side) =>
        placed(boxAt([0.42, 0.17, 0.014], [0, 0, 0], 0.006), { at: [side * 1.02, 0, 0], turn: [0.3, 0, 0] }),
      ),
    ),
    matter('gloss', '#ffd23c'),
  );
}

export const KAYAK_PROP: Prop = {
  noun: 'kayak',
  words: ['sea kayak', 'river kayak'],
  size: [2.44, 0.498, 3.4],
  stands: ['water', 'podium', 'ground'],
  paints: ['hull'],
  build: made(kayak),
};
