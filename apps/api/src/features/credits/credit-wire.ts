import type { CreditBalance, CreditEntries } from '@clipwright/core/dashboard';
import type { HistoryPage, ReadBalance } from './credit-reading.js';
import { isUnlimited, nextGrant } from './insufficient-credits.js';

/** A balance as pages are told it. */
export function wireBalance({ balance, held }: ReadBalance): CreditBalance {
  const { monthly, lasting, terms } = balance;
  const next = nextGrant(balance);
  return {
    unlimited: isUnlimited(balance),
    plan: terms.plan,
    monthly,
    lasting,
    held,
    next: next === null ? null : { credits: next.amount, at: next.at.toISOString() },
  };
}

/** A page of the ledger as pages are told it. */
export const wireEntries = ({ entries, next }: HistoryPage): CreditEntries => ({
  entries: entries.map(({ at, videoId, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    video_id: videoId,
  })),
  next_cursor: next,
});
