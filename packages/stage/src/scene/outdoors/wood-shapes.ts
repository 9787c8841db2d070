import {
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  SphereGeometry,
} from 'three/webgpu';
import { rough } from '../../props/kit/noise.js';
import type { Hex } from '../mood.js';
import { joined, painted } from './decor.js';

/** A trunk one unit tall that goes up out of the picture, with its roots. */
export function trunkShape(low: Hex, high: Hex): BufferGeometry {
  const trunk = new CylinderGeometry(0.021, 0.034, 1, 9, 6, true).translate(0, 0.5, 0);
  const places = trunk.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
    const bump = 1 + 0.3 * rough(x * 40, y * 9, z * 40);
    places.setXYZ(at, x * bump + 0.012 * Math.sin(y * 7), y, z * bump + 0.008 * Math.sin(y * 5 + 1));
  }
  trunk.computeVertexNormals();
  return joined([
    painted(trunk, low, high),
    painted(new CylinderGeometry(0.03, 0.062, 0.05, 9, 1, true).translate(0, 0.022, 0), low),
    ...[0.32, 0.44, 0.57].map((up, index) =>
      painted(
        new ConeGeometry(0.007, 0.16, 5, 1, true)
          .translate(0, 0.08, 0)
          .rotateZ(1.15)
          .rotateY(index * 2.2)
          .translate(0, up, 0),
        low,
        high,
      ),
    ),
  ]);
}

/** A conifer one unit tall whose branches hang, in as many tiers as a large one has. */
export function firShape(dark: Hex, light: Hex): BufferGeometry {
  const tiers = Array.from({ length: 7 }, (_, tier) => {
    const cone = new ConeGeometry(0.2 - tier * 0.024, 0.2, 11, 1, true);
    const places = cone.getAttribute('position');
    for (let at = 0; at < places.count; at += 1) {
      if (places.getY(at) > 0) continue;
      const ragged = 1 + 0.34 * Math.sin(at * 2.3 + tier * 1.9);
      places.setXYZ(at, places.getX(at) * ragged, places.getY(at) - 0.03 * ragged, places.getZ(at) * ragged);
    }
    cone.computeVertexNormals();
    return painted(cone.translate(0, 0.26 + tier * 0.105, 0), dark, light);
  });
  return joined([
    painted(new CylinderGeometry(0.012, 0.024, 0.4, 7).translate(0, 0.2, 0), '#3c2a1d'),
    ...tiers,
  ]);
}

/** A blade that bends over: so many steps from its foot outwards, flat, and seen from both sides. */
function frond(
  turn: number,
  { long, wide, bow }: { long: number; wide: number; bow: number },
): BufferGeometry {
  const steps = 4;
  const places: number[] = [];
  const faces: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const out = long * Math.sin(share * bow) * 0.8;
    const up = long * share * Math.cos(share * bow * 0.75);
    const half = wide * Math.sin(Math.PI * (0.12 + 0.88 * (1 - share))) * 0.5;
    for (const side of [-half, half])
      places.push(
        out * Math.cos(turn) - side * Math.sin(turn),
        up,
        out * Math.sin(turn) + side * Math.cos(turn),
      );
    if (step === steps) continue;
    const at = step * 2;
    faces.push(at, at + 1, at + 2, at + 1, at + 3, at + 2);
    faces.push(at, at + 2, at + 1, at + 1, at + 2, at + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  // Lit from above as the ground under it is, whichever side is seen.
  const up = Array.from({ length: places.length / 3 }, () => [0, 1, 0.25]).flat();
  geometry.setAttribute('normal', new Float32BufferAttribute(up, 3));
  geometry.setIndex(faces);
  return geometry;
}

const fronds = (count: number, low: Hex, high: Hex, as: { long: number; wide: number; bow: number }) =>
  joined(
    Array.from({ length: count }, (_, index) =>
      painted(
        frond(index * 2.39996, {
          ...as,
          long: as.long * (0.7 + 0.3 * Math.abs(Math.sin(index * 1.7))),
          bow: as.bow * (0.55 + 0.45 * Math.abs(Math.cos(index * 2.3))),
        }),
        low,
        high,
      ),
    ),
  );

export const fernShape = (low: Hex, high: Hex): BufferGeometry =>
  fronds(7, low, high, { long: 1, wide: 0.2, bow: 1.5 });

/** Tall grass in a clump. */
export const grassShape = (low: Hex, high: Hex): BufferGeometry =>
  fronds(15, low, high, { long: 1, wide: 0.034, bow: 0.85 });

/** A group of three mushrooms: the stems, and the caps that glow. */
export function mushroomShape(
  cap: Hex,
  tip: Hex,
): { readonly stems: BufferGeometry; readonly caps: BufferGeometry } {
  const three = [
    [0, 0, 1],
    [0.34, 0.2, 0.62],
    [-0.26, 0.28, 0.46],
  ] as const;
  return {
    stems: joined(
      three.map(([x, z, tall]) =>
        painted(
          new CylinderGeometry(0.05 * tall, 0.09 * tall, 0.7 * tall, 8, 1, true).translate(x, 0.35 * tall, z),
          '#7fb7b4',
          '#d9f4ee',
        ),
      ),
    ),
    caps: joined(
      three.map(([x, z, tall]) =>
        painted(
          new SphereGeometry(0.34 * tall, 14, 7, 0, Math.PI * 2, 0, Math.PI * 0.56)
            .scale(1, 0.82, 1)
            .translate(x, 0.66 * tall, z),
          tip,
          cap,
        ),
      ),
    ),
  };
}
