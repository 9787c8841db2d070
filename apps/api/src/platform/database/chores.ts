import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from './database.js';
import { prepared } from './statement.js';

/** Whoever holds a chore and does not say so for this long has died, and another process takes it. */
const HELD_SECONDS = 30;
const KEEP_EVERY_MS = 10_000;

const TAKE = prepared(
  'take-chore',
  `
    INSERT INTO chores (name, holder, held_until) VALUES ($1, $2, clock_timestamp() + interval '${HELD_SECONDS} seconds')
    ON CONFLICT (name) DO UPDATE SET holder = EXCLUDED.holder, held_until = EXCLUDED.held_until
    WHERE chores.holder = EXCLUDED.holder OR chores.held_until <= clock_timestamp()
    RETURNING progress, (extract(epoch FROM clock_timestamp() - done_at) * 1000)::float8 AS "doneForMs"`,
);

const KEEP = prepared(
  'keep-chore',
  `
    UPDATE chores SET held_until = clock_timestamp() + interval '${HELD_SECONDS} seconds'
    WHERE name = $1 AND holder = $2 AND held_until > clock_timestamp() RETURNING name`,
);

const SAVE = prepared(
  'save-chore',
  'UPDATE chores SET progress = $3 WHERE name = $1 AND holder = $2 AND held_until > clock_timestamp()',
);

const FINISH = prepared(
  'finish-chore',
  `UPDATE chores SET progress = '', done_at = clock_timestamp() WHERE name = $1 AND holder = $2 AND held_until > clock_timestamp()`,
);

const LET_GO = prepared(
  'let-go-of-chore',
  'UPDATE chores SET held_until = clock_timestamp() WHERE name = $1 AND holder = $2',
);

/** A chore in hand. */
export interface Held {
  /** Where whoever had it before has come to; empty at the beginning. */
  readonly progress: string;
  /** Milliseconds since it was last done to its end; null: never. */
  readonly doneForMs: number | null;
  /** Fires when another process has it by now, and at shutdown. */
  readonly signal: AbortSignal;
  /** Notes how far it has come. */
  readonly save: (progress: string) => Promise<void>;
  /** It is done to its end: whoever takes it next begins anew. */
  readonly finish: () => Promise<void>;
}

/**
 * Work that one process of a deployment does at a time. Held by a lease on the database's clock, so that a
 * dead holder is followed by another.
 */
@Injectable()
export class Chores {
  private readonly holder = `${hostname()} ${process.pid} ${randomUUID()}`;

  constructor(private readonly database: Database) {}

  /** Does nothing while another process holds it. What is cut short by the signal ends without an error. */
  async run(name: string, closing: AbortSignal, work: (held: Held) => Promise<void>): Promise<void> {
    const [state] = await this.database.rows<Pick<Held, 'progress' | 'doneForMs'>>(TAKE, [name, this.holder]);
    if (state === undefined) return;
    const lost = new AbortController();
    const timer = setInterval(() => void this.keep(name, lost), KEEP_EVERY_MS).unref();
    const signal = AbortSignal.any([closing, lost.signal]);
    const save = async (progress: string): Promise<void> =>
      void (await this.database.rows(SAVE, [name, this.holder, progress]));
    const finish = async (): Promise<void> => void (await this.database.rows(FINISH, [name, this.holder]));
    try {
      await work({ ...state, signal, save, finish });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(timer);
      await this.database.rows(LET_GO, [name, this.holder]).catch(() => undefined);
    }
  }

  /**
   * A database that can't be reached decides nothing: once it answers again, it tells who holds the chore.
   */
  private async keep(name: string, lost: AbortController): Promise<void> {
    const kept = await this.database.rows(KEEP, [name, this.holder]).catch(() => null);
    if (kept?.length === 0) lost.abort(new Error('another process has taken over'));
  }
}
