import type { BufferGeometry } from 'three';
import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead, puck } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const [RADIUS, FROM] = [0.0215, 0.046];

const peel = (x: number, y: number, z: number) => {
  const angle = Math.atan2(y - RADIUS, z);
  const stripe = 0.5 + 0.5 * Math.sin(angle * 10 + 2 * noise(x * 18, angle, 1));
  return between(
    ['#1f4a1c', '#2f6a28', '#5f9a40', '#8fbf5c'],
    0.16 + 0.4 * stripe * (0.5 + 0.5 * noise(x * 30, angle * 2, 4)) + 0.9 * Math.max(0, x - 0.1) * 6,
  );
};

function cut(kit: Maker): readonly [BufferGeometry, BufferGeometry] {
  const round = tinted(puck(RADIUS * 0.97, 0.0065, 0.0009, 56), (x, _y, z) => {
    const far = Math.hypot(x, z) / RADIUS;
    const third = 0.5 + 0.5 * Math.cos(Math.atan2(z, x) * 3);
    const pale = between(['#e3edb0', '#cfe39a', '#eef4d0'], step(0.25, 0.6, far - 0.12 * third));
    return far > 0.94 ? '#2f6a28' : pale.lerp(between(['#a8cf6a', '#8abf52'], 0.5), step(0.84, 0.93, far));
  });
  const seeds = Array.from({ length: 27 }, (_, i) => {
    const angle = (i % 3) * 2.094 + (Math.floor(i / 3) - 4) * 0.14;
    const far = RADIUS * (0.38 + 0.16 * kit.random());
    return placed(bead(0.0019, 0.0005, 0.0008), {
      at: [Math.cos(angle) * far, 0.0066, Math.sin(angle) * far],
      turn: [0, -angle, 0],
    });
  });
  return [round, tinted(merged(seeds), '#f6f6dc')];
}

function cucumber(kit: Maker): void {
  const body = bent(
    swept(
      [
        [-FROM, RADIUS, 0],
        [0.02, RADIUS, -0.004],
        [0.13, RADIUS + 0.001, 0.004],
      ],
      (t) => RADIUS * (1 - 0.16 * step(0.7, 1, t)),
      { steps: 70, sides: 40 },
    ),
    (at) => {
      at.setX(Math.max(at.x, -FROM + 0.012));
      const angle = Math.atan2(at.y - RADIUS, at.z);
      const off = 1 + 0.012 * Math.sin(angle * 10);
      at.set(at.x, RADIUS + (at.y - RADIUS) * off, at.z * off);
    },
  );
  const [round, seeds] = cut(kit);
  const faces = [
    { at: [-FROM + 0.0155, RADIUS, 0], turn: [0, 0, Math.PI / 2] },
    { at: [-0.062, 0.0005, 0.006], turn: [0.05, 0.4, 0.06] },
    { at: [-0.078, 0.0042, 0.022], turn: [0.14, 1.2, 0.2] },
    { at: [-0.058, 0.0068, 0.036], turn: [0.25, 2, -0.15] },
  ] as const;
  const bumps = Array.from({ length: 46 }, (_, i) => {
    const [angle, x] = [i * 2.39996, -0.02 + 0.14 * kit.random()];
    return tinted(
      bead(0.0016, 0.0016, 0.0016, {
        at: [x, RADIUS + Math.sin(angle) * RADIUS * 0.98, Math.cos(angle) * RADIUS * 0.98 - 0.002],
      }),
      '#3d7a30',
    );
  });
  kit.add(
    'peel',
    merged([tinted(body, peel), ...bumps.map((one) => one.deleteAttribute('uv'))]),
    kit.main('glaze', '#ffffff', { roughness: 0.35 }),
  );
  kit.add(
    'slices',
    merged(faces.flatMap((spot) => [placed(round, spot), placed(seeds, spot)])),
    matter('glaze', '#ffffff', { roughness: 0.25 }),
  );
}

export const CUCUMBER_PROP: Prop = {
  noun: 'cucumber',
  words: ['sliced cucumber', 'cucumber slice', 'zucchini', 'courgette', 'pickle', 'gherkin'],
  size: [0.229, 0.0466, 0.083],
  stands: TABLE,
  paints: ['peel'],
  build: made(cucumber),
};
