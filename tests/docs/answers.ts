/**
 * What a page says is answered, against what was: null, or where they part. JSON has at least the fields that the page
 * shows, in their kinds; `…` stands for anything.
 */
export function differenceOf(shown: string, answered: string): string | null {
  const [one, other] = [jsonOf(shown), jsonOf(answered)];
  if (one !== undefined && typeof one === 'object') return fieldDifference('the answer', one, other);
  return matches(shown.trim(), answered.trim()) ? null : `${answered.trim()} is not ${shown.trim()}`;
}

function fieldDifference(name: string, shown: unknown, answered: unknown): string | null {
  if (isRecord(shown) && isRecord(answered)) return recordDifference(name, shown, answered);
  const isSame =
    typeof shown === 'string' && typeof answered === 'string'
      ? matches(shown, answered)
      : Object.is(shown, answered);
  return isSame ? null : `${name} is ${JSON.stringify(answered)}, and not ${JSON.stringify(shown)}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function recordDifference(name: string, shown: Fields, answered: Fields): string | null {
  for (const [key, value] of Object.entries(shown)) {
    const difference = fieldDifference(`${name}.${key}`, value, answered[key]);
    if (difference !== null) return difference;
  }
  return null;
}

function matches(shown: string, answered: string): boolean {
  const parts = shown.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(answered);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
