import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const WAY = triples(
  '-0.052 0.0175 -0.006, -0.03 0.0155 0.004, 0.0 0.0135 0.012, 0.032 0.011 0.008, 0.056 0.011 -0.006, 0.07 0.021 -0.02',
);

const thick = (t: number) =>
  0.0135 * (0.86 + 0.2 * step(0, 0.12, t)) * (1 - step(0.1, 1.06, t)) ** 0.8 + 0.0006;

function chili(kit: Maker): void {
  const pod = bent(swept(WAY, thick, { steps: 90, sides: 26 }), (at) =>
    at.addScalar(0.0009 * noise(at.x * 70, at.y * 70, at.z * 70)),
  );
  kit.add('pod', pod, kit.main('gloss', '#cf1712', { roughness: 0.12 }));
  const cap = bent(
    swept(
      triples('-0.06 0.0185 -0.0115, -0.0535 0.0178 -0.007, -0.0445 0.0168 -0.002'),
      (t) => 0.0042 + 0.0098 * step(0, 0.7, t),
      {
        steps: 30,
        sides: 40,
      },
    ),
    (at) => {
      const edge = step(-0.05, -0.044, at.x);
      const angle = Math.atan2(at.y - 0.017, at.z + 0.002);
      at.setX(at.x + 0.004 * edge * Math.sin(angle * 5));
    },
  );
  const stem = swept(
    triples('-0.056 0.018 -0.009, -0.07 0.023 -0.017, -0.081 0.033 -0.02, -0.087 0.041 -0.018'),
    (t) => 0.0033 - 0.0008 * t + 0.0012 * step(0.85, 1, t),
    {
      sides: 12,
      steps: 26,
    },
  );
  kit.add(
    'cap',
    merged([cap, stem].map((part) => (part.hasAttribute('uv') ? part.deleteAttribute('uv') : part))),
    matter('glaze', '#4f8a2c'),
  );
}

export const CHILI_PEPPER_PROP: Prop = {
  noun: 'chili pepper',
  words: [
    'chili',
    'chilli',
    'chilli pepper',
    'chile pepper',
    'red chili',
    'hot pepper',
    'jalapeno',
    'jalapeño',
    'cayenne pepper',
    'red hot chili pepper',
    'habanero',
  ],
  size: [0.158, 0.0414, 0.0465],
  stands: TABLE,
  paints: ['pod'],
  build: made(chili),
};
