import type { SeenWindow } from './limiter-store.js';
import { Line, type Stand } from './line.js';
import { NONE, type PlaceOrder, type Places } from './memory-places.js';

/** What counts for one key. */
export class Window implements PlaceOrder {
  head = NONE;
  tail = NONE;
  count = 0;
  /** Places by the ids that somebody knows them by; null where nobody does. */
  ids: Map<string, number> | null = null;
  /** Where it stands among the empty ones; null while something counts. */
  idle: Stand<Window> | null = null;

  constructor(
    readonly key: string,
    readonly rule: RuleWindows,
  ) {}
}

/**
 * Empty windows that are still known. To forget a key at once and learn it again with the next call makes a
 * Map slower each time, until it is built anew.
 */
const MOST_IDLE = 10_000;

/** All windows of one rule, which have one length, so that their places leave in the order in which they came. */
export class RuleWindows implements PlaceOrder {
  head = NONE;
  tail = NONE;
  private readonly windows = new Map<string, Window>();
  private readonly idle = new Line<Window>();
  private idleCount = 0;

  constructor(
    readonly windowMs: number,
    private readonly places: Places<Window>,
  ) {}

  /** Takes away what has left by now. Over all calls each place is looked at once. */
  expire(nowMs: number): void {
    const { places, windowMs } = this;
    for (let oldest = this.head; oldest !== NONE; oldest = this.head) {
      if (nowMs < (places.atMs[oldest] ?? 0) + windowMs) return;
      this.remove(oldest);
    }
  }

  /** The window of a key; null where it was never asked for, or not for long. */
  find(key: string): Window | null {
    return this.windows.get(key) ?? null;
  }

  has(key: string, id: string): boolean {
    return this.windows.get(key)?.ids?.has(id) === true;
  }

  see(window: Window | null, nowMs: number): SeenWindow {
    return { nowMs, count: window?.count ?? 0, oldestAtMs: this.oldestAtMs(window), waitMs: 0 };
  }

  oldestAtMs(window: Window | null): number | null {
    return window === null || window.head === NONE ? null : (this.places.atMs[window.head] ?? null);
  }

  /** Until there is room for so much, if nobody else takes it. */
  waitMs(window: Window | null, { weight, limit }: { weight: number; limit: number }, nowMs: number): number {
    if (weight > limit) return Number.POSITIVE_INFINITY;
    const over = window === null ? 0 : window.count + weight - limit;
    return window === null || over <= 0 ? 0 : this.leavesAtMs(window, over) - nowMs;
  }

  /** When so much of a window will have left. Looks at no more places than that takes. */
  private leavesAtMs({ head }: Window, much: number): number {
    const { places, windowMs } = this;
    let left = much;
    for (let place = head; place !== NONE; place = places.inWindow.after[place] ?? NONE) {
      left -= places.weightOf(place);
      if (left <= 0) return (places.atMs[place] ?? 0) + windowMs;
    }
    return Number.POSITIVE_INFINITY;
  }

  take(window: Window, weight: number, nowMs: number): number {
    window.count += weight;
    const place = this.places.take(this.busy(window), this, nowMs);
    if (weight !== 1) this.places.change(place, { weight });
    return place;
  }

  /** From now on the place is known by this id. */
  name(place: number, id: string): void {
    const window = this.places.owner[place];
    if (!window) return;
    this.places.change(place, { id });
    window.ids ??= new Map();
    window.ids.set(id, place);
  }

  settleNamed(id: string, key: string, weight: number | null): void {
    const place = this.windows.get(key)?.ids?.get(id);
    if (place !== undefined) this.settle(place, weight);
  }

  settle(place: number, weight: number | null): void {
    const { places } = this;
    const window = places.owner[place];
    if (!window || places.oddOf(place)?.settled === true) return;
    const taken = places.weightOf(place);
    const stands = Math.min(taken, weight ?? taken);
    if (stands === 0) return this.remove(place);
    window.count -= taken - stands;
    places.change(place, { weight: stands, settled: true });
  }

  reset(key: string): void {
    const window = this.windows.get(key);
    while (window !== undefined && window.head !== NONE) this.remove(window.head);
  }

  /** For a key that has none. */
  open(key: string): Window {
    const window = new Window(key, this);
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

  private remove(place: number): void {
    const { places } = this;
    const window = places.owner[place];
    if (!window) return;
    const odd = places.oddOf(place);
    if (odd !== undefined && odd.id !== null) window.ids?.delete(odd.id);
    window.count -= odd?.weight ?? 1;
    places.remove(place, window, this);
    if (window.head === NONE) this.rest(window);
  }

  private rest(window: Window): void {
    window.ids = null;
    window.idle = this.idle.add(window);
    this.idleCount += 1;
    const longest = this.idleCount > MOST_IDLE ? this.idle.head : null;
    if (longest !== null) this.windows.delete(this.busy(longest).key);
  }
}
