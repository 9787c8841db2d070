import type { Environment } from './read-settings.js';
import type { Setting } from './setting-kinds.js';
import { SETTINGS } from './settings.js';

/** Short names are like those of everything. */
const SHORTEST = 8;
const MOST_SLIPS = 2;

/** Variables that are not settings, and differ from one by a slip of the hand. */
export function misspelledSettings(env: Environment = process.env): { given: string; meant: string }[] {
  const names = Object.values<Setting>(SETTINGS).map(({ name }) => name);
  const known = new Set(names);
  const strange = Object.keys(env).filter((name) => name.length >= SHORTEST && !known.has(name));
  return strange.flatMap((given) => {
    const meant = names.find((name) => name.length >= SHORTEST && slipsBetween(given, name) <= MOST_SLIPS);
    return meant === undefined ? [] : [{ given, meant }];
  });
}

/** Letters to add, take out or change. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return Number.POSITIVE_INFINITY;
  const first = Array.from({ length: other.length + 1 }, (_, index) => index);
  return [...one].reduce((row, letter) => nextRow(row, letter, other), first).at(-1) ?? 0;
}

/** Of Levenshtein's table: what the letters so far cost, against each beginning of the other word. */
function nextRow(row: readonly number[], letter: string, other: string): number[] {
  const next = [(row[0] ?? 0) + 1];
  for (const [index, wanted] of [...other].entries()) {
    const [diagonal = 0, above = 0] = row.slice(index, index + 2);
    next.push(Math.min(diagonal + (letter === wanted ? 0 : 1), above + 1, (next[index] ?? 0) + 1));
  }
  return next;
}
