import type { AccountRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Link } from '../parts/link.js';
import { dateOf } from '../words.js';
import { cameBy } from './came-by.js';

interface AccountLineProps {
  readonly account: AccountRow;
  readonly onPlan: () => void;
  readonly onActive: () => void;
  readonly onApprove: () => void;
}

/** An account in the list of operators: how it stands, and what can be done with it. */
export const AccountLine = ({ account, onPlan, onActive, onApprove }: AccountLineProps): JSX.Element => (
  <>
    <div class="account-name">
      <strong>
        <Link to={`/operator/accounts/${account.account_id}`}>{account.email}</Link>
      </strong>
      <Tags account={account} />
      <p class="muted small">
        <code>{account.account_id}</code> · {cameBy(account)} {dateOf(account.created_at)}
      </p>
      {account.unproved && account.plan !== 'free' ? <Unproved /> : null}
    </div>
    <div class="account-actions">
      {account.approval === 'refused' ? (
        <button type="button" aria-label={`Approve ${account.email}`} onClick={onApprove}>
          Approve
        </button>
      ) : null}
      <button type="button" aria-label={`Plan of ${account.email}`} onClick={onPlan}>
        Plan…
      </button>
      <button
        type="button"
        aria-label={`${account.active ? 'Deactivate' : 'Activate'} ${account.email}`}
        onClick={onActive}
      >
        {account.active ? 'Deactivate…' : 'Activate'}
      </button>
    </div>
  </>
);

/** How an account stands, in a word each. */
export const Tags = ({ account }: { account: AccountRow }): JSX.Element => (
  <>
    {tagsOf(account).map(([kind, text]) => (
      <span key={text} class={kind}>
        {text}
      </span>
    ))}
  </>
);

type Tag = readonly [kind: string, text: string];

const APPROVALS: Readonly<Record<AccountRow['approval'], readonly Tag[]>> = {
  approved: [],
  waiting: [['state queued', 'waiting']],
  refused: [['state failed', 'refused']],
};

const tagsOf = ({ plan_name: plan, operator, active, approval, unproved }: AccountRow): readonly Tag[] => [
  ['tag', plan],
  ...(operator ? [['tag', 'operator'] as const] : []),
  ...(active ? [] : [['state failed', 'inactive'] as const]),
  ...APPROVALS[approval],
  ...(unproved ? [['state queued', 'address not proved'] as const] : []),
];

const Unproved = (): JSX.Element => (
  <p class="small">
    Nobody has proved that this address is theirs. Whoever signed up has the password, sees the videos and can
    replace the key.
  </p>
);
