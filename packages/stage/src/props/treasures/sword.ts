import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { ball, bead, hoop, outline, rod, slab } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function sword(kit: Maker): void {
  const blade = slab(outline(pairs('-0.026 0.24, 0.026 0.24, 0.02 0.95, 0 1.05, -0.02 0.95')), 0.011, 0.0052);
  kit.add(
    'blade',
    bent(blade, (at) => at.setZ(at.z * (1.25 - Math.abs(at.x) * 34))),
    matter('chrome', '#dfe5ec', { roughness: 0.14 }),
  );
  const gold = kit.main('gold', '#d2a54a');
  kit.add(
    'guard',
    merged([
      swept(
        triples('-0.115 0.252 0, -0.06 0.226 0, 0 0.222 0, 0.06 0.226 0, 0.115 0.252 0'),
        (t) => 0.011 + 0.005 * Math.abs(t - 0.5) * 2,
        { sides: 16 },
      ),
      ball(0.026, 28).translate(0, 0.026, 0),
      ball(0.016, 20).translate(-0.118, 0.256, 0),
      ball(0.016, 20).translate(0.118, 0.256, 0),
    ]),
    gold,
  );
  const wrap = Array.from({ length: 11 }, (_, i) =>
    hoop(0.0135, 0.0055, 24)
      .rotateX(Math.PI / 2 + 0.18)
      .translate(0, 0.062 + i * 0.0145, 0),
  );
  kit.add(
    'grip',
    merged([rod(0.0135, 0.17, 20).translate(0, 0.135, 0), ...wrap]),
    matter('leather', '#5a2f1c'),
  );
  kit.add('gem', bead(0.011, 0.011, 0.006, { at: [0, 0.225, 0.015] }), matter('gem', '#d81f3a'));
}

export const SWORD_PROP: Prop = {
  noun: 'sword',
  words: ['blade', 'longsword', 'katana'],
  size: [0.268, 1.05, 0.052],
  stands: ['podium', 'hand', 'table'],
  paints: ['guard'],
  build: made(sword),
};
