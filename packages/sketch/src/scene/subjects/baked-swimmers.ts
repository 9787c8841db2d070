import type { CanvasBake, Context, Moment, Part, SceneKit, SheetPlace } from '../part.js';
import type { Placed } from './placed.js';
import type { Drawer, SubjectPaint } from './shapes.js';
import type { Stance } from './stance.js';

/**
 * How a swimmer is baked: how many of a school have a look of their own, strokes in a cycle, cycles a second,
 * and its reach in its own heights.
 */
interface Cycle {
  readonly looks: number;
  readonly steps: number;
  readonly hertz: number;
  readonly half: number;
  readonly above: number;
  readonly below: number;
}

const CYCLES: Readonly<Record<string, Cycle>> = {
  fish: { looks: 4, steps: 15, hertz: 1.25, half: 0.94, above: 1.1, below: 0.1 },
  jellyfish: { looks: 3, steps: 30, hertz: 0.5, half: 0.5, above: 1.12, below: 0.3 },
  turtle: { looks: 1, steps: 26, hertz: 0.55, half: 0.94, above: 0.86, below: 0.24 },
  shark: { looks: 1, steps: 24, hertz: 0.7, half: 1.1, above: 1.02, below: 0 },
  dolphin: { looks: 1, steps: 22, hertz: 0.8, half: 1.05, above: 0.95, below: 0 },
};

/** Whether it swims free in the water, and there is a cycle for it. */
export function isBakedSwimmer(kit: SceneKit, placed: Placed): boolean {
  return (
    kit.scene.setting === 'underwater' &&
    ['swim', 'float'].includes(placed.verb) &&
    placed.subject.noun in CYCLES
  );
}

interface From {
  readonly drawer: Drawer;
  paintOf(one: Placed): SubjectPaint;
  stanceOf(one: Placed, moment: Moment): Stance;
}

/** A school as sheets: every stroke of the tail is baked once for each look, and shown in turn. */
export function bakedSwimmers(kit: SceneKit, school: readonly Placed[], from: From): Part {
  const [first] = school;
  const noun = first!.subject.noun;
  const cycle = CYCLES[noun]!;
  const tallest = Math.max(...school.map((one) => one.height));
  const looks = school.slice(0, cycle.looks);
  return {
    bakes: looks.flatMap((one, look) =>
      Array.from({ length: cycle.steps }, (_, step) =>
        bakeOf(kit, { from, one, cycle, tallest, step, name: nameOf(noun, look, step) }),
      ),
    ),
    depth: first!.depth,
    mirrors: false,
    sheets: (moment) =>
      school.map((one, i) => {
        const turns = moment.seconds * cycle.hertz * (0.86 + 0.28 * one.phase) + one.phase;
        const step = Math.floor((turns - Math.floor(turns)) * cycle.steps);
        return placeOf(one, cycle, {
          name: nameOf(noun, i % cycle.looks, step),
          stance: from.stanceOf(one, moment),
        });
      }),
  };
}

function nameOf(noun: string, look: number, step: number): string {
  return `${noun} ${look} ${step}`;
}

function bakeOf(
  kit: SceneKit,
  at: { from: From; one: Placed; cycle: Cycle; tallest: number; step: number; name: string },
): CanvasBake {
  const { cycle, one } = at;
  const pixels = at.tallest * kit.resolution;
  const paint = at.from.paintOf(one);
  const draw = (context: Context): void => {
    context.scale(pixels, pixels);
    context.translate(cycle.half, cycle.above);
    context.scale(one.faces, 1);
    // One cycle is one beat a second of the drawer's own, at its own phase.
    at.from.drawer(context, { ...paint, pace: 1, seconds: at.step / cycle.steps - paint.phase });
  };
  return {
    name: at.name,
    width: Math.ceil(cycle.half * 2 * pixels),
    height: Math.ceil((cycle.above + cycle.below) * pixels),
    draw,
  };
}

function placeOf(one: Placed, cycle: Cycle, at: { name: string; stance: Stance }): SheetPlace {
  const size = one.height * at.stance.scale;
  return {
    name: at.name,
    x: at.stance.x - cycle.half * size,
    y: at.stance.y - cycle.above * size,
    width: cycle.half * 2 * size,
    height: (cycle.above + cycle.below) * size,
  };
}
