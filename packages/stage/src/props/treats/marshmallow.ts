import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { puck } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** A cushion of sugar, standing. */
function cushion(salt: number, tone: string) {
  const soft = bent(puck(0.0165, 0.029, 0.0095, 44), (at) => {
    const bulge =
      1 + 0.07 * Math.sin((Math.PI * at.y) / 0.029) + 0.03 * noise(at.x * 70 + salt, at.y * 70, at.z * 70);
    at.set(at.x * bulge, at.y + 0.0012 * noise(at.x * 90, salt, at.z * 90), at.z * bulge);
  });
  return tinted(soft, (x, y, z) =>
    between([tone, '#ffffff'], 0.3 + 0.4 * noise(x * 120, y * 120 + salt, z * 120)),
  );
}

function marshmallow(kit: Maker): void {
  const own = kit.options.colour;
  const [white, pink] = [own ?? '#fffaf4', own ?? '#f8bfce'];
  const heap = [
    placed(cushion(1, white), { at: [-0.02, 0, 0.006], turn: [0, 0.4, 0] }),
    placed(cushion(2, pink), { at: [0.02, 0.0005, 0.01], turn: [0, 1.2, 0.04] }),
    placed(cushion(3, white), { at: [0.004, 0.0165, -0.036], turn: [Math.PI / 2, 0, 0.5] }),
    placed(cushion(4, pink), { at: [-0.016, 0.041, -0.004], turn: [0.15, 0.3, -1.35] }),
  ];
  kit.add('cushions', merged(heap), matter('clay', '#ffffff', { roughness: 0.78 }));
}

export const MARSHMALLOW_PROP: Prop = {
  noun: 'marshmallow',
  words: ['toasted marshmallow', 'pile of marshmallows', 'bowl of marshmallows'],
  size: [0.0749, 0.0648, 0.0692],
  stands: TABLE,
  paints: ['cushions'],
  build: made(marshmallow),
};
