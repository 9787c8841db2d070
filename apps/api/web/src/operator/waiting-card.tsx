import type { AccountRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { agoOf } from '../words.js';
import { cameBy } from './came-by.js';

interface WaitingCardProps {
  readonly accounts: readonly AccountRow[];
  readonly busy: boolean;
  readonly onDecide: (account: AccountRow, approval: 'approved' | 'refused') => void;
}

/** Who signed up and waits for an operator's word. */
export const WaitingCard = ({ accounts, busy, onDecide }: WaitingCardProps): JSX.Element => (
  <section class="card wide" aria-labelledby="waiting-title">
    <div class="card-head">
      <h2 id="waiting-title">Waiting for approval</h2>
      {accounts.length === 0 ? null : <p class="muted">{accounts.length}</p>}
    </div>
    {accounts.length === 0 ? (
      <p class="muted">Nobody. With SIGN_UP=approval, who signs up stands here until you decide.</p>
    ) : null}
    <ul class="rows">
      {accounts.map((account) => (
        <li key={account.account_id} class="waiting">
          <div>
            <strong>{account.email}</strong>
            {account.unproved ? <span class="state queued">address not proved</span> : null}
            <p class="muted small">
              {cameBy(account)} · {agoOf(account.created_at)}
            </p>
          </div>
          <div class="account-actions">
            <button
              type="button"
              class="main"
              aria-disabled={busy}
              aria-label={`Approve ${account.email}`}
              onClick={() => onDecide(account, 'approved')}
            >
              Approve
            </button>
            <button
              type="button"
              aria-disabled={busy}
              aria-label={`Refuse ${account.email}`}
              onClick={() => onDecide(account, 'refused')}
            >
              Refuse
            </button>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
