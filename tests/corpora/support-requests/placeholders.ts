import type { RepeatedBody } from './request-row.js';

export type Placeholders = Readonly<Record<string, string>>;

const REPETITION = /\{\{REP (\d+) "((?:[^"\\]|\\.)*)"\}\}/gs;
const NAME = /\{\{([A-Z][A-Z0-9_+]*)\}\}/g;

/**
 * Fills in the repetitions first, then the names. What looks like a template but is none of ours stays as it
 * is.
 */
export function fill(text: string, values: Placeholders): string {
  const long = text.replace(REPETITION, (_whole, times: string, unit: string) =>
    repeated(JSON.parse(`"${unit}"`) as string, Number(times)),
  );
  return long.replace(NAME, (_whole, name: string) => valueOf(name, values));
}

/** The text of a body that the corpus only describes. */
export function expandBody(body: RepeatedBody, values: Placeholders): string {
  const times = Number(fill(String(body.times), values));
  const pieces = [
    body.prefix,
    repeated(body.unit, times),
    body.suffix,
    (body.close ?? '').repeat(times),
    body.tail ?? '',
  ];
  return fill(pieces.join(''), values);
}

function repeated(unit: string, times: number): string {
  if (!unit.includes('{i}')) return unit.repeat(times);
  return Array.from({ length: times }, (_, index) => unit.replaceAll('{i}', String(index))).join('');
}

function valueOf(name: string, values: Placeholders): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The corpus names a placeholder that nobody fills: ${name}`);
  return value;
}
