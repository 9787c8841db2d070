import {
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Spot, placed } from './surface.js';

/** A corner of a profile: x, y and the radius of its bevel. */
export type Corner = readonly [number, number, number?];

function arc(
  [before, at, after]: readonly [Vector2, Vector2, Vector2],
  radius: number,
  steps: number,
): Vector2[] {
  const from = before.clone().sub(at);
  const to = after.clone().sub(at);
  const reach = Math.min(radius, from.length() * 0.45, to.length() * 0.45);
  if (reach < 1e-6) return [at];
  const start = at.clone().addScaledVector(from.normalize(), reach);
  const end = at.clone().addScaledVector(to.normalize(), reach);
  const bow = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const low = start.clone().lerp(at, t);
    return low.lerp(at.clone().lerp(end, t), t);
  });
  return [
    start.clone().addScaledVector(from, reach * 0.15),
    ...bow,
    end.clone().addScaledVector(to, reach * 0.15),
  ];
}

/** The profile with every corner rounded by its own radius. */
export function rounded(corners: readonly Corner[], isClosed = false): Vector2[] {
  const places = corners.map(([x, y]) => new Vector2(x, y));
  const widest = Math.max(...corners.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  return places.flatMap((at, i) => {
    const before = places[isClosed ? (i + places.length - 1) % places.length : i - 1];
    const after = places[isClosed ? (i + 1) % places.length : i + 1];
    const radius = corners[i]?.[2] ?? 0;
    return before && after ? arc([before, at, after], radius, radius > widest * 0.06 ? 6 : 3) : [at];
  });
}

/** A profile turned about y, from the bottom's middle to where it ends; it looks outward when drawn upward. */
export function turned(corners: readonly Corner[], segments = 64): BufferGeometry {
  return new LatheGeometry(rounded(corners), segments);
}

/** A smooth curve through radius and height, turned about y. */
export function flowing(points: readonly Corner[], segments = 64, steps = 48): BufferGeometry {
  return new LatheGeometry(
    new Path()
      .splineThru(points.map(([x, y]) => new Vector2(x, y)))
      .getSpacedPoints(steps)
      .map((at) => new Vector2(Math.max(0, at.x), at.y)),
    segments,
  );
}

export function box(
  width: number,
  height: number,
  depth: number,
  bevel = Math.min(width, height, depth) * 0.12,
): BufferGeometry {
  return new RoundedBoxGeometry(width, height, depth, 3, bevel);
}

/** A rounded box at a spot. */
export function boxAt(
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  bevel?: number,
): BufferGeometry {
  return placed(box(...size, bevel), { at });
}

/** A box with one bevel a side, for keys, bricks and planks by the dozen. */
export function brick(
  size: readonly [number, number, number],
  at: readonly [number, number, number],
  bevel: number,
): BufferGeometry {
  return placed(new RoundedBoxGeometry(...size, 1, bevel), { at });
}

export function ball(radius: number, detail = 32): BufferGeometry {
  return new SphereGeometry(radius, detail, Math.ceil(detail * 0.7));
}

export function ellipsoid(x: number, y: number, z: number, spot: Spot = {}): BufferGeometry {
  return placed(new SphereGeometry(1, 24, 16).scale(x, y, z), spot);
}

/** A disc with rounded rims, its axis y, standing on y = 0. */
export function puck(
  radius: number,
  height: number,
  bevel = Math.min(radius, height) * 0.2,
  segments = 64,
): BufferGeometry {
  return turned(
    [
      [0, 0],
      [radius, 0, bevel],
      [radius, height, bevel],
      [0, height],
    ],
    segments,
  );
}

/** A small round thing of few triangles, for beads, seeds and berries by the dozen. */
export function bead(x: number, y: number, z: number, spot: Spot = {}): BufferGeometry {
  return placed(new SphereGeometry(1, 8, 6).scale(x, y, z), spot);
}

export function rod(radius: number, length: number, segments = 24): BufferGeometry {
  return new CylinderGeometry(radius, radius, length, segments);
}

export function hoop(radius: number, thickness: number, segments = 48): BufferGeometry {
  return new TorusGeometry(radius, thickness, 10, segments);
}

/** A flat outline with rounded corners. */
export function outline(corners: readonly Corner[]): Shape {
  return new Shape(rounded(corners, true));
}

/** An outline given thickness along z, centred there, with round edges. */
export function slab(shape: Shape, depth: number, bevel = depth * 0.2, curveSegments = 16): BufferGeometry {
  const made = new ExtrudeGeometry(shape, {
    depth: Math.max(1e-5, depth - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments,
  });
  made.translate(0, 0, -Math.max(1e-5, depth - 2 * bevel) / 2);
  return toCreasedNormals(made, 0.55);
}

/** A slab that lies flat: its outline is seen from above (x right, y toward -z), its thickness grows up from y = 0. */
export function plate(shape: Shape, height: number, bevel = height * 0.2): BufferGeometry {
  return slab(shape, height, bevel)
    .rotateX(-Math.PI / 2)
    .translate(0, height / 2, 0);
}
