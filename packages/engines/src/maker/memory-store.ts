import type { Operation } from '@clipwright/core/engine';
import { canMove, isTerminal } from '@clipwright/core/videos';
import type { PlaceName } from '../catalog/engine-place.js';
import type { ReplicaStanding } from '../flow/choose-place.js';
import { pauseMs } from '../flow/replica-pause.js';
import type { AttemptEnding, Held, VideoFailure } from '../flow/video.js';
import type { MakerStore, NewVideo, PlaceWithSlots, Taken } from './maker-store.js';
import type { MakerVideo } from './maker-video.js';

interface Row {
  video: MakerVideo;
  leaseUntilMs: number;
  readonly key: string | null;
  readonly fingerprint: string;
}

interface Replica extends PlaceName {
  failures: number;
  pausedUntilMs: number;
}

/** Videos in the memory of this process: nothing of them survives it. */
export class MemoryStore implements MakerStore {
  private readonly rows = new Map<string, Row>();
  private readonly replicas = new Map<string, Replica>();

  constructor(private readonly nowMs: () => number = Date.now) {}

  isAway(): boolean {
    return false;
  }

  open(): Promise<void> {
    return Promise.resolve();
  }

  async add({ order, key, fingerprint, driver }: NewVideo, leaseMs: number) {
    const known = key === null ? undefined : [...this.rows.values()].find((row) => row.key === key);
    if (known !== undefined)
      return known.fingerprint === fingerprint ? { id: known.video.id, isNew: false } : ('conflict' as const);
    const video: MakerVideo = { ...order, ...BEFORE_ITS_FIRST_ATTEMPT, driver };
    this.rows.set(order.id, { video, key, fingerprint, leaseUntilMs: this.nowMs() + leaseMs });
    return { id: order.id, isNew: true };
  }

  async find(id: string): Promise<MakerVideo | null> {
    return this.rows.get(id)?.video ?? null;
  }

  async claim(id: string, driver: string, where: PlaceWithSlots): Promise<MakerVideo | 'busy' | 'lost'> {
    const video = this.rows.get(id)?.video;
    if (video === undefined || video.driver !== driver || isTerminal(video.status)) return 'lost';
    if (!this.hasSlot(where, id)) return 'busy';
    return this.change(id, { ...where.place, status: 'processing', attempt: video.attempt + 1 });
  }

  async moveTo(held: Held, where: PlaceWithSlots | null): Promise<Taken> {
    if (!this.isHeld(held)) return 'lost';
    if (where !== null && !this.hasSlot(where, held.id)) return 'busy';
    this.change(held.id, { ...(where?.place ?? NOWHERE), operation: null });
    return 'taken';
  }

  async standings(videoId: string): Promise<ReplicaStanding[]> {
    const used = [...this.rows.values()].flatMap(({ video }) => nameOf(video) ?? []);
    const known = new Map([...this.replicas.values(), ...used].map((name) => [keyOf(name), name]));
    return [...known.values()].map((name) => {
      const { failures = 0, pausedUntilMs = 0 } = this.replicas.get(keyOf(name)) ?? {};
      const inUse = this.usersOf(name).filter((id) => id !== videoId).length;
      const { engine, replica } = name;
      return { engine, replica, failures, paused: pausedUntilMs > this.nowMs(), inUse, clearing: false };
    });
  }

  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    return this.changeHeld({ id, attempt }, { progress: fraction });
  }

  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    return this.changeHeld({ id, attempt }, { operation });
  }

  async goesOn(id: string): Promise<boolean> {
    const status = this.rows.get(id)?.video.status;
    return status !== undefined && !isTerminal(status);
  }

  async settle(id: string, ending: AttemptEnding): Promise<boolean> {
    const { attempt } = ending;
    return ending.kind === 'completed'
      ? this.changeHeld({ id, attempt }, { status: 'completed', progress: 1, stored: ending.stored })
      : this.changeHeld({ id, attempt }, { status: 'failed', failure: ending.failure });
  }

  async cancel(id: string): Promise<boolean> {
    const video = this.rows.get(id)?.video;
    if (video === undefined || !canMove(video.status, 'canceled')) return false;
    this.change(id, { status: 'canceled' });
    return true;
  }

  async giveUp(id: string, driver: string, failure: VideoFailure): Promise<void> {
    const video = this.rows.get(id)?.video;
    if (video?.driver === driver && canMove(video.status, 'failed'))
      this.change(id, { status: 'failed', failure });
  }

  async adopt(driver: string, leaseMs: number): Promise<string[]> {
    const nowMs = this.nowMs();
    const left = [...this.rows.values()].filter(
      (row) => row.leaseUntilMs < nowMs && !isTerminal(row.video.status),
    );
    for (const row of left) {
      row.leaseUntilMs = nowMs + leaseMs;
      this.change(row.video.id, { driver });
    }
    return left.map(({ video }) => video.id);
  }

  async renew(driver: string, leaseMs: number): Promise<void> {
    this.lease(driver, this.nowMs() + leaseMs);
  }

  async release(driver: string): Promise<void> {
    this.lease(driver, 0);
  }

  async fail(place: PlaceName): Promise<void> {
    const replica = this.replicas.get(keyOf(place)) ?? { ...place, failures: 0, pausedUntilMs: 0 };
    if (replica.pausedUntilMs > this.nowMs()) return;
    replica.failures += 1;
    replica.pausedUntilMs = this.nowMs() + pauseMs(replica.failures);
    this.replicas.set(keyOf(place), replica);
  }

  async restore(place: PlaceName): Promise<void> {
    this.replicas.delete(keyOf(place));
  }

  private lease(driver: string, untilMs: number): void {
    for (const row of this.rows.values()) if (row.video.driver === driver) row.leaseUntilMs = untilMs;
  }

  private hasSlot({ place, slots }: PlaceWithSlots, id: string): boolean {
    return slots === null || this.usersOf(place).filter((other) => other !== id).length < slots;
  }

  private usersOf({ engine, replica }: PlaceName): string[] {
    const users = [...this.rows.values()].filter(
      ({ video }) => video.status === 'processing' && video.engine === engine && video.replica === replica,
    );
    return users.map(({ video }) => video.id);
  }

  private isHeld({ id, attempt }: Held): boolean {
    const video = this.rows.get(id)?.video;
    return video?.status === 'processing' && video.attempt === attempt;
  }

  private changeHeld(held: Held, change: Partial<MakerVideo>): boolean {
    if (!this.isHeld(held)) return false;
    this.change(held.id, change);
    return true;
  }

  private change(id: string, change: Partial<MakerVideo>): MakerVideo {
    const row = this.rows.get(id);
    if (row === undefined) throw new Error(`there is no video ${id}`);
    row.video = { ...row.video, ...change };
    return row.video;
  }
}

const NOWHERE = { engine: null, replica: null, engineKind: null, fallback: false } as const;

const BEFORE_ITS_FIRST_ATTEMPT = {
  ...NOWHERE,
  status: 'queued',
  attempt: 0,
  operation: null,
  progress: 0,
  stored: null,
  failure: null,
} as const;

const nameOf = ({ engine, replica }: MakerVideo): PlaceName | null =>
  engine === null || replica === null ? null : { engine, replica };

const keyOf = ({ engine, replica }: PlaceName): string => JSON.stringify([engine, replica]);
