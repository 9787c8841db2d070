/** A month of a subscription: it begins on the same day as its first, or on the last day of shorter months. */
export interface CreditMonth {
  /** How many came before it. */
  readonly index: number;
  readonly start: Date;
  /** When the next one begins. */
  readonly end: Date;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** So many months after an instant, by the calendar of UTC, at the same time of day. */
function monthsAfter(since: Date, count: number): Date {
  const month = since.getUTCMonth() + count;
  const day = Math.min(since.getUTCDate(), daysIn(since.getUTCFullYear(), month));
  const then = new Date(since);
  then.setUTCMonth(month, day);
  return then;
}

/** The month in which `now` lies, counted from `since`; the first one, where it has not begun. */
export function creditMonth(since: Date, now: Date): CreditMonth {
  const byName =
    (now.getUTCFullYear() - since.getUTCFullYear()) * 12 + now.getUTCMonth() - since.getUTCMonth();
  const index = Math.max(0, monthsAfter(since, byName) > now ? byName - 1 : byName);
  return { index, start: monthsAfter(since, index), end: monthsAfter(since, index + 1) };
}

/** The starts of the months after the one that began at `last`, up to that of `now`; of which at least the last is given. */
export function monthsSince(last: Date | null, since: Date, now: Date): Date[] {
  const current = creditMonth(since, now);
  const known = last === null || last < since ? null : creditMonth(since, last);
  const first = known === null ? current.index : Math.min(known.index + 1, current.index);
  return Array.from({ length: current.index - first + 1 }, (_, index) => monthsAfter(since, first + index));
}
