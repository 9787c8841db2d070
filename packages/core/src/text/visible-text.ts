const BLANK = /[\s\u200B-\u200D\u2060\uFEFF]/;

/** Code points left after trimming white space and zero-width characters at both ends; stops counting past `atMost`. */
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
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return [start, end];
}
