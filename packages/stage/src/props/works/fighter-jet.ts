import { mirrored } from '../aircraft/shapes.js';
import { egg, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { ellipsoid, outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { bar } from '../halls/shapes.js';

/** Seen from above: x outward, y forward. */
const WING = corners('0.5 1.6 0.2, 1.0 1.2 0.2, 4.4 -2.6 0.15, 4.4 -3.4 0.1, 0.5 -3.2 0.1');
const TAIL = corners('0.6 -4.4 0.1, 2.3 -6.1 0.1, 2.3 -6.7 0.1, 0.6 -6.2 0.1');
const FIN = corners('-4.2 0 0.1, -5.6 2.1 0.12, -6.5 2.1 0.1, -6.2 0 0.1');

const flat = (shape: typeof WING, thick: number) =>
  slab(outline(shape), thick, thick * 0.4, 6).rotateX(Math.PI / 2);
const both = (part: ReturnType<typeof flat>) => merged([part, mirrored(part)]);

function fighterJet(kit: Maker): void {
  const whole = kit.joint('flight', [0, 1.8, 0]);
  const paint = kit.main('paint', '#8f9aa5', { roughness: 0.45 });
  const hull = sculpted({
    lumps: [
      { is: limb([0, 0, 4.5], [0, 0, -4.6], 0.72, 0.78) },
      { is: limb([0, -0.05, 7.6], [0, 0, 4.4], 0.08, 0.66), seam: 0.4 },
      { is: egg([0, 0.05, -1], [1.5, 0.55, 4.6]), seam: 0.4 },
      { is: limb([0.62, -0.1, 1.6], [0.55, 0, -6], 0.5, 0.52), seam: 0.2 },
      { is: limb([-0.62, -0.1, 1.6], [-0.55, 0, -6], 0.5, 0.52), seam: 0.2 },
      { is: egg([0, 0.62, 0.4], [0.42, 0.4, 3]), seam: 0.3 },
    ],
    low: [-2, -1.2, -7],
    high: [2, 1.6, 8],
    cell: 0.17,
    seam: 0.2,
  });
  whole.add('hull', hull, paint);
  whole.add(
    'wings',
    merged([
      both(flat(WING, 0.2)),
      both(flat(TAIL, 0.14)),
      ...[-1, 1].map((s) =>
        placed(slab(outline(FIN), 0.14, 0.05, 6).rotateY(-Math.PI / 2), {
          at: [s * 0.95, 0.35, 0],
          turn: [0, 0, -s * 0.22],
        }),
      ),
    ]),
    paint,
  );
  whole.add(
    'canopy',
    ellipsoid(0.46, 0.52, 1.6, { at: [0, 0.62, 3.3], turn: [0.06, 0, 0] }),
    matter('darkGlass', '#c98a2a', { metalness: 0.6 }),
  );
  fittings(whole);
}

function fittings(whole: Maker): void {
  const nozzle = turned(corners('0.46 0, 0.56 0 0.02, 0.5 0.9 0.05, 0.38 0.95, 0.4 0.3'), 28);
  whole.add(
    'nozzles',
    merged([-1, 1].map((s) => placed(nozzle, { at: [s * 0.56, 0, -6.1], turn: [-1.571, 0, 0] }))),
    matter('metal', '#3b3e43', { side: 2 }),
  );
  whole.add(
    'inlets',
    merged([-1, 1].map((s) => ellipsoid(0.38, 0.4, 0.12, { at: [s * 0.72, -0.12, 2.02] }))),
    matter('rubber', '#15171a'),
  );
  const burn = turned(corners('0 0, 0.3 0 0.1, 0.2 1.0 0.3, 0 2.0'), 24);
  whole.add(
    'burn',
    merged([-1, 1].map((s) => placed(burn, { at: [s * 0.56, 0, -6.8], turn: [-1.571, 0, 0] }))),
    matter('light', '#ff9a3c', { transparent: true, opacity: 0.8, emissiveIntensity: 1.6 }),
  );
  const missile = merged([
    turned(corners('0 0, 0.1 0 0.02, 0.1 2.1 0.02, 0 2.5'), 16),
    ...[0, 1].map((i) =>
      placed(slab(outline(corners('-0.3 0, 0.3 0, 0.1 0.4, -0.1 0.4')), 0.03, 0), {
        turn: [0, i * 1.571, 0],
      }),
    ),
  ]);
  whole.add(
    'missiles',
    merged(
      [-3.1, -2.1, 2.1, 3.1].map((x) =>
        placed(missile, { at: [x, -0.34, -2.8 + (3.2 - Math.abs(x)) * 0.6], turn: [1.571, 0, 0] }),
      ),
    ),
    matter('paint', '#f1f2f0'),
  );
  whole.add(
    'marks',
    merged(
      [-1, 1].map((s) =>
        placed(turned(corners('0 0, 0.42 0, 0.42 0.012, 0 0.012'), 32), { at: [s * 2.3, 0.1, -1.9] }),
      ),
    ),
    matter('paint', '#2f5fae'),
  );
  whole.add('probe', bar([0, -0.05, 7.5], [0, -0.05, 8.4], 0.035), matter('metal', '#3b3e43'));
}

export const FIGHTER_JET_PROP: Prop = {
  noun: 'fighter jet',
  words: ['jet fighter', 'fighter plane', 'military jet', 'fighter aircraft', 'warplane'],
  size: [8.8, 3.4, 17],
  stands: ['air', 'podium', 'ground'],
  paints: ['hull', 'wings'],
  moves: [{ part: 'burn', does: 'glow' }],
  build: made(fighterJet),
};
