import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, darker, oval, poly, type SubjectPaint, tube } from '../drawing/shapes.js';

const SKINS = ['#e0b08c', '#c68a62', '#8a5a3c', '#f0c9a8'] as const;
const COATS = ['#7d2f34', '#2c4a76', '#33383f', '#3c6650', '#7a5a2c', '#54406e'] as const;

/** What a player wears and looks like; each has a look of its own. */
export interface Look {
  readonly skin: Rgb;
  readonly coat: Rgb;
  readonly trousers: Rgb;
  readonly hair: Rgb;
  readonly longHair: boolean;
}

export function lookOf(paint: SubjectPaint): Look {
  const pick = (list: readonly string[], times: number): Rgb =>
    hex(list[Math.floor(paint.phase * times) % list.length]!);
  return {
    skin: pick(SKINS, 37),
    coat: body(paint, pick(COATS, 47)),
    trousers: pick(['#262a36', '#3a332e', '#2f3d52'], 71),
    hair: pick(['#2c1e16', '#4a2f1c', '#17151a', '#8a6a3a'], 59),
    longHair: (paint.phase * 83) % 1 > 0.5,
  };
}

/** Two legs from the hips at x, y down to the ground; `knees` is how far each knee stands forward. */
export function legs(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { x: number; y: number; stride: number },
): void {
  for (const [aside, side] of [
    [-0.03, 0.2],
    [0.04, 0.55],
  ] as const) {
    const step = (aside > 0 ? 1 : -1) * at.stride;
    const foot = at.x + aside * 1.5 + step * 0.2;
    tube(context, paint.light(look.trousers, side), [
      at.x + aside,
      at.y,
      0.062,
      at.x + aside + step * 0.1 + 0.012,
      at.y * 0.52,
      0.046,
      foot,
      -0.05,
      0.033,
    ]);
    blob(context, paint.light(hex('#241c18'), side), [
      foot - 0.045,
      0.004,
      foot - 0.04,
      -0.055,
      foot + 0.02,
      -0.06,
      foot + 0.105,
      -0.022,
      foot + 0.1,
      0.006,
    ]);
  }
}

/** Hips to shoulders, lit from the right, with a shirt at the collar. */
export function torso(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { x: number; hips: number; lean: number },
): void {
  const { x, hips, lean } = at;
  const chest = hips - 0.26;
  tube(context, paint.light(look.coat, 0.4), [
    x - 0.005,
    hips + 0.05,
    0.098,
    x + lean * 0.35,
    hips - 0.1,
    0.09,
    x + lean * 0.8,
    chest,
    0.108,
    x + lean,
    chest - 0.05,
    0.07,
  ]);
  tube(context, paint.light(look.coat, 0.8), [
    x + 0.05,
    hips + 0.03,
    0.03,
    x + 0.06 + lean * 0.5,
    hips - 0.14,
    0.026,
    x + 0.055 + lean,
    chest,
    0.03,
  ]);
  poly(context, paint.light(hex('#efe9dd'), 0.7), [
    x + lean + 0.015,
    chest - 0.075,
    x + lean + 0.075,
    chest - 0.07,
    x + lean + 0.07,
    chest + 0.06,
  ]);
}

/** Neck and head, turned to the right and a little down by `nod` radians. */
export function head(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { x: number; y: number; nod: number },
): void {
  context.save();
  context.translate(at.x, at.y);
  tube(context, paint.light(look.skin, 0.5), [-0.005, 0.13, 0.04, 0, 0.04, 0.034]);
  context.rotate(at.nod);
  if (look.longHair)
    tube(
      context,
      paint.light(look.hair, 0.35),
      [-0.035, -0.03, 0.05, -0.062, 0.04, 0.036, -0.066, 0.12, 0.014],
    );
  blob(
    context,
    paint.light(look.skin, 0.7),
    [
      -0.058, -0.01, -0.05, -0.08, 0.02, -0.092, 0.062, -0.06, 0.06, -0.012, 0.082, 0.012, 0.058, 0.022, 0.05,
      0.07, 0.01, 0.085, -0.04, 0.05,
    ],
  );
  oval(context, paint.light(darker(look.skin), 0.5), { x: -0.022, y: 0.006, rx: 0.013, ry: 0.02 });
  blob(
    context,
    paint.light(look.hair, 0.45),
    [
      -0.062, 0.045, -0.082, -0.04, -0.05, -0.106, 0.02, -0.116, 0.068, -0.082, 0.058, -0.048, 0.01, -0.06,
      -0.02, -0.03, -0.03, 0.02,
    ],
  );
  blob(
    context,
    paint.light(mix(look.hair, [255, 240, 220], 0.25), 0.9),
    [-0.03, -0.092, 0.015, -0.108, 0.05, -0.088, 0.01, -0.084],
  );
  tube(context, paint.light([28, 20, 18], 0.2), [0.036, -0.008, 0.005, 0.05, -0.006, 0.004]);
  tube(context, paint.light(darker(look.hair), 0.3), [0.03, -0.03, 0.004, 0.054, -0.03, 0.003]);
  context.restore();
}

/**
 * An arm in its sleeve from the shoulder to where the hand is; `out` is the side that the elbow points to.
 */
export function arm(
  context: Context,
  paint: SubjectPaint,
  look: Look,
  at: { from: readonly [number, number]; to: readonly [number, number]; out: 1 | -1; side: number },
): void {
  const [[x, y], [hx, hy]] = [at.from, at.to];
  const reach = Math.hypot(hx - x, hy - y) || 0.01;
  // Upper arm and forearm are about as long as each other: the elbow stands over the middle.
  const rise = Math.sqrt(Math.max(0.0009, 0.19 ** 2 - (Math.min(reach, 0.375) / 2) ** 2)) * at.out;
  const elbow = [(x + hx) / 2 - ((hy - y) / reach) * rise, (y + hy) / 2 + ((hx - x) / reach) * rise] as const;
  tube(context, paint.light(look.coat, at.side), [
    x,
    y,
    0.044,
    (x + elbow[0]) / 2,
    (y + elbow[1]) / 2,
    0.04,
    elbow[0],
    elbow[1],
    0.034,
  ]);
  tube(context, paint.light(look.coat, Math.min(1, at.side + 0.08)), [
    elbow[0],
    elbow[1],
    0.034,
    elbow[0] + (hx - elbow[0]) * 0.86,
    elbow[1] + (hy - elbow[1]) * 0.86,
    0.024,
  ]);
  oval(context, paint.light(look.skin, at.side + 0.1), { x: hx, y: hy, rx: 0.03, ry: 0.024 });
}
