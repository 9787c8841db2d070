import { type BufferGeometry, ConeGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from '../kitchen/shapes.js';
import { leaf } from '../fruit/shapes.js';

/** Half its width at a height. */
const wide = (y: number) => 0.056 * Math.sqrt(Math.max(0.02, 1 - ((y - 0.078) / 0.086) ** 4));

/** Eyes in rows that run round it slantwise. */
function eyes(): BufferGeometry[] {
  return Array.from({ length: 14 * 11 }, (_, i) => {
    const [row, k] = [Math.floor(i / 11), i % 11];
    const y = 0.008 + row * 0.0114;
    const turn = ((k + (row % 2) * 0.5) / 11) * 2 * Math.PI;
    const far = wide(y) - 0.001;
    const slope = Math.atan2(wide(y + 0.003) - wide(y - 0.003), 0.006);
    const size = 0.0072 + 0.0088 * (far / 0.056);
    const eye = tinted(bead(size * 0.98, 0.0105, 0.0062), (_x, _y, z) =>
      between(['#b8741c', '#e9a52a', '#f3c24a'], z / 0.006),
    );
    const tip = tinted(
      placed(new ConeGeometry(0.0024, 0.0075, 5, 1, true), { at: [0, 0.0024, 0.0058], turn: [0.55, 0, 0] }),
      '#7a5a1e',
    );
    const both = merged([eye, tip]);
    return placed(placed(both, { turn: [-slope, 0, 0] }), { turn: [0, Math.PI / 2 - turn, 0] }).translate(
      Math.cos(turn) * far,
      y,
      Math.sin(turn) * far,
    );
  });
}

function crown(): BufferGeometry[] {
  return Array.from({ length: 26 }, (_, i) => {
    const inner = i / 29;
    const long = 0.062 + 0.05 * inner - 0.02 * Math.abs(inner - 0.6);
    const blade = bent(leaf(long, 0.02 - 0.005 * inner, -0.12 + 0.5 * (1 - inner), 10), (at) =>
      at.setY(at.y + Math.abs(at.z) * 0.5),
    );
    return placed(placed(blade, { turn: [0, 0, 0.35 + 1.15 * inner] }), {
      turn: [0, i * 2.39996, 0],
    }).translate(0, 0.158 + 0.012 * inner, 0);
  });
}

function pineapple(kit: Maker): void {
  const core = flowing(
    Array.from(
      { length: 12 },
      (_, i) => [i === 0 || i === 11 ? 0.0005 : wide(0.164 * (i / 11)) - 0.002, 0.164 * (i / 11)] as const,
    ),
    40,
    40,
  );
  const skin = merged([tinted(core, '#8a5a1c'), ...eyes()].map((part) => part.deleteAttribute('uv')));
  kit.add('skin', skin, matter('glaze', '#ffffff', { roughness: 0.5, clearcoat: 0.2 }));
  kit.add('crown', merged(crown()), matter('plant', '#4c8a3c'));
}

export const PINEAPPLE_PROP: Prop = {
  noun: 'pineapple',
  words: ['ananas'],
  size: [0.126, 0.266, 0.124],
  stands: TABLE,
  paints: [],
  build: made(pineapple),
};
