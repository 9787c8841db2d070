import type { OwnPlan } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import type { Loaded } from '../use-loaded.js';
import { countOf, dateOf, longDateOf } from '../words.js';
import { accessText } from './access-text.js';
import { BuyLinks } from './buy-links.js';

/** The plan of the account: what it gives, since when, how it ends, and who changed it why. */
export function PlanCard({ plan: { value: plan, fault } }: { plan: Loaded<OwnPlan> }): JSX.Element {
  return (
    <section class="card" aria-labelledby="own-plan-title">
      <h2 id="own-plan-title">Plan</h2>
      <Fault text={fault} />
      {plan === null ? null : <Facts plan={plan} />}
    </section>
  );
}

const Facts = ({ plan }: { plan: OwnPlan }): JSX.Element => (
  <>
    <p class="figure">{plan.name}</p>
    {plan.price === null ? null : <p>{plan.price}</p>}
    <p>{endText(plan)}</p>
    <p>{plan.api_access ? 'Your key may call the API.' : accessText(plan)}</p>
    <p class="muted">
      {creditsText(plan)}
      {plan.retention_days === null
        ? ''
        : ` A finished video is kept for ${countOf(plan.retention_days, 'day')}.`}
    </p>
    <BuyLinks buying={plan.buying} />
    {plan.changes.length === 0 ? null : <Changes changes={plan.changes} />}
  </>
);

const creditsText = ({ credits_a_month: credits }: OwnPlan): string =>
  credits === null
    ? 'The playground takes as many credits as you ask for.'
    : `The playground has ${countOf(credits, 'credit')} a month.`;

const BY: Readonly<Record<OwnPlan['source'], string>> = {
  operator: 'given by whoever runs this server',
  provider: 'paid for',
  gift: 'a gift',
};

/** A plan may be over before its period is: a payment failed. */
const isPast = (moment: string | null): moment is string =>
  moment !== null && Date.parse(moment) < Date.now();

/** How it ends, in a sentence. */
function endText(plan: OwnPlan): string {
  const { state, period_start: start, period_end: end, grace_until: grace, source, subscribed } = plan;
  if (state === 'ended')
    return `Your plan ${subscribed} is over${isPast(end) ? `; its period ended ${longDateOf(end)}` : ''}.`;
  if (state === 'past_due' && grace !== null)
    return `A payment failed. Everything goes on until ${longDateOf(grace)}; then you are on Free.`;
  const since = `Since ${longDateOf(start)}, ${BY[source]}.`;
  if (end === null) return `${since} It has no end.`;
  return state === 'canceled'
    ? `${since} Canceled: it ends ${longDateOf(end)}, and then you are on Free.`
    : `${since} Its period ends ${longDateOf(end)}.`;
}

const Changes = ({ changes }: { changes: OwnPlan['changes'] }): JSX.Element => (
  <details>
    <summary>What was changed</summary>
    <ul class="rows">
      {changes.map((change) => (
        <li key={change.at}>
          <div>
            <strong>
              {change.plan_name}, {STATES[change.state] ?? change.state}
            </strong>
            <p class="muted small">
              {dateOf(change.at)} by {change.by}: {change.reason}
              {change.period_end === null ? '' : ` · until ${longDateOf(change.period_end)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </details>
);

const STATES: Readonly<Record<string, string>> = {
  active: 'active',
  past_due: 'past due',
  canceled: 'canceled',
  ended: 'ended',
};
