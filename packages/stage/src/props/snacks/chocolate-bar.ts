import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, outline, plate } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { plain, TABLE } from '../kitchen/shapes.js';

/** A bar that looks out of its wrapper: pieces toward -z. */
function chocolateBar(kit: Maker): void {
  const pieces = Array.from({ length: 16 }, (_, i) => {
    const [x, z] = [((i % 4) - 1.5) * 0.0195, -0.068 + Math.floor(i / 4) * 0.0195];
    return brick([0.0182, 0.008, 0.0182], [x, 0.0115, z], 0.0028);
  });
  const base = boxAt([0.0785, 0.0085, 0.156], [0, 0.0055, 0], 0.0015);
  kit.add(
    'chocolate',
    plain([base, ...pieces]),
    matter('glaze', '#4a220f', { roughness: 0.35, clearcoat: 0.4 }),
  );
  const teeth = Array.from(
    { length: 13 },
    (_, i) => [-0.0405 + (0.081 * i) / 12, i % 2 ? 0.012 : 0.0045, 0.0005] as const,
  );
  const foil = bent(
    plate(
      outline([[-0.0405, -0.02, 0.001], [0.0405, -0.02, 0.001], ...teeth.toReversed()]),
      0.0165,
      0.0012,
    ).translate(0, 0.0004, 0.004),
    (at) => at.setY(Math.max(0.0003, at.y + 0.0008 * rough(at.x * 120, at.y * 90, at.z * 120))),
  );
  kit.add('foil', foil, matter('metal', '#d9dce0', { roughness: 0.3, flatShading: true }));
  const paper = kit.main('paper', '#7a1f2e', { roughness: 0.6 });
  kit.add('wrapper', boxAt([0.0825, 0.0185, 0.073], [0, 0.0093, 0.0455], 0.0035), paper);
  const bands = [0.0155, 0.0755].map((z) => boxAt([0.0829, 0.0188, 0.002], [0, 0.0094, z], 0.0008));
  kit.add('bands', merged(bands), matter('gold', '#d8b164'));
  kit.label(
    new PlaneGeometry(0.07, 0.046).rotateX(-Math.PI / 2).translate(0, 0.0188, 0.0455),
    0.07 / 0.046,
    '#f3dca4',
    paper.clone(),
  );
}

export const CHOCOLATE_BAR_PROP: Prop = {
  noun: 'chocolate bar',
  words: ['chocolate', 'bar of chocolate', 'candy bar', 'dark chocolate', 'milk chocolate'],
  size: [0.0829, 0.0188, 0.16],
  stands: TABLE,
  paints: ['wrapper', 'label'],
  label: 'label',
  build: made(chocolateBar),
};
