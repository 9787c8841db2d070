import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { isPerson } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import type { ActorPlan } from './stage-plan.js';

const OF_BRICKS =
  /\b(?:lego|(?:toy )?brick|minifig\w*)[- ](?:\w+ )?\w*(?:man|woman|boy|girl|figure|fig|people|men|knight|pirate|robot|person|astronaut|minifig\w*|king|queen|wizard|chef|officer|builder)s?\b|\bminifig\w*|\bbrick figures?\b|\bmade (?:out )?of (?:lego|toy bricks|bricks|plastic bricks)\b/i;

const BRICKS = 'toy bricks';

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** Somebody of toy bricks is a toy of that kind, and no bricks lie beside them. */
export function ofBricks({ actors, ties }: Told, { prompt }: FoundWords): Told {
  const isNamed = actors.some(({ noun }) => isPerson(findProp(noun)!));
  if (!isNamed || !OF_BRICKS.test(prompt)) return { actors, ties };
  return {
    actors: actors
      .filter(({ noun }) => noun !== BRICKS)
      .map((one) =>
        isPerson(findProp(one.noun)!) ? { ...one, isToy: true, wear: { ...one.wear, isBrick: true } } : one,
      ),
    ties: ties.filter(({ who, whom }) => who !== BRICKS && whom !== BRICKS),
  };
}
