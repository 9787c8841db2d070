import type { SeenWindow, StoreAsk, StoreWindow } from './limiter-store.js';
import { Line, type Stand } from './line.js';

/** What an id holds of a window. */
interface Place {
  readonly id: string;
  readonly key: string;
  readonly atMs: number;
  weight: number;
  settled: boolean;
  inWindow: Stand<Place>;
  inRule: Stand<Place>;
}

/** What counts for one key. */
interface Window {
  readonly places: Map<string, Place>;
  readonly inOrder: Line<Place>;
  count: number;
  /** Where it stands among the empty ones; null while something counts. */
  idle: Stand<string> | null;
}

/**
 * Empty windows that are still known. To forget a key at once and learn it again with the next call makes a
 * Map slower each time, until it is built anew.
 */
const MOST_IDLE = 10_000;

/** How many places count in all rules of a store together. */
export interface Held {
  places: number;
}

/** All windows of one rule, which have one length, so that their places leave in the order in which they came. */
export class RuleWindows {
  private readonly windows = new Map<string, Window>();
  private readonly inOrder = new Line<Place>();
  private readonly idle = new Line<string>();
  private idleCount = 0;

  constructor(
    readonly windowMs: number,
    private readonly held: Held,
  ) {}

  /** Takes away what has left by now. Over all calls each place is looked at once. */
  expire(nowMs: number): void {
    for (let oldest = this.inOrder.head; oldest !== null; oldest = this.inOrder.head) {
      if (nowMs < oldest.atMs + this.windowMs) return;
      this.remove(oldest);
    }
  }

  has(key: string, id: string): boolean {
    return this.windows.get(key)?.places.has(id) === true;
  }

  see({ key }: StoreWindow, nowMs: number): SeenWindow {
    const window = this.windows.get(key);
    const oldest = window?.inOrder.head ?? null;
    return { nowMs, count: window?.count ?? 0, oldestAtMs: oldest?.atMs ?? null, waitMs: 0 };
  }

  /** Until there is room for the ask, if nobody else takes it. Looks at no more places than have to leave. */
  waitMs({ key, weight, limit }: StoreAsk, nowMs: number): number {
    if (weight > limit) return Number.POSITIVE_INFINITY;
    const window = this.windows.get(key);
    if (window === undefined || window.count + weight <= limit) return 0;
    let over = window.count + weight - limit;
    for (const place of window.inOrder) {
      over -= place.weight;
      if (over <= 0) return place.atMs + this.windowMs - nowMs;
    }
    return 0;
  }

  take(id: string, { key, weight }: StoreAsk, nowMs: number): void {
    const window = this.windowOf(key);
    const place = { id, key, atMs: nowMs, weight, settled: false } as Place;
    place.inWindow = window.inOrder.add(place);
    place.inRule = this.inOrder.add(place);
    window.places.set(id, place);
    window.count += weight;
    this.held.places += 1;
  }

  settle(id: string, key: string, weight: number | null): void {
    const window = this.windows.get(key);
    const place = window?.places.get(id);
    if (window === undefined || place === undefined || place.settled) return;
    const stands = Math.min(place.weight, weight ?? place.weight);
    if (stands === 0) return this.remove(place);
    window.count -= place.weight - stands;
    place.weight = stands;
    place.settled = true;
  }

  reset(key: string): void {
    for (const place of this.windows.get(key)?.inOrder ?? []) this.remove(place);
  }

  private windowOf(key: string): Window {
    const known = this.windows.get(key);
    if (known !== undefined) return this.busy(known);
    const window = { places: new Map<string, Place>(), inOrder: new Line<Place>(), count: 0, idle: null };
    this.windows.set(key, window);
    return window;
  }

  private busy(window: Window): Window {
    if (window.idle === null) return window;
    this.idle.remove(window.idle);
    this.idleCount -= 1;
    window.idle = null;
    return window;
  }

  private remove(place: Place): void {
    const window = this.windows.get(place.key);
    if (window === undefined) return;
    this.inOrder.remove(place.inRule);
    window.inOrder.remove(place.inWindow);
    window.places.delete(place.id);
    window.count -= place.weight;
    this.held.places -= 1;
    if (window.places.size === 0) this.rest(window, place.key);
  }

  private rest(window: Window, key: string): void {
    window.idle = this.idle.add(key);
    this.idleCount += 1;
    const longest = this.idleCount > MOST_IDLE ? this.idle.head : null;
    if (longest === null) return;
    const forgotten = this.windows.get(longest);
    if (forgotten !== undefined) this.busy(forgotten);
    this.windows.delete(longest);
  }
}
