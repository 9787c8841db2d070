import type { Video } from '@clipwright/core/dashboard';
import { weekdayOf, words } from '../words.js';

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", "Wednesday, November 25, 2026": where the reader is. */
function dayOf(iso: string, now: number): string {
  const day = weekdayOf(new Date(iso));
  if (day === weekdayOf(new Date(now))) return words().videos.today;
  return day === weekdayOf(new Date(now - DAY_MS)) ? words().videos.yesterday : day;
}

/** Videos in their order, the days that they were made on above them. */
export function byDay(
  videos: readonly Video[],
): readonly (readonly [day: string, videos: readonly Video[]])[] {
  const now = Date.now();
  const days = new Map<string, Video[]>();
  for (const video of videos) {
    const day = dayOf(video.created_at, now);
    const known = days.get(day);
    if (known === undefined) days.set(day, [video]);
    else known.push(video);
  }
  return [...days];
}
