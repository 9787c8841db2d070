import type { AccountPage } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { dateOf, longDateOf } from '../words.js';

type Plan = AccountPage['plan'];

const BY: Readonly<Record<Plan['source'], string>> = {
  operator: 'given by an operator',
  provider: 'paid for',
  gift: 'a gift',
};

function endOf({ state, period_end: end, grace_until: grace, subscribed }: Plan): string {
  if (state === 'ended') return `${subscribed} is over.`;
  if (state === 'past_due' && grace !== null)
    return `A payment failed: it goes on until ${longDateOf(grace)}.`;
  if (end === null) return 'It has no end.';
  return `${state === 'canceled' ? 'Canceled: it ends' : 'Its period ends'} ${longDateOf(end)}.`;
}

/** What plan an account has, by whose word, until when, and how it came to be so. */
export const AccountPlan = ({ plan, name }: { plan: Plan; name: string }): JSX.Element => (
  <section class="card" aria-labelledby="plan-title">
    <h2 id="plan-title">Plan</h2>
    <p class="figure">{name}</p>
    <p>
      Since {longDateOf(plan.period_start)}, {BY[plan.source]}. {endOf(plan)}
    </p>
    {plan.changes.length === 0 ? (
      <p class="muted">It was never changed.</p>
    ) : (
      <ul class="rows" aria-label="Changes of the plan">
        {plan.changes.map((change) => (
          <li key={change.at}>
            <div>
              <strong>{change.plan_name}</strong>
              {change.period_end === null ? '' : ` until ${longDateOf(change.period_end)}`}
              <p class="muted small">
                {dateOf(change.at)} by {change.by}: {change.reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);
