/** Containers round times to a thousandth of a second. */
const ROUNDING_SECONDS = 0.002;

/** Whether pictures shown at these times, in any order, are each shown equally long. */
export function isConstantRate(timesSeconds: readonly number[]): boolean {
  const times = [...timesSeconds].sort((one, other) => one - other);
  const first = times[0] ?? 0;
  const mean = ((times.at(-1) ?? 0) - first) / Math.max(1, times.length - 1);
  return times.every((time, index) => Math.abs(time - first - index * mean) <= ROUNDING_SECONDS);
}
