import type { SubjectDescription } from '../../prompt/scene-description.js';
import type { Verb } from '../../prompt/vocabulary.js';
import type { Habitat, Traits } from '../../subjects/subject.js';
import { recordOf, traitsOf } from '../../subjects/traits-of.js';
import type { HasLight, HasScene, HasView, SceneKit } from '../scene-kit.js';
import { INDOORS } from '../../prompt/vocabulary.js';
import { freeSpan, type Span } from './free-span.js';
import { placeLanterns } from './lanterns.js';
import { levelOf } from './levels.js';
import type { Placed } from './placed.js';
import { tied } from './tied.js';

/** A subject with what is known of its kind. */
type Kind = Pick<Placed, 'subject' | 'traits'>;

const SPEEDS: Partial<Record<Verb, number>> = {
  run: 0.13,
  walk: 0.035,
  fly: 0.085,
  swim: 0.05,
  drive: 0.13,
  sail: 0.028,
  float: 0.012,
  jump: 0.045,
};

const AIRBORNE: readonly Verb[] = ['fly', 'float', 'fall'];

const WATERY: readonly string[] = ['sea', 'lake', 'river', 'city', 'beach'];

/** Places every subject of the scene, each kind on a third or in the middle, its like around it. */
export function placeSubjects(kit: SceneKit): Placed[] {
  const kinds = kit.scene.subjects;
  const placed = kinds.flatMap((subject, index) => placeKind(kit, subject, { index, kinds: kinds.length }));
  return tied(kit, placed).sort((a, b) => a.depth - b.depth);
}

/** Where a subject lives in this scene. */
export function habitatOf(kit: HasScene, subject: SubjectDescription): Habitat {
  const whole = WHOLE_SCENE[kit.scene.setting];
  if (whole) return whole;
  const traits = traitsOf(subject);
  if (subject.source === 'art') return habitatOfArt(kit, subject, traits);
  if (traits.isRound) return kit.scene.setting === 'beach' ? 'ground' : waterOr(kit, 'ground');
  return HOMES[traits.habitat]?.(kit) ?? traits.habitat;
}

// Habitats that not every setting has.
const HOMES: Partial<Record<Habitat, (kit: HasScene) => Habitat>> = {
  underwater: (kit) => waterOr(kit, 'air'),
  water: (kit) => waterOr(kit, 'ground'),
  space: () => 'air',
  table: (kit) => (INDOORS.includes(kit.scene.setting) ? 'table' : 'ground'),
};

// Settings where everything floats, whatever it is.
const WHOLE_SCENE: Partial<Record<string, Habitat>> = {
  space: 'space',
  abstract: 'space',
  underwater: 'underwater',
};

/** Open art goes where its verb says, and lives where it is at home when the prompt names no verb. */
function habitatOfArt(kit: HasScene, subject: SubjectDescription, traits: Traits): Habitat {
  const verb = subject.verb ?? traits.verb;
  if (AIRBORNE.includes(verb)) return 'air';
  if (traits.habitat === 'table' && INDOORS.includes(kit.scene.setting)) return 'table';
  const wet = verb === 'swim' || verb === 'sail' || traits.habitat === 'water';
  return wet ? waterOr(kit, 'ground') : 'ground';
}

function waterOr(kit: HasScene, other: Habitat): Habitat {
  return WATERY.includes(kit.scene.setting) ? 'water' : other;
}

function placeKind(
  kit: SceneKit,
  subject: SubjectDescription,
  order: { index: number; kinds: number },
): Placed[] {
  const habitat = habitatOf(kit, subject);
  const traits = traitsOf(subject);
  const isHeld = kit.scene.relations.some(({ kind, whom }) => kind === 'hold' && whom === subject.noun);
  if (traits.fillsSky && habitat === 'air' && !isHeld) return placeLanterns(kit, { subject, traits });
  const next = kit.random(`place ${subject.noun}`);
  const verb = verbOf({ subject, traits }, habitat);
  const third = thirdOf(order, kit, next());
  const faces = next() > 0.5 ? 1 : -1;
  const crowd = Math.max(1, subject.count);
  const { height, span } = roomFor(kit, { subject, traits }, { habitat, kinds: order.kinds });
  const pace = speedOf(traits, verb) * (0.85 + next() * 0.3);
  const sway = verb === 'dance' ? 1.3 : 1;
  const row = lineUp(span, {
    third: traits.leads ? 0.5 + faces * 0.2 : third,
    half: (height * traits.width * sway) / 2,
    crowd,
    pace,
  });
  const alone = { subject, traits, faces, verb, room: row.room, speed: faces * pace } as const;
  if (crowd === 1)
    return [
      {
        ...alone,
        x: row.centre,
        ...levelOf(kit, habitat, { height, lift: 0.5, x: row.centre, traits }),
        phase: next() * 0.2,
      },
    ];
  return Array.from({ length: crowd }, (_, i) => {
    const x =
      row.centre +
      (i / (crowd - 1) - 0.5) * row.spread +
      (next() - 0.5) * Math.min(height * 0.5, (row.spread / crowd) * 0.5);
    const roll = next();
    // A school spreads from the surface to the floor; others stand where chance puts them.
    const lift = habitat === 'underwater' ? (i * 0.618 + roll * 0.24) % 1 : roll;
    const at = levelOf(kit, habitat, { height, lift, x, traits });
    return {
      ...alone,
      x,
      ...at,
      phase: (i * 0.618 + next() * 0.2) % 1,
      height: at.height * (0.8 + next() * 0.28),
    };
  });
}

function verbOf({ subject, traits }: Kind, habitat: Habitat): Verb {
  if (traits.stays && subject.verb !== 'spin') return 'stand';
  const { verb } = traits;
  // What leaps out of the sea swims below it.
  return subject.verb ?? (habitat === 'underwater' && verb === 'jump' ? 'swim' : verb);
}

/** How tall each of a kind may be, and where in the frame they may stand, so that all fit. */
function roomFor(
  kit: SceneKit,
  kind: Kind,
  facts: { habitat: Habitat; kinds: number },
): { height: number; span: Span } {
  const wide = kind.traits.width;
  const abreast = (kit.view.aspect * 0.9) / (Math.min(Math.max(1, kind.subject.count), 5) * wide * 0.85);
  const wished = Math.min(abreast, heightOf(kit, kind, facts));
  const { depth } = levelOf(kit, facts.habitat, {
    height: wished,
    lift: 0.5,
    x: kit.view.aspect / 2,
    traits: kind.traits,
  });
  const span = freeSpan(kit, depth, facts.habitat === 'air');
  return { height: Math.min(wished, ((span.right - span.left) * 0.95) / wide), span };
}

function speedOf(traits: Traits, verb: Verb): number {
  return traits.isRound && verb === 'spin' ? 0.075 : (SPEEDS[verb] ?? 0);
}

/** Where a row of `crowd` things stands at mid-clip so that all stay within the span while they travel. */
function lineUp(
  span: Span,
  row: { third: number; half: number; crowd: number; pace: number },
): { centre: number; spread: number; room: number } {
  const half = row.half * (row.crowd > 1 ? 1.08 : 1);
  const wide = Math.max(0, span.right - span.left - half * 2);
  const asked = row.crowd > 1 ? half * 2.2 * (row.crowd - 1) + 0.06 : 0;
  const travel = Math.min(row.pace * 2.5, wide * 0.3);
  const spread = Math.min(asked, wide - travel * 2);
  const aside = half + spread / 2 + travel;
  const wanted = span.left + (span.right - span.left) * row.third;
  const centre = Math.max(span.left + aside, Math.min(span.right - aside, wanted));
  return {
    centre,
    spread,
    room: Math.max(0, Math.min(centre - span.left, span.right - centre) - half - spread / 2),
  };
}

// The first goes to a third of the picture, away from the sun; the next to the other side; then the middle.
function thirdOf(order: { index: number; kinds: number }, kit: HasView & HasLight, roll: number): number {
  const sunRight = kit.sun.x > kit.view.aspect / 2;
  const thirds = sunRight ? [0.36, 0.68, 0.5, 0.2, 0.84, 0.58] : [0.64, 0.32, 0.5, 0.8, 0.16, 0.42];
  return (thirds[order.index] ?? 0.5) + (roll - 0.5) * 0.06;
}

function heightOf(
  kit: HasView & HasScene,
  { subject, traits }: Kind,
  facts: { habitat: Habitat; kinds: number },
): number {
  const natural = 0.115 + 0.067 * Math.log2(1 + traits.heightMetres);
  const asked = { small: 0.58, normal: 1, large: 1.65 }[subject.size];
  const narrow = Math.min(1, 0.55 + kit.view.aspect * 0.3);
  const where = (HABITAT_SIZES[facts.habitat] ?? 1) * (isNear(kit, facts.habitat) ? IN_ROOMS : 1);
  const widest = (kit.view.aspect * 0.68) / traits.width;
  return Math.min(
    0.62,
    widest,
    natural *
      where *
      asked *
      crowdSize(subject.count) *
      narrow *
      heroSize({ subject, traits }, natural, facts),
  );
}

/** A room is small: who is in it is near. */
const IN_ROOMS = 1.6;

function isNear({ scene }: HasScene, habitat: Habitat): boolean {
  return INDOORS.includes(scene.setting) && habitat !== 'table';
}

const HABITAT_SIZES: Partial<Record<Habitat, number>> = { air: 0.72, space: 1.5, table: 1.3 };

function crowdSize(count: number): number {
  if (count > 4) return 0.72;
  return count > 1 ? 0.86 : 1;
}

/** What is alone in the picture is what the picture is about. */
function heroSize(
  { subject, traits }: Kind,
  natural: number,
  facts: { habitat: Habitat; kinds: number },
): number {
  // A ball at somebody's feet is small; a bird with the sky to itself, or a player with his listeners, may be
  // large.
  if (facts.kinds > 1 && traits.isRound) return 0.62;
  const near =
    recordOf(subject)?.plays !== undefined || (facts.habitat === 'air' && natural < 0.25) ? 1.35 : 1;
  return isHero(subject, facts) ? near * (1 + Math.max(0, 0.34 - natural) * 2.4) : 1;
}

function isHero(subject: SubjectDescription, facts: { habitat: Habitat; kinds: number }): boolean {
  return facts.kinds === 1 && subject.count < 3 && subject.size !== 'small' && facts.habitat !== 'space';
}
