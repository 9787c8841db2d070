import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import { ball, ellipsoid } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';

/** Where each hovers, and its radius. */
const ALL = knots(
  '0 0.14 0 0.075, 0.125 0.235 -0.04 0.05, -0.13 0.25 -0.03 0.056, -0.105 0.085 0.05 0.034, 0.115 0.085 0.045 0.04, 0.012 0.31 0.01 0.038, 0.19 0.14 -0.06 0.024, -0.195 0.16 0.02 0.027, 0.08 0.335 -0.05 0.019, -0.06 0.03 -0.04 0.022, 0.045 0.022 0.03 0.018',
);
const FILM = ['#ff3fa8', '#ffb02a', '#2fe08a', '#2a98ff', '#a84aff', '#ff3fa8'];

function soapBubbles(kit: Maker): void {
  const own = kit.options.colour;
  const spheres = ALL.map(([x, y, z, radius], i) =>
    placed(
      tinted(
        ball(radius, 26),
        (px, py, pz) =>
          own ??
          between(
            FILM,
            0.5 +
              0.5 * (py / radius) +
              0.4 * noise((px / radius) * 1.6 + i, (py / radius) * 1.6, (pz / radius) * 1.6),
          ),
      ),
      { at: [x, y, z] },
    ),
  );
  const film = matter('glass', '#ffffff', {
    opacity: 0.06,
    roughness: 0.02,
    metalness: 1,
    envMapIntensity: 1.2,
  });
  film.color.set('#ffffff').multiplyScalar(0.2);
  kit.add('film', merged(spheres), film);
  const sheen = matter('gloss', '#ffffff', { transparent: true, opacity: 0.22, depthWrite: false });
  kit.add('sheen', merged(spheres.map((one) => one.clone())), sheen);
  const glints = ALL.map(([x, y, z, radius]) =>
    placed(ellipsoid(radius * 0.16, radius * 0.08, radius * 0.012), {
      at: [x - radius * 0.46, y + radius * 0.58, z + radius * 0.66],
      turn: [-0.65, -0.6, 0.5],
    }),
  );
  kit.add(
    'glints',
    merged(glints),
    matter('light', '#ffffff', { emissiveIntensity: 0.5, transparent: true, opacity: 0.75 }),
  );
}

export const SOAP_BUBBLES_PROP: Prop = {
  noun: 'soap bubbles',
  words: ['soap bubble', 'floating bubbles', 'iridescent bubbles', 'iridescent bubble'],
  size: [0.436, 0.35, 0.174],
  stands: ['air', 'podium', 'table', 'ground'],
  paints: ['film'],
  build: made(soapBubbles),
};
