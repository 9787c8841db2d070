/** How many have a place, and how many wait, of all owners and of each. */
export interface FairPlacesRules {
  readonly count: number;
  readonly perOwner: number;
  readonly maxQueued: number;
  readonly maxQueuedPerOwner: number;
}

/** Why there is no room to wait: the owner has too many waiting, or all have together. */
export type Crowded = 'own' | 'all';

interface Waiter {
  readonly enter: () => void;
  readonly turnAway: () => void;
}

interface Owner {
  inside: number;
  readonly waiting: Waiter[];
}

/**
 * A bounded number of places. Owners take turns, whoever has waited longest first; an owner's own are first
 * come, first served.
 */
export class FairPlaces {
  private free: number;
  private queued = 0;
  /** In the order of their turns: who is given a place goes to the end. Only those who have one, or wait. */
  private readonly owners = new Map<string, Owner>();

  constructor(private readonly rules: FairPlacesRules) {
    this.free = rules.count;
  }

  /** Whether nobody has a place. */
  get isEmpty(): boolean {
    return this.owners.size === 0;
  }

  /** Whether it is the owner's own places that are all taken. */
  isAtItsMost(name: string): boolean {
    return (this.owners.get(name)?.inside ?? 0) >= this.rules.perOwner;
  }

  /**
   * Resolves to what gives the place back, or to why there is not even room to wait. Rejects with the
   * signal's reason while waiting.
   */
  async take(name: string, signal: AbortSignal): Promise<(() => void) | Crowded> {
    signal.throwIfAborted();
    const owner = this.owners.get(name) ?? { inside: 0, waiting: [] };
    if (this.free > 0 && owner.inside < this.rules.perOwner) return this.enter(name, owner);
    if (owner.waiting.length >= this.rules.maxQueuedPerOwner) return 'own';
    if (this.queued >= this.rules.maxQueued && !this.makeRoomFor(owner)) return 'all';
    this.owners.set(name, owner);
    return await this.wait(name, owner, signal);
  }

  private enter(name: string, owner: Owner): () => void {
    this.free -= 1;
    owner.inside += 1;
    this.owners.delete(name);
    this.owners.set(name, owner);
    return () => this.giveBack(name, owner);
  }

  private giveBack(name: string, owner: Owner): void {
    this.free += 1;
    owner.inside -= 1;
    this.forgetIdle(name, owner);
    const next = [...this.owners.values()].find(
      ({ inside, waiting }) => waiting.length > 0 && inside < this.rules.perOwner,
    );
    next?.waiting[0]?.enter();
  }

  private wait(name: string, owner: Owner, signal: AbortSignal): Promise<(() => void) | Crowded> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        signal.removeEventListener('abort', giveUp);
        owner.waiting.splice(owner.waiting.indexOf(waiter), 1);
        this.queued -= 1;
      };
      const giveUp = (): void => {
        leave();
        this.forgetIdle(name, owner);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        enter: () => {
          leave();
          resolve(this.enter(name, owner));
        },
        turnAway: () => {
          leave();
          resolve('all');
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      owner.waiting.push(waiter);
      this.queued += 1;
    });
  }

  /**
   * Whoever has most waiting loses the last of them to one who has fewer: a crowd of one owner keeps nobody
   * else out.
   */
  private makeRoomFor(owner: Owner): boolean {
    const [longest] = [...this.owners.values()].toSorted(
      (one, other) => other.waiting.length - one.waiting.length,
    );
    if (longest === undefined || longest.waiting.length <= owner.waiting.length + 1) return false;
    longest.waiting.at(-1)?.turnAway();
    return true;
  }

  private forgetIdle(name: string, { inside, waiting }: Owner): void {
    if (inside === 0 && waiting.length === 0) this.owners.delete(name);
  }
}
