import { NUMBER, numberOf } from './number-in-words.js';

/** One bar, slice, point or step. */
export interface Entry {
  readonly label: string;
  /** What it is worth; null where there is nothing to measure. */
  readonly value: number | null;
  /** The number as it was written; of a step, its number. */
  readonly shown: string;
}

/** Entries of a list, and where in the text it ends. */
export interface ReadList {
  readonly entries: readonly Entry[];
  readonly end: number;
}

/** More than this no frame has room for. */
export const MOST_ENTRIES = 12;
/** No entry is as long as this. */
const MOST_PIECE = 90;
const LABEL_LETTERS = 28;
const HEADING_LETTERS = 60;

/** What stands between two entries: a comma between two digits does not. */
const BETWEEN =
  /\s*(?:[;\n\u3001\uFF0C]|,(?!\d{3}(?!\d))|\s(?:and|vs\.?|versus|und|et|y|e|i|en|en)\s|&|\u2192|->|\|)\s*(?:(?:and|und|et|y|e|i|en|then)\s)?/iu;
/** Where a list surely ends. */
const STOP = /[.!?](?=\s|$)/u;
/** A number of these is about the clip and not of the list. */
const CLIP = /\b(?:seconds?|secs?|fps|minutes?)\b|\d:\d|\d(?:p|s|fps)\b|\b[248]k\b/i;
const NO_UNIT =
  /^(?:on|in|over|at|with|for|of|to|from|the|a|an|against|by|as|under|during|while|animated|animation|then|using|please|this|last|slow|fast|cinematic|and|behind|above|onto|across|pan|zoom)$/i;

/** A number that another follows at once is part of the label: "2019: 10", "Q1 2024 30". */
const ALONE = String.raw`(?!\s*[:=\u2013]?\s*[-\u2212+]?[$\u20AC\u00A3]?\d)`;
const LABELLED = new RegExp(
  String.raw`^(?<label>.*?)\s*(?:[:=(\u2013]|-\s)?\s*(?<number>${NUMBER})${ALONE}\)?(?<after>.*)$`,
  'u',
);
const NUMBER_FIRST = new RegExp(
  String.raw`^(?<number>\s*${NUMBER})(?<link>\s*(?:of\s|for\s|are\s|is\s|in\s(?=(?:19|20)\d\d|\p{Lu})|[:=-]\s*)?(?:people\s|the\s)*)(?<label>(?:(?:19|20)\d\d(?!\d)|\p{L})[\p{L}\p{N} '&/-]*)`,
  'u',
);

/** Reads "tea 40, coffee 60" or "40% tea and 60% coffee" as far as it goes. */
export function readValues(text: string): ReadList {
  return readEach(text, valueOf);
}

/** Reads "1 plan, 2 build, 3 launch" or "plan, build, launch". */
export function readSteps(text: string): ReadList {
  return readEach(text, (piece, i) => stepOf(piece, i));
}

/** An entry, and how much of its piece it took: less than all of it ends the list. */
type Taken = { readonly entry: Entry; readonly length: number } | null;

function readEach(text: string, read: (piece: string, index: number) => Taken): ReadList {
  const whole = text.slice(0, STOP.exec(text)?.index ?? text.length);
  const entries: Entry[] = [];
  let [at, end] = [0, 0];
  while (at < whole.length && entries.length < MOST_ENTRIES) {
    const { piece, next } = pieceAt(whole, at);
    const taken = piece.length > MOST_PIECE ? null : read(piece, entries.length);
    if (!taken) break;
    entries.push(taken.entry);
    end = at + taken.length;
    at = taken.length < piece.trimEnd().length ? whole.length : next;
  }
  return { entries, end };
}

/** What stands up to the next mark between entries, and where it goes on after that. */
function pieceAt(text: string, at: number): { piece: string; next: number } {
  const gap = BETWEEN.exec(text.slice(at));
  if (!gap) return { piece: text.slice(at), next: text.length };
  return { piece: text.slice(at, at + gap.index), next: at + gap.index + gap[0].length };
}

function valueOf(piece: string): Taken {
  if (CLIP.test(piece)) return null;
  return numberFirst(piece) ?? labelFirst(piece);
}

function numberFirst(piece: string): Taken {
  const found = NUMBER_FIRST.exec(piece)?.groups;
  if (!found) return null;
  const own = ownWords(found['label']!);
  if (own === '' || own.split(' ').length > 4 || WAY.test(own)) return null;
  return entryOf(own, found['number']!, found['number']!.length + found['link']!.length + own.length);
}

/** The way a number goes names nothing that has it. */
const WAY = /^\s*(?:is |going |goes )?(?:up|down|growing|rising|falling)(?: (?:by|to))?\s*$/i;

/** The words up to the first that leads back to the scene. */
function ownWords(label: string): string {
  const words = label.split(' ');
  const end = words.findIndex((word) => NO_UNIT.test(word));
  return words.slice(0, end < 0 ? undefined : end).join(' ');
}

function labelFirst(piece: string): Taken {
  const found = LABELLED.exec(piece)?.groups;
  if (!found || found['label']!.split(/\s+/).length > 5 || WAY.test(found['label']!)) return null;
  const after = found['after']!;
  const unit = /^\s+\p{L}+(?=\s|$)/u.exec(after)?.[0] ?? '';
  const own = NO_UNIT.test(unit.trim()) ? '' : unit;
  return entryOf(
    found['label']!,
    found['number']! + own.replace(/^\s+/, ' '),
    piece.length - after.length + own.length,
  );
}

function entryOf(label: string, number: string, length: number): Taken {
  return { entry: { label: labelOf(label), ...numberOf(number) }, length };
}

const NUMBERED = /^(?:step\s+)?(?:#\s?)?(?<number>\d{1,4})\s*[.:)-]?\s*(?<label>\p{L}.*)$/iu;
/** A step of more words than these is the scene again. */
const STEP_WORDS = 5;

function stepOf(piece: string, index: number): Taken {
  const trimmed = piece.trim();
  const { number = String(index + 1), label = trimmed } = NUMBERED.exec(trimmed)?.groups ?? {};
  const isOther = /^(?:with|over|on|in|at|against|camera|slow|cinematic|background|while)\b/i.test(label);
  if (!/[\p{L}\p{N}]/u.test(label) || isOther || label.split(/\s+/).length > STEP_WORDS) return null;
  return { entry: { label: labelOf(label), value: null, shown: number }, length: piece.trimEnd().length };
}

/** A label as it is shown: without marks around it. */
export function labelOf(text: string, most = LABEL_LETTERS): string {
  return text
    .replace(/["\u201C\u201D\u00AB\u00BB]/g, '')
    .replace(/^\s*(?:and|with|the|an?)\s/i, '')
    .replace(/\s(?:at|is|are|was|with|by|to|of|for)$/i, '')
    .replace(/^[\s:,;(=-]+|[\s:,;(=-]+$/g, '')
    .slice(0, most)
    .trim();
}

/** A heading: "race of" and "3 bars" are about its chart. */
export function headingOf(text: string): string {
  const heading = labelOf(text.replace(/^\s*(?:race\s+)?(?:of|for)\s+/i, ''), HEADING_LETTERS);
  return /^(?:\d+|two|three|four|five|six|some)? ?(?:bars?|slices?|columns?|points?|data|race)$/i.test(
    heading,
  )
    ? ''
    : heading;
}
