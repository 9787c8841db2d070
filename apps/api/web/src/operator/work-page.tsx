import type { Work } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Empty } from '../parts/empty.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';
import { agoOf, spanOf } from '../words.js';
import { Engines } from './engines-card.js';

const LOOK_EVERY_MS = 3_000;

/** Queue, engines, the last day, failures. */
export function WorkPage(): JSX.Element {
  const { value: work, fault } = useLoaded<Work>('operator/work', LOOK_EVERY_MS);
  if (work === null)
    return (
      <>
        <PageHead title="Work" />
        <Fault text={fault} />
      </>
    );
  const { queued, processing, oldest_queued_seconds: oldest } = work.queue;
  return (
    <>
      <PageHead title="Work" />
      <Fault text={fault} />
      <dl class="figures">
        <div>
          <dt>Waiting</dt>
          <dd>{queued}</dd>
        </div>
        <div>
          <dt>In the making</dt>
          <dd>{processing}</dd>
        </div>
        <div>
          <dt>Longest wait</dt>
          <dd>{queued === 0 ? '–' : spanOf(oldest)}</dd>
        </div>
      </dl>
      <Engines engines={work.engines} />
      <LastDay days={work.last_day} />
      <Failures failures={work.failures} />
    </>
  );
}

const LastDay = ({ days }: { days: Work['last_day'] }): JSX.Element => (
  <section class="card" aria-labelledby="day-title">
    <h2 id="day-title">Last 24 hours</h2>
    {days.length === 0 ? (
      <p class="muted">No videos.</p>
    ) : (
      <div class="table-room" tabIndex={0} role="region" aria-labelledby="day-title">
        <table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col" class="number">
                Completed
              </th>
              <th scope="col" class="number">
                Fallback
              </th>
              <th scope="col" class="number">
                Failed
              </th>
              <th scope="col" class="number">
                Median time
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.model}>
                <th scope="row">{day.model}</th>
                <td class="number">{day.completed}</td>
                <td class="number">{day.fallbacks}</td>
                <td class="number">{day.failed}</td>
                <td class="number">
                  {day.median_seconds === null ? '–' : `${day.median_seconds.toFixed(1)} s`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const Failures = ({ failures }: { failures: Work['failures'] }): JSX.Element => (
  <section class="card" aria-labelledby="failures-title">
    <h2 id="failures-title">Failures</h2>
    {failures.length === 0 ? (
      <Empty title="None">
        <p>Videos that fail appear here, each with its reason.</p>
      </Empty>
    ) : (
      <ul class="rows">
        {failures.map((failure) => (
          <li key={failure.video_id}>
            <div>
              <strong>{failure.code}</strong>{' '}
              <span class="muted">
                {failure.model}
                {failure.engine === null ? '' : ` · engine ${failure.engine}`}
              </span>
              <p class="why">{failure.message}</p>
              <p class="muted small">
                {failure.email} · <code>{failure.video_id}</code> · {agoOf(failure.at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);
