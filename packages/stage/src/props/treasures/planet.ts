import { Color, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { turned } from '../kit/solids.js';
import { between, tinted } from '../kit/surface.js';

function planet(kit: Maker): void {
  const bands = bandsOf(kit.options.colour ?? null);
  const globe = tinted(new SphereGeometry(1, 96, 64), (x, y, z) => {
    const wave = y * 7 + 0.6 * rough(x * 2, y * 5, z * 2);
    // The shadow of the rings lies on the side below them, whichever way the globe has turned.
    const shaded = Math.max(0, 1 - Math.abs(y + 0.3) / 0.15);
    return between(bands, 0.5 + 0.5 * Math.sin(wave * 1.7)).multiplyScalar(
      1 - 0.72 * Math.min(1, shaded * 1.6),
    );
  });
  // The axis leans, and the globe turns about it: a turn of what leans would have the rings wobble.
  const whole = kit.joint('planet', [0, 1.25, 0], [0.3, 0, 0.32]);
  const turning = whole.joint('turning');
  turning.add('globe', globe, matter('clay', '#ffffff'));
  const ring = turned(
    Array.from({ length: 40 }, (_, i) => [2.02 - i * 0.0182, 0] as const),
    128,
  );
  whole.add(
    'rings',
    tinted(ring, (x, _y, z) =>
      between(
        ['#8a6a4a', '#e8d2a8', '#c9a878', '#f3e4c4', '#a8865c'],
        0.5 + 0.5 * Math.sin(Math.hypot(x, z) * 31),
      ).multiplyScalar(inItsShadow(x, z) ? 0.06 : 1),
    ),
    matter('clay', '#ffffff', { side: 2 }),
  );
}

/** Where the sun is in the plane of the rings, for one who sees it from the left and before: the globe is between that and what is behind. */
const SUN = { x: -0.98, z: 0.2 } as const;

const inItsShadow = (x: number, z: number): boolean =>
  x * SUN.x + z * SUN.z < 0 && Math.abs(x * SUN.z - z * SUN.x) < 0.97;

/** Of its own tones, or all of the colour that is asked for. */
function bandsOf(colour: string | null): readonly string[] {
  if (colour === null) return ['#d9a066', '#f3dcb4', '#b5764a', '#d9a066', '#e8c08c'];
  const tone = (share: number): string =>
    `#${new Color(colour).lerp(new Color(share > 0 ? '#ffffff' : '#000000'), Math.abs(share)).getHexString()}`;
  return [colour, tone(0.16), tone(-0.3), colour, tone(-0.14)];
}

export const PLANET_PROP: Prop = {
  noun: 'planet',
  words: ['planet with rings', 'planet with ring', 'saturn', 'ringed planet', 'gas giant'],
  size: [3.83, 2, 3.88],
  stands: ['space', 'podium'],
  paints: ['globe'],
  moves: [{ part: 'turning', does: 'spin', axis: 'y', pace: 0.05 }],
  build: made(planet),
};
