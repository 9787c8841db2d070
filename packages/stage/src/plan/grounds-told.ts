import { glowsIn } from './glowing-wood.js';
import { isSiteIn } from './off-road.js';
import type { SkyPlan, StagePlan } from './stage-plan.js';

const COASTAL =
  /\b(?:coast\w*|seaside|ocean|sea|cliff ?side|oceanside|beach) (?:\w+ )?(?:road|drive|highway|route|street)\b|\b(?:road|drive|highway|route) (?:\w+ ){0,2}(?:along|by|beside|near|above|overlooking|next to) (?:the |a )?(?:sea|ocean|coast\w*|beach|shore\w*)\b|\balong (?:the |a )?(?:\w+ )?(?:coast\w*|seaside|oceanside)\b/i;
const FARM = /\b(?:farm(?:s|yard|land|house)?|barnyard|ranch)\b(?! (?:animals?|machine))/i;

/** Whether a way goes along the sea. */
export const isByCoast = (prompt: string): boolean => COASTAL.test(prompt);

type Told = 'isFarm' | 'isCoastal' | 'isSite' | 'isMagic';

/** What words make of a ground, and which of them tell of it. */
const GROUNDS: readonly (readonly [Told, (prompt: string) => boolean, RegExp])[] = [
  [
    'isFarm',
    (prompt) => FARM.test(prompt),
    /^(?:farms?|ranch|barnyard|farmyard|farmland|farmhouse|barns?|silos?|fences?|hay|crops|rows)$/i,
  ],
  ['isCoastal', (prompt) => COASTAL.test(prompt), /^(?:coast\w*|seaside|ocean\w*|sea|cliffs?|cliff ?side)$/i],
  [
    'isSite',
    isSiteIn,
    /^(?:construction|building|demolition|excavation|sites?|zones?|yards?|works|quarry|dirt|soil|earth|gravel|cranes?|scoop(?:s|ing)?|dig(?:s|ging)?|lift(?:s|ing)?)$/i,
  ],
  [
    'isMagic',
    glowsIn,
    /^(?:glow\w*|luminous|(?:bio-?)?luminescent|mushrooms?|toadstools?|fungi|magical|magic|enchanted|plants|flora)$/i,
  ],
];

/** What a prompt says of the ground: a farm, a road by the sea, a building site, a wood that glows. */
export const groundsIn = (prompt: string): Pick<SkyPlan, Told> =>
  Object.fromEntries(GROUNDS.filter(([, tells]) => tells(prompt)).map(([name]) => [name, true]));

/** Whether a word tells of such a ground. */
export const isOfGrounds = (text: string, { sky }: StagePlan): boolean =>
  GROUNDS.some(([name, , words]) => sky?.[name] === true && words.test(text));
