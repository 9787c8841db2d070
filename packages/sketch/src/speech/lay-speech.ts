import type { ScreenText, TextRole } from '../prompt/screen-text.js';
import type { SpokenLine } from '../sound/add-speech.js';
import { secondsOf, type Line, type SaidLine } from './fit-lines.js';

/** What takes turns at the foot of a clip. */
const AT_THE_FOOT: readonly TextRole[] = ['caption', 'speech', 'lower-third'];
const LEAD_SECONDS = 0.4;
const GAP_SECONDS = 0.3;
/** What is written alone, between what is said. */
const WRITTEN_SECONDS = 1.6;
/** How long before its first word a caption comes, and how long it stays behind its last. */
const BEFORE_SECONDS = 0.15;
const AFTER_SECONDS = 1.2;
/** More than this is no caption but a page. */
const MOST_LETTERS = 90;

export const linesOf = (texts: readonly ScreenText[]): Line[] =>
  texts.flatMap(({ words, speaker }) => (speaker ? [{ words, speaker }] : []));

/** How much of a clip its lines may take in all. */
export function roomFor(texts: readonly ScreenText[], clipSeconds: number): number {
  const foot = texts.filter(({ role }) => AT_THE_FOOT.includes(role));
  const written = foot.filter(({ speaker }) => !speaker).length * writtenSeconds(foot.length, clipSeconds);
  return clipSeconds - lead(clipSeconds) * 2 - written - (foot.length - 1) * GAP_SECONDS;
}

const lead = (clipSeconds: number): number => Math.min(LEAD_SECONDS, clipSeconds * 0.08);
const writtenSeconds = (count: number, clipSeconds: number): number =>
  Math.min(WRITTEN_SECONDS, clipSeconds / count);

/** What a clip is to say and to show of it. */
export interface LaidSpeech {
  readonly texts: readonly ScreenText[];
  readonly speech: readonly SpokenLine[];
  /** The last word that has time; null where all have. */
  readonly endsAfter: string | null;
}

/** Gives each line its time, and each caption that of its words; where not all can be said, captions take equal turns. */
export function laySpeech(
  texts: readonly ScreenText[],
  said: readonly SaidLine[],
  clipSeconds: number,
): LaidSpeech {
  const lines = linesOf(texts);
  const turns = turnsOf(texts, said, clipSeconds);
  const speech = turns.flatMap(({ line, from }) =>
    line && line.samples.length > 0 ? [{ ...line, from }] : [],
  );
  const isCut = lines.some(({ words }, i) => said[i]?.words !== words);
  const last =
    said
      .findLast(({ words }) => words !== '')
      ?.words.split(' ')
      .at(-1) ?? '';
  const timed = isCut ? texts : withTimes(texts, turns, clipSeconds);
  return { texts: inPieces(timed), speech, endsAfter: isCut ? last : null };
}

interface Turn {
  readonly text: ScreenText;
  readonly line: SaidLine | null;
  readonly from: number;
  readonly to: number;
}

function turnsOf(texts: readonly ScreenText[], said: readonly SaidLine[], clipSeconds: number): Turn[] {
  const foot = texts.filter(({ role }) => AT_THE_FOOT.includes(role));
  const waiting = [...said];
  let from = lead(clipSeconds);
  return foot.map((text) => {
    const line = text.speaker ? (waiting.shift() ?? null) : null;
    const seconds = line ? secondsOf(line) : writtenSeconds(foot.length, clipSeconds);
    const turn = { text, line, from, to: from + seconds };
    from = turn.to + GAP_SECONDS;
    return turn;
  });
}

function withTimes(
  texts: readonly ScreenText[],
  turns: readonly Turn[],
  clipSeconds: number,
): readonly ScreenText[] {
  return texts.map((text) => {
    const at = turns.findIndex((turn) => turn.text === text);
    if (at === -1) return text;
    const { from, to } = turns[at]!;
    const next = (turns[at + 1]?.from ?? clipSeconds + BEFORE_SECONDS) - BEFORE_SECONDS;
    return {
      ...text,
      at: { from: Math.max(0, from - BEFORE_SECONDS), to: Math.min(next, to + AFTER_SECONDS) },
    };
  });
}

/** What is said at length is read piece by piece. */
export function inPieces(texts: readonly ScreenText[]): ScreenText[] {
  return texts.flatMap((text) => (text.role === 'speech' ? piecesOf(text) : [text]));
}

function piecesOf(text: ScreenText): ScreenText[] {
  const { words, at } = text;
  const count = Math.ceil(words.length / MOST_LETTERS);
  if (count < 2) return [text];
  const pieces: string[] = [];
  for (const word of words.split(' ')) {
    const [open] = pieces.slice(-1);
    const isFull = open === undefined || open.length >= words.length / count;
    if (isFull) pieces.push(word);
    else pieces[pieces.length - 1] = `${open} ${word}`;
  }
  let read = 0;
  return pieces.map((piece) => {
    const span = [read, read + piece.length].map((letters) => letters / pieces.join('').length);
    read += piece.length;
    return { ...text, words: piece, ...(at ? { at: shareOf(at, span[0]!, span[1]!) } : {}) };
  });
}

const shareOf = ({ from, to }: { from: number; to: number }, first: number, last: number) => ({
  from: from + (to - from) * first,
  to: from + (to - from) * last,
});
