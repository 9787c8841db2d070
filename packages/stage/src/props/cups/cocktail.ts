import { Color } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ellipsoid, puck, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { stemmed, TABLE } from './shapes.js';

/** What is poured sinks: deep below and pale above, of the colour that is told or of a sunset. */
const tonesOf = (own: string | undefined): string[] =>
  own
    ? [
        new Color(own).multiplyScalar(0.4),
        new Color(own),
        new Color(own).lerp(new Color('#ffe7ad'), 0.7),
      ].map((one) => `#${one.getHexString()}`)
    : ['#ff2f55', '#ff6a3c', '#ffb03a', '#ffd45e'];

function martini(kit: Maker): void {
  const cone = turned(
    [
      [0, 0.0965],
      ...Array.from(
        { length: 14 },
        (_, i) => [(0.047 * (i + 1)) / 14, 0.0965 + (0.0615 * (i + 1)) / 14] as const,
      ),
      [0, 0.158],
    ],
    56,
  );
  stemmed(kit, corners('0.004 0.09 0.004, 0.01 0.098 0.004, 0.056 0.17'), 0.036);
  kit.add(
    'drink',
    tinted(cone, (x, y) => between(tonesOf(kit.options.colour), (y - 0.1) / 0.056 + x * 2)),
    matter('liquid', '#ffffff', { transparent: true, opacity: 0.96 }),
  );
  const wheel = placed(puck(0.02, 0.0034, 0.001, 40), { at: [0.051, 0.174, 0.012], turn: [1.2, 0.3, -0.35] });
  const pulp = placed(puck(0.0168, 0.0037, 0.0006, 40), {
    at: [0.051, 0.1738, 0.0119],
    turn: [1.2, 0.3, -0.35],
  });
  kit.add('rind', wheel, matter('glaze', '#f28a1e'));
  kit.add('pulp', pulp, matter('glaze', '#ffc35a'));
  kit.add(
    'olive',
    merged([placed(ellipsoid(0.008, 0.01, 0.008), { at: [0.012, 0.155, 0.004], turn: [0, 0, 0.9] })]),
    matter('glaze', '#7f9a35'),
  );
  kit.add(
    'pick',
    swept(triples('-0.012 0.136 0.003, 0.05 0.186 0.006'), 0.0009),
    matter('chrome', '#dddddd'),
  );
}

export const COCKTAIL_PROP: Prop = {
  noun: 'cocktail',
  words: ['martini', 'cocktail glass', 'margarita', 'drink', 'spritz', 'aperol spritz', 'orange spritz'],
  size: [0.127, 0.193, 0.112],
  stands: TABLE,
  paints: ['drink'],
  build: made(martini),
};
