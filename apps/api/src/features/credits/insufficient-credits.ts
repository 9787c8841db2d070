import { Refusal } from '../../platform/http/refusal.js';
import { creditMonth } from './credit-month.js';
import type { MonthlyTerms } from './month-turn.js';

/** What an account can spend, by which terms, at an instant of the database's clock. */
export interface Balance {
  readonly monthly: number;
  readonly lasting: number;
  readonly terms: MonthlyTerms;
  readonly now: Date;
}

/** Credits that the next month brings. */
export interface NextGrant {
  readonly amount: number;
  readonly at: Date;
}

/** Null where none comes: the plan has none or needs none, or has to be paid for first. */
export function nextGrant({ terms: { aMonth, since, unpaid }, now }: Balance): NextGrant | null {
  return aMonth === null || aMonth === 0 || unpaid
    ? null
    : { amount: aMonth, at: creditMonth(since, now).end };
}

/** Whether the studio of this plan asks for no credits. */
export const isUnlimited = ({ terms }: Pick<Balance, 'terms'>): boolean => terms.aMonth === null;

/** 403 insufficient_credits where there are fewer than that; null where it is enough. */
export function tooFew(balance: Balance, amount: number): Refusal | null {
  const left = balance.monthly + balance.lasting;
  if (isUnlimited(balance) || left >= amount) return null;
  const message = `This video costs ${creditsText(amount)}, and ${left} ${left === 1 ? 'is' : 'are'} left: ${amount - left} too few. ${comingText(balance)}`;
  return new Refusal({ status: 403, code: 'insufficient_credits', message });
}

const creditsText = (credits: number): string => (credits === 1 ? '1 credit' : `${credits} credits`);

function comingText(balance: Balance): string {
  const next = nextGrant(balance);
  if (next !== null) return `The next ${creditsText(next.amount)} come on ${momentOf(next.at)}.`;
  return balance.terms.unpaid
    ? 'The next come when the payment for the plan has come.'
    : `The plan ${balance.terms.plan} grants none.`;
}

/** "2026-12-01 at 09:30 UTC" */
const momentOf = (time: Date): string => {
  const [day, clock = ''] = time.toISOString().split('T');
  return `${day} at ${clock.slice(0, 5)} UTC`;
};
