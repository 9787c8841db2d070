import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { prepared, statement } from '../database/statement.js';

/** Resources that are used together, how much of each there is, and in which time a full bucket drains. */
export interface Bucket {
  readonly key: string;
  readonly quotas: readonly number[];
  readonly periodMs: number;
}

/** What is in a bucket, on the database's clock. */
export interface Contents {
  readonly used: readonly number[];
  readonly nowMs: number;
}

/** `waitMs`: until what was taken ahead of its time is there; 0 for most. */
export type Taken = { readonly ok: true; readonly waitMs: number } | ({ readonly ok: false } & Contents);

/** Buckets that nobody has used for so long are empty: no period is longer. */
const EMPTY_AFTER = `interval '1 hour'`;

/** What is left of a part of a row, with $2 the quotas and $3 the period. */
const DRAINED = `greatest(0, part.used - part.quota * greatest(0, extract(epoch FROM clock_timestamp() - held.at)) * 1000 / $3::float8)`;

const READ = prepared(
  'read-resource-use',
  `
    SELECT array_agg(${DRAINED} ORDER BY part.n) AS used, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"
    FROM resource_uses AS held, unnest(held.used, $2::float8[]) WITH ORDINALITY AS part (used, quota, n)
    WHERE key = $1 GROUP BY key`,
);

/**
 * The row is locked when the bucket is looked at, so the clock is later than every use. Parts of $4 that are
 * nothing are never too much.
 */
const TAKE = statement(`
  INSERT INTO resource_uses AS held (key, used, at) VALUES ($1, $4::float8[], clock_timestamp())
  ON CONFLICT (key) DO UPDATE SET at = clock_timestamp(), used = (
    SELECT array_agg(${DRAINED} + part.amount ORDER BY part.n)
    FROM unnest(held.used, $2::float8[], $4::float8[]) WITH ORDINALITY AS part (used, quota, amount, n)
  )
  WHERE (
    SELECT bool_and(part.amount = 0 OR ${DRAINED} + part.amount <= part.quota * (1 + $5::float8 / $3))
    FROM unnest(held.used, $2::float8[], $4::float8[]) AS part (used, quota, amount)
  )
  RETURNING used, xmax = 0 AS "isNew"`);

const GIVE_BACK = statement(`
  UPDATE resource_uses SET used = (
    SELECT array_agg(greatest(0, part.used - part.amount) ORDER BY part.n)
    FROM unnest(resource_uses.used, $2::float8[]) WITH ORDINALITY AS part (used, amount, n)
  ) WHERE key = $1`);

const FORGET = statement(`
  DELETE FROM resource_uses
  WHERE key IN (SELECT key FROM resource_uses WHERE at < clock_timestamp() - ${EMPTY_AFTER} ORDER BY at LIMIT 100 FOR UPDATE SKIP LOCKED)`);

/**
 * Budgets that drain evenly, shared by all replicas: one statement takes from all resources of a bucket or
 * from none. Refusing writes nothing.
 */
@Injectable()
export class LeakyBuckets {
  constructor(private readonly database: Database) {}

  /**
   * Takes what is there, and with `aheadMs` what will be there by then. An empty bucket has room for
   * everything.
   */
  async take(bucket: Bucket, amounts: readonly number[], { aheadMs = 0 } = {}): Promise<Taken> {
    const before = await this.read(bucket);
    if (before !== null && !hasRoom(bucket, { used: before.used, amounts, aheadMs }))
      return { ok: false, ...before };
    const values = [bucket.key, bucket.quotas, bucket.periodMs, amounts, aheadMs];
    const [taken] = await this.database.rows<{ used: number[]; isNew: boolean }>(TAKE, values);
    if (taken === undefined)
      return { ok: false, ...((await this.read(bucket)) ?? { used: bucket.quotas, nowMs: Date.now() }) };
    if (taken.isNew) await this.database.rows(FORGET);
    return { ok: true, waitMs: untilRoomMs(bucket, taken.used) };
  }

  /** Takes something out again that was not used after all. */
  async giveBack({ key }: Bucket, amounts: readonly number[]): Promise<void> {
    await this.database.rows(GIVE_BACK, [key, amounts]);
  }

  /** Null for a bucket that was never used, or not for long. */
  private async read({ key, quotas, periodMs }: Bucket): Promise<Contents | null> {
    const [read] = await this.database.rows<{ used: number[]; nowMs: number }>(READ, [key, quotas, periodMs]);
    return read ?? null;
  }
}

function hasRoom(
  { quotas, periodMs }: Bucket,
  { used, amounts, aheadMs }: { used: readonly number[]; amounts: readonly number[]; aheadMs: number },
): boolean {
  const most = 1 + aheadMs / periodMs;
  return quotas.every(
    (quota, index) =>
      (amounts[index] ?? 0) === 0 || (used[index] ?? 0) + (amounts[index] ?? 0) <= quota * most,
  );
}

/** Until no resource of a bucket is above its quota. */
export const untilRoomMs = (
  { quotas, periodMs }: Pick<Bucket, 'quotas' | 'periodMs'>,
  used: readonly number[],
): number => Math.max(0, ...quotas.map((quota, index) => (((used[index] ?? 0) - quota) / quota) * periodMs));
