import type { CreditBalance, KeyBudget } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { BudgetForm } from '../parts/budget-form.js';
import { CreditFigures } from '../parts/credit-figures.js';
import { CreditHistory } from '../parts/credit-history.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useCreditEntries } from '../use-credit-entries.js';
import { useLoaded } from '../use-loaded.js';
import { words } from '../words.js';

const LOOK_EVERY_MS = 10_000;

/** What the playground can spend, the ceilings of the key, and every entry of the ledger. */
export function CreditsPage(): JSX.Element {
  const balance = useLoaded<CreditBalance>('credits', LOOK_EVERY_MS);
  const budget = useLoaded<KeyBudget>('budget');
  const entries = useCreditEntries('credits/entries');
  return (
    <>
      <PageHead title={words().credits.title}>
        <a class="button" href="/dashboard/credits/entries.csv" download>
          {words().credits.csv}
        </a>
      </PageHead>
      <Fault text={balance.fault ?? budget.fault} />
      {balance.value === null || budget.value === null ? null : (
        <>
          <div class="cards">
            <section class="card" aria-labelledby="balance-title">
              <h2 id="balance-title">{words().credits.forPlayground}</h2>
              <CreditFigures balance={balance.value} />
            </section>
            <section class="card" aria-labelledby="budget-title">
              <h2 id="budget-title">{words().credits.ceilings}</h2>
              <p class="muted">{words().credits.ceilingsHint}</p>
              <BudgetForm path="budget" of="account" budget={budget.value} changed={budget.reload} />
            </section>
          </div>
          <section class="card" aria-labelledby="entries-title">
            <h2 id="entries-title">{words().credits.history}</h2>
            <CreditHistory list={entries} />
          </section>
        </>
      )}
    </>
  );
}
