import {
  englishTextOf,
  heardOtherwise,
  readPrompt,
  type ReadPrompt,
  type Verb,
  type WordAccount,
} from '@clipwright/sketch/understanding';
import { isForTable } from './read-place.js';
import { isPourLost } from './read-pour.js';
import { FLAMES } from './flames.js';
import { isOfPlan } from './seen-words.js';
import { isFound, isShown } from './find-words.js';
import { likenessesIn } from './likenesses.js';
import { colourOf } from './read-look.js';
import { findProp } from '../props/index.js';
import { canBe } from './can-be.js';
import { readPlan, type PlanRead } from './read-plan.js';
import { isRoom, type SetName, type SkyPlan, type StagePlan } from './stage-plan.js';
import { idleActs } from './idle-acts.js';
import { atHand } from './at-hand.js';
import { asWritten, told } from './told.js';
import { readVista } from './read-vista.js';
import { withoutIdleBlur } from './travels.js';
import { HAIR_COLOURS, HAIR_CUTS } from './figure-words.js';
import { spelled } from './spelled.js';
import { DRAWN_WORDS, LABEL_CUES, MATERIALS, NUMBERS, SIZES } from './stage-words.js';

/** What the rule looks at. */
export interface Asked {
  readonly model: string;
  readonly mode: 'text' | 'image';
  readonly prompt: string | null;
  readonly negativePrompt?: string | null;
  /** Below which fetched letters, instruments and the voice are. */
  readonly assetsHome?: string | null;
  /** Left out: it is to be heard. */
  readonly audio?: boolean;
}

/** How the stage would show a prompt, and what of its words it would not. */
export interface StageChoice {
  readonly plan: StagePlan;
  readonly scene: ReadPrompt['scene'];
  readonly warnings: readonly string[];
}

/** The model that is slower and cinematic: what can be on the stage is. */
const CINEMATIC_MODEL = 'modelb3';

/** What things do where they stand. */
const IN_PLACE: readonly (Verb | null)[] = [
  null,
  'stand',
  'spin',
  'float',
  'dance',
  'walk',
  'run',
  'drive',
  'jump',
];

/** What the air of a place can be full of; what lights up the sky is drawn. */
const AIRS: readonly SkyPlan['airs'][number][] = [
  'rain',
  'storm',
  'snow',
  'fog',
  'wind',
  'leaves',
  'petals',
  'fireflies',
  'dust',
  'moon',
  'sunrays',
  'rainbow',
];

/**
 * The rule by which a prompt is filmed on the stage and not drawn: it names a thing that the stage has and
 * nothing else that could be drawn, and it asks for a close-up or a product shot, or is for the cinematic model: about a thing
 * for a table, about somebody, a beast or a vehicle in a place that the stage has, or about a city, a waterfall, waves that break on rocks
 * or islands in the sky. Any other landscape is
 * drawn, and so is what "2D", "drawing" and the like ask for, and what a drawing shows plainly more of.
 */
export function stageChoice(asked: Asked): StageChoice | null {
  if (asked.mode !== 'text' || asked.prompt === null) return null;
  const has = atHand(asked);
  const english = englishTextOf(asked.prompt);
  const prompt = english?.text ?? spelled(asked.prompt);
  const read = readPrompt(prompt, asked.negativePrompt, has.lettersFor, has.voice);
  const planned = plannedOf(prompt, read);
  if (planned === null || !isFilmed(planned, read, asked.model)) return null;
  const left = leftOut(planned, read);
  if (left.length > missingFrom(read) + MOST_MORE) return null;
  const heard = heardOtherwise(asWritten(read.words, english), { hasInstruments: has.instruments });
  const likenesses = likenessesIn(planned.found, planned.plan);
  const warnings = [...told(asWritten(left, english), likenesses), ...heard];
  return { plan: planned.plan, scene: sceneOf(read, planned.plan), warnings };
}

const isFilmed = (planned: PlanRead, read: ReadPrompt, model: string): boolean =>
  isAskedFor(planned, model) && !isDrawn(planned, read) && standsOnStage(planned, read);

/** A place that is seen for itself, or what is in one. */
const plannedOf = (prompt: string, read: ReadPrompt): PlanRead | null =>
  readVista(prompt, read) ?? readPlan(prompt, read);

const isAskedFor = ({ isProduct, plan }: PlanRead, model: string): boolean =>
  isProduct || (model === CINEMATIC_MODEL && isForCinema(plan));

const isForCinema = (plan: StagePlan): boolean =>
  plan.sky !== null || plan.counter !== null || isInShow(plan) || isTabletop(plan);

/** In the lights of a show. */
const isInShow = ({ set }: StagePlan): boolean => set === 'neon' || set === 'stage';

/** What lies on a table is at home in a studio; a dog, a car or a house is so only where a studio is asked for. */
const isTabletop = ({ actors: [main] }: StagePlan): boolean => main !== undefined && isForTable(main);

function isDrawn({ found }: PlanRead, { scene }: ReadPrompt): boolean {
  const byHand = ['watercolor', 'oil', 'pencil', 'pixel'];
  return (
    found.words.some(({ text }) => DRAWN_WORDS.has(text)) ||
    scene.subjects.some(({ noun }) => noun === 'fishbowl') ||
    scene.styles.some((style) => byHand.includes(style))
  );
}

/** Whether what the prompt is about has a place there: what it names first, and all but one of the others. */
function standsOnStage(planned: PlanRead, read: ReadPrompt): boolean {
  if (planned.plan.vista)
    return read.scene.airs.every(
      (air) => AIRS.includes(air) || (air === 'aurora' && planned.plan.set === 'wilds'),
    );
  const strangers = strangersOf(planned, read);
  if (strangers.length > MOST_STRANGERS || strangers.some((word) => isFirst(word, planned))) return false;
  if (read.scene.relations.some(isNotActed)) return false;
  return planned.plan.sky === null ? standsStill(planned.plan) : isOutThere(planned.plan, read.scene);
}

const MOST_STRANGERS = 1;

/** What one can be under and stand beside. */
const ROOFS: readonly string[] = ['tree', 'palm tree', 'pine tree', 'umbrella', 'lamp'];

/** Nobody is under a table on the stage, nor rides or chases what it has not. */
function isNotActed({ kind, whom }: ReadPrompt['scene']['relations'][number]): boolean {
  const noun = findProp(whom)?.noun ?? null;
  if (kind === 'under') return noun !== null && !ROOFS.includes(noun);
  return noun === null && ['ride', 'chase'].includes(kind);
}

/** Words for things that the sketch could draw, and the stage has not. */
function strangersOf({ found, plan }: PlanRead, { scene, words }: ReadPrompt): WordAccount[] {
  const unknown = scene.subjects.filter(({ noun }) => findProp(noun) === null).map(({ noun }) => noun);
  return words.filter(
    (word) =>
      !isFound(word, found) && !isOfPlan(word.text, plan) && unknown.some((noun) => isNamed(noun, [word])),
  );
}

/** Whether a word stands before all that the stage has. */
function isFirst({ start }: WordAccount, { found: { found, words } }: PlanRead): boolean {
  const first = found.find(({ prop }) => prop !== null);
  return first === undefined || start < words[first.at]!.start;
}

/** On a set nothing travels; a place that is named besides is left out, and told. */
const standsStill = ({ actors, show }: StagePlan): boolean =>
  show !== undefined ||
  actors.every(({ noun, verb }) => IN_PLACE.includes(verb) || (verb === 'burn' && FLAMES.includes(noun)));

/** What tells of a place that a set can stand for. */
const ON_SETS: readonly ReadPrompt['scene']['setting'][] = ['abstract', 'room', 'kitchen', 'office', 'shop'];

/** Air and setting are such as the stage has, and nobody is inside of what is closed. */
function isOutThere({ actors, set, ties, sky }: StagePlan, scene: ReadPrompt['scene']): boolean {
  const { airs, backdrop } = scene;
  if (isLandscape(actors[0]?.noun ?? '', set, scene) || isMoonAlone(actors, set)) return false;
  const isShut = ties.some((tie) => !canBe(tie));
  return (
    sky !== null &&
    !isShut &&
    isFar(backdrop) &&
    airs.every((air) => AIRS.includes(air) || (air === 'meteors' && set === 'space'))
  );
}

/** So many towers, a town at its river and a wood are drawn: three towers in a street, or trees on a meadow, are none. */
const isLandscape = (main: string, set: StagePlan['set'], { setting }: ReadPrompt['scene']): boolean =>
  (set === 'street' && SKYLINES.includes(main)) ||
  (main === 'rock' && ['sea', 'beach'].includes(set)) ||
  (set === 'forest' && TREES.includes(main)) ||
  (TOWNS_AND_WATERS.includes(setting) && HOUSES.includes(main));

/** "A full moon over the sea" is a sky, and no ball on a beach. */
const isMoonAlone = ([main, ...others]: StagePlan['actors'], set: StagePlan['set']): boolean =>
  main?.noun === 'moon' && others.length === 0 && !main.isToy && !['space', 'moon', 'mars'].includes(set);

const SKYLINES: readonly string[] = ['skyscraper', 'eiffel tower'];
const TREES: readonly string[] = ['tree', 'pine tree', 'palm tree'];
const HOUSES: readonly string[] = ['house', 'bridge', 'castle', 'skyscraper'];
const TOWNS_AND_WATERS: readonly ReadPrompt['scene']['setting'][] = ['city', 'village', 'river', 'lake'];

/** What is far behind in a place, as far as the stage has it. */
const isFar = (backdrop: ReadPrompt['scene']['backdrop']): boolean =>
  backdrop === null || ['mountains', 'hills', 'forest', 'city', 'street', 'village'].includes(backdrop);

const isNamed = (noun: string, words: readonly WordAccount[]): boolean =>
  words.some(
    (word) => word.fate === 'drawn' && ['drawn', 'art'].includes(word.about) && word.as.includes(noun),
  );

/** A studio has no wind and no waves, and words that are printed on a thing are not laid over it too. */
const sceneOf = ({ scene }: ReadPrompt, plan: StagePlan): ReadPrompt['scene'] => ({
  ...scene,
  ...(plan.sky === null ? { setting: 'abstract', backdrop: null, airs: [] } : {}),
  texts: labelIn(plan) === null ? scene.texts : scene.texts.slice(1),
});

const labelIn = ({ actors }: StagePlan): string | null =>
  actors.find(({ label }) => label !== null)?.label ?? null;

/** What leads to the words of a label, and these themselves. */
function isOnLabel(text: string, { plan }: PlanRead): boolean {
  const label = labelIn(plan);
  return label !== null && (LABEL_CUES.has(text.toLowerCase()) || label.includes(text));
}

const AGES: Readonly<Record<string, true>> = { young: true, old: true, elderly: true, smiling: true };

/** What is said of things and people: it was looked at with them. */
const isManner = (text: string): boolean =>
  [MATERIALS, NUMBERS, SIZES, HAIR_CUTS, HAIR_COLOURS, AGES].some((row) =>
    Object.hasOwn(row, text.toLowerCase()),
  );

/** A colour that something has. */
const isOfColour = (text: string, { plan }: PlanRead): boolean => {
  const colour = colourOf([text.toLowerCase()]);
  return colour !== null && plan.actors.some((one) => one.colour === colour && isPaintable(one.noun));
};

const isPaintable = (noun: string): boolean => (findProp(noun)?.paints.length ?? 0) > 0;

/** So many words more than a drawing leaves out, and a prompt is drawn. */
const MOST_MORE = 2;

const missingFrom = ({ words }: ReadPrompt): number => words.filter(({ fate }) => fate === 'missing').length;

/** The words that would not be seen. */
function leftOut(planned: PlanRead, read: ReadPrompt): WordAccount[] {
  const found = withoutIdleBlur(planned.found, planned.plan);
  const idle = idleActs(planned.found, planned.plan);
  const isIdle = (word: WordAccount): boolean => word.fate !== 'ignored' && isFound(word, idle);
  const strangers = strangersOf(planned, read);
  const isUnseen = (word: WordAccount): boolean =>
    (['missing', 'replaced'].includes(word.fate) || isLeftOut(word, planned) || strangers.includes(word)) &&
    !isShown(word, found);
  return read.words.filter(
    (word) =>
      (isPourLost(word.text, found.prompt, planned.plan) || isUnseen(word) || isIdle(word)) &&
      !isOfPlan(word.text, planned.plan) &&
      !isManner(word.text) &&
      !isOfColour(word.text, planned) &&
      !isOnLabel(word.text, planned),
  );
}

/** A room has a sky, and no weather. */
function absentFrom({ sky, set }: StagePlan): readonly string[] {
  if (sky === null) return ['air', 'clouds', 'setting'];
  if (set === 'windowsill') return ['clouds', 'air', 'setting'];
  return isRoom(set) ? ['air', 'clouds'] : [];
}

/** Weather, and water that is not what things stand on, are not on a set. */
const isLeftOut = (word: WordAccount, { plan }: PlanRead): boolean =>
  word.fate === 'drawn' &&
  absentFrom(plan).includes(word.about) &&
  !isInAnyAir(word.as, plan) &&
  !(word.about === 'setting' && (isOnSet(word.as) || (word.as === 'theatre' && isInShow(plan))));

const isInAnyAir = (as: string, { sky, set }: StagePlan): boolean =>
  (sky !== null && as === 'sunrays') || (WINDOWS.includes(set) && SEEN_OUTSIDE.includes(as));

/** What has a window. */
const WINDOWS: readonly SetName[] = ['windowsill', 'room'];

/** What is seen through a window. */
const SEEN_OUTSIDE: readonly string[] = [
  ...['rain', 'storm', 'snow', 'city', 'street', 'village', 'hills', 'garden'],
  ...ON_SETS,
];

const isOnSet = (setting: string): boolean => (ON_SETS as readonly string[]).includes(setting);
