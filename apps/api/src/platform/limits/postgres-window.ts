import { Injectable } from '@nestjs/common';
import { admit, EMPTY_WINDOW, giveBack, readWindow, type WindowReading, type WindowState } from '@clipwright/core/limiter';
import { WindowConfig } from '../../config/slices.js';
import { ReadPool } from '../database/read-pool.js';
import type { Transaction } from '../database/transaction.js';

const READ = {
  name: 'read-window',
  text: `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs",
                (SELECT admissions FROM rate_windows WHERE key = $1) AS admissions`,
};

interface WindowRow {
  nowMs: number;
  admissions: WindowState['admissions'] | null;
}

/** What an admission attempt came to. */
export interface Admission {
  readonly admitted: boolean;
  readonly reading: WindowReading;
}

/** What is in a window at an instant, oldest first; times are of the database's clock. */
export interface WindowPicture {
  readonly nowMs: number;
  readonly windowMs: number;
  readonly admissions: readonly { readonly id: string; readonly atMs: number }[];
  readonly reading: WindowReading;
}

/**
 * The exact rolling window, shared by all replicas: one locked row per key slot, judged by core's pure
 * limiter on the database's clock. Refusing writes nothing.
 */
@Injectable()
export class PostgresWindow {
  constructor(
    readonly rule: WindowConfig,
    private readonly pool: ReadPool,
  ) {}

  /** The window as it is now, without a lock. */
  async read(key: string): Promise<WindowReading> {
    const [row] = await this.pool.rows<WindowRow>(READ, [key]);
    return readWindow({ admissions: row?.admissions ?? [] }, this.rule, row?.nowMs ?? 0);
  }

  /** The window as a picture: each generation that counts now, and the reading. */
  async picture(key: string): Promise<WindowPicture> {
    const [row] = await this.pool.rows<WindowRow>(READ, [key]);
    const { windowMs } = this.rule;
    const [nowMs, admissions] = [row?.nowMs ?? 0, row?.admissions ?? []];
    const counted = admissions.filter(({ atMs }) => atMs + windowMs > nowMs);
    return { nowMs, windowMs, admissions: counted, reading: readWindow({ admissions }, this.rule, nowMs) };
  }

  /** Locks the window of a key for the rest of the transaction; whoever comes next waits here. */
  async lock(transaction: Transaction, key: string): Promise<void> {
    await transaction.rows(`INSERT INTO rate_windows (key, admissions) VALUES ($1, '[]') ON CONFLICT DO NOTHING`, [key]);
    await transaction.rows('SELECT 1 FROM rate_windows WHERE key = $1 FOR UPDATE', [key]);
  }

  /** Takes a place for `id`, if there is one. The caller holds the lock. */
  async admit(transaction: Transaction, key: string, id: string): Promise<Admission> {
    const { state, nowMs } = await this.locked(transaction, key);
    const outcome = admit(state, { id, nowMs, rule: this.rule });
    if (outcome.admitted) await this.write(transaction, key, outcome.state);
    return outcome;
  }

  /** Gives the place of `id` back; fine when it has none any more. */
  async giveBack(transaction: Transaction, key: string, id: string): Promise<void> {
    await this.lock(transaction, key);
    const { state } = await this.locked(transaction, key);
    await this.write(transaction, key, giveBack(state, id));
  }

  /** Reads after the lock is held, so that the clock and the row are both later than every earlier admission. */
  private async locked(transaction: Transaction, key: string): Promise<{ state: WindowState; nowMs: number }> {
    const [row] = await transaction.rows<WindowRow>(READ.text, [key]);
    if (row === undefined) return { state: EMPTY_WINDOW, nowMs: 0 };
    return { state: { admissions: row.admissions ?? [] }, nowMs: row.nowMs };
  }

  private async write(transaction: Transaction, key: string, state: WindowState): Promise<void> {
    await transaction.rows('UPDATE rate_windows SET admissions = $2 WHERE key = $1', [key, JSON.stringify(state.admissions)]);
  }
}
