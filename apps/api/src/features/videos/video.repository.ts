import { KEPT_COLUMNS, type KeptValues, withNumbers } from '@clipwright/core/fields';
import { canMove, VIDEO_STATUSES, type VideoStatus } from '@clipwright/core/videos';
import type { Operation } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import type { VideoPlace } from '@clipwright/engines/catalog';
import type { StoredVideo, VideoFailure } from '@clipwright/engines/flow';
import { PlansConfig } from '../../config/plans.js';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { EndedWork } from '../../platform/metrics/metrics.js';
import { IMAGES_OF, type RemovedFiles } from './kept-files.js';
import { OUTLOOK, outlooksOf } from './outlook.js';
import type { LinePlace } from './work-line.repository.js';
import type { ClaimedVideo, SettlingVideo, VideoOrder } from './video.js';
import type { VideoOutcome } from './video-outcome.js';

/** Where a row keeps what an order has beside its request. */
const OWN_COLUMNS: Readonly<Record<Exclude<keyof VideoOrder, keyof KeptValues>, string>> = {
  id: 'id',
  accountId: 'account_id',
  mode: 'mode',
  width: 'width',
  height: 'height',
  image: 'image',
  moreImages: 'more_images',
  imageBytes: 'image_bytes',
  hops: 'hops',
  onlyEngine: 'only_engine',
  onlyReplica: 'only_replica',
  uncharged: 'uncharged',
  warnings: 'warnings',
};
const ORDER_COLUMNS: readonly (readonly [name: string, column: string])[] = [
  ...Object.entries(OWN_COLUMNS),
  ...KEPT_COLUMNS.map(({ name, column }) => [name, column] as const),
];

/** The file of the video that a row continues, as long as it is there. */
const SOURCE = `
  (SELECT json_build_object('file', source.file, 'width', source.width, 'height', source.height, 'durationSeconds', source.duration_seconds)
   FROM videos source WHERE source.id = videos.source_video_id AND source.account_id = videos.account_id
     AND source.status = 'completed' AND source.damaged_at IS NULL) AS source`;

/** The columns that make a ClaimedVideo. */
const CLAIMED = [
  ...ORDER_COLUMNS,
  ...['attempt', 'operation', 'engine', 'replica', 'trace'].map((name) => [name, name]),
]
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ');

/** By the database's clock. */
const WAITED = `extract(epoch FROM clock_timestamp() - created_at)::float8 AS "waitedSeconds"`;

/** States from which a video may move to `status`, by core's one table; as a list of SQL. */
const movableTo = (status: VideoStatus): string =>
  VIDEO_STATUSES.filter((from) => canMove(from, status))
    .map((from) => `'${from}'`)
    .join(', ');

const UNFINISHED = `('queued', 'processing')`;

const INSERT = statement(`
  INSERT INTO videos (line, turn, cost, trace, ${ORDER_COLUMNS.map(([, column]) => column).join(', ')}, status)
  VALUES ($1, $2, $3, $4, ${ORDER_COLUMNS.map((_, index) => `$${index + 5}`).join(', ')}, 'queued')`);

const CLAIM = statement(`
  UPDATE videos SET status = 'processing', attempt = attempt + 1, ticket = $2, engine = $3, replica = $4, engine_kind = $5, fallback = $6,
    started_at = coalesce(started_at, clock_timestamp()), claimed_at = clock_timestamp()
  WHERE id = $1 AND status IN ${UNFINISHED} RETURNING ${CLAIMED}, ${WAITED}, ${SOURCE}`);

/** Of the attempt that holds the video. */
const HELD = `id = $1 AND attempt = $2 AND status = 'processing'`;

const MOVE = statement(`
  UPDATE videos SET engine = $3, replica = $4, engine_kind = $5, fallback = $6, operation = NULL WHERE ${HELD} RETURNING id`);

const SAVE_PROGRESS = statement(`UPDATE videos SET progress = $3 WHERE ${HELD} RETURNING id`);

const SAVE_OPERATION = statement(`UPDATE videos SET operation = $3::jsonb WHERE ${HELD} RETURNING id`);

const SETTLING = statement(
  `SELECT id, account_id AS "accountId", duration_seconds AS "durationSeconds", model, engine_kind AS "engineKind", fallback FROM videos WHERE id = $1`,
);

/** It is kept as long as the plan of this moment says, where it says so. */
const COMPLETE = statement(`
  UPDATE videos SET status = 'completed', progress = 1, file = $3, file_bytes = $4, file_hash = $5, has_audio = $6, warnings = $7::jsonb,
    credits_used = $8, fps = $9, completed_at = clock_timestamp(), expires_at = clock_timestamp() + coalesce(
      ($11::jsonb ->> (SELECT current.plan FROM current_plans current WHERE current.account_id = videos.account_id))::float8, $10::float8
    ) * interval '1 millisecond'
  WHERE id = $1 AND attempt = $2 AND status IN (${movableTo('completed')}) RETURNING id`);

/**
 * What it has begun at an engine is left with its end; so is a start that may have happened, in this attempt
 * or an earlier one: nobody at work on it can say that none has.
 */
const FAIL = statement(`
  UPDATE videos SET status = 'failed', operation = CASE WHEN $2::int IS NULL OR attempt > 1 OR $3 IN ('start_unknown', 'generation_deadline') THEN operation END, error_code = $3, error_message = $4, completed_at = clock_timestamp()
  WHERE id = $1 AND ($2::int IS NULL OR attempt = $2) AND status IN (${movableTo('failed')}) RETURNING id`);

const CANCEL = statement(`
  UPDATE videos SET status = 'canceled', completed_at = clock_timestamp() WHERE id = $1 AND account_id = $2 AND status = $3 RETURNING id`);

const STATUS = statement('SELECT status FROM videos WHERE id = $1 AND account_id = $2');

const STANDING = statement('SELECT status, attempt, file FROM videos WHERE id = $1');

const CORRECT_CREDITS = statement('UPDATE videos SET credits_used = $2 WHERE id = $1');

const SETTLED = statement(
  `SELECT id FROM videos WHERE id = ANY ($1::text[]) AND status NOT IN ${UNFINISHED}`,
);

const ENDED_WORK = statement(`
  SELECT coalesce(engine, 'none') AS engine, model, resolution AS size, status AS outcome, coalesce(error_code, '') AS code,
         extract(epoch FROM started_at - created_at)::float8 AS "waitSeconds",
         extract(epoch FROM completed_at - started_at)::float8 AS "makingSeconds", credits_used AS credits
  FROM videos WHERE id = $1`);

const READ_OUTCOME = prepared(
  'read-outcome',
  `
  SELECT video.id, video.status, video.file, video.credits_used AS "creditsUsed", video.warnings, video.error_code AS "errorCode",
         video.error_message AS "errorMessage", ${OUTLOOK} AS outlook
  FROM videos video ${outlooksOf('ARRAY[$1]')} WHERE video.id = $1`,
);

const REMOVE = statement(`
  WITH removed AS (
    DELETE FROM videos WHERE id = $1 AND account_id = $2 AND status NOT IN ('queued', 'processing') RETURNING id, file, ${IMAGES_OF('videos')} AS images
  ), forgotten AS (
    DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM removed)
  )
  SELECT file, images FROM removed`);

/** A video, by the account that asks for it: another account's is never found. */
export interface OwnVideo {
  readonly id: string;
  readonly accountId: string;
}

/** How far a video has come, and the key of its file. */
export interface VideoStanding {
  readonly status: VideoStatus;
  readonly attempt: number;
  readonly file: string | null;
}

/** Which attempt at which video. */
interface Held {
  readonly id: string;
  readonly attempt: number;
}

const claimed = (row: ClaimedVideo | undefined): ClaimedVideo | null =>
  row === undefined ? null : withNumbers(row);

const NOWHERE = { engine: null, replica: null, engineKind: null, fallback: false } as const;

function placeValues(place: VideoPlace | null): unknown[] {
  const { engine, replica, engineKind, fallback } = place ?? NOWHERE;
  return [engine, replica, engineKind, fallback];
}

/** Whether a statement has found what it was to change. */
const moved = (rows: readonly object[]): boolean => rows.length === 1;

/**
 * Rows of videos. Every move names the states it may start from, and the attempt that makes it; one that lost
 * the race answers false.
 */
@Injectable()
export class VideoRepository {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansConfig,
  ) {}

  async insert(
    transaction: Transaction,
    order: VideoOrder,
    place: LinePlace & { readonly trace?: string | null },
  ): Promise<void> {
    const { line, turn, cost, trace = null } = place;
    const { moreImages = [], warnings, uncharged = false } = order;
    const kept: Readonly<Record<string, unknown>> = {
      ...order,
      moreImages,
      uncharged,
      warnings: JSON.stringify(warnings),
    };
    await transaction.rows(INSERT, [line, turn, cost, trace, ...ORDER_COLUMNS.map(([name]) => kept[name])]);
  }

  /**
   * Starts an attempt at a place: whoever held the video before is fenced off. Null when it is finished
   * already, or gone.
   */
  async claim(
    transaction: Transaction,
    id: string,
    { place, ticket }: { place: VideoPlace; ticket: string },
  ): Promise<ClaimedVideo | null> {
    const [row] = await transaction.rows<ClaimedVideo>(CLAIM, [id, ticket, ...placeValues(place)]);
    return claimed(row);
  }

  /**
   * Moves an attempt to another place, where nothing has begun yet; to none, while it waits. False when it
   * has lost its video.
   */
  async moveTo(transaction: Transaction, held: Held, place: VideoPlace | null): Promise<boolean> {
    return moved(await transaction.rows(MOVE, [held.id, held.attempt, ...placeValues(place)]));
  }

  /** Saves how far an attempt has come, 0 to 1; false when another attempt has taken over. */
  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    return moved(await this.database.rows(SAVE_PROGRESS, [id, attempt, fraction]));
  }

  /** Saves an engine's operation; false when another attempt has taken over. */
  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    return moved(await this.database.rows(SAVE_OPERATION, [id, attempt, JSON.stringify(operation)]));
  }

  /** Null for a video that is gone. */
  async settling(transaction: Transaction, id: string): Promise<SettlingVideo | null> {
    const [video] = await transaction.rows<SettlingVideo>(SETTLING, [id]);
    return video ?? null;
  }

  async complete(
    transaction: Transaction,
    held: Held,
    stored: StoredVideo,
    creditsUsed: number,
  ): Promise<boolean> {
    const { file, bytes, hash, hasAudio, fps, warnings, keepMs } = stored;
    const values = [file, bytes, hash, hasAudio, JSON.stringify(warnings), creditsUsed, fps, keepMs];
    const byPlan = JSON.stringify(this.plans.keepMs);
    return moved(await transaction.rows(COMPLETE, [held.id, held.attempt, ...values, byPlan]));
  }

  /** Without an attempt: whoever holds the video, it fails. */
  async fail(
    transaction: Transaction,
    { id, attempt = null }: { id: string; attempt?: number | null },
    { code, message }: VideoFailure,
  ): Promise<boolean> {
    return moved(await transaction.rows(FAIL, [id, attempt, code, message]));
  }

  /** False when the video is no longer in `from`. */
  async cancel(transaction: Transaction, own: OwnVideo, from: 'queued' | 'processing'): Promise<boolean> {
    return moved(await transaction.rows(CANCEL, [own.id, own.accountId, from]));
  }

  async statusOf(own: OwnVideo): Promise<VideoStatus | null> {
    const [row] = await this.database.rows<{ status: VideoStatus }>(STATUS, [own.id, own.accountId]);
    return row?.status ?? null;
  }

  /** How a video stands with the files of its attempts; null where there is none. */
  async standing(id: string): Promise<VideoStanding | null> {
    const [row] = await this.database.rows<VideoStanding>(STANDING, [id]);
    return row ?? null;
  }

  /**
   * Removes a video that has come to its end, with the Idempotency-Key that stands for it; gives the keys of
   * its files.
   */
  async remove(transaction: Transaction, own: OwnVideo): Promise<RemovedFiles | null> {
    const [row] = await transaction.rows<RemovedFiles>(REMOVE, [own.id, own.accountId]);
    return row ?? null;
  }

  /** What a video that has ended turned out to have used. */
  async correctCredits(transaction: Transaction, id: string, creditsUsed: number): Promise<void> {
    await transaction.rows(CORRECT_CREDITS, [id, creditsUsed]);
  }

  async outcome(id: string): Promise<VideoOutcome | null> {
    const [outcome] = await this.database.rows<VideoOutcome>(READ_OUTCOME, [id]);
    return outcome ?? null;
  }

  /** What is counted of one that came to its end; null when it was removed meanwhile. */
  async endedWork(id: string): Promise<EndedWork | null> {
    const [work] = await this.database.rows<EndedWork>(ENDED_WORK, [id]);
    return work ?? null;
  }

  /** Those of the given videos that have come to an end. */
  async settledAmong(ids: readonly string[]): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(SETTLED, [ids])).map(({ id }) => id);
  }
}
