import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { ROLLS, STANDS } from './shapes.js';

function beachBall(kit: Maker): void {
  const tones = [kit.options.colour ?? '#e8412f', '#fbfaf4', '#2f86d8', '#fbfaf4', '#f4c430', '#fbfaf4'];
  const gores = tones.map((tone, i) =>
    tinted(new SphereGeometry(0.2, 24, 40, (i / 6) * 2 * Math.PI, Math.PI / 3), tone),
  );
  kit.add(
    'wheel.ball',
    placed(merged(gores), { turn: [0.5, 0, 0.4] }),
    matter('gloss', '#ffffff', { clearcoat: 0.6 }),
    [0, 0.2, 0],
  );
}

export const BEACH_BALL_PROP: Prop = {
  noun: 'beach ball',
  words: [],
  size: [0.4, 0.4, 0.4],
  stands: STANDS,
  paints: ['wheel.ball'],
  moves: ROLLS,
  build: made(beachBall),
};
