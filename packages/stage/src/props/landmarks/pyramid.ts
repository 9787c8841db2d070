import { BoxGeometry, type BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';

const [LAYERS, HIGH, WIDE] = [24, 1.2, 45];

function layer(kit: Maker, i: number, tones: readonly string[]): BufferGeometry[] {
  const wide = WIDE * (1 - i / LAYERS);
  const count = Math.max(1, Math.round(wide / 1.9));
  const long = wide / count;
  const core = tinted(
    new BoxGeometry(wide - 1, HIGH, wide - 1).translate(0, (i + 0.5) * HIGH, 0),
    tones[1] ?? '',
  );
  const blocks = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: count }, (_, k) => {
      const deep = Math.min(1.5, wide / 2) + kit.between(-0.1, 0.16);
      const one = new BoxGeometry(long * kit.between(0.94, 0.985), HIGH * kit.between(0.94, 0.99), deep);
      const at = [
        (k + 0.5) * long - wide / 2,
        (i + 0.5) * HIGH,
        wide / 2 - 0.75 + kit.between(-0.05, 0.05),
      ] as const;
      const tone = between(tones, kit.random());
      return placed(
        placed(
          tinted(one, () => tone),
          { at },
        ),
        { turn: [0, side * 1.5708, 0] },
      );
    }),
  );
  return [core, ...blocks];
}

function pyramid(kit: Maker): void {
  const own = kit.options.colour;
  const tones = own ? [own, own] : ['#c39a5f', '#d8b478', '#e6c893'];
  const blocks = Array.from({ length: LAYERS }, (_, i) => layer(kit, i, tones)).flat();
  kit.add(
    'stone',
    merged(blocks.map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#ffffff', { roughness: 0.95 }),
  );
  kit.add('door', boxAt([2.2, 2.6, 1.4], [0, 4.6, 19.9], 0.1), matter('clay', '#3a2b1c'));
  kit.add(
    'lintel',
    merged([
      boxAt([0.9, 3, 2], [-1.5, 4.5, 20], 0.15),
      boxAt([0.9, 3, 2], [1.5, 4.5, 20], 0.15),
      boxAt([4.6, 0.9, 2.2], [0, 6.3, 20], 0.15),
    ]),
    matter('clay', '#e0c088'),
  );
}

export const PYRAMID_PROP: Prop = {
  noun: 'pyramid',
  words: ['great pyramid', 'egyptian pyramid', 'pyramid of giza', 'great pyramid of giza'],
  size: [45.1, 28.8, 45.1],
  stands: ['ground', 'podium'],
  paints: ['stone'],
  build: made(pyramid),
};
