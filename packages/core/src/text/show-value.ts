const LONGEST_SHOWN = 40;
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Text made fit for a message: at most 40 characters, what can't be seen written as \u{hex}. */
export function showText(text: string): string {
  let shown = '';
  for (const character of text) {
    const next = INVISIBLE.test(character) ? escaped(character) : character;
    if (shown.length + next.length > LONGEST_SHOWN) return `${shown}…`;
    shown += next;
  }
  return shown;
}

/** Any value made fit for a message. Objects and arrays are named, never opened, whatever their depth. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return `"${showText(value)}"`;
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' || typeof value === 'bigint') return showText(String(value));
  return 'an object';
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
