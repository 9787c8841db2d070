import type { CreditEntry } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import type { CreditList } from '../use-credit-entries.js';
import { countOf, dateOf } from '../words.js';
import { Fault } from './notice.js';

const KINDS: Readonly<Record<CreditEntry['kind'], string>> = {
  grant: 'Granted',
  reserve: 'Reserved',
  settle: 'Used',
  release: 'Given back',
  expire: 'Expired',
  correct: 'Corrected',
};

const PURSES: Readonly<Record<CreditEntry['purse'], string>> = {
  by_key: 'called with the key: recorded',
  unmetered: 'not metered on this plan',
  monthly: 'of the month',
  lasting: 'lasting',
};

const changeText = (change: number): string =>
  change > 0 ? `+${change.toLocaleString('en')}` : change.toLocaleString('en');

/** Every entry of an account's ledger, newest first. */
export const CreditHistory = ({ list: { page, fault, more } }: { list: CreditList }): JSX.Element => (
  <>
    <Fault text={fault} />
    {page?.entries.length === 0 ? <p class="muted">Nothing yet.</p> : null}
    {page === null || page.entries.length === 0 ? null : (
      <div class="table-room" tabIndex={0} role="region" aria-label="Credits, entry by entry">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col" class="number">
                Credits
              </th>
              <th scope="col" class="number">
                Balance
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
          Show more
        </button>
      </div>
    )}
  </>
);

const EntryLine = ({ entry }: { entry: CreditEntry }): JSX.Element => (
  <tr>
    <td class="when">{dateOf(entry.at)}</td>
    <th scope="row">
      {KINDS[entry.kind]}
      <span class="muted small block">
        {[PURSES[entry.purse], entry.reason, entry.video_id].filter((text) => text !== null).join(' · ')}
      </span>
    </th>
    <td class="number">{entry.amount.toLocaleString('en')}</td>
    <td class="number" title={`The balance by ${countOf(entry.change, 'credit')}`}>
      {entry.change === 0 ? '' : changeText(entry.change)}
    </td>
  </tr>
);
