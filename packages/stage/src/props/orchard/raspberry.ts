import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** One with its tip up, of beads in a spiral. */
function berry(own: string): BufferGeometry {
  const count = 58;
  const beads = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const y = 0.0225 * t;
    const far = 0.0092 * Math.sqrt(Math.max(0.02, 1 - ((y - 0.006) / 0.0178) ** 2));
    const angle = i * 2.39996;
    const size = 0.0027 - 0.0005 * t;
    return bead(size, size, size, { at: [Math.cos(angle) * far, y + 0.002, Math.sin(angle) * far] });
  });
  return tinted(merged([...beads, bead(0.0088, 0.0125, 0.0088, { at: [0, 0.0105, 0] })]), own);
}

function raspberry(kit: Maker): void {
  const one = berry(kit.options.colour ?? '#d3204a');
  const spots = [
    { at: [-0.013, 0.0015, -0.004], turn: [0, 0, 0.06] },
    { at: [0.004, 0.0112, 0.012], turn: [1.5, 0.3, -0.4] },
    { at: [0.017, 0.0112, -0.012], turn: [-0.4, 0.4, -1.35] },
  ] as const;
  kit.add(
    'berries',
    merged(spots.map((spot) => placed(one, spot))),
    matter('glaze', '#ffffff', { roughness: 0.32, clearcoat: 0.5 }),
  );
  const star = Array.from({ length: 6 }, (_, i) =>
    placed(placed(leaf(0.013, 0.006, 0.2, 8), { turn: [0, i * 1.047, 0.1] }), {
      at: [0.015, 0.0112, -0.0125],
      turn: [-0.4, 0.4, 1.7],
    }),
  );
  const leaves = [0.2, 1.2].map((turn) =>
    placed(leaf(0.034, 0.02, 0.3), { at: [-0.01, 0.004, -0.012], turn: [0, 1.6 + turn, 0.22] }),
  );
  kit.add('leaves', merged([...star, ...leaves]), matter('plant', '#5a9a40'));
}

export const RASPBERRY_PROP: Prop = {
  noun: 'raspberry',
  words: ['blackberry', 'pile of raspberries', 'handful of raspberries', 'bowl of raspberries'],
  size: [0.0849, 0.0291, 0.0838],
  stands: TABLE,
  paints: ['berries'],
  build: made(raspberry),
};
