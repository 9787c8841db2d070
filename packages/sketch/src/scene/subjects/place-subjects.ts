import { artHabit } from '../../prompt/lexicon/art-habits.js';
import { DRAWN_SUBJECTS, type Habitat } from '../../prompt/lexicon/subjects.js';
import type { SubjectDescription, Verb } from '../../prompt/scene-description.js';
import type { SceneKit } from '../part.js';

/** One thing in the picture: where it stands at mid-clip and how it goes. World units. */
export interface Placed {
  readonly subject: SubjectDescription;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly height: number;
  /** World units a second along x; its sign is where it looks. */
  readonly speed: number;
  readonly faces: 1 | -1;
  /** How far it may travel each way from `x` and still be seen. */
  readonly room: number;
  readonly verb: Verb;
  readonly phase: number;
  /** What is under it: ground takes a shadow, water a reflection. */
  readonly under: 'ground' | 'water' | 'nothing';
  /** Whether it stands on a rock of its own, as a lighthouse in the sea does. */
  readonly rock: boolean;
}

const SPEEDS: Partial<Record<Verb, number>> = { run: 0.13, walk: 0.035, fly: 0.085, swim: 0.05, drive: 0.13, sail: 0.028, float: 0.012, jump: 0.045 };
// Widths in heights of what is much wider than tall: it must fit the frame. A train may run out of it.
const WIDTHS: Partial<Record<string, number>> = { ship: 2.4, whale: 2.7, bridge: 4.2, castle: 1.4, pyramid: 2, car: 2.4, bus: 2.2, airplane: 2.7, rowboat: 2.3, ufo: 1.9, iceberg: 2, galleon: 1.6, volcano: 2.5, waterfall: 1.9, dragon: 2.4 };
const AIRBORNE: readonly Verb[] = ['fly', 'float', 'fall'];
const WATERY: readonly string[] = ['sea', 'lake', 'river', 'city', 'beach'];
const STILL: readonly string[] = ['lighthouse', 'house', 'castle', 'windmill', 'tower', 'bridge', 'pyramid', 'tent', 'tree', 'flower', 'cactus', 'mushroom', 'campfire', 'snowman', 'iceberg', 'volcano', 'waterfall'];
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
  const next = kit.random(`place ${subject.noun}`);
  const { aspect } = kit.view;
  const habitat = habitatOf(kit, subject);
  const verb = STILL.includes(subject.noun) && subject.verb !== 'spin' ? 'stand' : (subject.verb ?? (DRAWN_SUBJECTS[subject.noun] ?? artHabit(subject.noun)).verb);
  const centre = aspect * centreOf(order, kit, next());
  const faces = next() > 0.5 ? 1 : -1;
  const height = heightOf(kit, subject, habitat);
  const crowd = Math.max(1, subject.count);
  const spread = Math.min(aspect * 0.84, height * 1.25 * (crowd - 1) + (crowd > 1 ? 0.12 : 0));
  return Array.from({ length: crowd }, (_, i) => {
    const across = crowd === 1 ? 0 : (i / (crowd - 1) - 0.5) * spread + (next() - 0.5) * height * 0.5;
    const x = Math.min(aspect * 0.93, Math.max(aspect * 0.07, centre + across));
    const at = levelOf(kit, habitat, { height, lift: crowd > 1 ? next() : 0.5, order: i, subject });
    return {
      subject, x, ...at, faces, verb, room: Math.max(0.02, Math.min(x - aspect * 0.17, aspect * 0.83 - x)), speed: faces * (SPEEDS[verb] ?? 0) * (0.85 + next() * 0.3),
      phase: (i * 0.618 + next() * 0.2) % 1, height: at.height * (crowd > 1 ? 0.8 + next() * 0.35 : 1),
    };
  });
}

// The first goes to a third of the picture, away from the sun; the next to the other side; then the middle.
function centreOf(order: { index: number; kinds: number }, kit: SceneKit, roll: number): number {
  const sunRight = kit.sun.x > kit.view.aspect / 2;
  const thirds = sunRight ? [0.36, 0.68, 0.5, 0.2, 0.84, 0.58] : [0.64, 0.32, 0.5, 0.8, 0.16, 0.42];
  return (thirds[order.index] ?? 0.5) + (roll - 0.5) * 0.06;
}

function heightOf(kit: SceneKit, subject: SubjectDescription, habitat: Habitat): number {
  const metres = (DRAWN_SUBJECTS[subject.noun] ?? artHabit(subject.noun)).heightMetres;
  const natural = 0.092 + 0.071 * Math.log2(1 + metres);
  const inAir = habitat === 'air' ? 0.72 : 1;
  const asked = { small: 0.58, normal: 1, large: 1.65 }[subject.size];
  const few = subject.count > 1 ? 0.86 : 1;
  const crowd = subject.count > 4 ? 0.72 : few;
  const narrow = Math.min(1, 0.55 + kit.view.aspect * 0.3);
  const inSpace = habitat === 'space' ? 1.5 : 1;
  const widest = (kit.view.aspect * 0.68) / widthOf(subject.noun);
  return Math.min(0.62, widest, natural * inAir * inSpace * asked * crowd * narrow);
}

type Level = Pick<Placed, 'y' | 'depth' | 'under' | 'rock' | 'height'>;

function levelOf(kit: SceneKit, habitat: Habitat, at: { height: number; lift: number; order: number; subject: SubjectDescription }): Level {
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
const GROUND: Partial<Record<string, number>> = { beach: 0.36, mountains: 0.25, forest: 0.26, hills: 0.2, village: 0.24, desert: 0.2, snowfield: 0.26, river: 0.24, street: 0.26, sky: 0.08 };
const FAR_GROUND: Partial<Record<string, number>> = { mountains: 0.07, hills: 0.07 };

function groundLevel(kit: SceneKit, at: { height: number; lift: number; subject: SubjectDescription; shore: boolean }): Level {
  const { setting } = kit.scene;
  const { horizon } = kit.view;
  if (FAR_OFF.includes(at.subject.noun)) return { y: horizon + (FAR_GROUND[setting] ?? 0.012), depth: 0.15, under: 'ground', rock: false, height: at.height };
  if (['sea', 'lake', 'city'].includes(setting)) return { y: horizon + 0.03 + (at.shore ? 0 : 0.06), depth: at.shore ? 0.12 : 0.3, under: 'water', rock: true, height: at.height };
  const big = Math.min(1, at.height / 0.4);
  const down = (GROUND[setting] ?? 0.2) * (1 - big * 0.35) + (at.lift - 0.5) * 0.05;
  const y = Math.min(0.95, horizon + down);
  return { y, depth: setting === 'beach' ? 0.7 : 0.52, under: 'ground', rock: false, height: at.height };
}
