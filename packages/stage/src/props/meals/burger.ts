import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing, puck, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

const BUN = ['#f3cf94', '#d98f3e', '#b9691f', '#9a4f14'];

/** A leaf or slice with a wavy rim that hangs over the edge of what it lies on. */
function frill(radius: number, height: number, waves: number): BufferGeometry {
  const disc = turned(
    Array.from({ length: 14 }, (_, i) => [radius * (i / 13), 0.0006 * i] as const),
    90,
  );
  return bent(disc, (at) => {
    const [far, angle] = [Math.hypot(at.x, at.z) / radius, Math.atan2(at.z, at.x)];
    const wave = Math.sin(angle * waves) * 0.6 + 0.5 * noise(Math.cos(angle) * 6, Math.sin(angle) * 6, waves);
    at.setY(height * (wave * far ** 3 - 0.5 * far ** 4));
  });
}

function burger(kit: Maker): void {
  const dome = bent(
    flowing(pairs('0.0005 0, 0.05 0, 0.0575 0.006, 0.056 0.018, 0.042 0.036, 0.0005 0.044'), 64, 36),
    (at) => at.multiplyScalar(1 + 0.012 * noise(at.x * 30, at.y * 30, at.z * 30)),
  );
  const bun = tinted(dome, (x, y, z) =>
    between(BUN, step(0.002, 0.03, y) * 0.9 + 0.12 * rough(x * 40, y * 40, z * 40)),
  );
  const foot = tinted(
    flowing(pairs('0.0005 0, 0.048 0, 0.056 0.006, 0.057 0.013, 0.05 0.019, 0.0005 0.019'), 64, 30),
    (_x, y) => between(BUN, step(0.019, 0.004, y) * 0.8),
  );
  const crust = matter('glaze', '#ffffff', { roughness: 0.42, clearcoat: 0.3 });
  kit.add('foot', foot, crust);
  const lid = kit.joint('lid', [0, 0.058, 0]);
  lid.add('bun', bun, crust);
  const meat = bent(
    flowing(pairs('0.0005 0, 0.054 0, 0.0595 0.004, 0.06 0.011, 0.055 0.016, 0.0005 0.016'), 64, 28),
    (at) => at.multiplyScalar(1 + 0.03 * rough(at.x * 75, at.y * 75, at.z * 75)),
  );
  kit.add(
    'meat',
    placed(
      tinted(meat, (x, y, z) =>
        between(['#2c140b', '#5f3018', '#7d4524'], 0.5 + 0.7 * rough(x * 110, y * 110, z * 110)),
      ),
      { at: [0, 0.0225, 0] },
    ),
    matter('glaze', '#ffffff', { roughness: 0.55, clearcoat: 0.25 }),
  );
  const melted = matter('glaze', '#f9a414', { roughness: 0.28, clearcoat: 0.6 });
  kit.add('cheese', placed(molten(0.0395), { turn: [0, 0.5, 0] }), melted);
  kit.add('cheese.low', placed(molten(0.0215), { turn: [0, 1.2, 0], scale: [0.99, 1, 0.99] }), melted);
  const tomatoes = pairs('-0.022 0.016, 0.024 0.012, 0.002 -0.024').map(([x, z], i) =>
    placed(puck(0.031, 0.0055, 0.0015, 28), { at: [x, 0.0415 + i * 0.0008, z] }),
  );
  kit.add('tomato', merged(tomatoes), matter('glaze', '#d02a1a'));
  kit.add(
    'salad',
    merged([
      placed(frill(0.069, 0.0075, 13), { at: [0, 0.0525, 0] }),
      placed(frill(0.066, 0.007, 11), { at: [0, 0.0565, 0], turn: [0, 1, 0] }),
    ]),
    matter('plant', '#6fae2c'),
  );
  const seeds = Array.from({ length: 70 }, (_, i) => {
    const [far, angle] = [0.047 * Math.sqrt((i + 0.5) / 70), i * 2.4 + kit.between(-0.2, 0.2)];
    return bead(0.0022, 0.001, 0.0014, {
      at: [Math.cos(angle) * far, 0.0442 - far * far * 5.3 - far ** 6 * 9e5, Math.sin(angle) * far],
      turn: [Math.sin(angle) * far * 12, kit.between(0, 3), -Math.cos(angle) * far * 12],
    });
  });
  lid.add('seeds', merged(seeds), matter('glaze', '#f7e8c4', { roughness: 0.5 }));
}

/** A slice of cheese that has melted: it lies on what is below, hangs over the edge and ends in tongues with round tips. */
function molten(top: number): BufferGeometry {
  return bent(subdivided(0.112), (at) => {
    const [far, turn] = [Math.hypot(at.x, at.z), Math.atan2(at.z, at.x)];
    const over = Math.max(0, far - 0.0555);
    const tongue =
      Math.max(0, Math.sin(turn * 7 + 1.1 + top * 90)) ** 1.6 * (0.55 + 0.45 * Math.sin(turn * 3 + 0.4));
    // What is over the edge falls straight down, the more of it where a tongue is.
    const reach = far > 0 ? Math.min(far, 0.0595 + over * 0.16) / far : 1;
    const sag = Math.min(
      top - 0.007,
      over * (0.7 + 0.45 * tongue) + 0.005 * tongue * step(0.0005, 0.012, over),
    );
    const round = 0.0016 * step(0.004, 0.016, over) * tongue;
    at.set(at.x * (reach + round * 8), top + at.y * (1 + 0.5 * tongue) - sag, at.z * (reach + round * 8));
  });
}

/** A thin square sheet of many small faces. */
function subdivided(side: number): BufferGeometry {
  const profile = [
    ...Array.from({ length: 15 }, (_, i) => [(side / 2) * (i / 14), -0.0032] as const),
    ...Array.from({ length: 15 }, (_, i) => [(side / 2) * (1 - i / 14), 0] as const),
  ];
  return bent(turned(profile, 56), (at) => {
    const stretch = Math.hypot(at.x, at.z) / Math.max(Math.abs(at.x), Math.abs(at.z), 1e-9);
    at.set(at.x * stretch, at.y, at.z * stretch);
  });
}

export const BURGER_PROP: Prop = {
  noun: 'burger',
  words: ['hamburger', 'cheeseburger'],
  size: [0.138, 0.104, 0.138],
  stands: TABLE,
  paints: [],
  build: made(burger),
};
