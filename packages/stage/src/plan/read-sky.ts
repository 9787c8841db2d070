import type { ReadPrompt } from '@clipwright/sketch/understanding';
import type { FoundWords } from './find-words.js';
import { groundsIn } from './grounds-told.js';
import { crowdIn } from './read-crowd.js';
import type { Season, SkyPlan } from './stage-plan.js';
import { IN_RUINS } from './vista-words.js';

/** What the air tells of the season. */
const IN_AIR: readonly (readonly [SkyPlan['airs'][number], Season])[] = [
  ['snow', 'winter'],
  ['leaves', 'autumn'],
  ['petals', 'spring'],
];

const seasonOf = (found: FoundWords['found'], airs: SkyPlan['airs']): Season | null =>
  found.find(({ figure }) => figure?.season)?.figure?.season ??
  IN_AIR.find(([air]) => airs.includes(air))?.[1] ??
  null;

/** Signs are the light of it. */
export const isNeonNight = ({ prompt }: FoundWords, { scene }: ReadPrompt): boolean =>
  scene.styles.includes('neon') && NEON.test(prompt);

const NEON = /\b(?:neon|cyber\w*|synth\w*|vapor\w*)\b/i;

const IN_CITY = /\b(?:city|street|urban|skyline|tokyo|new york|paris|london|apartment|skyscrapers?)\b/i;
const MOUNTAINS = /\bmountain (?:road|pass|lake|village|stream|trail|path|valley|meadow|backdrop|view)\b/i;

/** Ruins are seen in a low sun where no hour is told: it throws shadows where all is of one grey. */
const inRuins = ({ prompt }: FoundWords, { words, scene }: ReadPrompt): SkyPlan['time'] | null =>
  IN_RUINS.test(prompt) &&
  scene.airs.every((air) => air === 'dust') &&
  !words.some((word) => word.fate === 'drawn' && word.about === 'time')
    ? 'golden'
    : null;

/** Time, weather and season of a place. */
export function skyOf(words: FoundWords, read: ReadPrompt): SkyPlan {
  const { found } = words;
  const { scene } = read;
  const { time, clouds, airs } = scene;
  const season = seasonOf(found, airs);
  const bloom = found.flatMap(({ figure }) => figure?.bloom ?? [])[0] ?? null;
  const isNeon = isNeonNight(words, read);
  return {
    time: isNeon ? 'night' : (inRuins(words, read) ?? time),
    clouds,
    airs,
    season,
    bloom,
    view: IN_CITY.test(words.prompt) ? 'city' : 'garden',
    hasMountains: [scene.setting, scene.backdrop].includes('mountains') || MOUNTAINS.test(words.prompt),
    isNeon,
    crowd: crowdIn(words.prompt),
    ...(IN_RUINS.test(words.prompt) ? { isRuined: true } : {}),
    isOnTable: false,
    ...groundsIn(words.prompt),
    ...(found.some(({ figure }) => figure?.hasAsteroids) ? { hasAsteroids: true } : {}),
  };
}
