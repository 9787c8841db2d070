const LONGEST = 254;

/** A query parameter as text; empty where it was not sent once. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST) : '';
