import type { EndingPlan, Plans } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';
import { longDateOf } from '../words.js';

/** Who has which plan, whose ends soon, and who is past due. */
export function PlansPage(): JSX.Element {
  const { value, fault } = useLoaded<Plans>('operator/plans');
  return (
    <>
      <PageHead title="Plans" />
      <Fault text={fault} />
      {value === null ? null : (
        <>
          <PlanTable plans={value.plans} />
          <div class="cards">
            <Endings
              title="Past due"
              none="Nobody: every payment came."
              accounts={value.past_due}
              until="access until"
            />
            <Endings
              title="Ending within two weeks"
              none="Nobody's plan ends soon."
              accounts={value.ending}
              until="until"
            />
          </div>
        </>
      )}
    </>
  );
}

const PlanTable = ({ plans }: Pick<Plans, 'plans'>): JSX.Element => (
  <section class="card" aria-labelledby="plans-title">
    <h2 id="plans-title">Accounts by plan</h2>
    <div class="table-room" tabIndex={0} role="region" aria-labelledby="plans-title">
      <table>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Price</th>
            <th scope="col">API access</th>
            <th scope="col" class="number">
              Accounts
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.plan}>
              <th scope="row">
                {plan.name}
                {plan.offered ? null : <span class="state failed">not in PLANS_FILE</span>}
              </th>
              <td>{plan.price ?? '–'}</td>
              <td>{plan.api_access ? 'yes' : 'no'}</td>
              <td class="number">{plan.accounts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

function Endings({
  title,
  none,
  accounts,
  until,
}: {
  title: string;
  none: string;
  accounts: readonly EndingPlan[];
  until: string;
}): JSX.Element {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {accounts.length === 0 ? <p class="muted">{none}</p> : null}
      <ul class="rows">
        {accounts.map((account) => (
          <li key={account.account_id}>
            <div>
              <strong>{account.email}</strong>
              <p class="muted small">
                {account.plan_name}
                {account.state === 'canceled' ? ', canceled' : ''} · {until} {longDateOf(account.ends_at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
