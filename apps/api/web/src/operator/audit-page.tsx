import type { AuditRow, AuditRows } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Empty } from '../parts/empty.js';
import { EndOfList } from '../parts/end-of-list.js';
import { Filter } from '../parts/filter.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { note, noted } from '../router.js';
import { dateOf } from '../words.js';
import { AUDIT_ACTIONS, AUDIT_KINDS, saidOf } from './audit-sentences.js';
import { SearchField } from './search-field.js';
import { usePages } from './use-pages.js';
import { AUDIT_WORDS as WORDS } from './words.js';

type Asked = Readonly<Record<'search' | 'kind' | 'actor' | 'account' | 'action' | 'day', string>>;

const notedNow = (): Asked => ({
  ...{ search: noted('search') ?? '', kind: noted('kind') ?? '', actor: noted('actor') ?? '' },
  ...{ account: noted('account') ?? '', action: noted('action') ?? '', day: noted('day') ?? '' },
});

/** Who did what, newest first, in sentences; what is asked for stands in the address. */
export function AuditPage(): JSX.Element {
  const [asked, setAsked] = useState(notedNow);
  const { search, kind, ...filters } = asked;
  const { rows, fault, more } = usePages(`operator/audit`, {
    ...{ search, kind, filters },
    rowsIn: ({ entries }: AuditRows) => entries,
  });
  const ask = (name: keyof Asked, to: string): void => {
    note(name, to === '' ? null : to);
    setAsked((before) => ({ ...before, [name]: to }));
  };
  return (
    <>
      <PageHead title={WORDS.title}>
        <SearchField label={WORDS.who} first={search} onSearch={(text) => ask('search', text)} />
      </PageHead>
      <Filter name={WORDS.kind} value={kind} choices={AUDIT_KINDS} onChoice={(to) => ask('kind', to)} />
      <div class="board-filters">
        <SearchField label={WORDS.actor} first={asked.actor} onSearch={(text) => ask('actor', text)} />
        <SearchField label={WORDS.account} first={asked.account} onSearch={(text) => ask('account', text)} />
        <label class="chooser">
          <span>{WORDS.action}</span>
          <select value={asked.action} onChange={(event) => ask('action', event.currentTarget.value)}>
            <option value="">{WORDS.anyAction}</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action}>{action}</option>
            ))}
          </select>
        </label>
        <label class="chooser">
          <span>{WORDS.day}</span>
          <input type="date" value={asked.day} onInput={(event) => ask('day', event.currentTarget.value)} />
        </label>
      </div>
      <Fault text={fault} />
      {rows?.length === 0 ? (
        <Empty title={WORDS.nothing}>
          <p>{WORDS.askOtherwise}</p>
        </Empty>
      ) : null}
      <ul class="rows card audit" aria-label={WORDS.title}>
        {rows?.map((entry) => (
          <li key={entry.id}>
            <AuditLine entry={entry} />
          </li>
        ))}
      </ul>
      {more === null ? null : <EndOfList more={more} />}
    </>
  );
}

const AuditLine = ({ entry }: { entry: AuditRow }): JSX.Element => (
  <div>
    <p>
      <strong>{entry.actor}</strong> {saidOf(entry)}.
    </p>
    <p class="muted small">
      {dateOf(entry.at)}
      {entry.address === null ? '' : ` · from ${entry.address}`} · <code>{entry.action}</code>
    </p>
  </div>
);
