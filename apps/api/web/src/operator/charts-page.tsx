import type { Charts, ChartStep, Work } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Filter } from '../parts/filter.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { note, noted } from '../router.js';
import { useLoaded } from '../use-loaded.js';
import { Chart } from './chart.js';
import { LastDay } from './last-day.js';
import { useWork } from './use-board.js';
import { CHART_WORDS as WORDS } from './words.js';

/** How the server did in a day, or in a month. Which one stands in the address. */
export function ChartsPage(): JSX.Element {
  const [range, setRange] = useState(noted('range') === 'month' ? 'month' : 'day');
  const { value: charts, fault } = useWork<Charts>(`operator/charts?range=${range}`);
  const { value: work } = useLoaded<Work>('operator/work');
  const chosen = (to: string): void => {
    note('range', to === 'month' ? to : null);
    setRange(to);
  };
  return (
    <>
      <PageHead title={WORDS.title} />
      <Filter name={WORDS.range} value={range} choices={WORDS.ranges} onChoice={chosen} />
      <Fault text={fault} />
      {charts === null ? null : <All charts={charts} />}
      {charts === null || work === null ? null : <LastDay days={work.last_day} />}
    </>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function All({ charts: { steps, range } }: { charts: Charts }): JSX.Element {
  const names = steps.map(({ from }) => WORDS.step(from, range));
  const of = (pick: (step: ChartStep) => number): number[] => steps.map(pick);
  const [completed, failed, canceled] = [
    of((step) => step.completed),
    of((step) => step.failed),
    of((step) => step.canceled),
  ];
  const period = WORDS.period(range);
  return (
    <div class="charts">
      <Chart
        title={WORDS.videos}
        summary={WORDS.videosSaid(sum(completed), sum(failed), period)}
        steps={names}
        stacked
        series={[
          { name: WORDS.completed, kind: 'good', values: completed },
          { name: WORDS.failed, kind: 'bad', values: failed },
          { name: WORDS.canceled, kind: 'quiet', values: canceled },
        ]}
        text={WORDS.count}
        tableName={WORDS.asTable}
      />
      <Chart
        title={WORDS.failures}
        summary={WORDS.failuresSaid(sum(failed), sum(completed) + sum(failed), period)}
        steps={names}
        stacked
        series={[{ name: WORDS.failed, kind: 'bad', values: failed }]}
        text={WORDS.count}
        tableName={WORDS.asTable}
      />
      <TimesChart
        title={WORDS.waits}
        said={WORDS.waitsSaid}
        names={names}
        times={steps.map((step) => step.wait)}
      />
      <TimesChart
        title={WORDS.renders}
        said={WORDS.rendersSaid}
        names={names}
        times={steps.map((step) => step.render)}
      />
    </div>
  );
}

interface TimesChartProps {
  readonly title: string;
  readonly said: (longest: number | null) => string;
  readonly names: readonly string[];
  readonly times: readonly ChartStep['wait'][];
}

const TimesChart = ({ title, said, names, times }: TimesChartProps): JSX.Element => (
  <Chart
    title={title}
    summary={said(
      times.every((one) => one === null) ? null : Math.max(...times.map((one) => one?.longest ?? 0)),
    )}
    steps={names}
    stacked={false}
    series={[
      { name: WORDS.longest, kind: 'longest', values: times.map((one) => one?.longest ?? null) },
      { name: WORDS.mean, kind: 'mean', values: times.map((one) => one?.mean ?? null) },
    ]}
    text={WORDS.seconds}
    tableName={WORDS.asTable}
  />
);
