import type { Operation } from '@clipwright/core/engine';
import type { PlaceName } from '../catalog/engine-place.js';
import type { ReplicaStanding } from '../flow/choose-place.js';
import { pauseMs } from '../flow/replica-pause.js';
import type { AttemptEnding, Held, OrderedVideo, StoredVideo, VideoFailure } from '../flow/video.js';
import type { MakerStore, NewVideo, PlaceWithSlots, Taken } from '../maker/maker-store.js';
import type { MakerVideo } from '../maker/maker-video.js';
import { isDatabaseAway } from './database-errors.js';
import * as sql from './maker-statements.js';
import { MAKER_TABLES } from './maker-tables.js';

/** Runs one statement on a connection of a pool, as `pool.query` of pg does. */
export type Query = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const PAUSES_MS = Array.from({ length: 12 }, (_, index) => pauseMs(index + 1));
const SLOT_TAKEN = '23505';

interface Row extends Omit<MakerVideo, keyof OrderedVideo | 'stored'> {
  readonly videoOrder: OrderedVideo;
  readonly stored: (Omit<StoredVideo, 'hash'> & { readonly hash: string }) | null;
}

/** Videos in tables of their own in any Postgres: processes share them, and take over from each other. */
export class PostgresStore implements MakerStore {
  readonly isAway = isDatabaseAway;

  constructor(private readonly query: Query) {}

  async open(): Promise<void> {
    await this.query(MAKER_TABLES);
  }

  async add({ order, key, fingerprint, driver }: NewVideo, leaseMs: number) {
    const values = [order.id, key, fingerprint, JSON.stringify(order), driver, leaseMs];
    if (await this.changes(sql.ADD, values)) return { id: order.id, isNew: true };
    const [known] = await this.rows<{ id: string; fingerprint: string }>(sql.BY_KEY, [key]);
    return known?.fingerprint === fingerprint ? { id: known.id, isNew: false } : ('conflict' as const);
  }

  async find(id: string): Promise<MakerVideo | null> {
    const [row] = await this.rows<Row>(sql.FIND, [id]);
    return row === undefined ? null : videoOf(row);
  }

  async claim(id: string, driver: string, where: PlaceWithSlots): Promise<MakerVideo | 'busy' | 'lost'> {
    const [row] = await this.unlessTaken<Row>(sql.CLAIM, [id, driver, ...valuesOf(where)]);
    if (row !== undefined) return videoOf(row);
    return (await this.changes(sql.CLAIMABLE, [id, driver])) ? 'busy' : 'lost';
  }

  async moveTo({ id, attempt }: Held, where: PlaceWithSlots | null): Promise<Taken> {
    if (where === null) return (await this.changes(sql.LEAVE, [id, attempt])) ? 'taken' : 'lost';
    const moved = await this.unlessTaken(sql.MOVE, [id, attempt, ...valuesOf(where)]);
    if (moved.length > 0) return 'taken';
    return (await this.changes(sql.HOLDS, [id, attempt])) ? 'busy' : 'lost';
  }

  async standings(videoId: string): Promise<ReplicaStanding[]> {
    return await this.rows<ReplicaStanding>(sql.STANDINGS, [videoId]);
  }

  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    return await this.changes(sql.SAVE_PROGRESS, [id, attempt, fraction]);
  }

  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    return await this.changes(sql.SAVE_OPERATION, [id, attempt, JSON.stringify(operation)]);
  }

  async goesOn(id: string): Promise<boolean> {
    const status = (await this.find(id))?.status;
    return status === 'queued' || status === 'processing';
  }

  async settle(id: string, ending: AttemptEnding): Promise<boolean> {
    if (ending.kind === 'failed')
      return await this.changes(sql.FAIL_VIDEO, [id, ending.attempt, JSON.stringify(ending.failure)]);
    const stored = { ...ending.stored, hash: ending.stored.hash.toString('hex') };
    return await this.changes(sql.COMPLETE, [id, ending.attempt, JSON.stringify(stored)]);
  }

  async cancel(id: string): Promise<boolean> {
    return await this.changes(sql.CANCEL, [id]);
  }

  async giveUp(id: string, driver: string, failure: VideoFailure): Promise<void> {
    await this.query(sql.GIVE_UP, [id, driver, JSON.stringify(failure)]);
  }

  async adopt(driver: string, leaseMs: number): Promise<string[]> {
    return (await this.rows<{ id: string }>(sql.ADOPT, [driver, leaseMs])).map(({ id }) => id);
  }

  async renew(driver: string, leaseMs: number): Promise<void> {
    await this.query(sql.RENEW, [driver, leaseMs]);
  }

  async release(driver: string): Promise<void> {
    await this.query(sql.RENEW, [driver, -1]);
  }

  async fail({ engine, replica }: PlaceName, failure: string): Promise<void> {
    await this.query(sql.FAIL_REPLICA, [engine, replica, failure, PAUSES_MS]);
  }

  async restore({ engine, replica }: PlaceName): Promise<void> {
    await this.query(sql.RESTORE_REPLICA, [engine, replica]);
  }

  /** No rows where another took the same slot in that very moment. */
  private async unlessTaken<Found extends object>(text: string, values: unknown[]): Promise<Found[]> {
    try {
      return await this.rows<Found>(text, values);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === SLOT_TAKEN) return [];
      throw error;
    }
  }

  private async changes(text: string, values: unknown[]): Promise<boolean> {
    return (await this.rows(text, values)).length > 0;
  }

  private async rows<Found extends object>(text: string, values: unknown[]): Promise<Found[]> {
    return [...(await this.query(text, values)).rows] as Found[];
  }
}

const videoOf = ({ videoOrder, stored, ...row }: Row): MakerVideo => ({
  ...videoOrder,
  ...row,
  stored: stored === null ? null : { ...stored, hash: Buffer.from(stored.hash, 'hex') },
});

const valuesOf = ({ place, slots }: PlaceWithSlots): unknown[] => [
  place.engine,
  place.replica,
  place.engineKind,
  place.fallback,
  slots,
];
