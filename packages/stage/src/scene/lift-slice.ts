import {
  type BufferGeometry,
  type Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshStandardNodeMaterial,
  type Object3D,
  Quaternion,
  Vector2,
  Vector3,
} from 'three/webgpu';
import type { Actor } from './actor.js';
import { handAt } from './hand.js';
import { softStep } from './soft-step.js';

/** Half of a slice's angle, and how far its tip is from its middle, in metres of its own. */
const [HALF, TIP] = [0.47, 0.083];
/** How high it is lifted, how far out, and how its tip hangs: metres and radians. */
const [HIGH, OUT, HANG] = [0.085, 0.035, 0.2];
/** How far it is turned to a side of the picture, and its top to the camera, in radians. */
const [ASIDE, ROLL] = [1.15, 0.4];
/** Where its crust is taken hold of, in metres of its own. */
const GRIP = new Vector3(0, 0.031, 0.086);
/** When it is lifted, in seconds, and how much of that the first picture has already. */
const [LONG, BEGUN] = [2.6, 0.3];
const NEARER = new Vector3(1.08, 1, 0.8);
/** How thick a string is at its ends, in metres. */
const THICK = 0.0042;
/** Strings: how far from the tip, and how far to a side, -1 to 1. */
const STRINGS = [
  [0.012, 0],
  [0.03, -0.9],
  [0.034, 0.9],
  [0.05, -1],
  [0.055, 1],
  [0.072, -1],
  [0.078, 1],
  [0.094, -1],
  [0.1, 1],
  [0.118, -1],
  [0.122, 1],
  [0.04, 0.3],
  [0.062, -0.35],
] as const;

/** A slice over the pizza that it is cut from, which rises on strings of cheese. */
export function liftSlice(slice: Actor, pizza: Actor, extras: Group): (seconds: number) => void {
  for (const part of ['board', 'threads']) hide(slice.made, part);
  // It was built with its tip towards the camera: it is drawn out by its crust.
  slice.made.applyMatrix4(new Matrix4().makeRotationY(Math.PI));
  cutOut(pizza.made);
  const { scale } = slice;
  pizza.group.position.set(0, 0, 0);
  pizza.group.rotation.set(0, ASIDE, 0);
  const strings = stringsOf();
  extras.add(strings);
  const hand = handAt(GRIP);
  hand.scale.setScalar(scale);
  slice.group.add(hand);
  const top = pizza.prop.size[1] * pizza.scale * 0.6;
  slice.group.rotation.order = 'YXZ';
  const take = (seconds: number): void => {
    const up = BEGUN + (1 - BEGUN) * softStep(0, LONG, seconds) + 0.02 * Math.sin(seconds * 2.2);
    const out = (TIP + OUT * up) * scale;
    slice.group.position.set(Math.sin(ASIDE) * out, top + (HIGH * up - 0.016) * scale, Math.cos(ASIDE) * out);
    slice.group.rotation.set(-HANG * up, ASIDE, ROLL * up);
    slice.group.updateMatrixWorld(true);
    STRINGS.forEach(([far, aside], index) =>
      strings.setMatrixAt(index, stringAt({ far, aside, up, index }, { slice, scale, top })),
    );
    strings.instanceMatrix.needsUpdate = true;
  };
  take(0);
  // All that it rises to has to be in the picture.
  slice.size.multiplyScalar(0.3);
  // Its far and near edges may be cut: it is the slice that is looked at.
  pizza.size.multiply(NEARER);
  pizza.size.y = top + HIGH * scale;
  return take;
}

function hide(made: Object3D, name: string): void {
  const part = made.getObjectByName(name);
  if (part) part.visible = false;
}

/** Takes away what a slice has been cut out of, towards the camera. */
function cutOut(made: Object3D): void {
  made.traverse((part) => {
    if (part instanceof Mesh) part.geometry = without(part.geometry as BufferGeometry);
  });
}

function without(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  const places = flat.getAttribute('position');
  const spot = new Vector3();
  const kept = Array.from({ length: places.count / 3 }, (_, index) => index).filter((index) => {
    const middle = [0, 1, 2].reduce(
      (sum, corner) => sum.add(spot.set(places.getX(index * 3 + corner), 0, places.getZ(index * 3 + corner))),
      new Vector3(),
    );
    return Math.abs(Math.atan2(middle.x, middle.z)) > HALF;
  });
  flat.setIndex(kept.flatMap((index) => [index * 3, index * 3 + 1, index * 3 + 2]));
  return flat;
}

/** A string of a length of 1 that is thin in its middle. */
function stringsOf(): InstancedMesh {
  const outline = Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    return new Vector2(0.26 + 0.74 * Math.abs(t * 2 - 1) ** 3, t);
  });
  const cheese = new MeshStandardNodeMaterial({ color: '#fbd88a', roughness: 0.35 });
  const strings = new InstancedMesh(new LatheGeometry(outline, 10), cheese, STRINGS.length);
  strings.castShadow = true;
  strings.frustumCulled = false;
  return strings;
}

const UP = new Vector3(0, 1, 0);

interface Told {
  readonly far: number;
  readonly aside: number;
  readonly up: number;
  readonly index: number;
}

/** A string from where it was on the pizza to the underside of the slice; the longest break first. */
function stringAt(
  { far, aside, up, index }: Told,
  { slice, scale, top }: { readonly slice: Actor; readonly scale: number; readonly top: number },
): Matrix4 {
  const turn = aside * HALF;
  const from = ASIDE + turn * 1.08;
  const low = new Vector3(Math.sin(from) * far, 0, Math.cos(from) * far).multiplyScalar(scale).setY(top);
  const high = new Vector3(Math.sin(turn) * far, 0.022, Math.cos(turn) * far - TIP).multiplyScalar(scale);
  high.applyMatrix4(slice.group.matrixWorld);
  const way = high.clone().sub(low);
  const long = Math.max(0.001, way.length());
  const breaks = far > 0.09 && index % 3 === 0 ? 1 - softStep(0.75, 0.95, up) : 1;
  const thick = THICK * scale * (1.15 - 0.45 * up) * breaks;
  return new Matrix4().compose(
    low,
    new Quaternion().setFromUnitVectors(UP, way.divideScalar(long)),
    new Vector3(thick, long, thick),
  );
}
