import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { matter } from '../kit/matter.js';

function signpost(kit: Maker): void {
  const wood = kit.main('wood', '#b98a55');
  kit.add('post', rod(0.045, 1.75).translate(0, 0.875, 0), matter('wood', '#7c5632'));
  kit.add(
    'board',
    merged([
      boxAt([1.06, 0.42, 0.04], [0, 1.45, 0.065], 0.012),
      boxAt([0.12, 0.06, 0.05], [0, 1.45, 0.03], 0.006),
    ]),
    wood,
  );
  kit.label(
    new PlaneGeometry(0.98, 0.36).translate(0, 1.45, 0.0862),
    0.98 / 0.36,
    '#3a2413',
    matter('paper', '#d8b27c', { roughness: 0.7 }),
  );
}

export const SIGNPOST_PROP: Prop = {
  noun: 'signpost',
  words: ['sign', 'wooden sign', 'sign post', 'signboard', 'wooden signpost', 'road sign', 'street sign'],
  size: [1.06, 1.75, 0.13],
  stands: ['ground', 'floor'],
  paints: ['board'],
  label: 'label',
  build: made(signpost),
};
