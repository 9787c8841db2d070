import type { Context } from '../../paint/context.js';
import type { SubjectDescription } from '../../prompt/scene-description.js';
import type { Drawer } from '../../subjects/drawing/shapes.js';
import { recordOf } from '../../subjects/traits-of.js';
import type { Glow, Layer, Moment, Part } from '../part.js';
import type { HasLight, HasScene, HasView, SceneKit } from '../scene-kit.js';
import type { Art } from './art-library.js';
import { artDrawer } from './art.js';
import { bakedSwimmers, strokesOf } from './baked-swimmers.js';
import { bakedTree } from './baked-trees.js';
import { lanternGlints, lanternScale, lanternSheets, lanternY } from './lanterns.js';
import { placeSubjects } from './place-subjects.js';
import type { Placed } from './placed.js';
import { posed } from './posed.js';
import { Reflection } from './reflection.js';
import { stanceOf as plainStance, type Stance, xOf } from './stance.js';
import { paintFor } from './subject-paint.js';
import { foam, rock, shadow } from './under-subject.js';

/** The subjects as layers, far ones first; each with its shadow or its reflection. */
export function subjectParts(kit: SceneKit, art: Readonly<Record<string, Art>>): Part[] {
  const drawers = drawersOf(kit.scene.subjects, art);
  const placed = placeSubjects(kit);
  const lanterns = placed.filter((one) => isSkyLantern(one));
  const glints =
    lanterns.length > 0 && ['sea', 'lake', 'city'].includes(kit.scene.setting)
      ? [lanternGlints(kit, lanterns, xOf)]
      : [];
  const alone = placed.filter((one) => !isSkyLantern(one) && !strokesOf(kit, one));
  return [
    ...glints,
    ...skyLanterns(kit, lanterns, drawers),
    ...schools(kit, placed, drawers),
    ...alone.flatMap((one) => partOf(kit, one, drawers.get(one.subject.noun))),
  ];
}

/** Who draws what, by noun; art that could not be read is left out. */
function drawersOf(
  subjects: readonly SubjectDescription[],
  art: Readonly<Record<string, Art>>,
): ReadonlyMap<string, Drawer> {
  const drawers = new Map<string, Drawer>();
  for (const subject of subjects) {
    const body = subject.artKey ? art[subject.artKey] : undefined;
    const drawer = body ? artDrawer(body) : recordOf(subject)?.draw;
    if (drawer) drawers.set(subject.noun, drawer);
  }
  return drawers;
}

/** Schools by their kind. */
function schools(
  kit: HasScene & HasView & HasLight,
  placed: readonly Placed[],
  drawers: ReadonlyMap<string, Drawer>,
): Part[] {
  const swimmers = placed.filter((one) => strokesOf(kit, one));
  return [...new Set(swimmers.map((one) => one.subject))].flatMap((subject) => {
    const drawer = drawers.get(subject.noun);
    const school = swimmers.filter((one) => one.subject === subject);
    const bake = strokesOf(kit, school[0]!);
    return drawer && bake
      ? [
          bakedSwimmers(kit, school, {
            bake,
            drawer,
            paintOf: (one) => paintFor(kit, one, { seconds: 0, flash: 0 }),
            stanceOf: (one, moment) => stanceOf(kit, one, moment),
          }),
        ]
      : [];
  });
}

function partOf(kit: SceneKit, placed: Placed, drawer: Drawer | undefined): Part[] {
  if (!drawer) return [];
  if (placed.traits.bake?.as === 'broadleaf' && placed.under === 'ground' && placed.verb === 'stand')
    return [bakedTree(kit, placed, paintFor(kit, placed, { seconds: 0, flash: 0 }))];
  return [{ bakes: [], layer: () => subjectLayer(kit, placed, drawer) }];
}

function skyLanterns(
  kit: HasScene & HasView & HasLight,
  lanterns: readonly Placed[],
  drawers: ReadonlyMap<string, Drawer>,
): Part[] {
  const [first] = lanterns;
  const drawer = first && drawers.get(first.subject.noun);
  return first && drawer
    ? lanternSheets(kit, lanterns, { drawer, paint: paintFor(kit, first, { seconds: 0, flash: 0 }), xOf })
    : [];
}

function isSkyLantern(placed: Placed): boolean {
  return placed.traits.fillsSky === true && placed.under === 'nothing';
}

/** Where a subject is at one moment of the clip. */
export function stanceOf(kit: HasView, placed: Placed, moment: Moment): Stance {
  const stance = plainStance(placed, moment);
  return isSkyLantern(placed) ? { ...stance, ...lanternAt(kit, placed, moment) } : stance;
}

function lanternAt(kit: HasView, placed: Placed, moment: Moment): Pick<Stance, 'y' | 'scale'> {
  const y = lanternY(kit, placed, moment);
  return { y, scale: lanternScale(kit, y) };
}

function subjectLayer(kit: SceneKit, placed: Placed, anyDrawer: Drawer): Layer {
  const drawer = posed(anyDrawer, placed, {
    unit: placed.height * kit.view.size.height,
    paint: paintFor(kit, placed, { seconds: 0, flash: 0 }),
  });
  const sinks = placed.under === 'water' && !placed.rock ? placed.traits.sinks : 0;
  const mirrored = placed.under === 'water' ? new Reflection(kit, placed, drawer) : null;
  return {
    depth: placed.depth,
    mirrors: false,
    draw: (context, moment) => {
      const stance = stanceOf(kit, placed, moment);
      const paint = { ...paintFor(kit, placed, moment), roll: stance.roll * placed.faces };
      if (placed.under === 'ground' && stance.lift < placed.height * 1.3)
        shadow(context, kit, placed, stance);
      mirrored?.draw(context, { paint, stance, sinks });
      if (placed.rock) rock(context, kit, placed);
      context.save();
      if (sinks) stayAbove(context, placed, stance);
      context.translate(stance.x, stance.y + sinks * placed.height);
      context.rotate(stance.turn);
      const size = placed.height * stance.scale;
      context.scale((size * placed.faces * stance.seen) / Math.sqrt(stance.squash), size * stance.squash);
      drawer(context, paint);
      context.restore();
      if (placed.under === 'water' && !placed.rock)
        foam(context, kit, placed, { stance, seconds: moment.seconds });
    },
  };
}

/** What is below the water's line isn't drawn. */
function stayAbove(context: Context, placed: Placed, stance: Stance): void {
  context.beginPath();
  context.rect(
    stance.x - placed.height * 4,
    placed.y - placed.height * 4,
    placed.height * 8,
    placed.height * 4,
  );
  context.clip();
}

/** Light that subjects give: fires, lanterns, lighthouses, engines. */
export function subjectGlows(kit: HasView & HasLight, placed: readonly Placed[], moment: Moment): Glow[] {
  return placed.flatMap((one) => {
    const flicker = 0.85 + 0.15 * Math.sin(moment.seconds * 9 + one.phase * 20);
    const shine = one.traits.shine?.({
      lampsOn: kit.light.lampsOn,
      moves: one.speed !== 0,
      flicker,
      seconds: moment.seconds,
    });
    if (!shine) return [];
    const stance = stanceOf(kit, one, moment);
    return [
      {
        x: stance.x,
        y: stance.y - one.height * shine.up,
        depth: one.depth,
        radius: shine.reach * one.height + 0.02,
        colour: shine.colour,
        strength: shine.strength * stance.scale,
      },
    ];
  });
}
