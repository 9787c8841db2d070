import { findProp } from '../props/index.js';
import { acts, isPerson } from './figure-kinds.js';
import { isDenied } from './denied.js';
import type { FoundWords } from './find-words.js';
import type { ActorPlan, PanPlan, StagePlan } from './stage-plan.js';

/** What one cooks in, over a fire. */
const PANS: readonly string[] = ['wok', 'frying pan'];
/** What is thrown up from a pan; it is in the pan, and no bowl of its own. */
const IN_PAN: readonly string[] = [
  'ramen',
  'spaghetti',
  'rice bowl',
  'shrimp',
  'salad',
  'bell pepper',
  'carrot',
  'broccoli',
  'mushroom',
  'dumplings',
  'plate',
];
const TOSSED =
  /\b(?:toss(?:es|ing|ed)?|flip(?:s|ping|ped)?|stir[- ]?fr(?:y|ies|ied|ying)|saut[eé](?:s|ing|ed|ing)?|shak(?:es|ing))\b/i;
const AFLAME =
  /\b(?:flam(?:e|es|ing)|flamb[eé]\w*|on fire|over (?:an? |the )?(?:open |high |big |roaring )?(?:fire|flames?)|fire|fiery|blaz(?:e|ing)|burning|burst of fire)\b/i;
const SPARKS = /\b(?:sparks?|embers?)\b/i;
const NOODLES = /\b(?:noodles?|ramen|spaghetti|pasta|udon|chow mein|pad thai)\b/i;

/** A plan with what goes on in a pan: whoever cooks has it in both hands where it is tossed. */
export function withPan(plan: StagePlan, { prompt }: FoundWords): StagePlan {
  const pan = plan.actors.find(({ noun }) => PANS.includes(noun));
  const own = pan && doneIn(pan, prompt);
  if (!own || !(own.isTossed || own.isAflame)) return plan;
  const cook = plan.actors.find(({ noun }) => isPerson(findProp(noun)!));
  const actors = plan.actors
    .filter(({ noun }) => !(own.isTossed && IN_PAN.includes(noun)))
    .map((one) => busy(one, own));
  const steaming = plan.steaming.filter((noun) => actors.some((one) => one.noun === noun));
  const alike = { ...plan, actors, steaming, pan: own };
  return own.isTossed && cook ? { ...alike, ...inBothHands(alike, cook.noun, own.noun) } : alike;
}

function doneIn({ noun }: ActorPlan, prompt: string): PanPlan {
  const fire = AFLAME.exec(prompt);
  return {
    noun,
    isTossed: TOSSED.test(prompt),
    isAflame: fire !== null && !isDenied(prompt, fire.index),
    hasSparks: SPARKS.test(prompt),
    hasNoodles: NOODLES.test(prompt),
  };
}

/** What flies there are sparks, and no pan. */
function busy(one: ActorPlan, { noun, isTossed }: PanPlan): ActorPlan {
  if (one.noun === noun) return { ...one, act: 'stand', verb: null, size: isTossed ? 'large' : one.size };
  return isTossed && acts(findProp(one.noun)!) ? { ...one, act: 'toss', verb: null } : one;
}

function inBothHands(
  { counter, ties }: StagePlan,
  who: string,
  whom: string,
): Pick<StagePlan, 'counter' | 'ties'> {
  return {
    counter: counter && { ...counter, laid: counter.laid.filter((noun) => noun !== whom) },
    ties: [...ties.filter((one) => one.whom !== whom && one.who !== whom), { tie: 'hold', who, whom }],
  };
}

const TOLD: readonly (readonly [keyof PanPlan, RegExp])[] = [
  ['isTossed', /^(?:toss\w*|flip\w*|stir|stir-?fry\w*|saut\w*|shak\w*)$/i],
  ['isAflame', /^(?:flam\w*|fire|fiery|blaz\w*|burning|open|roaring|burst)$/i],
  ['hasSparks', /^(?:sparks?|embers?|flying)$/i],
  ['hasNoodles', /^(?:noodles?|ramen|spaghetti|pasta|udon|chow mein|pad thai)$/i],
];

/** Whether a word tells of what goes on in a pan. */
export const isOfPan = (text: string, { pan }: Pick<StagePlan, 'pan'>): boolean =>
  pan !== undefined &&
  ((/^(?:steam\w*|smok\w*)$/i.test(text) && (pan.isTossed || pan.isAflame)) ||
    TOLD.some(([key, words]) => pan[key] === true && words.test(text)));
