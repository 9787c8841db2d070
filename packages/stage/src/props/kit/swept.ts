import { BufferAttribute, BufferGeometry, CatmullRomCurve3, Vector3 } from 'three';
import type { Triple } from './maker.js';

export interface Sweep {
  /** Steps along, and corners of the ring. */
  readonly steps?: number;
  readonly sides?: number;
  readonly isClosed?: boolean;
  /** The ring's height by its width. */
  readonly flat?: number;
  /** Whether the ends are left open; they are rounded off otherwise. */
  readonly isOpen?: boolean;
  /** Straight from point to point, rather than in a smooth bow. */
  readonly tension?: number;
}

function ring(count: number, place: (angle: number) => Vector3): Vector3[] {
  return Array.from({ length: count + 1 }, (_, i) => place((i / count) * 2 * Math.PI));
}

/** Where along the way each ring stands, and its share of the radius: both ends become half balls. */
function stations(steps: number, capShare: number): readonly (readonly [number, number])[] {
  const cap = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * (Math.PI / 2);
    return [capShare * (1 - Math.cos(angle)), Math.max(0.001, Math.sin(angle))] as const;
  });
  const middle = Array.from(
    { length: steps + 1 },
    (_, i) => [capShare + (1 - 2 * capShare) * (i / steps), 1] as const,
  );
  return [...cap, ...middle, ...cap.toReversed().map(([t, share]) => [1 - t, share] as const)];
}

/** A tube through the points; `radius` may change along it (0..1). */
export function swept(
  points: readonly Triple[],
  radius: number | ((t: number) => number),
  how: Sweep = {},
): BufferGeometry {
  const { steps, sides, isClosed, flat, isOpen, tension } = { ...PLAIN, ...how };
  const curve = new CatmullRomCurve3(
    points.map((at) => new Vector3(...at)),
    isClosed,
    'catmullrom',
    tension,
  );
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const ways =
    isClosed || isOpen ? evenly(steps) : stations(steps, Math.min(0.3, radiusAt(0) / curve.getLength()));
  const frames = curve.computeFrenetFrames(FRAMES, isClosed);
  const rings = ways.map(([t, share]) => {
    const centre = curve.getPointAt(t);
    const [side, up] = axesAt(frames, t);
    const reach = radiusAt(t) * share;
    return ring(sides, (angle) =>
      centre
        .clone()
        .addScaledVector(side, Math.cos(angle) * reach)
        .addScaledVector(up, Math.sin(angle) * reach * flat),
    );
  });
  return skin(rings);
}

const PLAIN = { steps: 40, sides: 14, isClosed: false, flat: 1, isOpen: false, tension: 0.5 };
const FRAMES = 200;

function evenly(steps: number): (readonly [number, number])[] {
  return Array.from({ length: steps + 1 }, (_, i) => [i / steps, 1]);
}

function axesAt(
  { normals, binormals }: { normals: Vector3[]; binormals: Vector3[] },
  t: number,
): [Vector3, Vector3] {
  const at = Math.round(t * FRAMES);
  return [normals[at] ?? new Vector3(1, 0, 0), binormals[at] ?? new Vector3(0, 1, 0)];
}

/** A skin over rings of as many points each, seen from the side to which they turn right. */
export function skin(rings: readonly (readonly Vector3[])[]): BufferGeometry {
  const across = rings[0]?.length ?? 0;
  const places = new Float32Array(rings.length * across * 3);
  const uvs = new Float32Array(rings.length * across * 2);
  rings.flat().forEach((at, i) => {
    at.toArray(places, i * 3);
    uvs.set([(i % across) / (across - 1), Math.floor(i / across) / (rings.length - 1)], i * 2);
  });
  const faces: number[] = [];
  for (let i = 0; i < (rings.length - 1) * (across - 1); i += 1) {
    const a = Math.floor(i / (across - 1)) * across + (i % (across - 1));
    const b = a + across;
    faces.push(a, a + 1, b, b, a + 1, b + 1);
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new BufferAttribute(places, 3));
  made.setAttribute('uv', new BufferAttribute(uvs, 2));
  made.setIndex(faces);
  made.computeVertexNormals();
  closeSeam(made, across);
  return made;
}

/** Where a ring's last point is its first, both get one normal. */
function closeSeam(geometry: BufferGeometry, across: number): void {
  const places = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const [first, last, normal] = [new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < places.count; i += across) {
    first.fromBufferAttribute(places, i);
    last.fromBufferAttribute(places, i + across - 1);
    if (first.distanceTo(last) > 1e-6) continue;
    normal
      .fromBufferAttribute(normals, i)
      .add(last.fromBufferAttribute(normals, i + across - 1))
      .normalize();
    normals.setXYZ(i, normal.x, normal.y, normal.z);
    normals.setXYZ(i + across - 1, normal.x, normal.y, normal.z);
  }
}
