import type { CreditBalance } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { countOf, dateOf } from '../words.js';

/** What an account can spend, and when more comes. */
export const CreditFigures = ({ balance }: { balance: CreditBalance }): JSX.Element => (
  <>
    <p class="figure">
      {balance.unlimited ? 'Unlimited' : (balance.monthly + balance.lasting).toLocaleString('en')}
    </p>
    <p>{comingText(balance)}</p>
    <dl class="totals">
      <div>
        <dt>Of this month</dt>
        <dd>{countOf(balance.monthly, 'credit')}</dd>
      </div>
      <div>
        <dt>Lasting</dt>
        <dd>{countOf(balance.lasting, 'credit')}</dd>
      </div>
      <div>
        <dt>Reserved by videos under way</dt>
        <dd>{countOf(balance.held, 'credit')}</dd>
      </div>
    </dl>
  </>
);

function comingText({ unlimited, plan, next }: CreditBalance): string {
  if (unlimited) return `The playground asks for no credits on the plan ${plan}.`;
  if (next === null) return `The plan ${plan} brings no further credits by itself.`;
  return `${countOf(next.credits, 'credit')} of the plan ${plan} come on ${dateOf(next.at)}.`;
}
