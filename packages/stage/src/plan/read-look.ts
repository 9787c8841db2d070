import { COLOURS, type ReadPrompt } from '@clipwright/sketch/understanding';
import type { Found, FoundWords } from './find-words.js';
import { isRoom, type LightName, type SetName, type StageMove } from './stage-plan.js';

/** What the first of some words that a table knows means. */
export function firstOf<Value>(
  words: readonly string[],
  table: Readonly<Record<string, Value>>,
): Value | null {
  const known = words.find((word) => Object.hasOwn(table, word));
  return known === undefined ? null : table[known]!;
}

export function colourOf(before: readonly string[]): string | null {
  return firstOf(before, COLOURS);
}

const BY_HOUR: Readonly<Record<string, LightName>> = {
  golden: 'golden',
  sunset: 'golden',
  dawn: 'golden',
  dusk: 'night',
  night: 'night',
};

export function lightOf(said: LightName | undefined, set: SetName, { scene, words }: ReadPrompt): LightName {
  if (said) return said;
  const isNamed = words.some((word) => word.fate === 'drawn' && word.about === 'time');
  const byHour = isNamed ? BY_HOUR[scene.time] : undefined;
  if (byHour) return byHour;
  return scene.styles.some((style) => ['noir', 'dramatic'].includes(style)) ? 'drama' : usualLight(set);
}

function usualLight(set: SetName): LightName {
  if (set === 'cave') return 'night';
  return set === 'window' || isRoom(set) ? 'golden' : 'studio';
}

/** A colour right before "background", "backdrop", "studio", "marble" or "podium"; of light or of steam it is none. */
export function backdropOf(words: FoundWords): string | null {
  return words.found.map((one) => groundColour(one, words)).find((colour) => colour !== null) ?? null;
}

function groundColour(one: Found, words: FoundWords): string | null {
  const { set, to } = one;
  const isBehind = /^back(?:ground|drop)$/.test(words.words[to - 1]!.text);
  if (set === null || (set.set === undefined && !isBehind)) return null;
  const said = saidBefore(one, words);
  return toned(colourOf(said), said) ?? (isBehind || set.set === 'seamless' ? firstOf(said, SHADES) : null);
}

/** "Pastel blue" is a light blue, and "deep blue" a dark one. */
function toned(colour: string | null, said: readonly string[]): string | null {
  if (colour === null) return null;
  const tone = said.find((word) => TONES.has(word));
  const [towards, share] = TONES.get(tone ?? '') ?? ['#000000', 0];
  const bytes = [1, 3, 5].map((at) => {
    const [own, other] = [colour, towards].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(own! + (other! - own!) * share);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

type Tone = readonly [string, number];
const [PALER, DEEPER]: readonly Tone[] = [
  ['#ffffff', 0.58],
  ['#000000', 0.5],
];
const TONES: ReadonlyMap<string, Tone> = new Map([
  ...['pastel', 'light', 'pale', 'soft', 'baby', 'powder'].map((word) => [word, PALER!] as const),
  ...['deep', 'dark', 'midnight', 'rich'].map((word) => [word, DEEPER!] as const),
]);

/** A phrase's own words and the two before it, up to a mark. */
function saidBefore({ at, to }: Found, { words, found, prompt }: FoundWords): string[] {
  const taken = found.findLast((other) => other.to <= at)?.to ?? 0;
  return words
    .slice(Math.max(taken, at - 2), to)
    .filter(({ end }) => !/[,.;:]/.test(prompt.slice(end, words[at]!.start)))
    .map(({ text }) => text);
}

/** How light a studio is said to be. */
const SHADES: Readonly<Record<string, string>> = { dark: '#25272c', moody: '#25272c' };

const BRIGHT = /\b(?:bright|scandinavian|nordic|minimal(?:ist|istic)?|airy|white walls?|white room)\b/i;

/** The walls of a room that is said to be bright. */
export const wallsOf = ({ prompt }: FoundWords): string | null => (BRIGHT.test(prompt) ? '#fffaf0' : null);

export function movesOf(own: readonly StageMove[], { scene, words }: ReadPrompt): StageMove[] {
  const { move, next } = scene.camera;
  const isSaid = words.some((word) => word.fate === 'drawn' && word.about === 'camera');
  const said: StageMove[] = isSaid ? [move, ...next] : [];
  if (own.length > 0) return [...new Set([...own.slice(0, 1), ...said.filter((one) => one !== 'orbit')])];
  return said.length > 0 ? said : ['drift'];
}
