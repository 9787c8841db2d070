import { Quaternion, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from '../toys/shapes.js';

const RADIUS = 0.05;

/** A bundle of threads wound side by side, round an axis of its own. */
function wound(axis: Vector3, count: number, far: number) {
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), axis.normalize());
  return Array.from({ length: count }, (_, k) => {
    const high = (k - (count - 1) / 2) * 0.0062;
    const wide = Math.sqrt(far * far - high * high);
    const points = Array.from({ length: 20 }, (_ring, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      const at = new Vector3(
        Math.cos(angle) * wide,
        high + 0.0016 * Math.sin(angle * 2),
        Math.sin(angle) * wide,
      );
      return at.applyQuaternion(turn).toArray();
    });
    return swept(points, 0.0036, { steps: 44, sides: 7, isClosed: true });
  });
}

function yarn(kit: Maker): void {
  const wool = kit.main('clay', '#d8476a', { roughness: 0.95 });
  const bundles = [
    ...wound(new Vector3(0.2, 1, 0.1), 9, RADIUS),
    ...wound(new Vector3(1, 0.3, 0.35), 7, RADIUS + 0.0022),
    ...wound(new Vector3(-0.4, 0.35, 1), 6, RADIUS + 0.0042),
    ...wound(new Vector3(0.8, -0.7, 0.6), 5, RADIUS + 0.006),
    ...wound(new Vector3(-0.9, 0.9, 0.25), 4, RADIUS + 0.0074),
  ];
  const end = swept(
    [
      [-0.05, 0.014, 0.024],
      [-0.058, 0.003, 0.05],
      [-0.02, 0.0028, 0.078],
      [0.028, 0.0028, 0.066],
      [0.052, 0.0028, 0.09],
      [0.096, 0.0028, 0.08],
    ],
    0.0028,
    { steps: 60, sides: 8 },
  );
  const round = [ball(RADIUS, 24), ...bundles].map((part) =>
    part.deleteAttribute('uv').translate(0, RADIUS + 0.011, 0),
  );
  kit.add('wool', merged([...round, end.deleteAttribute('uv')]), wool);
}

export const BALL_OF_YARN_PROP: Prop = {
  noun: 'ball of yarn',
  words: ['yarn', 'yarn ball', 'ball of wool', 'wool ball', 'skein of yarn'],
  size: [0.158, 0.119, 0.154],
  stands: STANDS,
  paints: ['wool'],
  build: made(yarn),
};
