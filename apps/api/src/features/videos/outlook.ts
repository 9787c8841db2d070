/**
 * Where an unfinished video stands: its place in line, and seconds until it is settled. Null where it has
 * ended.
 */
export interface Outlook {
  readonly outlook: readonly [position: number | null, seconds: number | null] | null;
}

/**
 * A column of what is read of `videos video` together with `outlooksOf` its ids, counted as it is asked, in
 * the order in which workers take videos.
 */
export const OUTLOOK = 'ARRAY[outlook.place, outlook.seconds]';

/** Why nothing that waits in a line is begun: the queue is paused, or its engines take nothing now. */
export type Held = 'paused' | 'no_engine';

/** A column of `videos video`: null where a video does not wait, or is begun in its turn. */
export const HELD = `CASE
  WHEN video.status <> 'queued' THEN NULL
  WHEN EXISTS (SELECT FROM work_switches WHERE scope = 'queue') THEN 'paused'
  WHEN NOT EXISTS (SELECT FROM live_places place WHERE place.line = video.line) THEN 'no_engine'
END`;

/**
 * Joined once for all videos of a statement, so that their line is walked along once. What nobody measured is
 * null.
 */
export const outlooksOf = (ids: string): string =>
  `LEFT JOIN video_outlooks(${ids}) outlook ON outlook.video_id = video.id`;

/** The fields of the contract that say where an unfinished video stands. */
export function outlookOf({ outlook }: Outlook) {
  const [position, seconds] = outlook ?? [null, null];
  return {
    queue_position: position,
    estimated_seconds: seconds === null ? null : Math.max(1, Math.ceil(seconds)),
  };
}
