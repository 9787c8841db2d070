import { ConeGeometry, Mesh, Quaternion, Vector3 } from 'three';
import { egg } from '../../kit/fields.js';
import { made, type Maker, type Triple } from '../../kit/maker.js';
import { matter } from '../../kit/matter.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { between, merged, tinted } from '../../kit/surface.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from '../pets/shapes.js';

const HEDGEHOG: BeastLook = {
  height: 0.15,
  coat: '#8a6748',
  pale: '#f0d9b5',
  dark: '#1a1412',
  length: 0.62,
  girth: [0.4, 0.44, 0.43],
  legs: [0.12, 0.09, 0.09],
  stance: 0.22,
  paw: '#c99a6c',
  head: [0.62, 0.7],
  skull: [0.26, 0.24, 0.26],
  neck: 0.26,
  snout: [0.16, 0.075, 0.05],
  eye: 0.045,
  ears: [
    ears(egg([0.2, 0.83, 0.66], [0.08, 0.09, 0.045], [0, 0, -0.3]), '#a97c54', 0.02),
    ears(egg([0.11, 0.62, 0.86], [0.15, 0.15, 0.12]), '#f0d9b5', 0.05),
  ],
  tail: knots('0 0.3 -0.72 0.05, 0 0.3 -0.78 0.04'),
  seam: 0.1,
};

const MIDDLE: Triple = [0, 0.58, -0.06];
const COAT: Triple = [0.43, 0.42, 0.62];
const SPINES = 420;

/** Spines over the back, each a little out of line, leaning toward the tail. */
function spines(kit: Maker) {
  const made = Array.from({ length: SPINES }, (_, i) => {
    const up = 1 - (1.28 * (i + 0.5)) / SPINES;
    const turn = i * 2.39996;
    const flat = Math.sqrt(1 - up * up);
    const way = new Vector3(Math.cos(turn) * flat, up, Math.sin(turn) * flat);
    const at = new Vector3(way.x * COAT[0], way.y * COAT[1], way.z * COAT[2]);
    if (at.z > 0.42 && at.y < 0.16) return null;
    const lean = new Vector3(way.x, way.y * 0.9 + 0.1, way.z - 0.75)
      .add(new Vector3(kit.between(-0.2, 0.2), kit.between(-0.2, 0.2), 0))
      .normalize();
    const spine = tinted(new ConeGeometry(0.026, 0.2, 5, 2, true), (_x, y) =>
      between(['#3a281d', '#7d5d42', '#f3e2c2'], y / 0.2 + 0.5),
    );
    return spine
      .applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), lean))
      .translate(at.x + lean.x * 0.07, at.y + lean.y * 0.07, at.z + lean.z * 0.07);
  });
  return merged(made.flatMap((spine) => spine ?? []));
}

function hedgehog(kit: Maker): void {
  beast(kit, {
    ...HEDGEHOG,
    more: [{ is: egg(MIDDLE, COAT), bone: 'body', colour: '#4a3424', seam: 0.02 }],
  });
  const coat = new Mesh(
    spines(kit).translate(MIDDLE[0], MIDDLE[1] - (1 - HEDGEHOG.girth[1]), MIDDLE[2]),
    matter('clay', '#ffffff', { vertexColors: true }),
  );
  coat.name = 'spines';
  kit.group.getObjectByName('body')?.add(coat);
}

export const HEDGEHOG_PROP: Prop = {
  noun: 'hedgehog',
  words: ['porcupine'],
  size: [0.172, 0.174, 0.297],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made(hedgehog),
};
