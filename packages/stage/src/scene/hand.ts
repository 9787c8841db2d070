import {
  CapsuleGeometry,
  Group,
  Mesh,
  MeshStandardNodeMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';

const [SKIN, SLEEVE] = ['#744530', '#e9e2d4'] as const;
/** Limbs from a joint to the next, in metres from what is held, and how thick they are; the arm goes along +z. */
type Limb = readonly [
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: number,
];
/** Fingers below what is held, which end under it, and the thumb over it. */
const FINGERS: readonly Limb[] = [
  ...[-0.03, -0.01, 0.01, 0.03].flatMap((x): Limb[] => [
    [[x * 0.9, 0.006, 0.062], [x, -0.024, 0.03], 0.0098],
    [[x, -0.024, 0.03], [x * 0.9, -0.0235, -0.012], 0.0088],
  ]),
  [[-0.028, 0.016, 0.06], [-0.02, 0.031, 0.028], 0.0122],
  [[-0.02, 0.031, 0.028], [-0.008, 0.0265, -0.008], 0.0105],
];
const WRIST: Limb = [[0, 0.008, 0.1], [0, 0.03, 0.16], 0.024];
const ARM: Limb = [[0, 0.034, 0.165], [0, 0.13, 0.62], 0.036];

/** A hand that holds something at a place of it between fingers and thumb, in metres; its arm goes out behind. */
export function handAt(at: Vector3): Group {
  const skin = new MeshStandardNodeMaterial({ color: SKIN, roughness: 0.55 });
  const sleeve = new MeshStandardNodeMaterial({ color: SLEEVE, roughness: 0.9 });
  const palm = new Mesh(new SphereGeometry(1, 24, 16), skin);
  palm.scale.set(0.04, 0.021, 0.042);
  palm.position.set(0, 0.008, 0.078);
  const hand = new Group();
  hand.add(palm, ...[...FINGERS, WRIST].map((one) => limb(one, skin)), limb(ARM, sleeve));
  hand.traverse((part) => {
    part.castShadow = true;
  });
  hand.position.copy(at);
  return hand;
}

const UP = new Vector3(0, 1, 0);

function limb([from, to, thick]: Limb, matter: MeshStandardNodeMaterial): Mesh {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const way = end.clone().sub(start);
  const mesh = new Mesh(new CapsuleGeometry(thick, way.length(), 8, 18), matter);
  mesh.position.copy(start).add(end).multiplyScalar(0.5);
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(UP, way.normalize()));
  return mesh;
}
