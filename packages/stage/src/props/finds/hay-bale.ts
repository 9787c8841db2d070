import { CylinderGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { hoop } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { plain, strewn } from './shapes.js';

const [RADIUS, LONG] = [0.65, 1.25];

/** Rolled up about x: its ends show the roll. */
function hayBale(kit: Maker): void {
  const body = bent(new CylinderGeometry(RADIUS, RADIUS, LONG, 64, 12).rotateZ(Math.PI / 2), (at) => {
    const far = Math.hypot(at.y, at.z);
    const lump = 1 + 0.02 * rough(at.x * 3, at.y * 3, at.z * 3);
    const edge = Math.abs(at.x) > LONG * 0.49 && far > RADIUS * 0.95 ? 0.975 : 1;
    at.set(at.x, at.y * lump * edge, at.z * lump * edge);
  });
  const straw = ['#a87f2e', '#d3a94a', '#e8c870', '#b98f38'];
  const skin = tinted(body, (x, y, z) =>
    between(
      straw,
      0.5 + 0.5 * noise(x * 3, Math.atan2(z, y) * 14, x * 5) + 0.2 * noise(x * 40, y * 40, z * 40),
    ),
  );
  const swirls = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) =>
      tinted(
        placed(hoop(0.028 + i * 0.058, 0.036, 34), {
          turn: [0, Math.PI / 2, 0],
          at: [side * (LONG / 2 - 0.004 - 0.012 * (i % 2)), 0.01 * Math.sin(i * 2), 0.01 * Math.cos(i * 3)],
          scale: [1, 1, 0.9],
        }),
        (x, y, z) =>
          between(straw, 0.5 + 0.5 * noise(i * 3.1, Math.atan2(z, y) * 9, x) + 0.1 * Math.sin(i * 4)),
      ),
    ),
  );
  const blades = strewn(kit, 420, (a, b, i) => {
    const angle = a * 6.283;
    const onEnd = i % 4 === 0;
    const far = onEnd ? RADIUS * Math.sqrt(b) : RADIUS * 1.004;
    const x = onEnd ? (i % 8 ? 1 : -1) * (LONG / 2 + 0.012) : (b - 0.5) * LONG;
    const blade = new CylinderGeometry(0.004, 0.003, kit.between(0.12, 0.3), 4, 1, true);
    return tinted(
      placed(blade, {
        at: [x, Math.cos(angle) * far, Math.sin(angle) * far],
        turn: [
          angle + Math.PI / 2 + kit.between(-0.5, 0.5),
          kit.between(-0.25, 0.25),
          onEnd ? kit.between(-0.3, 0.3) : kit.between(-0.7, 0.7),
        ],
      }),
      straw[i % 4] ?? '#d3a94a',
    );
  });
  kit.add('straw', plain([skin, ...swirls, blades]), kit.main('clay', '#ffffff', { roughness: 0.95 }));
  const cords = [-0.36, 0, 0.36].map((x) =>
    placed(hoop(RADIUS * 1.012, 0.008, 64), { turn: [0, Math.PI / 2, 0], at: [x, 0, 0] }),
  );
  kit.add('cords', merged(cords), matter('rubber', '#6b5430'));
}

export const HAY_BALE_PROP: Prop = {
  noun: 'hay bale',
  words: ['bale of hay', 'round hay bale', 'haystack', 'straw bale', 'hay', 'bale of straw'],
  size: [1.39, 1.43, 1.42],
  stands: ['ground', 'podium', 'floor'],
  paints: ['straw'],
  build: made(hayBale),
};
