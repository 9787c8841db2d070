import { findProp } from '../props/index.js';
import type { FoundWords } from './find-words.js';
import { acts, isPerson } from './figure-kinds.js';
import { isForTable } from './read-place.js';
import type { ActorPlan } from './stage-plan.js';

const AT_WINDOW =
  /\b(?:window ?(?:sill|ledge)|(?:by|at|near|beside|next to|in front of|before|through|against|out of|out|on) (?:an? |the |my )?(?:(?!(?:shop|store|car|train|bus|plane) )[\w-]+ ){0,2}window)\b(?! (?:light|shop|display|blinds))/i;
/** Metres: what is larger stands on no sill. */
const ON_SILL = 0.9;

/** What is small and stays is on a sill where a window is named, and nobody is with it. */
export const isAtWindow = (actors: readonly ActorPlan[], { prompt }: FoundWords): boolean =>
  AT_WINDOW.test(prompt) &&
  actors.every(
    (one) =>
      ['stand', 'sit', 'sleep'].includes(one.act) &&
      !isPerson(findProp(one.noun)!) &&
      (one.isToy || Math.max(...findProp(one.noun)!.size) < ON_SILL) &&
      (isForTable(one) || acts(findProp(one.noun)!)),
  );
