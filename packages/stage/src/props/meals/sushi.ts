import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { box, boxAt, puck, turned } from '../kit/solids.js';
import { bent, between, merged, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

function sushiBoard(kit: Maker): void {
  kit.add('board', boxAt([0.25, 0.018, 0.13], [0, 0.009, 0], 0.004), kit.main('wood', '#b98a5c'));
  const fish = (x: number, tones: readonly string[]) =>
    tinted(
      bent(new SphereGeometry(1, 30, 22), (at) =>
        at.set(
          at.x * 0.0165 + x,
          at.y * 0.0045 + 0.0405 - (at.z * 0.033) ** 2 * 6 - (at.x * 0.016) ** 2 * 16,
          at.z * 0.034,
        ),
      ),
      (px, _y, z) => between(tones, 0.5 + 0.5 * Math.sin(z * 620 + (px - x) * 300)),
    );
  kit.add(
    'fish',
    merged([
      fish(-0.085, ['#f3793c', '#f9a877']),
      fish(-0.043, ['#c3242c', '#d8454a']),
      fish(-0.001, ['#f3793c', '#f9a877']),
    ]),
    matter('glaze', '#ffffff'),
  );
}

function sushiRice(kit: Maker): void {
  const rice = (x: number, z: number) =>
    bent(box(0.027, 0.02, 0.052, 0.009), (at) =>
      at.multiplyScalar(1 + 0.05 * rough(at.x * 260, at.y * 260, at.z * 260)),
    ).translate(x, 0.0285, z);
  const grains: BufferGeometry[] = Array.from({ length: 3 }, (_, i) => rice(-0.085 + i * 0.042, 0));
  const roll = (x: number, z: number) => [x, z] as const;
  const rolls = [roll(0.05, -0.028), roll(0.05, 0.022), roll(0.095, -0.028), roll(0.095, 0.022)];
  const core = rolls.map(([x, z]) => puck(0.0185, 0.0305, 0.003, 32).translate(x, 0.018, z));
  kit.add(
    'rice',
    merged([
      ...grains.map((grain) => grain.deleteAttribute('uv')),
      ...core.map((grain) => grain.deleteAttribute('uv')),
    ]),
    matter('plastic', '#fbf7ee', { roughness: 0.6 }),
  );
  kit.add(
    'nori',
    merged(
      rolls.map(([x, z]) =>
        turned(corners('0.0186 0.001, 0.0202 0.001 0.0005, 0.0202 0.029 0.0005, 0.0186 0.029'), 32).translate(
          x,
          0.018,
          z,
        ),
      ),
    ),
    matter('plastic', '#14251b'),
  );
  kit.add(
    'core',
    merged(
      rolls.map(([x, z], i) =>
        tinted(puck(0.0075, 0.001, 0.0004, 18), i % 2 ? '#e8612c' : '#7fb548').translate(x, 0.0483, z),
      ),
    ),
    matter('glaze', '#ffffff'),
  );
}

function sushi(kit: Maker): void {
  sushiBoard(kit);
  sushiRice(kit);
}

export const SUSHI_PROP: Prop = {
  noun: 'sushi',
  words: ['sushi roll', 'sashimi', 'nigiri', 'maki'],
  size: [0.25, 0.0493, 0.13],
  stands: TABLE,
  paints: ['board'],
  build: made(sushi),
};
