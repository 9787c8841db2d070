import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const iceberg = {
  noun: 'iceberg',
  words: '',
  habitat: 'water',
  home: 'sea',
  verb: 'float',
  heightMetres: 18,
  width: 2,
  sinks: 0,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

// Planes of broken ice: light, and the corners of each.
const FACETS: readonly (readonly [number, readonly number[]])[] = [
  [0.2, [-0.95, 0.03, -0.7, -0.4, -0.5, -0.16, -0.56, 0.03]],
  [0.65, [-0.7, -0.4, -0.42, -0.5, -0.32, -0.2, -0.5, -0.16]],
  [0.5, [-0.42, -0.5, -0.2, -0.96, -0.16, -0.42, -0.32, -0.2]],
  [0.3, [-0.32, -0.2, -0.16, -0.42, 0, 0.03, -0.3, 0.03]],
  [1, [0.02, -0.7, 0.22, -0.84, 0.2, -0.44, 0.08, -0.3]],
  [0.8, [0.2, -0.44, 0.5, -0.38, 0.46, -0.12, 0.24, -0.1]],
  [0.6, [0.46, -0.12, 0.7, -0.3, 0.98, 0.03, 0.5, 0.03]],
  [0.7, [0.08, -0.3, 0.24, -0.1, 0.3, 0.03, 0, 0.03]],
];

function draw(context: Context, paint: SubjectPaint): void {
  const ice = hex('#e3f1f8');
  poly(
    context,
    paint.light(ice, 0.4),
    [-0.95, 0.03, -0.7, -0.4, -0.42, -0.5, -0.2, -0.96, 0.02, -0.7, 0, 0.03],
  );
  poly(
    context,
    paint.light(ice, 0.95),
    [0, 0.03, 0.02, -0.7, 0.22, -0.84, 0.5, -0.38, 0.7, -0.3, 0.98, 0.03],
  );
  for (const [tone, points] of FACETS) poly(context, paint.light(ice, tone), points);
  poly(context, paint.light(hex('#9fd0e6'), 0.6), [-0.98, 0.04, -0.9, -0.06, 0.9, -0.06, 1, 0.04]);
}
