import type { Triple } from './maker.js';

/** Asked by the million: taken out of Math once. */
const { abs, max, min, sqrt } = Math;

/** How far a place is from a solid's skin: less than nothing inside it. */
export type Field = (x: number, y: number, z: number) => number;

/** Math.hypot is many times slower, and this is asked by the million. */
const far = (x: number, y: number, z = 0) => sqrt(x * x + y * y + z * z);

const clamp = (value: number, low: number, high: number) => min(high, max(low, value));

export function egg(
  [cx, cy, cz]: Triple,
  [rx, ry, rz]: Triple,
  [tilt, yaw, roll]: Triple = [0, 0, 0],
): Field {
  const turn = turner(tilt, yaw, roll);
  return (x, y, z) => {
    const [u, v, t] = turn(x - cx, y - cy, z - cz);
    const near = far(u / rx, v / ry, t / rz);
    const slope = far(u / (rx * rx), v / (ry * ry), t / (rz * rz));
    return slope < 1e-9 ? -min(rx, ry, rz) : (near * (near - 1)) / slope;
  };
}

/** The place as a solid that is turned by these angles (x first, then y, then z) sees it. */
function turner(tilt: number, yaw: number, roll: number): (x: number, y: number, z: number) => Triple {
  if (!tilt && !yaw && !roll) return (x, y, z) => [x, y, z];
  const [ct, st, cy, sy, cr, sr] = [
    Math.cos(tilt),
    Math.sin(tilt),
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(roll),
    Math.sin(roll),
  ];
  return (x, y, z) => {
    const [x1, y1] = [cr * x + sr * y, cr * y - sr * x];
    const [x2, z2] = [cy * x1 - sy * z, cy * z + sy * x1];
    return [x2, ct * y1 + st * z2, ct * z2 - st * y1];
  };
}

/** A rod with round ends, as thick as said at each. */
export function limb([ax, ay, az]: Triple, [bx, by, bz]: Triple, from: number, to = from): Field {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const t = clamp(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length, 0, 1);
    return far(x - ax - t * dx, y - ay - t * dy, z - az - t * dz) - (from + (to - from) * t);
  };
}

/** Limbs from point to point; the fourth number of each is its thickness there. */
export function path(points: readonly (readonly [number, number, number, number])[]): Field {
  const limbs = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return limb([from[0], from[1], from[2]], [to[0], to[1], to[2]], from[3], to[3]);
  });
  return blended(limbs, min(...points.map((at) => at[3])) * 0.5);
}

export function block(
  [cx, cy, cz]: Triple,
  [hx, hy, hz]: Triple,
  bevel: number,
  [tilt, yaw, roll]: Triple = [0, 0, 0],
): Field {
  const turn = turner(tilt, yaw, roll);
  return (x, y, z) => {
    const place = turn(x - cx, y - cy, z - cz);
    const [u, v, t] = [abs(place[0]) - hx + bevel, abs(place[1]) - hy + bevel, abs(place[2]) - hz + bevel];
    return far(max(u, 0), max(v, 0), max(t, 0)) + min(0, max(u, v, t)) - bevel;
  };
}

/** A disc or drum whose axis is x, y or z. */
export function drum(
  [cx, cy, cz]: Triple,
  radius: number,
  half: number,
  axis: 'x' | 'y' | 'z',
  bevel = 0,
): Field {
  return (x, y, z) => {
    const place = { x: x - cx, y: y - cy, z: z - cz };
    const along = abs(place[axis]) - half + bevel;
    const off = sqrt(max(0, place.x ** 2 + place.y ** 2 + place.z ** 2 - place[axis] ** 2)) - radius + bevel;
    return far(max(along, 0), max(off, 0)) + min(0, max(along, off)) - bevel;
  };
}

/** Two as one with a soft seam `width` metres wide. */
export function melt(a: number, b: number, width: number): number {
  if (width <= 0) return min(a, b);
  const overlap = max(width - abs(a - b), 0) / width;
  return min(a, b) - overlap * overlap * width * 0.25;
}

/** `a` with `b` cut out of it, the edge rounded. */
export function carved(a: number, b: number, width: number): number {
  return -melt(-a, b, width);
}

export function blended(fields: readonly Field[], width: number): Field {
  return (x, y, z) => fields.reduce((sum, field) => melt(sum, field(x, y, z), width), 1e6);
}

/** The solid and its twin on the other side of x = 0. */
export function twin(field: Field): Field {
  return (x, y, z) => field(abs(x), y, z);
}

/** How far a place is from a flat outline, less than nothing inside it. */
export function inside(corners: readonly (readonly [number, number])[]): (x: number, y: number) => number {
  return (x, y) => {
    let nearest = 1e9;
    let isIn = false;
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1);
      nearest = min(nearest, far(x - ax - t * dx, y - ay - t * dy));
      if (ay > y !== by > y && x < ax + ((y - ay) / dy) * dx) isIn = !isIn;
    });
    return isIn ? -nearest : nearest;
  };
}
