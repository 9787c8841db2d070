import type { DayOfUse, Usage, UseOfEngine } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Empty } from '../parts/empty.js';
import { Filled } from '../parts/filled.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';
import { dayOf, numberOf, words } from '../words.js';

/** Videos and credits of the last 30 days. */
export function UsagePage(): JSX.Element {
  const { value, fault } = useLoaded<Usage>('usage');
  if (value === null)
    return (
      <>
        <PageHead title={words().usage.title} />
        <Fault text={fault} />
      </>
    );
  const used = value.days.filter(({ videos }) => videos > 0);
  return (
    <>
      <PageHead title={words().usage.title} />
      {used.length === 0 ? (
        <Empty title={words().usage.none}>
          <p>
            <Filled
              text={words().usage.noneHint}
              parts={{ link: <Link to="/playground">{words().usage.make}</Link> }}
            />
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
        <dt>{words().usage.videos}</dt>
        <dd>{numberOf(sum(used, 'videos'))}</dd>
      </div>
      <div>
        <dt>{words().usage.secondsOfVideo}</dt>
        <dd>{numberOf(sum(used, 'seconds'))}</dd>
      </div>
      <div>
        <dt>{words().usage.credits}</dt>
        <dd>{numberOf(sum(used, 'credits_used'))}</dd>
      </div>
    </dl>
    <section class="card" aria-labelledby="days-title">
      <div class="card-head">
        <h2 id="days-title">{words().usage.byDay}</h2>
        <p class="muted">{words().usage.last30}</p>
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
        aria-label={words().usage.barsLabel}
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
        <span>{words().usage.most(words().count.credits(most))}</span>
        <span>{words().usage.today}</span>
      </figcaption>
    </figure>
  );
}

const DayTable = ({ used }: { used: readonly DayOfUse[] }): JSX.Element => (
  <div class="table-room" tabIndex={0} role="region" aria-label={words().usage.tableLabel}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words().usage.day}</th>
          <th scope="col" class="number">
            {words().usage.videos}
          </th>
          <th scope="col" class="number">
            {words().usage.failed}
          </th>
          <th scope="col" class="number">
            {words().usage.seconds}
          </th>
          <th scope="col" class="number">
            {words().usage.credits}
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
      <h2 id="engines-title">{words().usage.byEngine}</h2>
      <p class="muted">{words().usage.last30}</p>
    </div>
    <div class="table-room" tabIndex={0} role="region" aria-labelledby="engines-title">
      <table>
        <thead>
          <tr>
            <th scope="col">{words().usage.engine}</th>
            <th scope="col" class="number">
              {words().usage.videos}
            </th>
            <th scope="col" class="number">
              {words().usage.seconds}
            </th>
            <th scope="col" class="number">
              {words().usage.credits}
            </th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ engine, videos, seconds, credits_used: credits }) => (
            <tr key={engine}>
              <th scope="row">{engine ?? words().usage.notRecorded}</th>
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
