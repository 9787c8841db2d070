import { CircleGeometry, CylinderGeometry, type Object3D } from 'three/webgpu';
import type { Hex } from '../../mood.js';
import { put } from '../set-pieces.js';
import { box, matt, shaded } from './room-matter.js';
import { thing } from './room-pieces.js';
import { type Dressed, type Dressing, plantAt, type Span, WARM } from './room-plan.js';

/** Towels, a stand with a mirror and a mat, about a bath. */
export function bathroom(on: Dressed, { x, wide, right }: Span): Dressing {
  const far = x + wide / 2;
  return {
    windows: [{ x: x - 0.35, wide: 0.95, tall: 0.9, mid: 1.78, curtain: null }],
    objects: [
      ...towels([far + 0.15, 1.15], on),
      ...washstand([Math.max(right, far) + 0.75, 0.28], on),
      ...plantAt(on, x - wide / 2 - 0.3),
      ...thing('candle', [x - 0.75, 1.1, 0.1], { times: 1 }),
      box([0.5, 0.03, 0.16], [x - 0.75, 1.085, 0.08], matt('#b98a5c', on.isNight)),
      matOf(x, on),
    ],
    lamps: on.isNight ? [{ at: [x + 0.4, 1.9, 1], hex: WARM, power: 3, flickers: false }] : [],
  };
}

function towels([x, y]: readonly [number, number], on: Dressed): Object3D[] {
  const cloth = (off: number, wide: number, long: number, hex: Hex) =>
    box([wide, long, 0.05], [x + off, y - long / 2, 0.08], matt(hex, on.isNight));
  return [
    box([0.62, 0.02, 0.02], [x, y, 0.09], matt('#c9a04c', on.isNight)),
    cloth(-0.12, 0.28, 0.5, '#f4efe6'),
    cloth(0.17, 0.2, 0.36, on.accent),
  ];
}

function washstand([x, z]: readonly [number, number], on: Dressed): Object3D[] {
  const mirror = put(new CircleGeometry(0.32, 48), matt('#dbe8ea', on.isNight), [x, 1.55, 0.03]);
  const rim = shaded(
    new CylinderGeometry(0.35, 0.35, 0.03, 48).rotateX(Math.PI / 2),
    [x, 1.55, 0.012],
    matt('#c9a04c', on.isNight),
  );
  const basin = shaded(new CylinderGeometry(0.23, 0.15, 0.14, 40), [x, 0.9, z], matt('#ffffff', on.isNight));
  return [box([0.72, 0.8, 0.46], [x, 0.42, z - 0.02], matt('#a5774a', on.isNight)), basin, rim, mirror];
}

function matOf(x: number, on: Dressed): Object3D {
  const mat = box([0.95, 0.02, 0.5], [x, 0.01, 1.25], matt('#efe6d6', on.isNight));
  mat.castShadow = false;
  return mat;
}
