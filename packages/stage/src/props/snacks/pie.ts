import type { BufferGeometry } from 'three';
import { CRUST } from '../baked/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { bead, hoop, turned } from '../kit/solids.js';
import { bent, between, merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from '../kitchen/shapes.js';

/** A strip of dough across, over and under those that it meets. */
function strip(at: number, isAcross: boolean): BufferGeometry {
  const half = Math.sqrt(0.106 ** 2 - at * at);
  const points = Array.from({ length: 17 }, (_, i): readonly [number, number, number] => {
    const along = -half + (2 * half * i) / 16;
    const over = 0.0026 * Math.cos(((along - at) / 0.034) * Math.PI) * (isAcross ? 1 : -1);
    const y = 0.052 + over - 0.45 * (along * along + at * at);
    return isAcross ? [along, y, at] : [at, y, along];
  });
  return swept(points, 0.0072, { steps: 40, sides: 10, flat: 0.42 });
}

function crust(): BufferGeometry {
  const rim = bent(
    hoop(0.108, 0.0095, 120)
      .rotateX(Math.PI / 2)
      .translate(0, 0.044, 0),
    (at) => {
      const wave = 0.0042 * Math.sin(26 * Math.atan2(at.z, at.x));
      const far = Math.hypot(at.x, at.z);
      at.set(at.x * (1 + wave / far), at.y + wave * 0.5, at.z * (1 + wave / far));
    },
  );
  const spots = [-0.068, -0.034, 0, 0.034, 0.068];
  const strips = spots.flatMap((at) => [strip(at, true), strip(at, false)]);
  return tinted(merged([rim, ...strips].map((part) => part.deleteAttribute('uv'))), (x, y, z) =>
    between(CRUST, 0.32 + 0.45 * rough(x * 45, y * 45, z * 45) + 6 * (y - 0.048)),
  );
}

function pie(kit: Maker): void {
  kit.add(
    'dish',
    turned(
      corners('0 0.002, 0.088 0 0.004, 0.112 0.042 0.003, 0.116 0.043 0.001, 0.116 0.046 0.001, 0.106 0.044'),
      80,
    ),
    kit.main('ceramic', '#f3efe8'),
  );
  kit.add('crust', crust(), matter('food', '#ffffff'));
  const berries = Array.from({ length: 70 }, (_, i) => {
    const [far, angle] = [0.097 * Math.sqrt((i + 0.5) / 70), i * 2.39996];
    return bead(0.0085, 0.0075, 0.0085, {
      at: [Math.cos(angle) * far, 0.0425 - 0.3 * far * far, Math.sin(angle) * far],
    });
  });
  const sauce = turned(corners('0.105 0.036, 0.08 0.0405, 0 0.043'), 48);
  kit.add(
    'filling',
    merged([...berries, sauce].map((part) => part.deleteAttribute('uv'))),
    matter('glaze', '#9a1226'),
  );
  kit.joint('steam', [0, 0.075, 0]);
}

export const PIE_PROP: Prop = {
  noun: 'pie',
  words: ['cherry pie', 'apple pie', 'berry pie', 'fruit pie', 'tart'],
  size: [0.243, 0.0574, 0.243],
  stands: TABLE,
  paints: ['dish'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(pie),
};
