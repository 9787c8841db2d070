import { artHabit } from '../../prompt/lexicon/art-habits.js';
import { DRAWN_SUBJECTS, type Habitat } from '../../prompt/lexicon/subjects.js';
import type { SubjectDescription, Verb } from '../../prompt/scene-description.js';
import { duneLine } from '../layers/dune-field.js';
import { shoreline } from '../layers/shoreline.js';
import type { SceneKit } from '../part.js';
import { freeSpan, type Span } from './free-span.js';
import { placeLanterns } from './lanterns.js';
import { ROUND, type Placed } from './placed.js';

const SPEEDS: Partial<Record<Verb, number>> = { run: 0.13, walk: 0.035, fly: 0.085, swim: 0.05, drive: 0.13, sail: 0.028, float: 0.012, jump: 0.045 };
// Widths in heights of what isn't about as wide as tall: it must fit the frame. A train may run out of it.
const WIDTHS: Partial<Record<string, number>> = {
  ship: 2.4, whale: 2.8, bridge: 4.2, castle: 1.4, pyramid: 2, car: 2.5, bus: 2.3, airplane: 2.7, rowboat: 2.3, ufo: 1.9, iceberg: 2, galleon: 1.75, volcano: 2.5, waterfall: 1.9, dragon: 2.7, boat: 1.6, train: 1.7, house: 1.35, tent: 1.9,
  horse: 1.35, cat: 1.2, dog: 1.35, cow: 1.35, elephant: 1.5, camel: 1.3, lion: 1.4, tiger: 1.5, leopard: 1.4, panther: 1.4, wolf: 1.5, fox: 1.5, bear: 1.3, unicorn: 1.35, sheep: 1.15, shark: 1.6, dolphin: 1.6, fish: 1.5, turtle: 1.4,
  bicycle: 1.2, motorcycle: 1.3, satellite: 1.9, tree: 1.15, person: 0.45, child: 0.5, penguin: 0.6, flower: 0.6, robot: 0.7, lighthouse: 0.9, rocket: 0.5, snowman: 0.8, mushroom: 1, cactus: 0.7, kite: 0.8, seagull: 1.1,
};
// The engine leads; its wagons fill the rest of the frame.
const LEADING: readonly string[] = ['train'];
const AIRBORNE: readonly Verb[] = ['fly', 'float', 'fall'];
const WATERY: readonly string[] = ['sea', 'lake', 'river', 'city', 'beach'];
const STILL: readonly string[] = ['lighthouse', 'house', 'castle', 'windmill', 'tower', 'bridge', 'pyramid', 'tent', 'tree', 'flower', 'cactus', 'mushroom', 'campfire', 'snowman', 'iceberg', 'volcano', 'waterfall', 'cube'];
const FAR_OFF: readonly string[] = ['volcano', 'waterfall'];

/** Width of a subject in its own heights. */
export function widthOf(noun: string): number {
  return WIDTHS[noun] ?? 1;
}

/** Places every subject of the scene, each kind on a third or in the middle, its like around it. */
export function placeSubjects(kit: SceneKit): Placed[] {
  const kinds = kit.scene.subjects;
  return kinds.flatMap((subject, index) => placeKind(kit, subject, { index, kinds: kinds.length })).sort((a, b) => a.depth - b.depth);
}

/** Where a subject lives in this scene. */
export function habitatOf(kit: SceneKit, subject: SubjectDescription): Habitat {
  const whole = WHOLE_SCENE[kit.scene.setting];
  if (whole) return whole;
  const drawn = DRAWN_SUBJECTS[subject.noun];
  if (!drawn) return habitatOfArt(kit, subject);
  if (ROUND.includes(subject.noun)) return WATERY.includes(kit.scene.setting) && kit.scene.setting !== 'beach' ? 'water' : 'ground';
  if (drawn.habitat === 'underwater') return waterOr(kit, 'air');
  if (drawn.habitat === 'water') return waterOr(kit, 'ground');
  return drawn.habitat === 'space' ? 'air' : drawn.habitat;
}

// Settings where everything floats, whatever it is.
const WHOLE_SCENE: Partial<Record<string, Habitat>> = { space: 'space', abstract: 'space', underwater: 'underwater' };

/** Open art goes where its verb says, and lives where it is at home when the prompt names no verb. */
function habitatOfArt(kit: SceneKit, subject: SubjectDescription): Habitat {
  const verb = subject.verb ?? artHabit(subject.noun).verb;
  if (AIRBORNE.includes(verb)) return 'air';
  const wet = verb === 'swim' || verb === 'sail' || artHabit(subject.noun).habitat === 'water';
  return wet ? waterOr(kit, 'ground') : 'ground';
}

function waterOr(kit: SceneKit, other: Habitat): Habitat {
  return WATERY.includes(kit.scene.setting) ? 'water' : other;
}

function placeKind(kit: SceneKit, subject: SubjectDescription, order: { index: number; kinds: number }): Placed[] {
  const habitat = habitatOf(kit, subject);
  if (subject.noun === 'lantern' && habitat === 'air') return placeLanterns(kit, subject);
  const next = kit.random(`place ${subject.noun}`);
  const verb = STILL.includes(subject.noun) && subject.verb !== 'spin' ? 'stand' : (subject.verb ?? (DRAWN_SUBJECTS[subject.noun] ?? artHabit(subject.noun)).verb);
  const third = thirdOf(order, kit, next());
  const faces = next() > 0.5 ? 1 : -1;
  const crowd = Math.max(1, subject.count);
  const roomy = (kit.view.aspect * 0.9) / (Math.min(crowd, 5) * widthOf(subject.noun) * 0.85);
  const wished = Math.min(roomy, heightOf(kit, subject, { habitat, kinds: order.kinds }));
  const { depth } = levelOf(kit, habitat, { height: wished, lift: 0.5, x: kit.view.aspect / 2, subject });
  const span = freeSpan(kit, depth, habitat === 'air');
  const height = Math.min(wished, ((span.right - span.left) * 0.95) / widthOf(subject.noun));
  const pace = speedOf(subject.noun, verb) * (0.85 + next() * 0.3);
  const row = lineUp(span, { third: LEADING.includes(subject.noun) ? 0.5 + faces * 0.2 : third, half: (height * widthOf(subject.noun) * (verb === 'dance' ? 1.3 : 1)) / 2, crowd, pace });
  return Array.from({ length: crowd }, (_, i) => {
    const across = crowd === 1 ? 0 : (i / (crowd - 1) - 0.5) * row.spread + (next() - 0.5) * Math.min(height * 0.5, (row.spread / crowd) * 0.5);
    const x = row.centre + across;
    const at = levelOf(kit, habitat, { height, lift: crowd > 1 ? next() : 0.5, x, subject });
    return { subject, x, ...at, faces, verb, room: row.room, speed: faces * pace, phase: (i * 0.618 + next() * 0.2) % 1, height: at.height * (crowd > 1 ? 0.8 + next() * 0.28 : 1) };
  });
}

function speedOf(noun: string, verb: Verb): number {
  return ROUND.includes(noun) && verb === 'spin' ? 0.075 : (SPEEDS[verb] ?? 0);
}

/** Where a row of `crowd` things stands at mid-clip so that all stay within the span while they travel. */
function lineUp(span: Span, row: { third: number; half: number; crowd: number; pace: number }): { centre: number; spread: number; room: number } {
  const half = row.half * (row.crowd > 1 ? 1.08 : 1);
  const wide = Math.max(0, span.right - span.left - half * 2);
  const asked = row.crowd > 1 ? half * 2.2 * (row.crowd - 1) + 0.06 : 0;
  const travel = Math.min(row.pace * 2.5, wide * 0.3);
  const spread = Math.min(asked, wide - travel * 2);
  const aside = half + spread / 2 + travel;
  const wanted = span.left + (span.right - span.left) * row.third;
  const centre = Math.max(span.left + aside, Math.min(span.right - aside, wanted));
  return { centre, spread, room: Math.max(0, Math.min(centre - span.left, span.right - centre) - half - spread / 2) };
}

// The first goes to a third of the picture, away from the sun; the next to the other side; then the middle.
function thirdOf(order: { index: number; kinds: number }, kit: SceneKit, roll: number): number {
  const sunRight = kit.sun.x > kit.view.aspect / 2;
  const thirds = sunRight ? [0.36, 0.68, 0.5, 0.2, 0.84, 0.58] : [0.64, 0.32, 0.5, 0.8, 0.16, 0.42];
  return (thirds[order.index] ?? 0.5) + (roll - 0.5) * 0.06;
}

function heightOf(kit: SceneKit, subject: SubjectDescription, facts: { habitat: Habitat; kinds: number }): number {
  const metres = (DRAWN_SUBJECTS[subject.noun] ?? artHabit(subject.noun)).heightMetres;
  const natural = 0.115 + 0.067 * Math.log2(1 + metres);
  const inAir = facts.habitat === 'air' ? 0.72 : 1;
  const asked = { small: 0.58, normal: 1, large: 1.65 }[subject.size];
  const few = subject.count > 1 ? 0.86 : 1;
  const crowd = subject.count > 4 ? 0.72 : few;
  const narrow = Math.min(1, 0.55 + kit.view.aspect * 0.3);
  const inSpace = facts.habitat === 'space' ? 1.5 : 1;
  // What is alone in the picture is what the picture is about.
  const hero = facts.kinds === 1 && subject.count < 3 && subject.size === 'normal' && facts.habitat !== 'space' ? 1 + Math.max(0, 0.34 - natural) * 2.4 : 1;
  const widest = (kit.view.aspect * 0.68) / widthOf(subject.noun);
  return Math.min(0.62, widest, natural * inAir * inSpace * asked * crowd * narrow * hero);
}

type Level = Pick<Placed, 'y' | 'depth' | 'under' | 'rock' | 'height' | 'ground'>;

function levelOf(kit: SceneKit, habitat: Habitat, at: { height: number; lift: number; x: number; subject: SubjectDescription }): Level {
  const { horizon } = kit.view;
  const { height, lift } = at;
  if (habitat === 'air') {
    const top = Math.max(0.12 + height, horizon * 0.22 + height * 0.5);
    return { y: top + (horizon * 0.62 - top) * (0.15 + lift * 0.7), depth: 0.22, under: 'nothing', rock: false, height };
  }
  if (habitat === 'underwater') return { y: 0.26 + height * 0.6 + lift * 0.42, depth: 0.4, under: 'nothing', rock: false, height };
  if (habitat === 'space') return { y: 0.42 + height * 0.5 + (lift - 0.5) * 0.4, depth: 0.45, under: 'nothing', rock: false, height };
  if (habitat === 'water') return { y: horizon + 0.035 + height * 0.2 + (lift - 0.5) * 0.05, depth: 0.24, under: 'water', rock: false, height };
  return groundLevel(kit, { ...at, shore: habitat === 'shore' });
}

// How far below the horizon things stand, and where the far ones do.
const GROUND: Partial<Record<string, number>> = { mountains: 0.25, forest: 0.26, hills: 0.2, village: 0.24, desert: 0.2, snowfield: 0.26, river: 0.24, street: 0.26, sky: 0.08 };
const FAR_GROUND: Partial<Record<string, number>> = { mountains: 0.07, hills: 0.07 };

function groundLevel(kit: SceneKit, at: { height: number; lift: number; x: number; subject: SubjectDescription; shore: boolean }): Level {
  const { setting } = kit.scene;
  const { horizon } = kit.view;
  if (FAR_OFF.includes(at.subject.noun)) return { y: horizon + (FAR_GROUND[setting] ?? 0.012), depth: 0.15, under: 'ground', rock: false, height: at.height };
  if (['sea', 'lake', 'city'].includes(setting)) return { y: horizon + 0.03 + (at.shore ? 0 : 0.06), depth: at.shore ? 0.12 : 0.3, under: 'water', rock: true, height: at.height };
  if (setting === 'desert') return onDunes(kit, at);
  if (setting === 'beach') return onSand(kit, at);
  const big = Math.min(1, at.height / 0.4);
  const down = (GROUND[setting] ?? 0.2) * (1 - big * 0.35) + (at.lift - 0.5) * 0.05;
  const y = Math.min(0.95, horizon + down);
  return { y, depth: 0.52, under: 'ground', rock: false, height: at.height };
}

/** What is small stands on the crest; what is great lies behind it, so that sand hides its foot. */
function onDunes(kit: SceneKit, at: { height: number; lift: number; x: number; subject: SubjectDescription }): Level {
  const line = duneLine(kit);
  const half = (at.height * widthOf(at.subject.noun)) / 2;
  const levels = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((side) => line(at.x + side * half));
  if (at.height > 0.3) return { y: Math.max(...levels) + 0.012, depth: 0.33, under: 'ground', rock: false, height: at.height };
  const sunk = 0.006 + at.lift * 0.02;
  return { y: line(at.x) + sunk, depth: 0.52, under: 'ground', rock: false, height: at.height, ground: (x) => line(x) + sunk };
}

/** On dry sand, farther up than the waves run. */
function onSand(kit: SceneKit, at: { height: number; lift: number; x: number }): Level {
  const dry = 0.085 + at.lift * 0.05;
  const ground = (x: number): number => Math.min(0.95, shoreline(kit, x) + dry);
  return { y: ground(at.x), depth: 0.7, under: 'ground', rock: false, height: at.height, ground };
}
