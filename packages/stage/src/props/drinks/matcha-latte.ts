import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { turned } from '../kit/solids.js';
import { between } from '../kit/surface.js';
import { surface } from '../cups/shapes.js';
import { drinkOf, GLASS_WALL, tall, TABLE } from './shapes.js';

const MILKY = ['#f7f2e4', '#f1ecd6', '#c3d28e', '#86ad4a', '#6d9636'];

/** A leaf of milk drawn into green foam: rows of hearts that get smaller to its tip, and a line through them. */
function leafOfMilk(far: number, angle: number) {
  const [x, y] = [far * Math.cos(angle), -far * Math.sin(angle)];
  const along = (y + 0.72) / 1.4;
  const wide = 0.62 * Math.sqrt(Math.max(0, along)) * Math.sqrt(Math.max(0, 1.04 - along)) * 1.5;
  const bow = Math.sin((along * 5.2 - Math.abs(x) * 1.15) * Math.PI * 2 + 0.4);
  const inside =
    step(wide + 0.03, wide - 0.05, Math.abs(x)) * step(-0.02, 0.06, along) * step(1.03, 0.95, along);
  const milk = inside * step(-0.25, 0.3, bow) * step(0.012, 0.035, Math.abs(x));
  const foam = 0.5 + 0.5 * noise(x * 6, y * 6, 3);
  const green = between(['#4f7d1e', '#67932c', '#82a845'], foam * 0.7 + 0.3 * step(0.8, 1, far));
  const bubbles = step(0.62, 0.75, noise(x * 30, y * 30, 9)) * 0.16;
  return green.lerp(between(['#fbf6e8', '#f3ecd6'], far), Math.max(milk * 0.96, bubbles));
}

function latte(kit: Maker): void {
  kit.add(
    'drink',
    drinkOf(kit.options.colour ? [kit.options.colour] : MILKY),
    matter('liquid', '#ffffff', { roughness: 0.3 }),
  );
  kit.add(
    'foam',
    surface(0.0343, 0.1245, leafOfMilk),
    matter('liquid', '#ffffff', { roughness: 0.75, clearcoat: 0 }),
  );
  kit.add('glass', turned(GLASS_WALL), matter('glass', '#ffffff'));
}

export const MATCHA_LATTE_PROP: Prop = {
  noun: 'matcha latte',
  words: ['matcha', 'matcha tea', 'green tea latte', 'glass of matcha', 'cup of matcha', 'hot matcha latte'],
  size: [0.0739, 0.141, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made(latte),
};

/** With ice in it, and clouds of milk that sink through the green. */
export const ICED_MATCHA_PROP: Prop = {
  noun: 'iced matcha',
  words: ['iced matcha latte', 'iced green tea latte', 'cold matcha latte'],
  size: [0.0739, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made((kit) => tall(kit, { tones: MILKY, straw: '#d8c7a4', isSwirled: true })),
};
