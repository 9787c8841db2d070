import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Dialog } from '../parts/dialog.js';
import { Empty } from '../parts/empty.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import type { AccountRow, Plan } from '../shapes.js';
import { useAction } from '../use-action.js';
import { useLoaded } from '../use-loaded.js';
import { dateOf, PLAN_NAMES } from '../words.js';
import { SearchField } from './search-field.js';

type Change = { plan: Plan } | { active: boolean } | { operator: boolean };

/** Accounts: find, change the plan, switch off and on. */
export function AccountsPage(): JSX.Element {
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<AccountRow | null>(null);
  const { value, fault, reload } = useLoaded<{ accounts: readonly AccountRow[] }>(`operator/accounts?search=${encodeURIComponent(search)}`);
  const action = useAction();
  const change = (account: AccountRow, to: Change): void =>
    void action.run(async () => {
      await call('PATCH', `operator/accounts/${account.account_id}`, to);
      await reload();
    });
  return (
    <>
      <PageHead title="Accounts"><SearchField label="E-mail address or id" onSearch={setSearch} /></PageHead>
      <Fault text={action.fault ?? fault} />
      {value?.accounts.length === 0 ? <Empty title="Nobody found"><p>Search for a part of an e-mail address.</p></Empty> : null}
      <ul class="rows card accounts">
        {(value?.accounts ?? []).map((account) => (
          <li key={account.account_id}><AccountLine account={account} onPlan={(plan) => change(account, { plan })} onActive={() => (account.active ? setLeaving(account) : change(account, { active: true }))} /></li>
        ))}
      </ul>
      {leaving === null ? null : <DeactivateDialog account={leaving} onClose={() => setLeaving(null)} onYes={() => { setLeaving(null); change(leaving, { active: false }); }} />}
    </>
  );
}

const AccountLine = ({ account, onPlan, onActive }: { account: AccountRow; onPlan: (plan: Plan) => void; onActive: () => void }): JSX.Element => (
  <>
    <div class="account-name">
      <strong>{account.email}</strong>
      {account.operator ? <span class="tag">operator</span> : null}
      {account.active ? null : <span class="state failed">inactive</span>}
      <p class="muted small"><code>{account.account_id}</code> · since {dateOf(account.created_at)}</p>
    </div>
    <div class="account-actions">
      <select aria-label={`Plan of ${account.email}`} value={account.plan} onChange={(event) => onPlan(event.currentTarget.value as Plan)}>
        {Object.entries(PLAN_NAMES).map(([plan, name]) => <option key={plan} value={plan}>{name}</option>)}
      </select>
      <button type="button" aria-label={`${account.active ? 'Deactivate' : 'Activate'} ${account.email}`} onClick={onActive}>{account.active ? 'Deactivate…' : 'Activate'}</button>
    </div>
  </>
);

const DeactivateDialog = ({ account, onClose, onYes }: { account: AccountRow; onClose: () => void; onYes: () => void }): JSX.Element => (
  <Dialog title="Deactivate this account?" onClose={onClose}>
    <p>The key of <strong>{account.email}</strong> is refused with 401 from its next call on, and every browser is signed out. Videos stay. It can be activated again.</p>
    <p class="dialog-actions">
      <button type="button" onClick={onClose}>Keep it active</button>
      <button type="button" class="danger" onClick={onYes}>Deactivate</button>
    </p>
  </Dialog>
);
