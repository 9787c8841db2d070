import { type BufferGeometry, SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const STANDS: readonly Place[] = ['podium', 'table', 'ground', 'hand'];

/** A cupped petal that stands up from its foot: wide above, its rim turned out by `curl`. */
export function petal(width: number, height: number, cup: number, curl: number): BufferGeometry {
  const flat = new SphereGeometry(1, 16, 12).scale(1, 1, 0.03);
  return bent(flat, (at) => {
    const t = (at.y + 1) / 2;
    const wide = width * Math.sin(Math.PI * Math.min(0.98, 0.1 + t * 0.72)) * 1.05;
    const x = at.x * wide * 0.5 * (0.6 + 0.5 * t);
    at.set(
      x,
      t * height - curl * 0.4 * height * Math.max(0, t - 0.6) ** 2 * 4,
      at.z * 0.02 * width -
        (cup * (x * x)) / width +
        curl * height * Math.max(0, t - 0.45) ** 2 +
        cup * 0.12 * height * Math.sin(Math.PI * t),
    );
  });
}

export function stem(height: number, bow: number): BufferGeometry {
  return swept(
    [
      [0, 0, 0],
      [bow, height * 0.5, 0],
      [0, height, 0],
    ],
    0.0028,
    { sides: 9, steps: 20 },
  );
}

export const green = () => matter('plant', '#3f7d35');

export function tulipHead(): BufferGeometry {
  const petals = Array.from({ length: 6 }, (_, i) =>
    placed(
      placed(petal(0.046, 0.062, 1.25, i % 2 ? 0.03 : 0.1), {
        turn: [0.1, 0, 0],
        at: [0, 0, 0.0165 + (i % 2) * 0.002],
      }),
      { turn: [0, i * 1.047, 0] },
    ),
  );
  return merged(
    petals.map((one) =>
      tinted(one, (_x, y) => between(['#e8e0a0', '#ffffff', '#ffffff', '#fff0e8'], y / 0.062)),
    ),
  );
}

/** A head of rays round a disc, its face toward +z, at the origin. */
export function rays(count: number, length: number, width: number): BufferGeometry {
  const ring = [0, 1].flatMap((layer) =>
    Array.from({ length: count }, (_, i) =>
      placed(leaf(length, width, layer ? 0.12 : -0.02, 12), {
        turn: [0, ((i + layer * 0.5) / count) * 2 * Math.PI, layer ? 0.1 : 0.22],
        at: [0, layer * -0.002, 0],
      }),
    ),
  );
  return merged(ring).rotateX(Math.PI / 2);
}
