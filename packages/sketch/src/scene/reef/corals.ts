import { mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, line, oval } from '../../subjects/drawing/shapes.js';
import { branched, stroke, type Twig } from './twigs.js';

/** What one coral is drawn with. */
export interface Growth {
  readonly tone: Rgb;
  /** A colour in shade (0) or in full light (1). */
  light(colour: Rgb, level: number, opacity?: number): string;
  readonly next: () => number;
  /** 1 for what is seen from near, less for what is small in the picture. */
  readonly detail: number;
}

/** Draws one coral: one unit high, standing on y = 0, up is negative. */
export type Coral = (context: Context, growth: Growth) => void;

function pale(tone: Rgb, by = 0.5): Rgb {
  return mix(tone, [255, 246, 226], by);
}

/** A flat net of fine branches over a veil of its own colour. */
const fan: Coral = (context, { tone, light, next, detail }) => {
  const levels = branched(next, { levels: 4 + Math.round(detail * 4), shrink: 0.84, spread: 0.36, stems: 3 });
  const veil = light(tone, 0.3, 0.42);
  blob(
    context,
    veil,
    [
      -0.06, -0.05, -0.4, -0.34, -0.62, -0.72, -0.34, -0.98, 0, -1.04, 0.34, -0.98, 0.62, -0.72, 0.4, -0.34,
      0.06, -0.05,
    ],
  );
  levels.forEach((twigs, level) => {
    const width = 0.04 * 0.72 ** level + 0.006 / detail;
    stroke(context, twigs, { colour: light(scale(tone, 0.6), 0.2), width: width * 1.5, aside: 0.008 });
    stroke(context, twigs, { colour: light(mix(tone, pale(tone), level / 12), 0.5 + level * 0.06), width });
  });
};

/** Antlers with pale tips. */
const staghorn: Coral = (context, { tone, light, next }) => {
  const levels = branched(next, { levels: 4, shrink: 0.8, spread: 0.42, stems: 5 });
  const width = (level: number): number => 0.085 * 0.84 ** level;
  levels.forEach((twigs, level) =>
    stroke(context, twigs, {
      colour: light(scale(tone, 0.45), 0.15),
      width: width(level) * 1.3,
      aside: 0.012,
    }),
  );
  levels.forEach((twigs, level) =>
    stroke(context, twigs, { colour: light(tone, 0.4 + level * 0.1), width: width(level) }),
  );
  levels.forEach((twigs, level) =>
    stroke(context, twigs, {
      colour: light(pale(tone, 0.3), 0.75 + level * 0.06),
      width: width(level) * 0.36,
      aside: -width(level) * 0.22,
    }),
  );
  for (const tip of levels.at(-1) ?? [])
    oval(context, light(pale(tone, 0.7), 0.95), { x: tip.x2, y: tip.y2, rx: 0.026, ry: 0.026 });
};

/** A dome with winding grooves. */
const brain: Coral = (context, { tone, light, next, detail }) => {
  const rows = 4 + Math.round(detail * 7);
  context.save();
  context.beginPath();
  context.ellipse(0, -0.02, 0.78, 0.66, 0, Math.PI, Math.PI * 2);
  context.ellipse(0, -0.02, 0.78, 0.1, 0, 0, Math.PI);
  context.clip();
  const fill = context.createRadialGradient(-0.12, -0.56, 0.05, 0, -0.1, 0.9);
  fill.addColorStop(0, light(pale(tone, 0.35), 0.95));
  fill.addColorStop(0.45, light(tone, 0.55));
  fill.addColorStop(1, light(scale(tone, 0.5), 0.12));
  context.fillStyle = fill;
  context.fillRect(-1, -1, 2, 1.2);
  const start = next() * 9;
  for (let row = 0; row < rows; row += 1) {
    const points = Array.from({ length: 41 }, (_, i) => {
      const along = (i / 40 - 0.5) * Math.PI;
      const up =
        (row + 0.5) / rows +
        0.035 * Math.sin(i * 1.25 + row * 2.2 + start) +
        0.02 * Math.sin(i * 2.3 - row * 1.7);
      const wide = Math.sqrt(Math.max(0, 1 - (up * 0.98) ** 2));
      return [Math.sin(along) * 0.78 * wide, -0.02 - up * 0.66 + 0.1 * Math.cos(along) * (1 - up)];
    }).flat();
    line(context, light(scale(tone, 0.5), 0.2, 0.75), 0.022, points);
    line(
      context,
      light(pale(tone, 0.4), 0.9, 0.4),
      0.012,
      points.map((v, i) => (i % 2 ? v - 0.024 : v)),
    );
  }
  context.restore();
};

/** Open pipes of several heights. */
const tubes: Coral = (context, { tone, light, next }) => {
  const pipes = Array.from({ length: 6 }, (_, i) => ({
    x: (i - 2.5) * 0.13 + (next() - 0.5) * 0.06,
    tall: 0.45 + 0.55 * next() * (1 - Math.abs(i - 2.5) / 5),
    wide: 0.075 + next() * 0.035,
  }));
  for (const { x, tall, wide } of pipes.sort((a, b) => b.tall - a.tall)) {
    const fill = context.createLinearGradient(x - wide, 0, x + wide, 0);
    fill.addColorStop(0, light(tone, 0.45));
    fill.addColorStop(0.3, light(pale(tone, 0.25), 0.85));
    fill.addColorStop(1, light(scale(tone, 0.5), 0.15));
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(x * 0.6 - wide * 0.7, 0.03);
    context.quadraticCurveTo(x - wide * 0.9, -tall * 0.5, x - wide, -tall);
    context.lineTo(x + wide, -tall);
    context.quadraticCurveTo(x + wide * 0.9, -tall * 0.5, x * 0.6 + wide * 0.7, 0.03);
    context.fill();
    oval(context, light(pale(tone, 0.45), 0.95), { x, y: -tall, rx: wide, ry: wide * 0.4 });
    oval(context, light(scale(tone, 0.25), 0.1), {
      x,
      y: -tall + wide * 0.05,
      rx: wide * 0.7,
      ry: wide * 0.25,
    });
  }
};

/** A crown of soft arms with bright tips. */
const anemone: Coral = (context, { tone, light, next, detail }) => {
  const arms = Math.round(6 + detail * 10);
  blob(context, light(scale(tone, 0.55), 0.3), [-0.4, 0.04, -0.42, -0.3, 0, -0.42, 0.42, -0.3, 0.4, 0.04]);
  for (let i = 0; i < arms * 3; i += 1) {
    const row = Math.floor(i / arms) / 3;
    const out = ((i % arms) / (arms - 1) - 0.5) * 2 + (next() - 0.5) * 0.1;
    const [x, y] = [out * (0.32 + row * 0.1), -0.3 + row * 0.14 + out * out * 0.1];
    const [tx, ty] = [
      x + out * 0.34 + (next() - 0.5) * 0.1,
      y - (0.62 - row * 0.12) * (1 - out * out * 0.55) * (0.8 + next() * 0.3),
    ];
    context.strokeStyle = light(mix(tone, pale(tone), row * 0.6), 0.3 + row * 0.5);
    context.lineWidth = 0.062;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + out * 0.06 + (next() - 0.5) * 0.12, (y + ty) / 2, tx, ty);
    context.stroke();
    oval(context, light(pale(tone, 0.65), 0.95), { x: tx, y: ty, rx: 0.04, ry: 0.036 });
  }
};

/** Shelves that reach out to either side, one above another. */
const plates: Coral = (context, { tone, light, next }) => {
  blob(
    context,
    light(scale(tone, 0.35), 0.15),
    [-0.2, 0.04, -0.16, -0.3, -0.06, -0.66, 0.08, -0.66, 0.18, -0.3, 0.22, 0.04],
  );
  for (let i = 0; i < 6; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const shelf: Shelf = {
      x: side * (0.14 + next() * 0.22) * (1 - i / 8),
      y: -0.2 - i * 0.12 - next() * 0.05,
      wide: 0.52 - i * 0.045 + next() * 0.14,
      phase: next() * 9,
    };
    blob(context, light(scale(tone, 0.45), 0.15), rimOf(shelf, 0.95, 0.065));
    blob(context, light(pale(tone, 0.5), 0.95), rimOf(shelf, 1, 0));
    const face = context.createLinearGradient(0, shelf.y - shelf.wide * 0.24, 0, shelf.y + shelf.wide * 0.24);
    face.addColorStop(0, light(pale(tone, 0.2), 0.9));
    face.addColorStop(1, light(tone, 0.5));
    blob(context, face, rimOf(shelf, 0.93, 0.01));
    for (let k = 0; k < 7; k += 1)
      oval(context, light(scale(tone, 0.75), 0.5), {
        x: shelf.x + (next() - 0.5) * shelf.wide * 1.3,
        y: shelf.y + (next() - 0.5) * shelf.wide * 0.22,
        rx: 0.035,
        ry: 0.014,
      });
  }
};

interface Shelf {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly phase: number;
}

/** The edge of a shelf, frilled and seen from a little above. */
function rimOf({ x, y, wide, phase }: Shelf, by: number, lift: number): number[] {
  return Array.from({ length: 22 }, (_, k) => {
    const turn = (k / 22) * Math.PI * 2;
    const wave = by * (1 + 0.07 * Math.sin(turn * 3 + phase) + 0.04 * Math.sin(turn * 8 + phase * 2));
    return [
      x + Math.cos(turn) * wide * wave,
      y + lift + Math.sin(turn) * wide * 0.24 * wave + Math.sin(turn * 4 + phase) * 0.012,
    ];
  }).flat();
}

/** A cushion of round buds. */
const buds: Coral = (context, { tone, light, next, detail }) => {
  const all = Array.from({ length: Math.round(16 + detail * 44) }, () => {
    const turn = next() * Math.PI;
    const out = Math.sqrt(next());
    return {
      x: Math.cos(turn) * out * 0.6,
      y: -Math.sin(turn) * out * 0.78 - 0.04,
      size: 0.09 + next() * 0.07 + (1 - detail) * 0.05,
    };
  });
  for (const { x, y, size } of all.sort((a, b) => a.y - b.y)) {
    const high = 0.35 - y * 0.6;
    oval(context, light(scale(tone, 0.55), 0.25), {
      x: x + size * 0.08,
      y: y + size * 0.13,
      rx: size,
      ry: size,
    });
    oval(context, light(tone, high), { x, y, rx: size * 0.94, ry: size * 0.9 });
    oval(context, light(pale(tone, 0.4), high + 0.3), {
      x: x - size * 0.2,
      y: y - size * 0.36,
      rx: size * 0.5,
      ry: size * 0.36,
    });
  }
};

/** Thin rods that bend all one way. */
const whips: Coral = (context, { tone, light, next }) => {
  for (let i = 0; i < 13; i += 1) {
    const out = (i / 12 - 0.5) * 1.5;
    const twig: Twig = {
      x1: out * 0.12,
      y1: 0.02,
      x2: out * 0.55 + (next() - 0.5) * 0.12,
      y2: -(0.6 + 0.4 * next()) * (1 - out * out * 0.25),
    };
    for (const [width, colour, aside] of [
      [0.05, light(scale(tone, 0.5), 0.15), 0.008],
      [0.036, light(tone, 0.55), 0],
      [0.014, light(pale(tone), 0.9), -0.008],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(twig.x1 + aside, twig.y1);
      context.bezierCurveTo(
        out * 0.5 + aside,
        -0.2,
        out * 0.3 + aside,
        twig.y2 * 0.7,
        twig.x2 + aside,
        twig.y2,
      );
      context.stroke();
    }
  }
};

/** Every kind of coral, tall ones and low ones in turn. */
export const CORALS: readonly Coral[] = [fan, brain, staghorn, buds, tubes, plates, whips, anemone];
