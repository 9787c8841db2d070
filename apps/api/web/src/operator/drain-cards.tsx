import type { BoardPlace, BoardWorker } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { call } from '../call.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { DRAIN_WORDS as WORDS } from './words.js';

interface Drainable {
  readonly name: string;
  readonly facts: string;
  readonly processing: number;
  readonly drained: boolean;
  /** Where its switch is; null: it has none. */
  readonly path: string | null;
}

const stateOf = ({ drained, processing }: Drainable): { look: string; text: string } => {
  if (!drained) return { look: 'completed', text: WORDS.takes };
  return processing === 0
    ? { look: 'queued', text: WORDS.empty }
    : { look: 'queued', text: `${WORDS.drains} · ${processing}` };
};

function Row({ one, reload }: { one: Drainable; reload: () => Promise<void> }): JSX.Element {
  const { busy, fault, run } = useAction();
  const { look, text } = stateOf(one);
  const turn = (path: string): void =>
    void run(async () => {
      await call('PUT', path, { stopped: !one.drained });
      await reload();
    });
  const act = one.drained ? WORDS.resume : WORDS.drain;
  return (
    <li>
      <div class="drainable">
        <p>
          <strong>{one.name}</strong> <span class="muted small">{one.facts}</span>
        </p>
        <span class={`state ${look}`}>{text}</span>
        {one.path === null ? null : (
          <button
            type="button"
            aria-disabled={busy}
            aria-label={WORDS.actOn(act, one.name)}
            onClick={() => turn(one.path ?? '')}
          >
            {act}
          </button>
        )}
      </div>
      <Fault text={fault} />
    </li>
  );
}

const ofWorker = ({ name, processes, processing, drained_since: since }: BoardWorker): Drainable => ({
  ...{ name, processing, drained: since !== null },
  facts: processes === 0 ? WORDS.notRunning : `${WORDS.processes(processes)}, ${WORDS.makes(processing)}`,
  path: `operator/workers/${encodeURIComponent(name)}`,
});

const ofPlace = ({ engine, replica, processing, slots, drained_since: since }: BoardPlace): Drainable => ({
  ...{ name: engine === replica ? engine : `${engine} ${replica}`, processing, drained: since !== null },
  facts: slots === null ? WORDS.makes(processing) : WORDS.ofSlots(processing, slots),
  path:
    slots === null ? null : `operator/replicas/${encodeURIComponent(engine)}/${encodeURIComponent(replica)}`,
});

interface DrainCardsProps {
  readonly workers: readonly BoardWorker[];
  readonly places: readonly BoardPlace[];
  readonly reload: () => Promise<void>;
}

/** Workers and replicas, and what each makes; each can be drained. */
export const DrainCards = ({ workers, places, reload }: DrainCardsProps): JSX.Element => (
  <div class="cards">
    <section class="card" aria-labelledby="workers-title">
      <h2 id="workers-title">{WORDS.workers}</h2>
      {workers.length === 0 ? <p class="why">{WORDS.noWorkers}</p> : null}
      <ul class="rows">
        {workers.map((worker) => (
          <Row key={worker.name} one={ofWorker(worker)} reload={reload} />
        ))}
      </ul>
      <p class="hint muted">{WORDS.hint}</p>
    </section>
    <section class="card" aria-labelledby="places-title">
      <h2 id="places-title">{WORDS.places}</h2>
      <ul class="rows">
        {places.map((place) => (
          <Row key={`${place.engine} ${place.replica}`} one={ofPlace(place)} reload={reload} />
        ))}
      </ul>
    </section>
  </div>
);
