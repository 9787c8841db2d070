import type { LettersFor, LetterState } from '../letters/letter-state.js';
import { wordsOnScreen } from '../letters/words-on-screen.js';
import { findFigures } from './figures/find-figures.js';
import type { Cut, CutPrompt, ScreenText, TextRole } from './screen-text.js';
import { CUES, PLAIN, roleFor, spoken } from './text-cues.js';
import { findLook } from './text-looks.js';

/** More than this nobody can read in one clip. */
const MOST_TEXTS = 4;
const TOO_MUCH = /(?<=^.{120}).+/su;
/** What is said is read piece by piece. */
const TOO_MUCH_TO_SAY = /(?<=^.{400}).+/su;

const QUOTED =
  /"([^"\n]+)"|\u201C([^\u201C\u201D\n]+)\u201D|\u00AB\s*([^\u00BB\n]+?)\s*\u00BB|\u201E([^\u201C\u201D\n]+)[\u201C\u201D]|\u300C([^\u300D\n]+)\u300D|\u300E([^\u300F\n]+)\u300F|\u300A([^\u300B\n]+)\u300B|(?<![\p{L}\p{N}])['\u2018]([^'\u2019\n]{2,}?)['\u2019](?![\p{L}\p{N}])/gu;

const COUNTDOWN =
  /\b(?:a )?count ?down(?: timer)?(?:(?: from)? (\d{1,2}|ten|five|three))?(?: (?:down )?to (?:\d|one|zero))?/giu;
const COUNTS: Readonly<Record<string, string>> = { ten: '10', five: '5', three: '3' };
const USUAL_COUNT = '3';

/** Takes the words that are to be read on the screen out of a prompt: nothing in them is part of the scene. */
export function cutScreenText(prompt: string, lettersFor: LettersFor): CutPrompt {
  const cuts: Cut[] = [];
  let rest = prompt;
  const cut = (made: Cut): void => {
    cuts.push(made);
    rest = blanked(rest, made);
  };
  figuresOutsideQuotes(prompt).forEach(cut);
  for (const found of [...rest.matchAll(QUOTED)]) quotedCuts(rest, found).forEach(cut);
  for (const [pattern, role] of PLAIN)
    for (const found of rest.matchAll(pattern)) cut(plainCut(rest, found, role));
  for (const found of rest.matchAll(COUNTDOWN)) cut(countdownCut(found));
  const { look, cuts: said } = lookOf(cuts, rest);
  said.forEach(cut);
  cuts.sort((a, b) => a.start - b.start);
  const kept = cuts
    .flatMap(({ text }) => (text && stateOf(text, lettersFor) === 'here' ? [text] : []))
    .slice(0, MOST_TEXTS);
  return {
    rest,
    cuts: cuts.map((one) => shownOrNot(one, kept, lettersFor)),
    texts: withHeadings(kept).map((text) => (look && text.role === 'title' ? { ...text, look } : text)),
  };
}

/** The look that is asked for: only where there are letters for it. */
function lookOf(cuts: readonly Cut[], rest: string): ReturnType<typeof findLook> {
  const first = cuts.find(({ text }) => text !== null);
  const hasTitle = cuts.some(({ text }) => text?.role === 'title');
  if (!first) return { look: null, cuts: [] };
  const found = findLook(rest, hasTitle ? 'title' : first.role);
  return hasTitle ? found : { look: null, cuts: found.look ? [] : found.cuts };
}

/** What is quoted is to be read as it stands: no chart is made of it, though a label may have its marks. */
function figuresOutsideQuotes(prompt: string): Cut[] {
  const quoted = [...prompt.matchAll(QUOTED)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }));
  return findFigures(prompt).filter(
    ({ start }) => !quoted.some((one) => start >= one.start && start < one.end),
  );
}

/** A title beside a chart that has none is the chart's. */
function withHeadings(texts: readonly ScreenText[]): ScreenText[] {
  const title = texts.find(({ role }) => role === 'title');
  const bare = texts.find(({ entries, words, role }) => entries && words === '' && role !== 'arrow');
  if (!title || !bare) return [...texts];
  return texts.flatMap((text) => {
    if (text === title) return [];
    return [text === bare ? { ...bare, words: title.words } : text];
  });
}

function blanked(text: string, { start, end }: Cut): string {
  return text.slice(0, start) + ';'.padEnd(end - start, ' ') + text.slice(end);
}

function said(by: RegExpExecArray | null): string {
  return by ? ` \u2014 ${by[1]}` : '';
}

/** Who said it, after a dash. */
const AUTHOR = /^\s*[-\u2013\u2014]\s*(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3})/u;

/** The quoted words, and the cue before them. */
function quotedCuts(prompt: string, found: RegExpExecArray): Cut[] {
  const words = found.slice(1).find((one) => one !== undefined) ?? '';
  const before = prompt.slice(0, found.index);
  const cue = CUES.map(([pattern, role]) => ({ role, at: pattern.exec(before) })).find(
    ({ at }) => at !== null,
  );
  const role = cue?.at ? roleOf(before, cue.at, cue.role) : 'title';
  const by = role === 'quote' ? AUTHOR.exec(prompt.slice(found.index + found[0].length)) : null;
  const text = spoken({ role, words: clean(words, role) + said(by) }, before);
  const at = found.index + found[0].indexOf(words);
  const end = by ? found.index + found[0].length + by[0].length : at + words.length;
  const quoted: Cut = { start: at, end, role, text, isCue: false };
  return cue?.at ? [{ ...cueSpan(cue.at), role, text: null, isCue: true }, quoted] : [quoted];
}

const roleOf = (prompt: string, { index, 0: cue }: RegExpExecArray, role: TextRole): TextRole =>
  roleFor(role, { cue, before: prompt.slice(0, index) });

function cueSpan({ 0: cue, index }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + cue.replace(/[\s:,]+$/, '').length };
}

/** Where the words of a role end; a name goes over no lake, while a title may. */
const SCENE_AGAIN: Partial<Record<TextRole, RegExp>> = {
  'lower-third': /,\s+(?=\p{Ll})|\s+(?=over (?:an?|the) )/u,
};

// "Title: Autumn Walks, leaves falling": what goes on in small letters is the scene again.
function plainCut(prompt: string, found: RegExpExecArray, pattern: TextRole): Cut {
  const all = found[1] ?? '';
  const role = roleOf(prompt, found, pattern);
  const isWhole = pattern === 'quote' || pattern === 'speech';
  const words = (isWhole ? all : all.split(SCENE_AGAIN[role] ?? /,\s+(?=\p{Ll})/u)[0]!).trimEnd();
  const end = found.index + found[0].length - all.length + words.length;
  const text = spoken({ role, words: clean(words, role) }, prompt.slice(0, end - words.length));
  return { start: found.index, end, role, text, isCue: false };
}

function countdownCut(found: RegExpExecArray): Cut {
  const from = found[1]?.toLowerCase() ?? USUAL_COUNT;
  const count = Math.min(20, Math.max(1, Number(COUNTS[from] ?? from)));
  const text = { role: 'countdown', words: String(count) } as const;
  return { start: found.index, end: found.index + found[0].length, role: 'countdown', text, isCue: false };
}

function clean(words: string, role: TextRole): string {
  return words
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,:]$/, '')
    .normalize('NFC')
    .replace(role === 'speech' ? TOO_MUCH_TO_SAY : TOO_MUCH, '');
}

function shownOrNot(cut: Cut, kept: readonly ScreenText[], lettersFor: LettersFor): Cut {
  const { text } = cut;
  if (text === null || kept.includes(text)) return cut;
  const isAbsent = stateOf(text, lettersFor) === 'absent';
  return { ...cut, text: null, ...(isAbsent ? { lacks: 'no letters' } : {}) };
}

function stateOf(text: ScreenText, lettersFor: LettersFor): LetterState {
  const all = wordsOnScreen([text]).join(' ');
  return /[\p{L}\p{N}]/u.test(all) ? lettersFor(all) : 'unknown';
}
