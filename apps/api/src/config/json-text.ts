/** Changes a JSON text where it has to change and nowhere else: order, spacing and whatever we do not know stay. */

type Path = readonly string[];

interface Member {
  readonly key: string;
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
}

interface ObjectSpan {
  /** Of the brace. */
  readonly from: number;
  /** After the closing brace. */
  readonly to: number;
  readonly members: readonly Member[];
}

const LONGEST_LINE = 90;

/** A JSON text with this value at this path; objects on the way are made. The text has to be an object's. */
export function withMember(text: string, path: Path, value: unknown): string {
  const { span, rest } = deepest(text, path);
  const [key = '', ...deeper] = rest;
  const whole = deeper.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const member = memberOf(span, key);
  const indent = `${indentAt(text, span.from)}${unitOf(text)}`;
  if (member === undefined) return inserted(text, span, { key, whole, indent });
  return replaced(text, { from: member.valueFrom, to: member.to }, laidOut(whole, indent, styleOf(text)));
}

/** A JSON text without the member at this path; the same text where there is none. */
export function withoutMember(text: string, path: Path): string {
  const { span, rest } = deepest(text, path);
  const index = span.members.findIndex(({ key }) => key === rest[0]);
  const [before, member, after] = [span.members[index - 1], span.members[index], span.members[index + 1]];
  if (rest.length !== 1 || member === undefined) return text;
  if (before !== undefined) return replaced(text, { from: before.to, to: member.to }, '');
  if (after !== undefined) return replaced(text, { from: member.from, to: after.from }, '');
  return replaced(text, span, '{}');
}

const replaced = (text: string, { from, to }: { from: number; to: number }, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const memberOf = ({ members }: ObjectSpan, key: string): Member | undefined =>
  members.findLast((member) => member.key === key);

/** The innermost object that is there on a path, and what is left of the path below it. */
function deepest(text: string, path: Path): { span: ObjectSpan; rest: Path } {
  let span = objectAt(text, skipSpace(text, 0));
  let rest = path;
  while (rest.length > 1) {
    const member = memberOf(span, rest[0] ?? '');
    if (member === undefined || text[member.valueFrom] !== '{') break;
    span = objectAt(text, member.valueFrom);
    rest = rest.slice(1);
  }
  return { span, rest };
}

interface Insertion {
  readonly key: string;
  readonly whole: unknown;
  readonly indent: string;
}

function inserted(text: string, span: ObjectSpan, { key, whole, indent }: Insertion): string {
  const style = styleOf(text);
  const last = span.members.at(-1);
  const isOneLine = last !== undefined && !text.slice(span.from, span.to).includes('\n');
  const member = `${JSON.stringify(key)}: ${isOneLine ? inLine(whole) : laidOut(whole, indent, style)}`;
  if (last === undefined)
    return replaced(text, span, `{${style.eol}${indent}${member}${style.eol}${indentAt(text, span.from)}}`);
  return replaced(text, { from: last.to, to: last.to }, `,${isOneLine ? ' ' : style.eol + indent}${member}`);
}

interface Style {
  readonly unit: string;
  readonly eol: string;
}

const styleOf = (text: string): Style => ({ unit: unitOf(text), eol: text.includes('\r\n') ? '\r\n' : '\n' });

const unitOf = (text: string): string => /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';

const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value on one line, with spaces as people write them. */
export function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The same over several lines, where one would be long. */
export function laidOut(value: unknown, indent = '', style: Style = { unit: '  ', eol: '\n' }): string {
  const line = inLine(value);
  const isShort = indent.length + line.length <= LONGEST_LINE;
  if (isShort || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}${style.unit}`;
  const parts = Array.isArray(value)
    ? value.map((item) => laidOut(item, deeper, style))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${laidOut(item, deeper, style)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}${style.eol}${parts.map((part) => deeper + part).join(`,${style.eol}`)}${style.eol}${indent}${close}`;
}

/** The text is known to parse, so every token ends where the next one begins. */
function objectAt(text: string, from: number): ObjectSpan {
  const members: Member[] = [];
  let at = skipSpace(text, from + 1);
  while (text[at] === '"') {
    const keyTo = skipText(text, at);
    const valueFrom = skipSpace(text, skipSpace(text, keyTo) + 1);
    const to = skipValue(text, valueFrom);
    members.push({ key: JSON.parse(text.slice(at, keyTo)) as string, from: at, valueFrom, to });
    const next = skipSpace(text, to);
    at = text[next] === ',' ? skipSpace(text, next + 1) : next;
  }
  return { from, to: at + 1, members };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '-')) at += 1;
  return at;
}

function skipText(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skipValue(text: string, from: number): number {
  if (text[from] === '{') return objectAt(text, from).to;
  if (text[from] === '[') return skipList(text, from);
  return text[from] === '"' ? skipText(text, from) : from + literalAt(text, from).length;
}

const literalAt = (text: string, from: number): string => /^[^\s,\]}]+/.exec(text.slice(from))?.[0] ?? '';

function skipList(text: string, from: number): number {
  let at = skipSpace(text, from + 1);
  while (text[at] !== ']') {
    const next = skipSpace(text, skipValue(text, at));
    at = text[next] === ',' ? skipSpace(text, next + 1) : next;
  }
  return at + 1;
}
