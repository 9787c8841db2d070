import type { AuditRow, AuditRows } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { dateOf } from '../words.js';
import { SearchField } from './search-field.js';
import { usePages } from './use-pages.js';

/** Who did what, newest first. */
export function AuditPage(): JSX.Element {
  const [search, setSearch] = useState('');
  const { rows, fault, more } = usePages('operator/audit', {
    search,
    rowsIn: ({ entries }: AuditRows) => entries,
  });
  return (
    <>
      <PageHead title="Audit log">
        <SearchField label="Who" onSearch={setSearch} />
      </PageHead>
      <Fault text={fault} />
      <div class="table-room card" tabIndex={0} role="region" aria-label="Audit log">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Who</th>
              <th scope="col">To whom</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {rows?.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {more === null ? null : (
        <div class="end-of-list">
          <button type="button" onClick={more}>
            Show more
          </button>
        </div>
      )}
    </>
  );
}

const detailsOf = (details: AuditRow['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

const AuditLine = ({ entry }: { entry: AuditRow }): JSX.Element => (
  <tr>
    <td class="when">{dateOf(entry.at)}</td>
    <th scope="row">
      {entry.action}
      <span class="muted small block">{detailsOf(entry.details)}</span>
    </th>
    <td>{entry.actor}</td>
    <td>{entry.subject ?? ''}</td>
    <td>{entry.address ?? ''}</td>
  </tr>
);
