import { type CreditMonth, creditMonth, monthsSince } from './credit-month.js';

/** What a plan grants, and since when its months count. */
export interface MonthlyTerms {
  /** The plan's name, for people. */
  readonly plan: string;
  /** Null: as many as are asked for. */
  readonly aMonth: number | null;
  /** Whether what is left of a month stays. */
  readonly pilesUp: boolean;
  /** When the first month began. */
  readonly since: Date;
  /** Whether the period has to be paid for first: until then nothing comes, and nothing goes. */
  readonly unpaid: boolean;
  /** From when on no further month begins, as its period ends; null: it goes on. */
  readonly beginsBefore: Date | null;
  /** When the next period is to be paid for; null: none is. */
  readonly renewsAt: Date | null;
}

/** What an account can spend, and which month it was granted last. */
export interface PurseState {
  readonly monthly: number;
  readonly lasting: number;
  readonly month: Date | null;
  /** How much of the plan's came in that month. */
  readonly granted: number;
}

/** An entry that a new month, or a larger plan, makes in the monthly purse. */
export interface TurnEntry {
  readonly kind: 'grant' | 'expire';
  readonly amount: number;
  readonly month: Date | null;
}

export interface MonthTurn {
  readonly entries: readonly TurnEntry[];
  readonly month: Date;
  readonly granted: number;
}

/** The month of these terms at an instant. */
export const monthOf = (terms: MonthlyTerms, now: Date): CreditMonth =>
  creditMonth(terms.since, clockOf(terms, now));

/** No later than the last instant at which a month begins. */
const clockOf = ({ beginsBefore }: MonthlyTerms, now: Date): Date =>
  beginsBefore === null || now < beginsBefore ? now : new Date(beginsBefore.getTime() - 1);

/**
 * What has to be written so that a purse is that of this month: the rest of the last one expires where it does not pile
 * up, and the month's credits come once, however often the plan changes in it, and where its months are
 * counted from. Null: nothing.
 */
export function turnOf(purse: PurseState, terms: MonthlyTerms, now: Date): MonthTurn | null {
  const { aMonth, since, unpaid } = terms;
  if (aMonth === null || unpaid) return null;
  const months = monthsSince(purse.month, since, clockOf(terms, now));
  const month = months.at(-1) ?? since;
  if (purse.month !== null && month <= purse.month) return more(purse, aMonth, purse.month);
  const granted = terms.pilesUp ? months : [month];
  const entries = [
    ...rest(purse, terms),
    ...granted.map((of) => ({ kind: 'grant' as const, amount: aMonth, month: of })),
  ];
  return { entries: entries.filter(({ amount }) => amount > 0), month, granted: aMonth };
}

/** A larger plan within a month adds what it grants more; a smaller one takes nothing away. */
const more = ({ granted }: PurseState, aMonth: number, month: Date): MonthTurn | null =>
  aMonth <= granted
    ? null
    : { entries: [{ kind: 'grant', amount: aMonth - granted, month }], month, granted: aMonth };

const rest = ({ monthly, month }: PurseState, { pilesUp }: MonthlyTerms): readonly TurnEntry[] =>
  pilesUp ? [] : [{ kind: 'expire', amount: monthly, month }];
