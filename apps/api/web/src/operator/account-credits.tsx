import type { AccountRow, CreditBalance, KeyBudget } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { BudgetForm } from '../parts/budget-form.js';
import { CreditFigures } from '../parts/credit-figures.js';
import { CreditHistory } from '../parts/credit-history.js';
import { Fault } from '../parts/notice.js';
import { useCreditEntries } from '../use-credit-entries.js';
import { useLoaded } from '../use-loaded.js';
import { GiftForm } from './gift-form.js';

/** What one account has, was given and may use. */
export function AccountCredits({ account }: { account: AccountRow }): JSX.Element {
  const path = `operator/accounts/${account.account_id}`;
  const balance = useLoaded<CreditBalance>(`${path}/credits`);
  const budget = useLoaded<KeyBudget>(`${path}/budget`);
  const entries = useCreditEntries(`${path}/credits/entries`);
  const given = async (): Promise<void> => {
    entries.reload();
    await balance.reload();
  };
  return (
    <>
      <Fault text={balance.fault ?? budget.fault} />
      {balance.value === null || budget.value === null ? null : (
        <div class="cards">
          <section class="card" aria-labelledby="balance-title">
            <h2 id="balance-title">Credits of {account.email}</h2>
            <CreditFigures balance={balance.value} />
            <GiftForm path={`${path}/credits`} given={given} />
          </section>
          <section class="card" aria-labelledby="budget-title">
            <h2 id="budget-title">Monthly ceilings of the key</h2>
            <BudgetForm path={`${path}/budget`} of="operator" budget={budget.value} changed={budget.reload} />
          </section>
        </div>
      )}
      <section class="card" aria-labelledby="entries-title">
        <h2 id="entries-title">History of {account.email}</h2>
        <CreditHistory list={entries} />
      </section>
    </>
  );
}
