import { Injectable } from '@nestjs/common';
import { type DayOfUse, UsageRepository, type UseOfEngine } from '../../videos/own-videos.door.js';

const DAY_MS = 86_400_000;
const DAYS = 30;

export interface Usage {
  readonly days: readonly DayOfUse[];
  readonly engines: readonly UseOfEngine[];
}

/** What an account used: day by day, days without use included, and by the kind of engine that made it. */
@Injectable()
export class ReadUsage {
  constructor(private readonly usage: UsageRepository) {}

  async run(accountId: string, nowMs: number): Promise<Usage> {
    const [byDay, engines] = await Promise.all([
      this.usage.byDay(accountId, DAYS - 1),
      this.usage.byEngine(accountId, DAYS - 1),
    ]);
    const used = new Map(byDay.map((day) => [day.day, day]));
    const days = Array.from({ length: DAYS }, (_, index) => dayOf(nowMs - (DAYS - 1 - index) * DAY_MS));
    return {
      days: days.map((day) => used.get(day) ?? { day, videos: 0, failed: 0, seconds: 0, creditsUsed: 0 }),
      engines,
    };
  }
}

const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
