import { COLOURS, type ReadPrompt, type SubjectDescription } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import { findWords, isFound, type Found, type FoundWords } from './find-words.js';
import { actOf, isWorn, tiesOf, wearOf } from './read-figures.js';
import { placeOf, skyOf } from './read-place.js';
import type { ActorPlan, LightName, SetName, StageMove, StagePlan } from './stage-plan.js';
import { MATERIALS, NUMBERS, OVERLAY_CUE, SIZES } from './stage-words.js';

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
  const isStudio = sets.some((one) => one.set !== undefined || one.isProduct);
  const place = isStudio ? null : placeOf(found, actors, read);
  const set = place ?? setOf(sets.flatMap((one) => one.set ?? []));
  const plan: StagePlan = {
    set,
    light: lightOf(sets.find((one) => one.light)?.light, set, read),
    backdrop: backdropOf(found),
    actors,
    ties: tiesOf(
      found,
      actors.map(({ noun }) => noun),
      read.scene,
    ),
    sky: place === null ? null : skyOf(found, read),
    moves: movesOf(
      sets.flatMap(({ move }) => move ?? []),
      read,
    ),
    speed: read.scene.camera.speed,
    close: sets.find((one) => one.close)?.close ?? 1,
  };
  return { plan, isProduct: sets.some(({ isProduct }) => isProduct), found };
}

/** The first that is named; a wooden table by a window is a place of its own. */
function setOf(named: readonly SetName[]): SetName {
  const [first = 'seamless'] = named;
  return first === 'wood' && named.includes('window') ? 'window' : first;
}

function actorsOf(words: FoundWords, read: ReadPrompt): ActorPlan[] {
  const { scene } = read;
  const own = words.found
    .filter((one) => !isTop(one, words) && !isWorn(one, words))
    .flatMap((one) => ownActor(one, words, read));
  const others = scene.subjects
    .filter(({ noun }) => !isSaidOfSet(noun, read, words))
    .flatMap((subject) => fromSketch(subject, own));
  return unique([...own, ...others]).slice(0, MOST_KINDS);
}

const TOPS: readonly string[] = ['table', 'shelf', 'bench', 'stool'];

/** "On marble" may go on as a table, which is the set's then. */
const isTop = ({ prop, at }: Found, { found }: FoundWords): boolean =>
  prop !== null &&
  TOPS.includes(prop.noun) &&
  found.some(({ set, to }) => set?.set !== undefined && to === at);

/** A thing that the prompt names, with what is said right before it. */
function ownActor(one: Found, words: FoundWords, { scene }: ReadPrompt): ActorPlan[] {
  const { prop } = one;
  if (!prop) return [];
  const before = adjectivesOf(one, words);
  const act = actOf(one, words, scene);
  const material = firstOf(before, MATERIALS);
  return [
    {
      noun: prop.noun,
      count: Math.min(MOST_OF_ONE, countOf(before, one.isPlural)),
      colour: isOwnColour(material) ? null : colourOf(before),
      material,
      label: prop.label ? labelOf(scene, words) : null,
      size: firstOf(before, SIZES) ?? 'normal',
      verb: verbOf(prop, scene),
      act,
      wear: wearOf(one, words),
    },
  ];
}

/** "Gold" is a colour word too; as matter it has its own. */
const isOwnColour = (material: string | null): boolean => material === 'gold' || material === 'chrome';
const PRINTED: readonly string[] = ['title', 'logo'];

/** Quoted words are printed on what has room for them, unless they are said to be a title or the like. */
function labelOf({ texts: [first] }: ReadPrompt['scene'], { prompt }: FoundWords): string | null {
  if (!first || !PRINTED.includes(first.role) || OVERLAY_CUE.test(prompt)) return null;
  return first.words;
}

const verbOf = (prop: Prop, { subjects }: ReadPrompt['scene']) =>
  subjects.find(({ noun }) => findProp(noun) === prop)?.verb ?? null;

function firstOf<Value>(words: readonly string[], table: Readonly<Record<string, Value>>): Value | null {
  return words.map((word) => table[word]).find((value) => value !== undefined) ?? null;
}

/** "On a wooden table" tells of the set, though a table is a thing too. */
function isSaidOfSet(noun: string, read: ReadPrompt, own: FoundWords): boolean {
  const said = read.words.find(
    ({ text, ...word }) =>
      word.fate === 'drawn' && (word.as.includes(noun) || findProp(text.toLowerCase()) === findProp(noun)),
  );
  return said !== undefined && isFound(said, own);
}

/** What the prompt's own reading knows by another word or language. */
function fromSketch(subject: SubjectDescription, own: readonly ActorPlan[]): ActorPlan[] {
  const prop = findProp(subject.noun);
  if (!prop || own.some(({ noun }) => noun === prop.noun)) return [];
  const { count, colour, size, verb } = subject;
  const said = { at: 0, to: 0, prop, isPlural: false, set: null, figure: null };
  const act = actOf(said, { prompt: '', words: [], found: [] }, { subjects: [subject] });
  return [
    {
      noun: prop.noun,
      count: Math.min(MOST_OF_ONE, count),
      colour,
      material: null,
      label: null,
      size,
      verb,
      act,
      wear: null,
    },
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
  return firstOf(before, NUMBERS) ?? (isPlural ? 3 : 1);
}

function colourOf(before: readonly string[]): string | null {
  return firstOf(before, COLOURS);
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

/** A colour right before "background", "backdrop", "studio" or "podium". */
function backdropOf({ words, found }: FoundWords): string | null {
  const named = found
    .filter(({ set }) => set !== null)
    .map(({ at, to }) => colourOf(words.slice(Math.max(0, at - 2), to).map(({ text }) => text)))
    .find((colour) => colour !== null);
  return named ?? null;
}

function movesOf(own: readonly StageMove[], { scene, words }: ReadPrompt): StageMove[] {
  const { move, next } = scene.camera;
  const isSaid = words.some((word) => word.fate === 'drawn' && word.about === 'camera');
  const said: StageMove[] = isSaid ? [move, ...next] : [];
  if (own.length > 0) return [...new Set([...own.slice(0, 1), ...said.filter((one) => one !== 'orbit')])];
  return said.length > 0 ? said : ['drift'];
}
