import type { Board } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Fault, Notice } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { note, noted } from '../router.js';
import { useAction } from '../use-action.js';
import { dateOf, spanOf } from '../words.js';
import { BoardColumns } from './board-columns.js';
import { DrainCards } from './drain-cards.js';
import { useBoard } from './use-board.js';
import { WORK_WORDS as WORDS } from './words.js';

/** What waits, what is made and where, live; and what operators do about it. What is asked for stands in the address. */
export function WorkPage(): JSX.Element {
  const [account, setAccount] = useState(noted('account') ?? '');
  const [engine, setEngine] = useState(noted('engine') ?? '');
  const { value: board, fault, reload } = useBoard({ account, engine });
  const chosen = (name: string, set: (value: string) => void) => (value: string) => {
    note(name, value === '' ? null : value);
    set(value);
  };
  if (board === null)
    return (
      <>
        <PageHead title={WORDS.title} />
        <Fault text={fault} />
      </>
    );
  return (
    <>
      <PageHead title={WORDS.title}>
        <Pause paused={board.queue.paused_since !== null} reload={reload} />
      </PageHead>
      <Fault text={fault} />
      {board.queue.paused_since === null ? null : (
        <Notice kind="plain">{WORDS.pausedSince(dateOf(board.queue.paused_since))}</Notice>
      )}
      <Figures queue={board.queue} />
      <div class="board-filters">
        <Pick
          label={WORDS.account}
          all={WORDS.everybody}
          value={account}
          choices={board.accounts.map(({ account_id: id, email, queued, processing }) => [
            id,
            `${email} (${processing} + ${queued})`,
          ])}
          onPick={chosen('account', setAccount)}
        />
        <Pick
          label={WORDS.engine}
          all={WORDS.everyEngine}
          value={engine}
          choices={[...new Set(board.places.map((place) => place.engine))].map((name) => [name, name])}
          onPick={chosen('engine', setEngine)}
        />
      </div>
      <BoardColumns board={board} whole={account === '' && engine === ''} reload={reload} />
      <DrainCards workers={board.workers} places={board.places} reload={reload} />
    </>
  );
}

function Pause({ paused, reload }: { paused: boolean; reload: () => Promise<void> }): JSX.Element {
  const { busy, fault, run } = useAction();
  const turn = (): void =>
    void run(async () => {
      await call('PUT', 'operator/queue', { stopped: !paused });
      await reload();
    });
  return (
    <>
      <Fault text={fault} />
      <button type="button" class={paused ? 'main' : ''} aria-disabled={busy} onClick={turn}>
        {paused ? WORDS.resume : WORDS.pause}
      </button>
    </>
  );
}

const Figures = ({ queue }: { queue: Board['queue'] }): JSX.Element => (
  <dl class="figures">
    <div>
      <dt>{WORDS.state}</dt>
      <dd>{queue.paused_since === null ? WORDS.running : WORDS.paused}</dd>
    </div>
    <div>
      <dt>{WORDS.waiting}</dt>
      <dd>{queue.queued}</dd>
    </div>
    <div>
      <dt>{WORDS.making}</dt>
      <dd>{queue.processing}</dd>
    </div>
    <div>
      <dt>{WORDS.longestWait}</dt>
      <dd>{queue.queued === 0 ? '–' : spanOf(queue.oldest_queued_seconds)}</dd>
    </div>
  </dl>
);

interface PickProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
}

/** What was chosen stays a choice, also when nothing of it is under way any more. */
const Pick = ({ label, all, value, choices, onPick }: PickProps): JSX.Element => (
  <label class="chooser">
    <span>{label}</span>
    <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      <option value="">{all}</option>
      {value === '' || choices.some(([choice]) => choice === value) ? null : (
        <option value={value}>{value}</option>
      )}
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
