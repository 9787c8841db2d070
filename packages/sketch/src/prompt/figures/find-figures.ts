import { ignoredFor } from '../lexicon/ignored.js';
import { isPhraseWord } from '../phrase-book.js';
import type { Cut, FigureRole } from '../screen-text.js';
import { findDialogue } from './dialogues.js';
import { headingOf, labelOf, readSteps, readValues, type Entry, type ReadList } from './entries.js';
import { BARE_STEPS, CHART_NAMES, LIST_NAMES, NUMBERED_LIST, SINGLE_STEPS } from './figure-words.js';
import { findMeasures } from './measures.js';
import { NUMBER, numberOf } from './number-in-words.js';
import { findPrices } from './prices.js';

/** Values whose labels are moments: they make a line. */
const MOMENT =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|q[1-4]|(?:19|20)\d\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:week|day|month|year) ?\d+)/iu;

/** Finds charts, lists, measures and arrows, each with the stretch of the prompt that it is said in. */
export function findFigures(prompt: string): Cut[] {
  const found = [
    ...findDialogue(prompt),
    ...CHART_NAMES.flatMap(([role, name]) =>
      [...prompt.matchAll(name)].map((at) => chartAt(prompt, at, role)),
    ),
    ...LIST_NAMES.flatMap(([role, name]) =>
      [...prompt.matchAll(name)].flatMap((at) => listAt(prompt, at, role)),
    ),
    ...[...prompt.matchAll(SINGLE_STEPS)].flatMap((at) => listAt(prompt, at, 'steps')),
    ...[...prompt.matchAll(BARE_STEPS)].map(bareSteps),
    ...[...prompt.matchAll(NUMBERED_LIST)].map(numberedList),
    ...findPrices(prompt),
    ...findMeasures(prompt),
  ];
  const kept: Cut[] = [];
  // A chart without numbers gives way to whatever else is said with the same words.
  const inOrder = [...found.filter((one) => !one.lacks), ...found.filter((one) => one.lacks)];
  for (const one of inOrder) if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept;
}

function overlaps(one: Cut, other: Cut): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The words between the name of a chart and its values. */
const LINK =
  /^\s*(?:(?:race|of|for|showing|shows|comparing|about|titled|called|with|from|where|data|values?|that shows|(?:that )?compares|our|the|de|del|der|von|mit|con|avec|des|di|van)\s+)*/iu;
const TITLE =
  /^(?<title>[^:.;\n]{1,60}?)\s*(?::(?!\d)|\s[-\u2013]\s|,?\s(?:with|showing|where|mit|con|avec)\s)\s*(?=\S)/u;

function chartAt(prompt: string, at: RegExpExecArray, role: FigureRole): Cut {
  const start = at.index;
  const from = start + at[0].length;
  const spanning = fromTo(prompt, at);
  if (spanning) return spanning;
  const { list, title } = valuesAfter(prompt, from);
  if (!isChart(list, role)) return chartBefore(prompt, at, role) ?? emptyChart(prompt, at, role);
  const lead = title ? '' : leadOf(prompt.slice(0, start));
  return cutOf({
    start: start - lead.length,
    end: list.end,
    role: roleFor(role, at[0], list.entries),
    title: title || headingOf(lead),
    entries: list.entries,
  });
}

/** One bar alone compares nothing: it is one only where it has a plain name. */
function isChart({ entries }: ReadList, role: FigureRole): boolean {
  if (entries.length !== 1 || isRound(role)) return entries.length > 0;
  const { label } = entries[0]!;
  return label !== '' && label.split(' ').length <= 3;
}

// "Monthly sales bar chart: ...": what names nothing that can be drawn is the chart's heading.
function leadOf(before: string): string {
  const lead = /(?<=^|[.,;!?\n]\s*)(?:[\p{L}\p{N}][\p{L}\p{N}'-]*\s+){1,6}$/u.exec(before)?.[0] ?? '';
  const words = lead.trim().toLowerCase().split(/\s+/);
  const isScene = ignoredFor(words[0]!) !== null || words.some((word) => isPhraseWord(word));
  return isScene ? '' : lead;
}

const FROM_TO = new RegExp(
  String.raw`^(?:[\s:,]*(?:of|for|showing|shows|where|our|the)\b)*\s*(?<title>[^:.;,\d]{0,40}?)\s*\b(?:from|going from)\s+(?<first>${NUMBER})(?:\s+in\s+(?<then>[\p{L}\d]+))?\s+to\s+(?<last>${NUMBER})(?:\s+in\s+(?<now>[\p{L}\d]+))?`,
  'iu',
);

/** From one year to another is a time and no value. */
const YEARS = /from\s+(?:19|20)\d\d\s+to\s+(?:19|20)\d\d$/i;

/** "A graph of users growing from 100 in May to 500 in June": two points. */
function fromTo(prompt: string, at: RegExpExecArray): Cut | null {
  const found = FROM_TO.exec(prompt.slice(at.index + at[0].length));
  if (!found || YEARS.test(found[0])) return null;
  const { title = '', first = '', last = '', then = '', now = '' } = found.groups!;
  const entries = [
    { label: then, ...numberOf(first) },
    { label: now, ...numberOf(last) },
  ];
  const end = at.index + at[0].length + found[0].length;
  const named = title.replace(/\s*\b(?:growing|rising|going|falling|growth|increasing)$/i, '');
  return cutOf({ start: at.index, end, role: 'line', title: headingOf(named), entries });
}

function cutOf(of: {
  start: number;
  end: number;
  role: FigureRole;
  title: string;
  entries: readonly Entry[];
}): Cut {
  const { start, end, role, title, entries } = of;
  return { start, end, role, text: { role, words: title, entries }, isCue: false };
}

interface Values {
  readonly list: ReadList;
  readonly title: string;
}

/** What follows the name of a chart: its values at once, or after a heading. */
function valuesAfter(prompt: string, from: number): Values {
  const rest = prompt.slice(from);
  const colon = /^\s*[:.,\u2013\uFF1A-]\s*/u.exec(rest)?.[0].length ?? 0;
  const direct = shifted(readValues(rest.slice(colon)), from + colon);
  if (colon > 0 && direct.entries.length > 0) return { list: direct, title: '' };
  const link = from + LINK.exec(rest)![0].length;
  return titledValues(prompt, link) ?? { list: shifted(readValues(prompt.slice(link)), link), title: '' };
}

function titledValues(prompt: string, from: number): Values | null {
  const found = TITLE.exec(prompt.slice(from));
  const title = found?.groups?.['title'] ?? '';
  const isValue = /\d/.test(title) && title.includes(',');
  if (!found || isValue) return null;
  const after = from + found[0].length;
  const list = shifted(readValues(prompt.slice(after)), after);
  return list.entries.length > 0 ? { list, title: headingOf(title) } : null;
}

function shifted({ entries, end }: ReadList, by: number): ReadList {
  return { entries, end: end + by };
}

// "Tea 40, coffee 60 as a bar chart": the values stand before the name.
function chartBefore(prompt: string, at: RegExpExecArray, role: FigureRole): Cut | null {
  const before = prompt.slice(0, at.index);
  const link = /[\s,]+(?:(?:as|in|on|into|als|como|en|come)\s+)?$/iu.exec(before);
  if (!link) return null;
  const start = Math.max(0, before.search(/(?<=(?:^|[.!?]\s))[^.!?]*$/u));
  const colon = /^[^:\d]{2,60}:\s*/.exec(before.slice(start, link.index))?.[0] ?? '';
  const from = start + colon.length;
  const { entries, end } = shifted(readValues(before.slice(from, link.index)), from);
  if (entries.length < 2 || end < link.index) return null;
  const title = headingOf(colon);
  return cutOf({ start, end: at.index + at[0].length, role: roleFor(role, at[0], entries), title, entries });
}

const PLAIN_NAME =
  /(?:^|\s)(?:infographics?|charts?|graphs?|diagramm|gr\u00E1fico|graphique|grafico|wykres)$/iu;

function roleFor(role: FigureRole, name: string, entries: readonly Entry[]): FigureRole {
  if (isRound(role)) return canBeShares(entries) ? role : 'bars';
  const isPlain = role === 'bars' && PLAIN_NAME.test(name) && !/bar|column/i.test(name);
  return isPlain && isInTime(entries) ? 'line' : role;
}

function isRound(role: FigureRole): boolean {
  return role === 'pie' || role === 'donut';
}

function isInTime(entries: readonly Entry[]): boolean {
  return entries.length > 2 && entries.every(({ label }) => MOMENT.test(label));
}

/** Whether values are parts of one whole: none below nothing, and no more than all of it. */
function canBeShares(entries: readonly Entry[]): boolean {
  const sum = entries.reduce((all, { value }) => all + (value ?? 0), 0);
  const isPercent = entries.every(({ shown }) => shown.includes('%'));
  return sum > 0 && entries.every(({ value }) => (value ?? 0) >= 0) && (!isPercent || sum <= 101);
}

const RISING =
  /\b(?:grow|growing|growth|grows|rise|rising|rises|up|upward|upwards|increase|increasing|climbing|soaring)\b/i;
const FALLING =
  /\b(?:fall|falling|falls|down|downward|decline|declining|decrease|decreasing|dropping|shrinking)\b/i;

/** A chart of no numbers: the way that it goes, where one is said, and nothing where none is. */
function emptyChart(prompt: string, at: RegExpExecArray, role: FigureRole): Cut {
  const clause = /^[^.;,\n]*/.exec(prompt.slice(at.index))![0];
  const ahead = /[^.;,\n]*$/.exec(prompt.slice(0, at.index))![0];
  const end = at.index + at[0].length;
  const way = [FALLING, RISING].find((one) => one.test(clause) || one.test(ahead));
  const empty = { start: at.index, role, text: null, isCue: false, lacks: 'no numbers' } as const;
  if (!way) return { ...empty, end };
  const said = way.exec(clause);
  const text = { role: 'arrow', words: way === FALLING ? 'down' : 'up', entries: [] } as const;
  return { ...empty, role: 'arrow', text, end: said ? at.index + said.index + said[0].length : end };
}

function listAt(prompt: string, at: RegExpExecArray, role: FigureRole): Cut[] {
  const from = at.index + at[0].length;
  const { entries, end } = shifted(readSteps(prompt.slice(from)), from);
  if (entries.length < (role === 'pins' ? 1 : 2)) return [];
  const title = / (?:of|for|to) (.+?)\s*[:\u2013-]\s*$/.exec(at[0])?.[1] ?? '';
  return [cutOf({ start: at.index, end, role, title: headingOf(title), entries })];
}

function bareSteps(at: RegExpExecArray): Cut {
  const entries = at[1]!.match(/\d/g)!.map((shown) => ({ label: '', value: null, shown }));
  return cutOf({ start: at.index, end: at.index + at[0].length, role: 'steps', title: '', entries });
}

function numberedList(at: RegExpExecArray): Cut {
  const steps = [...at[0].matchAll(/(\d)[.)]\s*([^\d.;]+?)\s*(?=\d[.)]|[.;,]|$)/gu)];
  const entries = steps.map(([, shown = '', label = '']) => ({ label: labelOf(label), value: null, shown }));
  return cutOf({
    start: at.index,
    end: at.index + at[0].trimEnd().length,
    role: 'steps',
    title: '',
    entries,
  });
}
