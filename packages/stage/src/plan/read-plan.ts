import { COLOURS, type ReadPrompt, type SubjectDescription } from '@clipwright/sketch/understanding';
import { findProp } from '../props/index.js';
import { findWords, type Found, type FoundWords } from './find-words.js';
import type { ActorPlan, LightName, SetName, StageMove, StagePlan } from './stage-plan.js';
import { MATERIALS, NUMBERS, SIZES } from './stage-words.js';

/** A plan, and whether its words ask for a close-up or a product shot. */
export interface PlanRead {
  readonly plan: StagePlan;
  readonly isProduct: boolean;
  readonly found: FoundWords;
}

const MOST_KINDS = 4;
const MOST_OF_ONE = 6;
/** Adjectives that are looked for before a noun. */
const REACH = 4;

/** Plans a prompt for the stage; null where nothing in it is a thing that the stage has. */
export function readPlan(prompt: string, read: ReadPrompt): PlanRead | null {
  const found = findWords(prompt);
  const actors = actorsOf(found, read);
  if (actors.length === 0) return null;
  const sets = found.found.flatMap(({ set }) => set ?? []);
  const set = sets.find((one) => one.set)?.set ?? 'seamless';
  const plan: StagePlan = {
    set,
    light: lightOf(sets.find((one) => one.light)?.light, set, read),
    backdrop: backdropOf(found, read),
    actors,
    moves: movesOf(
      sets.flatMap(({ move }) => move ?? []),
      read,
    ),
    speed: read.scene.camera.speed,
    close: sets.find((one) => one.close)?.close ?? 1,
  };
  return { plan, isProduct: sets.some(({ isProduct }) => isProduct), found };
}

function actorsOf({ words, found }: FoundWords, { scene }: ReadPrompt): ActorPlan[] {
  const label = scene.texts[0]?.words ?? null;
  const own = found.flatMap((one): ActorPlan[] => {
    if (!one.prop) return [];
    const before = adjectivesOf(one, { words, found });
    const known = scene.subjects.find(({ noun }) => findProp(noun) === one.prop);
    const material = before.map((word) => MATERIALS[word]).find((role) => role !== undefined) ?? null;
    return [
      {
        noun: one.prop.noun,
        count: Math.min(MOST_OF_ONE, countOf(before, one.isPlural)),
        colour: material === 'gold' || material === 'chrome' ? null : colourOf(before),
        material,
        label: one.prop.label ? label : null,
        size: before.map((word) => SIZES[word]).find((size) => size !== undefined) ?? 'normal',
        verb: known?.verb ?? null,
      },
    ];
  });
  const others = scene.subjects.flatMap((subject) => fromSketch(subject, own));
  return unique([...own, ...others]).slice(0, MOST_KINDS);
}

/** What the prompt's own reading knows by another word or language. */
function fromSketch(subject: SubjectDescription, own: readonly ActorPlan[]): ActorPlan[] {
  const prop = findProp(subject.noun);
  if (!prop || own.some(({ noun }) => noun === prop.noun)) return [];
  const { count, colour, size, verb } = subject;
  return [
    { noun: prop.noun, count: Math.min(MOST_OF_ONE, count), colour, material: null, label: null, size, verb },
  ];
}

function unique(actors: readonly ActorPlan[]): ActorPlan[] {
  return actors.filter((one, index) => actors.findIndex(({ noun }) => noun === one.noun) === index);
}

function adjectivesOf({ at }: Found, { words, found }: FoundWords): string[] {
  const taken = found.findLast(({ to }) => to <= at)?.to ?? 0;
  return words.slice(Math.max(taken, at - REACH), at).map(({ text }) => text);
}

function countOf(before: readonly string[], isPlural: boolean): number {
  const said = before.map((word) => NUMBERS[word]).find((count) => count !== undefined);
  return said ?? (isPlural ? 3 : 1);
}

function colourOf(before: readonly string[]): string | null {
  return before.map((word) => COLOURS[word]).find((colour) => colour !== undefined) ?? null;
}

const BY_HOUR: Readonly<Record<string, LightName>> = {
  golden: 'golden',
  sunset: 'golden',
  dawn: 'golden',
  dusk: 'night',
  night: 'night',
};

function lightOf(said: LightName | undefined, set: SetName, { scene, words }: ReadPrompt): LightName {
  if (said) return said;
  const isNamed = words.some((word) => word.fate === 'drawn' && word.about === 'time');
  const byHour = isNamed ? BY_HOUR[scene.time] : undefined;
  if (byHour) return byHour;
  if (scene.styles.includes('noir') || scene.styles.includes('dramatic')) return 'night';
  return set === 'window' ? 'golden' : 'studio';
}

/** A colour right before "background", "backdrop", "studio" or "podium"; else a colour of no thing. */
function backdropOf({ words, found }: FoundWords, { scene }: ReadPrompt): string | null {
  const named = found
    .filter(({ set }) => set !== null)
    .map(({ at, to }) => colourOf(words.slice(Math.max(0, at - 2), to).map(({ text }) => text)))
    .find((colour) => colour !== null);
  return named ?? scene.colours[0] ?? null;
}

function movesOf(own: readonly StageMove[], { scene, words }: ReadPrompt): StageMove[] {
  const { move, next } = scene.camera;
  const isSaid = words.some((word) => word.fate === 'drawn' && word.about === 'camera');
  const said: StageMove[] = isSaid ? [move, ...next] : [];
  if (own.length > 0) return [...new Set([...own.slice(0, 1), ...said.filter((one) => one !== 'orbit')])];
  return said.length > 0 ? said : ['drift'];
}
