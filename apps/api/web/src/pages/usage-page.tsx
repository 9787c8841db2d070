import type { DayOfUse, Usage, UseOfEngine } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Empty } from '../parts/empty.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';
import { countOf, dayOf } from '../words.js';

/** Videos and credits of the last 30 days. */
export function UsagePage(): JSX.Element {
  const { value, fault } = useLoaded<Usage>('usage');
  if (value === null)
    return (
      <>
        <PageHead title="Usage" />
        <Fault text={fault} />
      </>
    );
  const used = value.days.filter(({ videos }) => videos > 0);
  return (
    <>
      <PageHead title="Usage" />
      {used.length === 0 ? (
        <Empty title="Nothing used in the last 30 days">
          <p>
            Videos, seconds and credits appear here, day by day. <Link to="/playground">Make a video</Link>
          </p>
        </Empty>
      ) : (
        <Used usage={value} used={used} />
      )}
    </>
  );
}

const sum = (days: readonly DayOfUse[], field: 'videos' | 'seconds' | 'credits_used'): number =>
  days.reduce((total, day) => total + day[field], 0);

const Used = ({
  usage: { days, engines },
  used,
}: {
  usage: Usage;
  used: readonly DayOfUse[];
}): JSX.Element => (
  <>
    <dl class="figures">
      <div>
        <dt>Videos</dt>
        <dd>{sum(used, 'videos').toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Seconds of video</dt>
        <dd>{sum(used, 'seconds').toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Credits</dt>
        <dd>{sum(used, 'credits_used').toLocaleString('en')}</dd>
      </div>
    </dl>
    <section class="card" aria-labelledby="days-title">
      <div class="card-head">
        <h2 id="days-title">Credits by day</h2>
        <p class="muted">last 30 days, UTC</p>
      </div>
      <Bars days={days} />
    </section>
    <DayTable used={used} />
    {engines.length === 0 ? null : <EngineTable engines={engines} />}
  </>
);

const HEIGHT = 120;
const STEP = 20;

function Bars({ days }: { days: readonly DayOfUse[] }): JSX.Element {
  const most = Math.max(1, ...days.map((day) => day.credits_used));
  return (
    <figure class="bars">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Credits by day; the table below has the numbers."
      >
        {days.map((day, index) => {
          const height = day.credits_used === 0 ? 1 : Math.max(3, (day.credits_used / most) * HEIGHT);
          return (
            <rect
              key={day.day}
              class={day.credits_used === 0 ? 'bar none' : 'bar'}
              x={index * STEP + 3}
              width={STEP - 6}
              y={HEIGHT - height}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption>
        <span>{dayOf(days[0]?.day ?? '')}</span>
        <span>most on one day: {countOf(most, 'credit')}</span>
        <span>today</span>
      </figcaption>
    </figure>
  );
}

const DayTable = ({ used }: { used: readonly DayOfUse[] }): JSX.Element => (
  <div class="table-room" tabIndex={0} role="region" aria-label="Usage by day">
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" class="number">
            Videos
          </th>
          <th scope="col" class="number">
            Failed
          </th>
          <th scope="col" class="number">
            Seconds
          </th>
          <th scope="col" class="number">
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {[...used].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{dayOf(day.day)}</th>
            <td class="number">{day.videos}</td>
            <td class="number">{day.failed}</td>
            <td class="number">{day.seconds}</td>
            <td class="number">{day.credits_used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Who made the videos that are finished. */
const EngineTable = ({ engines }: { engines: readonly UseOfEngine[] }): JSX.Element => (
  <section class="card" aria-labelledby="engines-title">
    <div class="card-head">
      <h2 id="engines-title">Finished videos by engine</h2>
      <p class="muted">last 30 days, UTC</p>
    </div>
    <div class="table-room" tabIndex={0} role="region" aria-labelledby="engines-title">
      <table>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col" class="number">
              Videos
            </th>
            <th scope="col" class="number">
              Seconds
            </th>
            <th scope="col" class="number">
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ engine, videos, seconds, credits_used: credits }) => (
            <tr key={engine}>
              <th scope="row">{engine ?? 'not recorded'}</th>
              <td class="number">{videos}</td>
              <td class="number">{seconds}</td>
              <td class="number">{credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
