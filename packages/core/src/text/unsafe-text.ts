/** What a database or a codec would choke on: where it stands (top-level field) and what it is. */
export interface UnsafeText {
  readonly field: string;
  readonly problem: 'U+0000' | 'a lone surrogate';
}

/** The first NUL or lone surrogate in any string of a body, keys included, at any depth; no recursion. */
export function findUnsafeText(body: object): UnsafeText | null {
  for (const [field, value] of Object.entries(body)) {
    const problem = problemOf(field) ?? problemInside(value);
    if (problem !== null) return { field, problem };
  }
  return null;
}

function problemInside(value: unknown): UnsafeText['problem'] | null {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    const problem = typeof next === 'string' ? problemOf(next) : null;
    if (problem !== null) return problem;
    if (typeof next === 'object' && next !== null) queueParts(next, waiting);
  }
  return null;
}

/** One push for each part: spreading a long array would overflow the stack. */
function queueParts(container: object, waiting: unknown[]): void {
  const named = !Array.isArray(container);
  for (const [key, part] of Object.entries(container)) {
    if (named) waiting.push(key);
    waiting.push(part);
  }
}

function problemOf(text: string): UnsafeText['problem'] | null {
  if (text.includes('\u0000')) return 'U+0000';
  return text.isWellFormed() ? null : 'a lone surrogate';
}
