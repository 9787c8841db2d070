import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, hoop, puck, rod, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { GROUND } from './shapes.js';

function lighthouseRed(kit: Maker): void {
  const stripes = Array.from({ length: 5 }, (_, i) => i);
  const radius = (y: number) => 2.5 - y * 0.075;
  const part = (i: number) =>
    turned(
      [
        [radius(1 + i * 2.8) + 0.01, 1 + i * 2.8],
        [radius(3.8 + i * 2.8) + 0.01, 3.8 + i * 2.8],
      ],
      64,
    );
  kit.add('red', merged(stripes.filter((i) => i % 2 === 0).map(part)), kit.main('clay', '#c9332b'));
  kit.add('white', merged(stripes.filter((i) => i % 2).map(part)), matter('clay', '#f7f3ea'));
}

function lighthouseRock(kit: Maker): void {
  const radius = (y: number) => 2.5 - y * 0.075;
  kit.add(
    'rock',
    turned(corners('0 0, 5 0 0.3, 4.2 0.9 0.5, 2.7 1.1 0.2, 0 1.1'), 9),
    matter('stone', '#7d776f'),
  );
  kit.add(
    'gallery',
    merged([
      puck(2.1, 0.3, 0.08).translate(0, 14.95, 0),
      hoop(2.0, 0.05)
        .rotateX(Math.PI / 2)
        .translate(0, 16.2, 0),
      hoop(2.0, 0.04)
        .rotateX(Math.PI / 2)
        .translate(0, 15.75, 0),
      ...Array.from({ length: 18 }, (_, i) =>
        rod(0.035, 1.1, 8).translate(Math.cos(i * 0.349) * 2, 15.7, Math.sin(i * 0.349) * 2),
      ),
      turned(corners('1.35 17.4 0.05, 1.7 17.4 0.05, 1.2 18.4 0.3, 0.12 19.1 0.05, 0.1 19.9, 0 19.9'), 48),
      ...Array.from({ length: 8 }, (_, i) =>
        rod(0.05, 2.2, 8).translate(Math.cos(i * 0.785) * 1.2, 16.3, Math.sin(i * 0.785) * 1.2),
      ),
    ]),
    matter('clay', '#2c3036'),
  );
  kit.add(
    'lamp',
    turned(corners('0 15.4, 0.6 15.4 0.2, 0.6 17 0.2, 0 17'), 32),
    matter('light', '#ffe08a', { emissiveIntensity: 2 }),
  );
  kit.add(
    'glass',
    turned(
      [
        [1.15, 15.2],
        [1.15, 17.4],
      ],
      32,
    ),
    matter('glass', '#eaf6ff'),
  );
  kit.add(
    'door',
    merged([
      boxAt([1, 2, 0.3], [0, 2, 2.32], 0.1),
      ...[6.4, 10.5].map((y) => boxAt([0.6, 0.9, 0.3], [0, y, radius(y) - 0.06], 0.1)),
    ]),
    matter('clay', '#3a2a20'),
  );
}

function lighthouse(kit: Maker): void {
  lighthouseRed(kit);
  lighthouseRock(kit);
}

export const LIGHTHOUSE_PROP: Prop = {
  noun: 'lighthouse',
  words: ['light house'],
  size: [9.61, 19.9, 9.46],
  stands: GROUND,
  paints: ['red'],
  moves: [{ part: 'lamp', does: 'glow' }],
  build: made(lighthouse),
};
