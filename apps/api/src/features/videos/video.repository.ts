import { canMove, VIDEO_STATUSES, type VideoStatus } from '@clipwright/core/videos';
import type { Operation } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type QueryDeepPartialEntity, type UpdateResult } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { OUTLOOK, outlooksOf } from './outlook.js';
import type { LinePlace } from './work-line.js';
import type {
  ClaimedVideo,
  SettlingVideo,
  StoredVideo,
  VideoFailure,
  VideoOrder,
  VideoOutcome,
  VideoPlace,
} from './video.js';
import { VideoEntity } from './video.entity.js';

/** States from which a video may move to `status`, by core's one table. */
const movableTo = (status: VideoStatus): VideoStatus[] =>
  VIDEO_STATUSES.filter((from) => canMove(from, status));

const READ_OUTCOME = `
  SELECT video.id, video.status, video.file, video.credits_used AS "creditsUsed", video.warnings, video.error_code AS "errorCode",
         video.error_message AS "errorMessage", ${OUTLOOK} AS outlook
  FROM videos video ${outlooksOf('ARRAY[$1]')} WHERE video.id = $1`;

const REMOVE = `
  WITH removed AS (
    DELETE FROM videos WHERE id = $1 AND account_id = $2 AND status NOT IN ('queued', 'processing') RETURNING id, file, image
  ), forgotten AS (
    DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM removed)
  )
  SELECT file, image FROM removed`;

/** A video, by the account that asks for it: another account's is never found. */
export interface OwnVideo {
  readonly id: string;
  readonly accountId: string;
}

/** How far a video has come, and the key of its file. */
export type VideoStanding = Pick<VideoEntity, 'status' | 'attempt' | 'file'>;

/** The keys of what a removed video has stored. */
export interface RemovedFiles {
  readonly file: string | null;
  readonly image: string | null;
}

const UNFINISHED: VideoStatus[] = ['queued', 'processing'];

const SETTLING = { id: true, accountId: true, model: true, engineKind: true, fallback: true } as const;

const NOWHERE = { engine: null, replica: null, engineKind: null, fallback: false } as const;

const moved = (result: UpdateResult): boolean => result.affected === 1;

/**
 * Rows of videos. Every move names the states it may start from, and the attempt that makes it; one that lost
 * the race answers false.
 */
@Injectable()
export class VideoRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(transaction: Transaction, order: VideoOrder, place: LinePlace): Promise<void> {
    const values = {
      ...order,
      ...place,
      seed: String(order.seed),
      warnings: [...order.warnings],
      status: 'queued' as const,
    };
    await transaction.manager.insert(VideoEntity, values);
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
    const result = await transaction.manager
      .createQueryBuilder()
      .update(VideoEntity)
      .set({
        ...place,
        ticket,
        status: 'processing',
        attempt: () => 'attempt + 1',
        startedAt: () => 'coalesce(started_at, clock_timestamp())',
        claimedAt: () => 'clock_timestamp()',
      })
      .where({ id, status: In(UNFINISHED) })
      .returning('attempt')
      .execute();
    const [held] = result.raw as { attempt: number }[];
    if (held === undefined) return null;
    const { seed, ...row } = await transaction.manager.findOneByOrFail(VideoEntity, { id });
    return { ...row, attempt: held.attempt, seed: Number(seed) } as ClaimedVideo;
  }

  /**
   * Moves an attempt to another place, where nothing has begun yet; to none, while it waits. False when it
   * has lost its video.
   */
  async moveTo(
    transaction: Transaction,
    held: { id: string; attempt: number },
    place: VideoPlace | null,
  ): Promise<boolean> {
    const set = { ...(place ?? NOWHERE), operation: null };
    return moved(await transaction.manager.update(VideoEntity, { ...held, status: 'processing' }, set));
  }

  /** Saves how far an attempt has come, 0 to 1; false when another attempt has taken over. */
  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    const set = { progress: fraction };
    return moved(
      await this.dataSource.manager.update(VideoEntity, { id, attempt, status: 'processing' }, set),
    );
  }

  /** Saves an engine's operation; false when another attempt has taken over. */
  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    const set = { operation } as QueryDeepPartialEntity<VideoEntity>;
    return moved(
      await this.dataSource.manager.update(VideoEntity, { id, attempt, status: 'processing' }, set),
    );
  }

  /**
   * What a video that has ended without a file had begun at an engine, or may have, and nobody has ended yet;
   * null: nothing.
   */
  async begun(
    id: string,
    { manager }: Pick<Transaction, 'manager'> = this.dataSource,
  ): Promise<ClaimedVideo | null> {
    const where = { id, status: In(['canceled', 'failed']), operation: Not(IsNull()), engine: Not(IsNull()) };
    const row = await manager.findOne(VideoEntity, { where });
    return row === null ? null : ({ ...row, seed: Number(row.seed) } as ClaimedVideo);
  }

  async forgetOperation(id: string): Promise<void> {
    await this.dataSource.manager.update(
      VideoEntity,
      { id, status: In(['canceled', 'failed']) },
      { operation: null },
    );
  }

  /** Null for a video that is gone. */
  async settling(transaction: Transaction, id: string): Promise<SettlingVideo | null> {
    const select = SETTLING;
    return (await transaction.manager.findOne(VideoEntity, {
      where: { id },
      select,
    })) as SettlingVideo | null;
  }

  async complete(
    transaction: Transaction,
    held: { id: string; attempt: number },
    stored: StoredVideo,
    creditsUsed: number,
  ): Promise<boolean> {
    const set = {
      status: 'completed' as const,
      progress: 1,
      operation: null,
      file: stored.file,
      fileBytes: stored.bytes,
      fileHash: stored.hash,
      hasAudio: stored.hasAudio,
      warnings: [...stored.warnings],
      creditsUsed,
      completedAt: () => 'clock_timestamp()',
      expiresAt: () =>
        stored.keepMs === null
          ? 'NULL'
          : `clock_timestamp() + ${Number(stored.keepMs)} * interval '1 millisecond'`,
    };
    const where = { id: held.id, attempt: held.attempt, status: In(movableTo('completed')) };
    return moved(await transaction.manager.update(VideoEntity, where, set));
  }

  /** Without an attempt: whoever holds the video, it fails. */
  async fail(
    transaction: Transaction,
    held: { id: string; attempt?: number },
    failure: VideoFailure,
  ): Promise<boolean> {
    const set = {
      status: 'failed' as const,
      // Without an attempt nobody is at work on it: what it has begun at an engine has yet to be ended.
      ...(held.attempt === undefined ? {} : { operation: null }),
      errorCode: failure.code,
      errorMessage: failure.message,
      completedAt: () => 'clock_timestamp()',
    };
    const where = { ...held, status: In(movableTo('failed')) };
    return moved(await transaction.manager.update(VideoEntity, where, set));
  }

  /** False when the video is no longer in `from`. */
  async cancel(transaction: Transaction, own: OwnVideo, from: 'queued' | 'processing'): Promise<boolean> {
    const set = { status: 'canceled' as const, completedAt: () => 'clock_timestamp()' };
    return moved(await transaction.manager.update(VideoEntity, { ...own, status: from }, set));
  }

  async statusOf(own: OwnVideo): Promise<VideoStatus | null> {
    const row = await this.dataSource.manager.findOne(VideoEntity, {
      where: { ...own },
      select: { id: true, status: true },
    });
    return row?.status ?? null;
  }

  /** How a video stands with the files of its attempts; null where there is none. */
  async standing(id: string): Promise<VideoStanding | null> {
    return await this.dataSource.manager.findOne(VideoEntity, {
      where: { id },
      select: { id: true, status: true, attempt: true, file: true },
    });
  }

  /**
   * Removes a video that has come to its end, with the Idempotency-Key that stands for it; gives the keys of
   * its files.
   */
  async remove(transaction: Transaction, own: OwnVideo): Promise<RemovedFiles | null> {
    const [row] = await transaction.rows<RemovedFiles>(REMOVE, [own.id, own.accountId]);
    return row ?? null;
  }

  async outcome(id: string): Promise<VideoOutcome | null> {
    const [outcome] = await this.dataSource.query<VideoOutcome[]>(READ_OUTCOME, [id]);
    return outcome ?? null;
  }

  /** Those of the given videos that have come to an end. */
  async settledAmong(ids: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.manager.find(VideoEntity, {
      where: { id: In([...ids]) },
      select: { id: true, status: true },
    });
    return rows.filter((row) => !UNFINISHED.includes(row.status)).map((row) => row.id);
  }
}
