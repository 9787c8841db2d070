import { DoubleSide } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { sheet } from './shapes.js';

const LONG = 0.2;
/** The shaft's bow at a share of its length. */
const bow = (t: number) => [0.018 * Math.sin(Math.PI * t * 0.9), 0.022 * t * t] as const;

/** One side of it: barbs that slant to the tip, with a few splits between. */
function vane(side: 1 | -1, own: string) {
  const made = sheet(150, 7, (t, across) => {
    const along = 0.17 + 0.83 * t;
    const [x, z] = bow(along);
    const full = Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * t ** 0.8)) ** 0.6;
    const gap = step(0.62, 0.8, noise(t * 13, side * 4, 1)) * 0.5 + 0.12 * Math.abs(noise(t * 90, side, 3));
    const wide = side * (side > 0 ? 0.027 : 0.021) * full * (1 - gap * across) * across;
    const down = t < 0.14 ? 0.006 * noise(t * 160, across * 6, side) * across : 0;
    return [
      x + wide,
      along * LONG + 0.024 * across * full - 0.004 * across,
      z - 0.35 * Math.abs(wide) + down,
    ];
  });
  return tinted(made, (x, y) =>
    between(
      [own, '#ffffff', own],
      0.5 + 0.35 * Math.sin(y * 900 - Math.abs(x) * 500) * 0.5 - 0.2 * noise(x * 80, y * 50, 2),
    ),
  );
}

function feather(kit: Maker): void {
  const own = kit.options.colour ?? '#e9e4dc';
  const lean = { turn: [-0.5, 0.25, -0.42] } as const;
  kit.add(
    'vane',
    placed(merged([vane(1, own), vane(-1, own)]), lean),
    matter('clay', '#ffffff', { side: DoubleSide, roughness: 0.9 }),
  );
  const points = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8.2;
    const [x, z] = bow(t);
    return [x, t * LONG, z + 0.0004] as const;
  });
  kit.add(
    'shaft',
    placed(
      swept(points, (t) => 0.0019 * (1 - 0.82 * t), { sides: 10, steps: 50 }),
      lean,
    ),
    matter('glaze', '#f4efe2'),
  );
  const down = Array.from({ length: 26 }, (_, i) => {
    const t = 0.1 + 0.09 * (i / 26);
    const [x, z] = bow(t);
    const side = i % 2 ? 1 : -1;
    const out = kit.between(0.008, 0.019);
    return swept(
      [
        [x, t * LONG, z],
        [x + side * out * 0.6, t * LONG + 0.004, z + kit.between(-0.006, 0.006)],
        [x + side * out, t * LONG - kit.between(-0.008, 0.006), z + kit.between(-0.008, 0.008)],
      ],
      0.0004,
      { sides: 4, steps: 8 },
    );
  });
  kit.add('down', placed(merged(down), lean), matter('clay', '#ffffff', { roughness: 1 }));
}

export const FEATHER_PROP: Prop = {
  noun: 'feather',
  words: ['white feather', 'single feather', 'bird feather', 'floating feather', 'falling feather', 'quill'],
  size: [0.0997, 0.159, 0.0888],
  stands: ['table', 'podium', 'air', 'ground', 'hand'],
  paints: ['vane'],
  build: made(feather),
};
