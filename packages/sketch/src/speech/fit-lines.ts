import type { Speaker } from '../prompt/who-speaks.js';
import { VOICE_HERTZ } from './flite.js';
import { VOICES, type VoiceKind } from './voices.js';

/** What somebody says. */
export interface Line {
  readonly words: string;
  readonly speaker: Speaker;
}

/** A line as it was said, to be played at `hertz`. */
export interface SaidLine {
  /** Those that were said: fewer than there are where the rest has no time. */
  readonly words: string;
  readonly samples: Int16Array;
  readonly hertz: number;
  readonly isMetallic: boolean;
}

export const secondsOf = ({ samples, hertz }: SaidLine): number => samples.length / hertz;

type Say = (text: string, voice: VoiceKind, stretch: number) => Int16Array;

/** Nobody follows who speaks faster. */
const QUICKEST = 1 / 1.3;
/** The length of a line is not quite in proportion to its stretch. */
const TO_BE_SURE = 0.97;
const MOST_TRIES = 5;

/** Says lines within `roomSeconds` in all: a little faster where they have to, and only the words that have time then. */
export function fitLines(lines: readonly Line[], roomSeconds: number, say: Say): SaidLine[] {
  const told = sayAll(lines, say, 1);
  const long = lengthOf(told);
  if (long <= roomSeconds) return told;
  const stretch = Math.max(QUICKEST, (roomSeconds / long) * TO_BE_SURE);
  const quick = sayAll(lines, say, stretch);
  return lengthOf(quick) <= roomSeconds ? quick : cut(quick, { lines, roomSeconds, say, stretch });
}

function sayAll(lines: readonly Line[], say: Say, stretch: number): SaidLine[] {
  return lines.map((line) => sayOne(line, say, stretch));
}

function sayOne({ words, speaker }: Line, say: Say, stretch: number): SaidLine {
  const voice = VOICES[speaker];
  const samples = say(words, voice, stretch);
  return { words, samples, hertz: Math.round(VOICE_HERTZ * voice.pitch), isMetallic: voice.isMetallic };
}

const lengthOf = (lines: readonly SaidLine[]): number =>
  lines.reduce((sum, line) => sum + secondsOf(line), 0);

interface Short {
  readonly lines: readonly Line[];
  readonly roomSeconds: number;
  readonly say: Say;
  readonly stretch: number;
}

/** All lines that have time, and as many words of the next one as have. */
function cut(told: readonly SaidLine[], { lines, roomSeconds, say, stretch }: Short): SaidLine[] {
  let left = roomSeconds;
  const kept: SaidLine[] = [];
  for (const [i, line] of told.entries()) {
    const isWhole = secondsOf(line) <= left;
    kept.push(isWhole ? line : begun(line, lines[i]!, { left, say, stretch }));
    left -= isWhole ? secondsOf(line) : left;
  }
  return kept;
}

/** As much of a line as has time. */
function begun(
  whole: SaidLine,
  { words, speaker }: Line,
  { left, say, stretch }: { left: number; say: Say; stretch: number },
): SaidLine {
  const all = words.split(' ');
  let said = whole;
  let count = all.length;
  for (let round = 0; round < MOST_TRIES && count > 0 && secondsOf(said) > left; round += 1) {
    count = Math.min(count - 1, Math.floor(count * (left / secondsOf(said))));
    if (count > 0) said = sayOne({ words: all.slice(0, count).join(' '), speaker }, say, stretch);
  }
  return count > 0 && secondsOf(said) <= left ? said : { ...whole, words: '', samples: new Int16Array() };
}
