import type { Video } from '@clipwright/core/dashboard';

const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "Today", "Yesterday", "Wednesday, November 25, 2026": where the reader is. */
function dayOf(iso: string, now: number): string {
  const day = DATE.format(new Date(iso));
  if (day === DATE.format(now)) return 'Today';
  return day === DATE.format(now - DAY_MS) ? 'Yesterday' : day;
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
