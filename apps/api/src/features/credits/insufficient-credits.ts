import { Refusal } from '../../platform/http/refusal.js';
import { type MonthlyTerms, monthOf } from './month-turn.js';

/** What an account can spend, by which terms, at an instant of the database's clock. */
export interface Balance {
  readonly monthly: number;
  readonly lasting: number;
  readonly terms: MonthlyTerms;
  readonly now: Date;
}

/** Credits that the next month, or the next period, brings. */
export interface NextGrant {
  readonly amount: number;
  readonly at: Date;
}

/** Null where none comes: the plan has none or needs none, ends before, or has to be paid for first. */
export function nextGrant({ terms, now }: Balance): NextGrant | null {
  const { aMonth, unpaid } = terms;
  if (aMonth === null || aMonth === 0 || unpaid) return null;
  const at = nextStart(terms, now);
  return at === null || at <= now ? null : { amount: aMonth, at };
}

function nextStart(terms: MonthlyTerms, now: Date): Date | null {
  const { end } = monthOf(terms, now);
  return terms.beginsBefore === null || end < terms.beginsBefore ? end : terms.renewsAt;
}

/** Whether the studio of this plan asks for no credits. */
export const isUnlimited = ({ terms }: Pick<Balance, 'terms'>): boolean => terms.aMonth === null;

/** 403 insufficient_credits where there are fewer than that; null where it is enough. */
export function tooFew(balance: Balance, amount: number): Refusal | null {
  const left = balance.monthly + balance.lasting;
  if (isUnlimited(balance) || left >= amount) return null;
  const message = `This video costs ${creditsText(amount)}, and ${left} ${left === 1 ? 'is' : 'are'} left: ${amount - left} too few.${comingText(balance)}`;
  return new Refusal({ status: 403, code: 'insufficient_credits', message });
}

const creditsText = (credits: number): string => (credits === 1 ? '1 credit' : `${credits} credits`);

/** Nothing where the plan ends: what comes then is another's. */
function comingText(balance: Balance): string {
  const next = nextGrant(balance);
  if (next !== null) return ` The next ${creditsText(next.amount)} come on ${momentOf(next.at)}.`;
  const { aMonth, plan, renewsAt, unpaid } = balance.terms;
  if (aMonth === 0) return ` The plan ${plan} grants none.`;
  return unpaid || renewsAt !== null ? ' The next come when the payment for the plan has come.' : '';
}

/** "2026-12-01 at 09:30 UTC" */
const momentOf = (time: Date): string => {
  const [day, clock = ''] = time.toISOString().split('T');
  return `${day} at ${clock.slice(0, 5)} UTC`;
};
