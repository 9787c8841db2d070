import type { AccountRow, Accounts } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Empty } from '../parts/empty.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';
import { AccountCredits } from './account-credits.js';
import { SearchField } from './search-field.js';

/** Credits and budgets of an account: look, give, put right. */
export function OperatorCreditsPage(): JSX.Element {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<AccountRow | null>(null);
  const found = useLoaded<Accounts>(`operator/accounts?search=${encodeURIComponent(search)}`);
  return (
    <>
      <PageHead title="Credits">
        <SearchField label="E-mail address or id" onSearch={setSearch} />
      </PageHead>
      <Fault text={found.fault} />
      {chosen === null ? null : <AccountCredits key={chosen.account_id} account={chosen} />}
      {found.value?.accounts.length === 0 ? (
        <Empty title="Nobody found">
          <p>Search for a part of an e-mail address.</p>
        </Empty>
      ) : null}
      <ul class="rows card accounts">
        {(found.value?.accounts ?? []).map((account) => (
          <li key={account.account_id}>
            <div class="account-name">
              <strong>{account.email}</strong>
            </div>
            <button
              type="button"
              aria-label={`Credits of ${account.email}`}
              onClick={() => setChosen(account)}
            >
              Credits
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
