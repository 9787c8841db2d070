const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** The wait before a repeat: doubles from half a second to 30 s, of which a random half is jitter. */
export function backoffMs(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * random();
}
