import type { CreditEntry } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import type { CreditList } from '../use-credit-entries.js';
import { dateOf, numberOf, words } from '../words.js';
import { Fault } from './notice.js';

const changeText = (change: number): string => (change > 0 ? `+${numberOf(change)}` : numberOf(change));

/** Every entry of an account's ledger, newest first. */
export const CreditHistory = ({ list: { page, fault, more } }: { list: CreditList }): JSX.Element => (
  <>
    <Fault text={fault} />
    {page?.entries.length === 0 ? <p class="muted">{words().credits.nothing}</p> : null}
    {page === null || page.entries.length === 0 ? null : (
      <div class="table-room" tabIndex={0} role="region" aria-label={words().credits.tableLabel}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().credits.when}</th>
              <th scope="col">{words().credits.what}</th>
              <th scope="col" class="number">
                {words().credits.title}
              </th>
              <th scope="col" class="number">
                {words().credits.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    )}
    {page === null || page.next_cursor === null ? null : (
      <div class="end-of-list">
        <button type="button" onClick={more}>
          {words().more}
        </button>
      </div>
    )}
  </>
);

const EntryLine = ({ entry }: { entry: CreditEntry }): JSX.Element => (
  <tr>
    <td class="when">{dateOf(entry.at)}</td>
    <th scope="row">
      {words().credits.kinds[entry.kind]}
      <span class="muted small block">
        {[words().credits.purses[entry.purse], entry.reason, entry.video_id]
          .filter((text) => text !== null)
          .join(' · ')}
      </span>
    </th>
    <td class="number">{numberOf(entry.amount)}</td>
    <td class="number" title={words().credits.balanceBy(words().count.credits(entry.change))}>
      {entry.change === 0 ? '' : changeText(entry.change)}
    </td>
  </tr>
);
