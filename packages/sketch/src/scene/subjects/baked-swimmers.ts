import type { Context } from '../../paint/context.js';
import type { Drawer, SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { StrokeBake } from '../../subjects/subject.js';
import type { CanvasBake, Moment, Part, SheetPlace } from '../part.js';
import type { HasScene, HasView } from '../scene-kit.js';
import type { Placed } from './placed.js';
import type { Stance } from './stance.js';

/** The strokes of what swims free in the water; null for all else. */
export function strokesOf(kit: HasScene, { verb, traits }: Placed): StrokeBake | null {
  const isFree = kit.scene.setting === 'underwater' && (verb === 'swim' || verb === 'float');
  return isFree && traits.bake?.as === 'strokes' ? traits.bake : null;
}

interface From {
  readonly bake: StrokeBake;
  readonly drawer: Drawer;
  paintOf(one: Placed): SubjectPaint;
  stanceOf(one: Placed, moment: Moment): Stance;
}

/** A school as sheets: every stroke of the tail is baked once for each look, and shown in turn. */
export function bakedSwimmers(kit: HasView, school: readonly Placed[], from: From): Part {
  const [first] = school;
  const noun = first!.subject.noun;
  const cycle = from.bake;
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
  kit: HasView,
  at: { from: From; one: Placed; cycle: StrokeBake; tallest: number; step: number; name: string },
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

function placeOf(one: Placed, cycle: StrokeBake, at: { name: string; stance: Stance }): SheetPlace {
  const size = one.height * at.stance.scale;
  return {
    name: at.name,
    x: at.stance.x - cycle.half * size,
    y: at.stance.y - cycle.above * size,
    width: cycle.half * 2 * size,
    height: (cycle.above + cycle.below) * size,
  };
}
