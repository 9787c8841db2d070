import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three';
import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { ellipsoid, rod, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { type Build, measuresOf } from './build.js';

const STEEL = { roughness: 0.36, metalness: 0.75 };
const GREY = '#b4bbc6';

/** Where pieces of armour are: places of the whole figure, arms held as they are built. */
type Bones = ReadonlyMap<string, Object3D>;

/** A breastplate, plates on shoulders, elbows, knees and shins, and a skirt of steel. */
export function armourOn(bones: Bones, build: Build): void {
  const steel = matter('metal', GREY, STEEL);
  const put = (bone: string, pieces: readonly BufferGeometry[]): void => {
    const found = bones.get(bone);
    if (!found) return;
    const plain = pieces.map((piece) => piece.deleteAttribute('uv'));
    const mesh = new Mesh(merged(plain), steel);
    mesh.name = 'armour';
    mesh.position.copy(found.worldToLocal(new Vector3(0, 0, 0)));
    found.add(mesh);
  };
  const { hip, knee, shoulder } = measuresOf(build);
  const { trunk, girth: g, shoulders, hips } = build;
  put('chest', [
    ellipsoid(0.192 * shoulders, 0.17 * trunk, 0.142 * g).translate(0, hip + 0.32 * trunk, 0.006),
    ellipsoid(0.02, 0.13 * trunk, 0.02).translate(0, hip + 0.32 * trunk, 0.14 * g),
  ]);
  put('hips', [
    turned(
      [
        [0.172 * hips * g, 0.1],
        [0.205 * hips * g, 0.0],
        [0.235 * hips * g, -0.1],
        [0.225 * hips * g, -0.1],
        [0.16 * hips * g, 0.1],
      ],
      36,
    )
      .scale(1, 1, 0.86)
      .translate(0, hip + 0.01, 0),
  ]);
  for (const [side, sign] of [
    ['l', 1],
    ['r', -1],
  ] as const) {
    const [x, y] = [sign * 0.175 * shoulders, shoulder];
    const arm = (far: number): Triple => [x + sign * Math.sin(0.75) * far, y - Math.cos(0.75) * far, 0];
    put(`arm.${side}`, [
      ellipsoid(0.1, 0.085, 0.1).translate(...arm(0.03)),
      ellipsoid(0.072, 0.07, 0.072).translate(...arm(0.225 * trunk)),
    ]);
    put(`arm.${side}.low`, [cuff(0.066, 0.13, sign).translate(...arm(0.36 * trunk))]);
    const leg = sign * 0.092 * hips;
    put(`leg.${side}.low`, [
      ellipsoid(0.085, 0.085, 0.085).translate(leg, knee, 0.012),
      ellipsoid(0.076, knee * 0.42, 0.078).translate(leg, knee * 0.55, 0.012),
    ]);
  }
}

/** Around a forearm that is held away from the trunk. */
const cuff = (radius: number, long: number, sign: number): BufferGeometry =>
  rod(radius, long, 20).rotateZ(sign * 0.75);
