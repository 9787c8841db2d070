import { labelled } from '../bottles/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

/** A stick with rings that hold what drips. */
function dipper() {
  const rings = Array.from({ length: 6 }, (_, i) => {
    const wide = 0.0125 - 0.0009 * (i - 2.5) ** 2;
    return turned(
      corners(`0.004 0, ${wide} 0.0006 0.0012, ${wide} 0.0034 0.0012, 0.004 0.004`),
      32,
    ).translate(0, i * 0.0056, 0);
  });
  return merged([
    ...rings,
    turned(
      corners('0 -0.002, 0.0052 0 0.001, 0.0052 0.034 0.001, 0.003 0.038 0.002, 0.0034 0.118 0.003, 0 0.121'),
      24,
    ),
  ]);
}

function honeyJar(kit: Maker): void {
  kit.add(
    'honey',
    turned(
      corners('0 0.006, 0.034 0.005 0.006, 0.0408 0.014 0.01, 0.0408 0.074 0.01, 0.034 0.083 0.006, 0 0.084'),
      56,
    ),
    kit.main('liquid', '#e08a10', { roughness: 0.08 }),
  );
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.002, 0.035 0 0.006, 0.044 0.012 0.012, 0.044 0.078 0.012, 0.037 0.09 0.005, 0.0385 0.094 0.002, 0.0385 0.1 0.001, 0.0355 0.1005 0.001, 0.035 0.09',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  const lean = { at: [-0.028, 0.0885, 0.012], turn: [0, 0.4, -1.28] } as const;
  kit.add('dipper', placed(dipper(), lean), matter('wood', '#c99256'));
  const drip = flowing(
    [
      [0.008, -0.002],
      [0.0138, 0.003],
      [0.0145, 0.016],
      [0.012, 0.03],
      [0.006, 0.034],
      [0, 0.034],
    ],
    32,
    24,
  );
  kit.add('drip', placed(drip, lean), matter('liquid', '#e8981a', { transparent: true, opacity: 0.8 }));
  const cord = Array.from(
    { length: 33 },
    (_, i) => [Math.cos(i * 0.3927) * 0.0395, 0.0905 + i * 0.00008, Math.sin(i * 0.3927) * 0.0395] as const,
  );
  const bow = [
    swept(triples('0 0.091 0.04, 0.009 0.098 0.043, 0.014 0.093 0.044, 0 0.091 0.041'), 0.0011, { sides: 8 }),
    swept(triples('0 0.091 0.04, -0.009 0.098 0.043, -0.014 0.093 0.044, 0 0.091 0.041'), 0.0011, {
      sides: 8,
    }),
    swept(triples('0 0.091 0.041, 0.004 0.083 0.046, 0.007 0.074 0.0465'), 0.0011, { sides: 8 }),
    swept(triples('0 0.091 0.041, -0.004 0.084 0.046, -0.008 0.077 0.0465'), 0.0011, { sides: 8 }),
  ];
  kit.add(
    'cord',
    merged([swept(cord, 0.0012, { steps: 120, sides: 8 }), ...bow]),
    matter('rubber', '#c9a878'),
  );
  labelled(kit, [0.0443, 0.026, 0.064], matter('paper', '#fbf1d6'), '#5a3410');
}

export const HONEY_JAR_PROP: Prop = {
  noun: 'honey jar',
  words: ['honey', 'jar of honey', 'honey pot', 'pot of honey', 'honey dipper'],
  size: [0.123, 0.125, 0.0916],
  stands: TABLE,
  paints: ['honey'],
  label: 'label',
  build: made(honeyJar),
};
