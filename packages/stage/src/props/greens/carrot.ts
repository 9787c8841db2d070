import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from '../kitchen/shapes.js';

/** A root that lies on its side, its leaves behind it. */
function carrot(kit: Maker): void {
  const root = flowing(
    [
      [0.0003, -0.098],
      [0.0022, -0.09],
      [0.0095, -0.045],
      [0.0165, 0.01],
      [0.0215, 0.045],
      [0.0195, 0.058],
      [0.009, 0.063],
      [0, 0.062],
    ],
    40,
    70,
  );
  const own = kit.options.colour ?? '#ef7a1a';
  const skin = tinted(
    bent(root, (at) => {
      const line =
        1 - 0.05 * Math.max(0, noise(at.y * 190, 3, 1)) ** 2 + 0.02 * noise(at.x * 60, at.y * 40, at.z * 60);
      at.set(at.x * line + 0.004 * Math.sin(at.y * 18), at.y, at.z * line);
    }),
    (_x, y) => between([own, own, '#c65a10'], Math.max(0, noise(y * 190, 3, 1))),
  );
  const lying = { turn: [Math.PI / 2, 0.45, 0], at: [0, 0.0215, 0] } as const;
  kit.add(
    'root',
    placed(skin, { turn: [1.42, 0.5, 0], at: [0, 0.0195, 0] }),
    matter('glaze', '#ffffff', { roughness: 0.4, clearcoat: 0.2 }),
  );
  const stems = Array.from({ length: 7 }, (_, i) => {
    const [side, up] = [Math.cos(i * 2.4) * 0.03, Math.sin(i * 2.4) * 0.014];
    return { side, up, tip: [side, 0.13 + kit.between(-0.012, 0.016), up] as const };
  });
  const stalks = stems.map(({ side, up, tip }) =>
    swept([[side * 0.15, 0.058, up * 0.2], [side * 0.5, 0.09, up * 0.6], tip], (t) => 0.0022 - 0.0012 * t, {
      steps: 14,
      sides: 8,
    }),
  );
  const fronds = stems.flatMap(({ side, up, tip }) =>
    Array.from({ length: 8 }, (_, k) => {
      const t = 0.35 + (k / 8) * 0.65;
      return placed(leaf(0.024 * (1.15 - t * 0.5), 0.0085, 0.3, 8), {
        at: [side * t, 0.058 + (tip[1] - 0.058) * t, up * t],
        turn: [k * 1.3, 0, (k % 2 ? 0.55 : 2.5) + 0.25 * Math.sin(k * 5)],
      });
    }),
  );
  const greens = merged([...stalks, ...fronds].map((part) => part.deleteAttribute('uv')));
  kit.add('greens', placed(greens, { ...lying, turn: [1.42, 0.5, 0] }), matter('plant', '#4f9a35'));
}

export const CARROT_PROP: Prop = {
  noun: 'carrot',
  words: ['baby carrot'],
  size: [0.0771, 0.0648, 0.244],
  stands: TABLE,
  paints: ['root'],
  build: made(carrot),
};
