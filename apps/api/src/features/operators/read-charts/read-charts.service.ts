import { Injectable } from '@nestjs/common';
import { type WorkHour, WorkHoursRepository } from '../../videos/work-hours.door.js';

const HOUR_MS = 3_600_000;

/** What a chart shows, and how wide each of its steps is. */
export const CHART_RANGES = {
  day: { steps: 24, stepMs: HOUR_MS },
  month: { steps: 30, stepMs: 24 * HOUR_MS },
} as const;
export type ChartRange = keyof typeof CHART_RANGES;

/** A step of a chart. Seconds are means and the longest; null where nothing was begun, or made. */
export interface ChartStep {
  readonly from: Date;
  readonly completed: number;
  readonly failed: number;
  readonly canceled: number;
  readonly wait: Times;
  readonly render: Times;
}

type Times = { readonly mean: number; readonly longest: number } | null;

/** How the server did, step by step up to now, steps without a video included. Days are those of UTC. */
@Injectable()
export class ReadCharts {
  constructor(private readonly hours: WorkHoursRepository) {}

  async run(range: ChartRange, nowMs: number): Promise<ChartStep[]> {
    const { steps, stepMs } = CHART_RANGES[range];
    const lastMs = Math.floor(nowMs / stepMs) * stepMs;
    const firstMs = lastMs - (steps - 1) * stepMs;
    const hours = await this.hours.since(new Date(firstMs));
    return Array.from({ length: steps }, (_, index) => {
      const fromMs = firstMs + index * stepMs;
      const within = hours.filter(({ hour }) => hour.getTime() >= fromMs && hour.getTime() < fromMs + stepMs);
      return stepOf(new Date(fromMs), within);
    });
  }
}

function stepOf(from: Date, hours: readonly WorkHour[]): ChartStep {
  const sum = (count: (hour: WorkHour) => number): number =>
    hours.reduce((total, hour) => total + count(hour), 0);
  const most = (count: (hour: WorkHour) => number): number => Math.max(0, ...hours.map(count));
  const times = (videos: number, seconds: number, longest: number): Times =>
    videos === 0 ? null : { mean: seconds / videos, longest };
  return {
    from,
    completed: sum(({ completed }) => completed),
    failed: sum(({ failed }) => failed),
    canceled: sum(({ canceled }) => canceled),
    wait: times(
      sum(({ waits }) => waits),
      sum(({ waitSeconds }) => waitSeconds),
      most(({ longestWait }) => longestWait),
    ),
    render: times(
      sum(({ renders }) => renders),
      sum(({ renderSeconds }) => renderSeconds),
      most(({ longestRender }) => longestRender),
    ),
  };
}
