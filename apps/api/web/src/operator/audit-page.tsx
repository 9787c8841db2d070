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
import { AUDIT_KINDS, saidOf } from './audit-sentences.js';
import { SearchField } from './search-field.js';
import { usePages } from './use-pages.js';

/** Who did what, newest first, in sentences; what is asked for stands in the address. */
export function AuditPage(): JSX.Element {
  const [search, setSearch] = useState(noted('search') ?? '');
  const [kind, setKind] = useState(noted('kind') ?? '');
  const { rows, fault, more } = usePages(`operator/audit`, {
    search,
    kind,
    rowsIn: ({ entries }: AuditRows) => entries,
  });
  const chosen = (to: string): void => {
    note('kind', to);
    setKind(to);
  };
  const asked = (text: string): void => {
    note('search', text);
    setSearch(text);
  };
  return (
    <>
      <PageHead title="Audit log">
        <SearchField label="Who" first={search} onSearch={asked} />
      </PageHead>
      <Filter name="Kind" value={kind} choices={AUDIT_KINDS} onChoice={chosen} />
      <Fault text={fault} />
      {rows?.length === 0 ? (
        <Empty title="Nothing here">
          <p>Choose another kind, or search for somebody else.</p>
        </Empty>
      ) : null}
      <ul class="rows card audit" aria-label="Audit log">
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
