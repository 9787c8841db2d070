import type { JSX } from 'preact';
import { reasonText } from '../call.js';
import type { Foresight } from './use-foresight.js';

/** What the server says of the form before it is sent: what will not be drawn, and what would refuse it. */
export const Foreseen = ({ foresight: { plan, wrong } }: { foresight: Foresight }): JSX.Element => (
  <div class="foreseen" role="status">
    {plan?.warnings.map((warning) => (
      <p key={warning}>{warning}</p>
    ))}
    {plan === null || plan.would_refuse === null ? null : (
      <p class="why">{reasonText({ ...plan.would_refuse, message: plan.would_refuse.error })}</p>
    )}
    {wrong === null ? null : <p class="why">{wrong.text}</p>}
  </div>
);
