import { Injectable } from '@nestjs/common';
import { type DayOfUse, UsageRepository } from '../usage.repository.js';

const DAY_MS = 86_400_000;
const DAYS = 30;

/** What an account used, day by day, days without use included. */
@Injectable()
export class ReadUsage {
  constructor(private readonly usage: UsageRepository) {}

  async run(accountId: string, nowMs: number): Promise<DayOfUse[]> {
    const used = new Map((await this.usage.byDay(accountId, DAYS - 1)).map((day) => [day.day, day]));
    const days = Array.from({ length: DAYS }, (_, index) => dayOf(nowMs - (DAYS - 1 - index) * DAY_MS));
    return days.map((day) => used.get(day) ?? { day, videos: 0, failed: 0, seconds: 0, creditsUsed: 0 });
  }
}

const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
