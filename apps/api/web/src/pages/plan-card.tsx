import type { OwnPlan } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import type { Loaded } from '../use-loaded.js';
import { dateOf, known, longDateOf, words } from '../words.js';
import { accessText } from './access-text.js';
import { BuyLinks } from './buy-links.js';

/** The plan of the account: what it gives, since when, how it ends, and who changed it why. */
export function PlanCard({ plan: { value: plan, fault } }: { plan: Loaded<OwnPlan> }): JSX.Element {
  return (
    <section class="card" aria-labelledby="own-plan-title">
      <h2 id="own-plan-title">{words().plan.title}</h2>
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
    <p>{plan.api_access ? words().overview.mayCall : accessText(plan)}</p>
    <p class="muted">
      {creditsText(plan)}
      {plan.retention_days === null ? '' : ` ${words().plan.kept(words().count.days(plan.retention_days))}`}
    </p>
    <BuyLinks buying={plan.buying} />
    {plan.changes.length === 0 ? null : <Changes changes={plan.changes} />}
  </>
);

const creditsText = ({ credits_a_month: credits }: OwnPlan): string =>
  credits === null ? words().plan.anyCredits : words().plan.credits(words().count.credits(credits));

/** A plan may be over before its period is: a payment failed. */
const isPast = (moment: string | null): moment is string =>
  moment !== null && Date.parse(moment) < Date.now();

/** How it ends, in a sentence. */
function endText(plan: OwnPlan): string {
  const { state, period_start: start, period_end: end, grace_until: grace, source, subscribed } = plan;
  const w = words().plan;
  if (state === 'ended') return isPast(end) ? w.overSince(subscribed, longDateOf(end)) : w.over(subscribed);
  if (state === 'past_due' && grace !== null) return w.pastDue(longDateOf(grace));
  const since = w.since(longDateOf(start), w.by[source]);
  if (end === null) return `${since} ${w.noEnd}`;
  return `${since} ${state === 'canceled' ? w.canceled(longDateOf(end)) : w.ends(longDateOf(end))}`;
}

const Changes = ({ changes }: { changes: OwnPlan['changes'] }): JSX.Element => (
  <details>
    <summary>{words().plan.changed}</summary>
    <ul class="rows">
      {changes.map((change) => (
        <li key={change.at}>
          <div>
            <strong>
              {change.plan_name}, {known(words().plan.states, change.state)}
            </strong>
            <p class="muted small">
              {words().plan.change(dateOf(change.at), change.by, change.reason)}
              {change.period_end === null ? '' : ` · ${words().plan.until(longDateOf(change.period_end))}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </details>
);
