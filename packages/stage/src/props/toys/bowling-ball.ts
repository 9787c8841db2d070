import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball, hoop, rod } from '../kit/solids.js';
import { between, merged, tinted } from '../kit/surface.js';
import { STANDS } from './shapes.js';

const RADIUS = 0.109;

/** Where fingers go: how far to the side and up from the ball's front, and how wide. */
const HOLES = [
  [-0.13, 0.98, 0.0135],
  [0.13, 0.98, 0.0135],
  [0, 0.6, 0.016],
] as const;

/** Swirls as of resin that was poured. */
function skin(tone: string) {
  const dark = `#${between([tone, '#05060c'], 0.72).getHexString()}`;
  const light = `#${between([tone, '#ffffff'], 0.25).getHexString()}`;
  return tinted(ball(RADIUS, 96), (x, y, z) => {
    const [u, v, w] = [x / RADIUS, y / RADIUS, z / RADIUS];
    const pull = rough(u * 1.6 + 3, v * 1.6 + w, 3);
    return between(
      [dark, dark, tone, light],
      0.5 + 0.75 * rough(u * 2.2 + pull * 2.4, v * 2.4 + w * 2 - pull, 7),
    );
  });
}

function bowlingBall(kit: Maker): void {
  const one = kit.joint('ball', [0, RADIUS, 0]);
  const gloss = matter(kit.options.material ?? 'gloss', '#ffffff', { roughness: 0.12 });
  one.add('skin', skin(kit.options.colour ?? '#2a4fb8'), gloss);
  const bored = (part: BufferGeometry, [wide, high]: (typeof HOLES)[number]) =>
    part.rotateX(Math.PI / 2 - high).rotateY(wide / Math.cos(high));
  one.add(
    'holes',
    merged(HOLES.map((hole) => bored(rod(hole[2], 0.004, 28).translate(0, RADIUS - 0.0016, 0), hole))),
    matter('rubber', '#050506', { roughness: 0.9 }),
  );
  one.add(
    'rims',
    merged(
      HOLES.map((hole) =>
        bored(
          hoop(hole[2], 0.0011, 32)
            .rotateX(Math.PI / 2)
            .translate(0, RADIUS - 0.0006, 0),
          hole,
        ),
      ),
    ),
    gloss,
  );
}

export const BOWLING_BALL_PROP: Prop = {
  noun: 'bowling ball',
  words: [],
  size: [0.218, 0.218, 0.218],
  stands: STANDS,
  paints: ['skin'],
  moves: [{ part: 'ball', does: 'spin', axis: 'x' }],
  build: made(bowlingBall),
};
