import type { StagePlan } from './stage-plan.js';

const GLOWING =
  /\b(?:glow\w*|luminous|luminescent|bio-?luminescent|shining|neon) (?:[\w-]+ ){0,2}(?:mushrooms?|toadstools?|fungi|plants|flora)\b|\b(?:mushrooms?|toadstools?|fungi) (?:that |which )?(?:glow|shine|light up)\w*/i;

/** Whether mushrooms that glow are all about. */
export const glowsIn = (prompt: string): boolean => GLOWING.test(prompt);

type FreeCast = Pick<StagePlan, 'actors' | 'ties'>;

/** Where they are all about, none of them stands beside who it is about. */
export function withoutMushrooms<Cast extends FreeCast>(cast: Cast, prompt: string): Cast {
  const [main, ...others] = cast.actors;
  if (!main || !glowsIn(prompt)) return cast;
  const isTied = (noun: string): boolean =>
    cast.ties.some(({ tie, who, whom }) => tie !== 'beside' && (who === noun || whom === noun));
  const left = others.filter(({ noun }) => noun !== 'mushroom' || isTied(noun));
  const nouns = [main, ...left].map(({ noun }) => noun);
  return {
    ...cast,
    actors: [main, ...left],
    ties: cast.ties.filter(({ who, whom }) => nouns.includes(who) && nouns.includes(whom)),
  };
}
