import { Injectable } from '@nestjs/common';
import type { PlaceName } from '@clipwright/engines/catalog';
import { pauseMs, type ReplicaRows, type ReplicaStanding } from '@clipwright/engines/flow';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

/** What is known of a replica at one instant. */
export interface ReplicaState extends ReplicaStanding {
  readonly pausedUntil: Date | null;
  readonly lastFailure: string | null;
  /** Since when it finishes what it has and takes nothing more; null: it is not drained. */
  readonly drainedAt: Date | null;
  /** Those of the slots in use that what ended videos have left there holds, and since when the oldest does. */
  readonly held: number;
  readonly heldSince: Date | null;
}

/**
 * Whether what an ended video has left holds its slot for so long that somebody should look: once more the
 * time in which every video has to be made. It goes on holding it: a server that says that it works, or says
 * nothing, would fail whoever is sent there next.
 */
export const isHeldTooLong = (forMs: number, deadlineMs: number): boolean => forMs > deadlineMs;

const MEET = statement(`
  INSERT INTO engine_replicas (engine, replica) SELECT * FROM unnest($1::text[], $2::text[])
  ON CONFLICT DO NOTHING`);

const LOCK = statement(`
  SELECT 1 FROM engine_replicas WHERE (engine, replica) IN (SELECT * FROM unnest($1::text[], $2::text[]))
  ORDER BY engine, replica FOR UPDATE`);

const STATES = statement(`
  SELECT engine, replica, failures, paused_until AS "pausedUntil", last_failure AS "lastFailure", drained_at AS "drainedAt",
         coalesce(paused_until > coalesce($2::timestamptz, clock_timestamp()), false) AS paused,
         taken.*
  FROM engine_replicas known, LATERAL (
    SELECT count(*) FILTER (WHERE holds AND (left_at IS NOT NULL OR video_id IS DISTINCT FROM $1))::int AS "inUse",
           count(*) FILTER (WHERE holds AND left_at IS NOT NULL)::int AS held, min(left_at) FILTER (WHERE holds) AS "heldSince",
           coalesce(bool_or(left_at IS NOT NULL AND video_id = $1), false) AS clearing
    FROM video_places place WHERE place.engine = known.engine AND place.replica = known.replica
  ) AS taken`);

/** A replica that is set aside already has been judged: what else was under way on it then adds nothing. */
const FAIL = statement(`
  UPDATE engine_replicas SET failures = failures + 1, last_failure = $3, last_failed_at = coalesce($4::timestamptz, clock_timestamp()),
    paused_until = coalesce($4::timestamptz, clock_timestamp()) + ($5::float8[])[least(failures + 1, array_length($5::float8[], 1))] * interval '1 millisecond'
  WHERE engine = $1 AND replica = $2 AND (paused_until IS NULL OR paused_until <= coalesce($4::timestamptz, clock_timestamp()))`);

const PAUSES_MS = Array.from({ length: 12 }, (_, index) => pauseMs(index + 1));

const RESTORE = statement(`
  UPDATE engine_replicas SET failures = 0, paused_until = NULL WHERE engine = $1 AND replica = $2 AND failures > 0`);

/** Until a look finds it fit; what it is set aside for otherwise stays. */
const UNFIT = statement(`
  INSERT INTO engine_replicas AS known (engine, replica, last_failure, last_failed_at, paused_until)
  VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp() + $4::float8 * interval '1 millisecond')
  ON CONFLICT (engine, replica) DO UPDATE SET last_failure = EXCLUDED.last_failure,
    last_failed_at = EXCLUDED.last_failed_at, paused_until = greatest(known.paused_until, EXCLUDED.paused_until)`);

const FIT = statement(`
  UPDATE engine_replicas SET paused_until = NULL
  WHERE engine = $1 AND replica = $2 AND failures = 0 AND paused_until IS NOT NULL`);

/** Those who choose a place hold its row: whoever does so now comes first. Tells all servers, as the queue's switch does. */
const DRAIN = statement(`
  WITH turned AS (
    UPDATE engine_replicas SET drained_at = CASE WHEN $3::boolean THEN clock_timestamp() END
    WHERE engine = $1 AND replica = $2 AND (drained_at IS NOT NULL) <> $3::boolean RETURNING engine
  )
  SELECT pg_notify('work_switched', '') FROM turned`);

const namesOf = (places: readonly PlaceName[]): [string[], string[]] => [
  places.map(({ engine }) => engine),
  places.map(({ replica }) => replica),
];

/** Rows of replicas. Times are of the database's clock unless one is given. */
@Injectable()
export class EngineReplicaRepository implements ReplicaRows {
  constructor(private readonly database: Database) {}

  /**
   * Locks these replicas for the rest of the transaction, so that their slots are counted by one asker at a
   * time.
   */
  async lock(transaction: Transaction, places: readonly PlaceName[]): Promise<void> {
    await transaction.rows(MEET, namesOf(places));
    await transaction.rows(LOCK, namesOf(places));
  }

  /** False where it was so already. */
  async drain(transaction: Transaction, place: PlaceName, drained: boolean): Promise<boolean> {
    await this.lock(transaction, [place]);
    return (await transaction.rows(DRAIN, [place.engine, place.replica, drained])).length === 1;
  }

  /** Every replica that was ever used; inside a transaction that holds the locks, `inUse` is exact. */
  async states(
    { videoId = null, now = null }: { videoId?: string | null; now?: Date | null },
    transaction?: Transaction,
  ): Promise<ReplicaState[]> {
    const values = [videoId, now];
    return transaction === undefined
      ? await this.database.rows<ReplicaState>(STATES, values)
      : await transaction.rows(STATES, values);
  }

  async fail({ engine, replica }: PlaceName, failure: string, now: Date | null): Promise<void> {
    await this.database.rows(FAIL, [engine, replica, failure, now, PAUSES_MS]);
  }

  async foundUnfit({ engine, replica }: PlaceName, why: string, forMs: number): Promise<void> {
    await this.database.rows(UNFIT, [engine, replica, why, forMs]);
  }

  async foundFit({ engine, replica }: PlaceName): Promise<void> {
    await this.database.rows(FIT, [engine, replica]);
  }

  async restore({ engine, replica }: PlaceName): Promise<void> {
    await this.database.rows(RESTORE, [engine, replica]);
  }
}
