import type { EngineCard } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { call } from '../call.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { agoOf, isUnfinished, words } from '../words.js';
import { Engine } from './engines-card.js';
import { ENGINE_WORDS as WORDS } from './words.js';

interface EngineProps {
  readonly engine: EngineCard;
  readonly reload: () => Promise<void>;
}

/** One replica of an engine, with all that is known of it. */
export function EngineSection({ engine, reload }: EngineProps): JSX.Element {
  const id = useId();
  return (
    <section class="card engine-card" aria-labelledby={id}>
      <div class="engine-facts">
        <Engine engine={engine} titleId={id} />
        <p class="small muted">{abilityOf(engine)}</p>
        {engine.drained_since === null ? null : (
          <p class="small">{WORDS.drainedSince(agoOf(engine.drained_since))}</p>
        )}
      </div>
      <Times times={engine.times} />
      <Failures failed={engine.failed_videos} />
      <Trial engine={engine} reload={reload} />
    </section>
  );
}

const abilityOf = ({ can }: EngineCard): string =>
  WORDS.can({
    modes: can.modes.map((mode) => (mode === 'text' ? WORDS.text : WORDS.image)),
    seconds: `${can.seconds.min}–${can.seconds.max} s`,
    sizes: can.resolutions.join(', '),
    ratios: can.aspect_ratios.join(', '),
    sound: can.audio,
  });

const Times = ({ times }: { times: EngineCard['times'] }): JSX.Element => (
  <div>
    <h3>{WORDS.times(times[0]?.clip_seconds ?? null)}</h3>
    {times.length === 0 ? <p class="muted small">{WORDS.noTimes}</p> : null}
    <dl class="engine-times">
      {times.map(({ machine, video_model: model, mode, resolution, seconds }) => (
        <div key={`${machine} ${model} ${mode} ${resolution}`}>
          <dt>
            {model} {resolution}
            {mode === 'image' ? ` ${WORDS.fromImage}` : ''}
          </dt>
          <dd>{WORDS.seconds(seconds)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Failures = ({ failed }: { failed: EngineCard['failed_videos'] }): JSX.Element => (
  <div>
    <h3>{WORDS.failures}</h3>
    {failed.length === 0 ? <p class="muted small">{WORDS.noFailures}</p> : null}
    <ul class="engine-failures">
      {failed.map(({ video_id: id, error, email, completed_at: at }) => (
        <li key={id}>
          <p class="why small">{error?.message ?? ''}</p>
          <p class="muted small">
            {email} · {agoOf(at ?? '')}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

/** The clip that the engine was tried with last, and the button for another. */
function Trial({ engine, reload }: EngineProps): JSX.Element {
  const { busy, fault, run } = useAction();
  const { name, replica, trial } = engine;
  const isUnderWay = trial !== null && isUnfinished(trial.status);
  const begin = (): void =>
    void run(async () => {
      if (isUnderWay) return;
      await call('POST', `operator/engines/${encodeURIComponent(name)}/${encodeURIComponent(replica)}/try`);
      await reload();
    });
  return (
    <div class="engine-trial">
      <h3>{WORDS.trial}</h3>
      {trial === null ? <p class="muted small">{WORDS.neverTried}</p> : <TrialState trial={trial} />}
      <Fault text={fault} />
      <p>
        <button
          type="button"
          aria-disabled={busy || isUnderWay || engine.models.length === 0}
          aria-label={WORDS.tryIt(`${name} ${replica}`)}
          onClick={begin}
        >
          {WORDS.try}
        </button>
      </p>
    </div>
  );
}

function TrialState({ trial }: { trial: NonNullable<EngineCard['trial']> }): JSX.Element {
  const { status, error, video_url: url, completed_at: ended, started_at: started } = trial;
  const took = ended === null || started === null ? null : (Date.parse(ended) - Date.parse(started)) / 1000;
  return (
    <>
      <p class="small" role="status">
        <span class={`state ${status}`}>{words().status[status]}</span>{' '}
        <span class="muted">
          {agoOf(ended ?? trial.created_at)}
          {took === null || status !== 'completed' ? '' : ` · ${WORDS.took(took)}`}
        </span>
      </p>
      {error === null ? null : <p class="why small">{error.message}</p>}
      {url === null ? null : (
        <video class="engine-clip" src={url} controls loop muted playsInline preload="metadata" />
      )}
    </>
  );
}
