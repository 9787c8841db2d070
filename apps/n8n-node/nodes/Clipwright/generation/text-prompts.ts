const PROMPTS: ReadonlySet<string> = new Set(['prompt', 'negative_prompt']);

/** A body whose prompts are text: expressions give numbers too, where a form or a sheet held nothing else. */
export function withTextPrompts<Body extends object>(body: Body): Body {
  const entries = Object.entries(body) as [string, unknown][];
  const numbers = entries.filter(([name, value]) => PROMPTS.has(name) && typeof value === 'number');
  return { ...body, ...Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])) };
}
