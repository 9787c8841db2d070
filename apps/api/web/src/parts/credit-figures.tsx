import type { CreditBalance } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { dateOf, numberOf, words } from '../words.js';

/** What an account can spend, and when more comes. */
export const CreditFigures = ({ balance }: { balance: CreditBalance }): JSX.Element => (
  <>
    <p class="figure">
      {balance.unlimited ? words().credits.unlimited : numberOf(balance.monthly + balance.lasting)}
    </p>
    <p>{comingText(balance)}</p>
    <dl class="totals">
      <div>
        <dt>{words().credits.ofMonth}</dt>
        <dd>{words().count.credits(balance.monthly)}</dd>
      </div>
      <div>
        <dt>{words().credits.lasting}</dt>
        <dd>{words().count.credits(balance.lasting)}</dd>
      </div>
      <div>
        <dt>{words().credits.reserved}</dt>
        <dd>{words().count.credits(balance.held)}</dd>
      </div>
    </dl>
  </>
);

function comingText({ unlimited, plan, next }: CreditBalance): string {
  const { count, credits } = words();
  if (unlimited) return credits.unlimitedText(plan);
  if (next === null) return credits.noneComes(plan);
  return credits.comes(count.credits(next.credits), plan, dateOf(next.at));
}
