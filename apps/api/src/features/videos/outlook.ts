/** Where an unfinished video stands: its place in line, and seconds until it is settled. Null where it has ended. */
export interface Outlook {
  readonly outlook: readonly [position: number | null, seconds: number | null] | null;
}

const SIZE = 'video_size(video.width, video.height, video.duration_seconds)';
const MAKING = `making_seconds(video.line, video.model, video.mode, video.resolution, ${SIZE})`;
const WHOLE_LINE = Number.MAX_SAFE_INTEGER;

/** A column of `videos video`, counted as it is asked, in the order in which workers take videos. What nobody measured is null. */
export const OUTLOOK = `
  CASE video.status
    WHEN 'queued' THEN (
      SELECT ARRAY[outlook.ahead + 1, outlook.wait_seconds + ${MAKING}]::float8[]
      FROM line_outlook(video.line, video.turn, video.created_at, video.id, ${WHOLE_LINE}) outlook WHERE video.line IS NOT NULL
    )
    WHEN 'processing' THEN ARRAY[NULL, CASE
      WHEN video.progress > 0 THEN ${MAKING} * (1 - video.progress)
      ELSE ${MAKING} - extract(epoch FROM clock_timestamp() - video.claimed_at) END]::float8[]
  END`;

/** The fields of the contract that say where an unfinished video stands. */
export function outlookOf({ outlook }: Outlook) {
  const [position, seconds] = outlook ?? [null, null];
  return { queue_position: position, estimated_seconds: seconds === null ? null : Math.max(1, Math.ceil(seconds)) };
}
