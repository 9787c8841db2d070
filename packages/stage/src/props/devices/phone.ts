import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, puck, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { DESK, lit, round, screen, WAVES } from './shapes.js';

function phone(kit: Maker): void {
  const stand = kit.joint('phone', [0, 0.075, 0], [-0.16, 0, 0]);
  stand.add(
    'body',
    slab(round(0.0715, 0.1475, 0.022), 0.0078, 0.0022, 24),
    kit.main('metal', '#5b5f66', { roughness: 0.3, metalness: 0.85 }),
  );
  stand.add(
    'face',
    slab(round(0.0675, 0.1435, 0.02), 0.001, 0.0003, 24).translate(0, 0, 0.0038),
    matter('gloss', '#07080a', { roughness: 0.08 }),
  );
  stand.add('screen', screen(0.0635, 0.1395, WAVES, 0.016).translate(0, 0, 0.00445), lit());
  stand.add(
    'island',
    slab(round(0.032, 0.034, 0.014), 0.0022, 0.0008, 20).translate(-0.0165, 0.053, -0.0047),
    kit.main('metal', '#5b5f66', { roughness: 0.3, metalness: 0.85 }),
  );
  const lenses = pairs('-0.0235 0.06, -0.0235 0.0455, -0.0095 0.0527').map(([x, y]) =>
    puck(0.0055, 0.0024, 0.0007, 28)
      .rotateX(-Math.PI / 2)
      .translate(x, y, -0.0055),
  );
  stand.add('lenses', merged(lenses), matter('gloss', '#0a0b0f', { roughness: 0.08 }));
  stand.add(
    'keys',
    merged([
      boxAt([0.0012, 0.02, 0.0028], [0.0361, 0.022, 0], 0.0005),
      boxAt([0.0012, 0.011, 0.0028], [-0.0361, 0.034, 0], 0.0005),
    ]),
    matter('metal', '#45484e'),
  );
}

export const PHONE_PROP: Prop = {
  noun: 'phone',
  words: ['smartphone', 'mobile phone', 'cell phone', 'iphone', 'mobile'],
  size: [0.0734, 0.146, 0.0338],
  stands: DESK,
  paints: ['body', 'island'],
  build: made(phone),
};
