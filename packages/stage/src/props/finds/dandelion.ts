import { type BufferGeometry, CylinderGeometry, Quaternion, SphereGeometry, Vector3 } from 'three';
import { leaf } from '../fruit/shapes.js';
import { green, STANDS, stem } from '../flowers/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bent, merged, placed } from '../kit/surface.js';
import { plain } from './shapes.js';

const [HIGH, RADIUS, SEEDS] = [0.24, 0.03, 150];
const UP = new Vector3(0, 1, 0);

/** A thin hair from the origin along y. */
const hair = (long: number, thick: number): BufferGeometry =>
  new CylinderGeometry(thick * 0.5, thick, long, 3, 1, true).translate(0, long / 2, 0);

/** A seed's parachute: its hairs spread out from the end of its stalk. */
function parachute(): BufferGeometry {
  const stalk = hair(RADIUS - 0.007, 0.0003).translate(0, 0.005, 0);
  const hairs = Array.from({ length: 11 }, (_, i) =>
    placed(placed(hair(0.0105, 0.00034), { turn: [0, 0, 1.02 + (i % 2) * 0.16] }), {
      turn: [0, i * 0.5712, 0],
      at: [0, RADIUS - 0.003, 0],
    }),
  );
  return merged([stalk, ...hairs]);
}

function clock(): readonly [BufferGeometry, BufferGeometry] {
  const one = parachute();
  const seed = new SphereGeometry(1, 5, 4).scale(0.0006, 0.0022, 0.0006).translate(0, 0.0062, 0);
  const turns = Array.from({ length: SEEDS }, (_, i) => {
    const y = 1 - (1.86 * (i + 0.5)) / SEEDS;
    const far = Math.sqrt(1 - y * y);
    const way = new Vector3(Math.cos(i * 2.39996) * far, y, Math.sin(i * 2.39996) * far);
    return new Quaternion().setFromUnitVectors(UP, way);
  });
  const all = (part: BufferGeometry) => merged(turns.map((turn) => part.clone().applyQuaternion(turn)));
  return [all(one), all(seed)];
}

function dandelion(kit: Maker): void {
  const [fluff, seeds] = clock();
  const head = kit.joint('head', [0.004, HIGH, 0]);
  head.add('fluff', fluff, kit.main('clay', '#ffffff', { roughness: 1 }));
  head.add('seeds', seeds, matter('clay', '#6b4a2a'));
  head.add('heart', new SphereGeometry(0.0055, 16, 12), matter('clay', '#c9b98a'));
  const jagged = (turn: number, long: number) =>
    placed(
      bent(leaf(long, 0.034, 0.35, 26), (at) => {
        const tooth = 0.62 + 0.38 * Math.abs(Math.sin((at.x / long) * 15));
        at.setZ(at.z * tooth);
      }),
      { at: [0, 0.006, 0], turn: [0, turn, 0.42] },
    );
  kit.add(
    'green',
    plain([
      stem(HIGH, 0.007),
      ...[0.3, 1.6, 2.7, 3.9, 5.2].map((turn, i) => jagged(turn, 0.095 - 0.008 * (i % 3))),
    ]),
    green(),
  );
}

export const DANDELION_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'dandelion',
  words: ['dandelion clock', 'dandelion puff', 'dandelion seed head', 'dandelion seedhead'],
  size: [0.171, 0.274, 0.173],
  stands: STANDS,
  paints: ['fluff'],
  build: made(dandelion),
};
