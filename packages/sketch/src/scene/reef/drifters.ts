import type { Brush, Point } from '../../paint/brush.js';
import { mix, type Rgb } from '../../paint/colour.js';
import { litBy } from '../light.js';
import type { Moment, SpotPart } from '../part.js';
import type { SheetKit } from '../scene-kit.js';

function strewn(depth: number, spots: SpotPart['spots']): SpotPart {
  return { bakes: [], depth, mirrors: false, spots };
}

function wrap(value: number): number {
  return value - Math.floor(value);
}

/** Bubbles that wobble upwards in columns, among motes that the current carries. */
export function bubbles(kit: SheetKit): SpotPart {
  const next = kit.random('bubbles');
  const all = Array.from({ length: 60 }, (_, i) => ({
    x: (0.15 + 0.35 * (i % 3)) * kit.view.aspect + (next() - 0.5) * 0.09,
    y: next(),
    size: 0.002 + next() ** 3 * 0.012,
    pace: 0.09 + next() * 0.12,
    phase: next() * 9,
  }));
  const drift = motes(kit);
  return strewn(0.6, (brush, moment) => {
    drift(brush, moment);
    for (const bubble of all) {
      const rise = wrap(bubble.y + moment.seconds * bubble.pace);
      const x = bubble.x + 0.012 * Math.sin(moment.seconds * 2.2 + bubble.phase + rise * 9);
      paintBubble(brush, { x, y: 1.02 - rise * 1.1 }, bubble.size);
    }
  });
}

function motes(kit: SheetKit): SpotPart['spots'] {
  const next = kit.random('motes');
  const colour = mix(kit.light.sun, [255, 255, 255], 0.4);
  const all = Array.from({ length: 90 }, () => ({
    x: next(),
    y: next(),
    size: 0.0008 + next() ** 3 * 0.0022,
    phase: next() * 20,
  }));
  return (brush, { seconds }) => {
    for (const one of all) {
      const x = wrap(one.x + seconds * 0.006 + 0.01 * Math.sin(seconds * 0.5 + one.phase)) * 1.2 - 0.1;
      brush.ink(colour, 0.16 + 0.14 * Math.sin(seconds * 0.9 + one.phase));
      brush.disc(x * kit.view.aspect, wrap(one.y + seconds * 0.008) * 1.1 - 0.05, one.size);
    }
  };
}

/** Two rims of light, above left and below right, on a body that is hardly there. */
function paintBubble(brush: Brush, { x, y }: Point, size: number): void {
  brush.ink([210, 245, 250], 0.26);
  brush.disc(x, y, size);
  brush.ink([240, 255, 255], 0.75);
  brush.oval(x - size * 0.42, y - size * 0.45, { rx: size * 0.38, ry: size * 0.16, turn: -0.78 });
  brush.ink([225, 252, 255], 0.4);
  brush.oval(x + size * 0.5, y + size * 0.52, { rx: size * 0.34, ry: size * 0.12, turn: -0.78 });
}

/** Small fish far off that turn together: life where the prompt names none. */
export function shoal(kit: SheetKit): SpotPart {
  const next = kit.random('shoal');
  const { aspect, horizon } = kit.view;
  const tones: readonly Rgb[] = [
    [255, 196, 84],
    [255, 140, 96],
    [150, 214, 255],
  ];
  const lit = tones.map((tone) => mix(litBy(kit.light, tone, 0.5, 0.5), kit.light.haze, 0.34));
  const all = Array.from({ length: 64 }, (_, i) => ({
    x: (next() + next() + next() - 1.5) * 0.3,
    y: (next() + next() - 1) * 0.13,
    size: 0.005 + next() * 0.006,
    phase: next() * 6,
    tone: i % 9 === 0 ? 1 : (i >> 5) * 2,
  }));
  const [homeX, homeY] = [aspect * (0.36 + next() * 0.28), horizon * (0.42 + next() * 0.2)];
  return strewn(0.28, (brush, moment) => {
    for (const one of all)
      paintFish(brush, {
        moment,
        one,
        tone: lit[one.tone]!,
        x: homeX + one.x + 0.02 * (moment.seconds - moment.clipSeconds / 2),
        y: homeY + one.y,
      });
  });
}

function paintFish(
  brush: Brush,
  at: { moment: Moment; one: { size: number; phase: number }; tone: Rgb; x: number; y: number },
): void {
  const { one, tone } = at;
  const { seconds } = at.moment;
  const x = at.x + 0.012 * Math.sin(seconds * 0.8 + one.phase);
  const y = at.y + 0.008 * Math.sin(seconds * 0.6 + one.phase + x * 5);
  const turn = 0.24 * Math.cos(seconds * 0.6 + one.phase + x * 5);
  const tail = Math.sin(seconds * 9 + one.phase * 4) * 0.5;
  brush.ink(tone, 0.95);
  brush.oval(x, y, { rx: one.size, ry: one.size * 0.42, turn });
  brush.oval(x - one.size * 1.12, y - turn * one.size, {
    rx: one.size * 0.34,
    ry: one.size * 0.36,
    turn: tail,
  });
  brush.ink(mix(tone, [255, 255, 245], 0.55), 0.7);
  brush.oval(x + one.size * 0.1, y - one.size * 0.16, { rx: one.size * 0.6, ry: one.size * 0.13, turn });
}
