/**
 * What `\s` matches, and characters without a width, as code units. A set, because a long blank run is looked
 * at unit by unit.
 */
const BLANK = new Set([
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680],
  ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x200b, 0x200c, 0x200d, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff],
]);

/**
 * Code points left after trimming white space and zero-width characters at both ends; stops counting past
 * `atMost`.
 */
export function visibleLength(text: string, atMost: number): number {
  const [start, end] = trimmedRange(text);
  if (end - start > 2 * atMost) return atMost + 1;
  let count = 0;
  for (const _ of text.slice(start, end)) count += 1;
  return count;
}

/** Two loops in place of a trimming expression, whose time would grow with the square of a long blank run. */
function trimmedRange(text: string): [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.has(text.charCodeAt(start))) start += 1;
  while (end > start && BLANK.has(text.charCodeAt(end - 1))) end -= 1;
  return [start, end];
}
