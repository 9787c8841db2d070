import type { PaymentEventRow, PaymentEventRows } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { Filter } from '../parts/filter.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { dateOf } from '../words.js';
import { SearchField } from './search-field.js';

const FILTERS = [
  ['', 'All'],
  ['true', 'To be looked at'],
] as const;

/** Events of payment providers and what became of them, newest first. */
export function PaymentsPage(): JSX.Element {
  const [search, setSearch] = useState('');
  const [undone, setUndone] = useState('');
  const [page, setPage] = useState<PaymentEventRows>({ events: [], next_cursor: null });
  const { busy, fault, run } = useAction();
  const load = (cursor: string | null): void =>
    void run(async () => {
      const query = new URLSearchParams({ search, undone, cursor: cursor ?? '' });
      const answer = await call<PaymentEventRows>('GET', `operator/payments?${query}`);
      setPage((before) => ({
        ...answer,
        events: [...(cursor === null ? [] : before.events), ...answer.events],
      }));
    });
  const again = (event: string): void =>
    void run(async () => {
      const { events } = await call<PaymentEventRows>('POST', 'operator/payments/replay', { event });
      const changed = new Map(events.map((row) => [nameOf(row), row]));
      setPage((before) => ({
        ...before,
        events: before.events.map((row) => changed.get(nameOf(row)) ?? row),
      }));
    });
  useEffect(() => load(null), [search, undone]);
  return (
    <>
      <PageHead title="Payments">
        <SearchField label="Event, account or customer" onSearch={setSearch} />
      </PageHead>
      <Filter name="Which events" value={undone} choices={FILTERS} onChoice={setUndone} />
      <Fault text={fault} />
      <EventTable events={page.events} busy={busy} onAgain={again} />
      {page.next_cursor === null ? null : (
        <div class="end-of-list">
          <button type="button" onClick={() => load(page.next_cursor)}>
            Show more
          </button>
        </div>
      )}
    </>
  );
}

const nameOf = ({ provider, event }: PaymentEventRow): string => `${provider}:${event}`;

interface TableProps {
  readonly events: readonly PaymentEventRow[];
  readonly busy: boolean;
  readonly onAgain: (event: string) => void;
}

const EventTable = ({ events, busy, onAgain }: TableProps): JSX.Element => (
  <div class="table-room card" tabIndex={0} role="region" aria-label="Payments">
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Event</th>
          <th scope="col">Account</th>
          <th scope="col">What became of it</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventLine key={nameOf(event)} event={event} busy={busy} onAgain={onAgain} />
        ))}
      </tbody>
    </table>
  </div>
);

const EventLine = ({
  event,
  busy,
  onAgain,
}: Omit<TableProps, 'events'> & { event: PaymentEventRow }): JSX.Element => (
  <tr>
    <td class="when">{dateOf(event.received_at)}</td>
    <th scope="row">
      {event.kind}
      <span class="muted small block">{event.event}</span>
    </th>
    <td>
      {event.account_id ?? ''}
      <span class="muted small block">{event.customer ?? ''}</span>
    </td>
    <td>
      {event.message}
      {event.undone ? (
        <p>
          <button type="button" disabled={busy} onClick={() => onAgain(event.event)}>
            Apply again
          </button>
        </p>
      ) : null}
    </td>
  </tr>
);
