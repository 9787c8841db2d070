import type { Context } from '../../paint/context.js';

/** One straight piece of a branch. */
export interface Twig {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * How something branches: how often, how much shorter each time, how wide in radians, from how many stems.
 */
export interface Branching {
  readonly levels: number;
  readonly shrink: number;
  readonly spread: number;
  readonly stems: number;
}

interface Tip {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** The twigs of something about one unit high that grows from y = 0 upwards, level by level. */
export function branched(next: () => number, shape: Branching): Twig[][] {
  const { levels, shrink, spread, stems } = shape;
  const length = (1 - shrink) / (1 - shrink ** levels);
  let tips: Tip[] = Array.from({ length: stems }, (_, i) => ({
    x: (i - (stems - 1) / 2) * 0.05,
    y: 0.02,
    angle: (i - (stems - 1) / 2) * spread * 0.9,
    length,
  }));
  return Array.from({ length: levels }, (_, level) => {
    const ends = tips.map((tip) => grown(tip, next));
    const twigs = ends.map(({ twig }) => twig);
    tips = ends
      .flatMap(({ tip }, i) =>
        level > 1 && i % 5 === 4 ? [tip] : [split(tip, -spread, next), split(tip, spread, next)],
      )
      .map((tip) => ({ ...tip, length: tip.length * shrink }));
    return twigs;
  });
}

function grown(tip: Tip, next: () => number): { twig: Twig; tip: Tip } {
  const far = tip.length * (0.75 + next() * 0.5);
  const [x, y] = [tip.x + Math.sin(tip.angle) * far, tip.y - Math.cos(tip.angle) * far];
  return { twig: { x1: tip.x, y1: tip.y, x2: x, y2: y }, tip: { ...tip, x, y } };
}

function split(tip: Tip, by: number, next: () => number): Tip {
  // What would grow downwards turns up to the light again.
  return { ...tip, angle: (tip.angle + by * (0.5 + next())) * 0.92 };
}

/** Strokes twigs with one line, `aside` to the right and half as much down. */
export function stroke(
  context: Context,
  twigs: readonly Twig[],
  pen: { readonly colour: string; readonly width: number; readonly aside?: number },
): void {
  const aside = pen.aside ?? 0;
  context.strokeStyle = pen.colour;
  context.lineWidth = pen.width;
  context.lineCap = 'round';
  context.beginPath();
  for (const { x1, y1, x2, y2 } of twigs) {
    context.moveTo(x1 + aside, y1 + aside * 0.5);
    context.lineTo(x2 + aside, y2 + aside * 0.5);
  }
  context.stroke();
}
