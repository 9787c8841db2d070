import type { ModelId, Resolution } from '@clipwright/core/models';
import type { VideoStatus } from '@clipwright/core/videos';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf, waitUntil } from '../support/index.js';

/** A video as its row tells. */
export interface VideoRow {
  readonly id: string;
  readonly accountId: string;
  readonly status: VideoStatus;
  readonly attempt: number;
  readonly file: string | null;
  readonly fileBytes: number | null;
  readonly fileHash: string | null;
  readonly image: string | null;
  /** Keys of all that are there. */
  readonly images: readonly string[];
  readonly creditsUsed: number;
  /** Whether an engine made it that stepped in for one that was away. */
  readonly fallback: boolean;
  readonly model: ModelId;
  readonly resolution: Resolution;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly hasAudio: boolean;
  readonly errorCode: string | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  /** Whether a key had called for it: what the studio makes counts in no window. */
  readonly byKey: boolean;
}

const READ = `
  SELECT id, account_id AS "accountId", status, attempt, file, file_bytes AS "fileBytes", encode(file_hash, 'hex') AS "fileHash",
         image, array_remove(array_prepend(image, more_images), NULL) AS images, credits_used AS "creditsUsed", fallback, model, resolution, duration_seconds AS "durationSeconds", width, height,
         has_audio AS "hasAudio", error_code AS "errorCode",
         (extract(epoch FROM created_at) * 1000)::float8 AS "createdAtMs", (extract(epoch FROM started_at) * 1000)::float8 AS "startedAtMs",
         NOT EXISTS (SELECT FROM credit_entries WHERE video_id = videos.id AND kind = 'reserve' AND purse <> 'by_key') AS "byKey"
  FROM videos ORDER BY created_at, id`;

/** Every video, oldest first. */
export const videoRows = (database: TestDatabase): Promise<VideoRow[]> => rowsOf<VideoRow>(database, READ);

/** The row of one video. Throws when there is none. */
export async function videoRow(database: TestDatabase, id: string): Promise<VideoRow> {
  const found = (await videoRows(database)).find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no row of ${id}.`);
  return found;
}

const UNFINISHED: readonly VideoStatus[] = ['queued', 'processing'];

export const isFinished = ({ status }: VideoRow): boolean => !UNFINISHED.includes(status);

/** Waits until a row says what is asked for, and gives it. The database may be away in between. */
export async function untilRow(
  database: TestDatabase,
  { id, what, withinMs }: { id: string; what: string; withinMs?: number },
  holds: (row: VideoRow) => boolean,
): Promise<VideoRow> {
  return await waitUntil(
    { what: `${id} to be ${what}`, ...(withinMs === undefined ? {} : { withinMs }), everyMs: 25 },
    async () => {
      const row = await videoRow(database, id).catch(() => null);
      return row !== null && holds(row) ? row : null;
    },
  );
}

/** Waits until a worker has begun a video. */
export const untilBegun = (database: TestDatabase, id: string): Promise<VideoRow> =>
  untilRow(database, { id, what: 'begun' }, ({ status }) => status === 'processing');

/** Waits until every video has come to its end, and gives all rows. */
export async function untilAllFinished(database: TestDatabase, withinMs: number): Promise<VideoRow[]> {
  return await waitUntil(
    { what: 'every accepted video to be finished', withinMs, everyMs: 100 },
    async () => {
      const rows = await videoRows(database).catch(() => null);
      return rows?.every(isFinished) === true ? rows : null;
    },
  );
}

/** Waits until a worker has begun any video, and gives its row. */
export async function untilAnyBegun(database: TestDatabase): Promise<VideoRow> {
  return await waitUntil({ what: 'a video to be begun', everyMs: 25 }, async () => {
    const rows = await videoRows(database).catch((): VideoRow[] => []);
    return rows.find(({ status }) => status === 'processing') ?? null;
  });
}
