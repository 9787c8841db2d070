import {
  hasInstruments,
  hasVoice,
  heardOtherwise,
  letterShelf,
  readPrompt,
  type ReadPrompt,
  type Verb,
  type WordAccount,
} from '@clipwright/sketch/understanding';
import { isFound } from './find-words.js';
import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { readPlan, type PlanRead } from './read-plan.js';
import type { SkyPlan, StagePlan } from './stage-plan.js';
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
const IN_PLACE: readonly (Verb | null)[] = [null, 'stand', 'spin', 'float', 'dance'];

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
];

/**
 * The rule by which a prompt is filmed on the stage and not drawn: it names a thing that the stage has and
 * nothing else that could be drawn, and it asks for a close-up or a product shot, or is for the cinematic model: about a thing
 * for a table, or about somebody, a beast or a vehicle in a place that the stage has. A landscape without one of these is
 * drawn, and so is what "2D", "drawing" and the like ask for.
 */
export function stageChoice(asked: Asked): StageChoice | null {
  if (asked.mode !== 'text' || asked.prompt === null) return null;
  const has = atHand(asked);
  const read = readPrompt(asked.prompt, asked.negativePrompt, has.lettersFor, has.voice);
  const planned = readPlan(asked.prompt, read);
  if (planned === null || !isAskedFor(planned, asked.model)) return null;
  if (isDrawn(planned, read) || !standsOnStage(planned, read)) return null;
  const heard = heardOtherwise(read.words, { hasInstruments: has.instruments });
  const warnings = [...warningsOf(planned, read), ...heard];
  return { plan: planned.plan, scene: sceneOf(read, planned.plan), warnings };
}

/** What was fetched; a clip that nobody hears lacks neither voice nor instruments. */
function atHand({ assetsHome = null, audio = true }: Asked) {
  const { lettersFor } = letterShelf(assetsHome);
  return {
    lettersFor,
    voice: !audio || hasVoice(assetsHome),
    instruments: !audio || hasInstruments(assetsHome),
  };
}

const isAskedFor = ({ isProduct, plan }: PlanRead, model: string): boolean =>
  isProduct || (model === CINEMATIC_MODEL && (plan.sky !== null || isTabletop(plan)));

/** What lies on a table is at home in a studio; a dog, a car or a house is so only where a studio is asked for. */
function isTabletop({ actors: [main] }: StagePlan): boolean {
  return main !== undefined && (findProp(main.noun)?.stands.includes('table') ?? false);
}

function isDrawn({ found }: PlanRead, { scene }: ReadPrompt): boolean {
  const byHand = ['watercolor', 'oil', 'pencil', 'pixel'];
  return (
    found.words.some(({ text }) => DRAWN_WORDS.has(text)) ||
    scene.styles.some((style) => byHand.includes(style))
  );
}

/** Whether all that the prompt names has a place there. */
function standsOnStage({ found, plan }: PlanRead, { scene, words }: ReadPrompt): boolean {
  const others = words.filter((word) => word.fate === 'drawn' && !isFound(word, found));
  const strangers = scene.subjects.some(({ noun }) => findProp(noun) === null && isNamed(noun, others));
  return !strangers && (plan.sky === null ? standsStill(plan, others) : isOutThere(plan, scene));
}

/** No landscape, no weather, nothing that travels. */
function standsStill({ actors }: StagePlan, others: readonly WordAccount[]): boolean {
  const leads = others.some(
    (word) => word.fate === 'drawn' && ['setting', 'air', 'clouds'].includes(word.about),
  );
  return !leads && actors.every(({ verb }) => IN_PLACE.includes(verb));
}

/** Air and setting are such as the stage has, and nobody is inside of what is closed. */
function isOutThere({ ties, sky }: StagePlan, { airs, backdrop }: ReadPrompt['scene']): boolean {
  const isShut = ties.some((tie) => !canBe(tie));
  return sky !== null && !isShut && backdrop === null && airs.every((air) => AIRS.includes(air));
}

/** One can be in a boat, but not in what is closed; one rides beasts and what one stands on, no pedals. */
function canBe({ tie, whom }: TiePlan): boolean {
  const prop = findProp(whom);
  if (!prop) return false;
  if (tie === 'in') return prop.stands.includes('water');
  return tie !== 'ride' || prop.paints.includes('figure') || prop.noun === 'skateboard';
}

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

/** What is said of things: it was looked at with them. */
const isManner = (text: string): boolean =>
  [MATERIALS, NUMBERS, SIZES].some((row) => Object.hasOwn(row, text.toLowerCase()));

const MOST_NAMED = 24;

function warningsOf(planned: PlanRead, { words }: ReadPrompt): string[] {
  const { found } = planned;
  const missing = words.filter(
    (word) =>
      ['missing', 'replaced'].includes(word.fate) &&
      !isFound(word, found) &&
      !isManner(word.text) &&
      !isOnLabel(word.text, planned),
  );
  const named = [...new Set(missing.map(({ text }) => `"${text}"`))].slice(0, MOST_NAMED);
  return named.length > 0 ? [`The stage does not show ${named.join(', ')}.`] : [];
}
