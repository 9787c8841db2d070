import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Key slots in whose windows nothing counts, locked against admissions. */
const RESTING = `
  SELECT key FROM rate_windows slot
  WHERE EXISTS (SELECT FROM rate_returns WHERE rate_returns.key = slot.key) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = slot.key)
  LIMIT $1 FOR UPDATE SKIP LOCKED`;

const FORGET_RETURNS = `
  DELETE FROM rate_returns WHERE key = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = rate_returns.key)`;

/** Ends rows by their age. */
@Injectable()
export class DataEndRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ends a batch; gives one row for each that ended, with the key of its file where it had one. */
  async end(sql: string, olderThanMs: number, atMost: number): Promise<{ key: string | null }[]> {
    const result: unknown = await this.dataSource.query(sql, [olderThanMs, atMost]);
    return rowsIn(result);
  }

  /**
   * Returns of places are only counted from a place on that counts. The lock is taken first, so that the
   * second look sees every admission.
   */
  async forgetReturns(atMost: number): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      const resting: { key: string }[] = await manager.query(RESTING, [atMost]);
      if (resting.length > 0) await manager.query(FORGET_RETURNS, [resting.map(({ key }) => key)]);
      return resting.length;
    });
  }
}

/** TypeORM gives [rows, count] for UPDATE and DELETE, and rows for the rest. */
function rowsIn(result: unknown): { key: string | null }[] {
  const [first] = result as [unknown];
  return (Array.isArray(first) ? first : result) as { key: string | null }[];
}
