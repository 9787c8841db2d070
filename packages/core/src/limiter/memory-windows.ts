import type { SeenWindow } from './limiter-store.js';
import { Line, type Stand } from './line.js';
import { type Chain, type Held, NONE, Records } from './memory-records.js';

/** What counts for one key. */
export class Window implements Chain {
  head = NONE;
  tail = NONE;
  count = 0;
  /** Places by the ids that somebody knows them by; null where nobody does. */
  ids: Map<string, Held> | null = null;
  /** Where it stands among the empty ones; null while something counts. */
  idle: Stand<Window> | null = null;

  constructor(
    readonly key: string,
    readonly number: number,
  ) {}
}

/**
 * Empty windows that are still known. To forget a key at once and learn it again with the next call makes a
 * Map slower each time, until it is built anew.
 */
const MOST_IDLE = 10_000;

/** All windows of one rule, which have one length, so that their places leave in the order in which they came. */
export class RuleWindows {
  private readonly windows = new Map<string, Window>();
  /** By their numbers, and the numbers of those that were forgotten. */
  private readonly numbered: Window[] = [];
  private readonly unused: number[] = [];
  private readonly records = new Records(this.numbered);
  private readonly idle = new Line<Window>();
  private idleCount = 0;

  /** `total`: places of all rules. */
  constructor(
    readonly windowMs: number,
    private readonly total: { places: number },
  ) {}

  /** Takes away what has left by now. Over all calls each record is looked at once. */
  expire(nowMs: number): void {
    const { records } = this;
    for (let slot = records.first; slot !== NONE; slot = records.first) {
      if (nowMs < records.atMs[slot]! + this.windowMs) return;
      if (records.places[slot] !== 0) this.leave(slot);
      records.shift();
    }
  }

  private leave(slot: number): void {
    const window = this.records.ownerOf(slot);
    this.clear(slot, window);
    this.begin(window, slot);
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
    return window === null || window.head === NONE ? null : this.records.atMs[window.head]!;
  }

  /** Until there is room for so much, if nobody else takes it. */
  waitMs(window: Window | null, { weight, limit }: { weight: number; limit: number }, nowMs: number): number {
    if (weight > limit) return Number.POSITIVE_INFINITY;
    const over = window === null ? 0 : window.count + weight - limit;
    return window === null || over <= 0 ? 0 : this.leavesAtMs(window, over) - nowMs;
  }

  /** When so much of a window will have left. Looks at no more records than that takes. */
  private leavesAtMs(window: Window, much: number): number {
    const { records } = this;
    let left = much;
    for (let slot = window.head; slot !== NONE; slot = records.following(slot)) {
      left -= records.weight[slot]!;
      if (left <= 0) return records.atMs[slot]! + this.windowMs;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Gives the number of the place's record. */
  take(window: Window, weight: number, nowMs: number): number {
    window.count += weight;
    this.total.places += 1;
    return this.records.take(this.busy(window), weight, nowMs);
  }

  /** From now on the place is known by this id, if it has none. */
  name(place: Held, id: string): void {
    const { records } = this;
    const slot = place.weight === 0 || place.id !== null ? NONE : records.find(place);
    if (slot === NONE) return;
    place.id = id;
    records.hold(place);
    const window = records.ownerOf(slot);
    window.ids ??= new Map();
    window.ids.set(id, place);
  }

  settleNamed(id: string, key: string, weight: number | null): void {
    const place = this.windows.get(key)?.ids?.get(id);
    if (place !== undefined) this.settle(place, weight);
  }

  settle(place: Held, weight: number | null): void {
    const { records } = this;
    const slot = place.settled ? NONE : records.find(place);
    if (slot === NONE) return;
    const window = records.ownerOf(slot);
    const free = place.weight - Math.min(place.weight, weight ?? place.weight);
    place.settled = true;
    place.weight -= free;
    window.count -= free;
    records.weight[slot]! -= free;
    if (place.weight === 0) this.remove(place, slot, window);
  }

  reset(key: string): void {
    const window = this.windows.get(key);
    if (window === undefined || window.head === NONE) return;
    for (let slot = window.head; slot !== NONE; slot = this.records.following(slot)) this.clear(slot, window);
    this.begin(window, NONE);
  }

  /** For a key that has none. */
  open(key: string): Window {
    const window = new Window(key, this.unused.pop() ?? this.numbered.length);
    this.numbered[window.number] = window;
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

  private remove({ id }: Held, slot: number, window: Window): void {
    const { records, total } = this;
    if (id !== null) window.ids?.delete(id);
    records.places[slot]! -= 1;
    total.places -= 1;
    if (records.places[slot] !== 0) return;
    records.clear(slot);
    if (window.head === slot) this.begin(window, slot);
  }

  /** Nothing of this record counts any more. */
  private clear(slot: number, window: Window): void {
    const { records } = this;
    window.count -= records.weight[slot]!;
    this.total.places -= records.places[slot]!;
    for (let place = records.clear(slot); place !== null; place = place.next)
      if (window.ids?.get(place.id!) === place) window.ids.delete(place.id!);
  }

  /** Its first record that counts is this one or comes after it. */
  private begin(window: Window, slot: number): void {
    window.head = this.records.counting(slot);
    if (window.head === NONE) this.rest(window);
  }

  private rest(window: Window): void {
    window.tail = NONE;
    window.ids = null;
    window.idle = this.idle.add(window);
    this.idleCount += 1;
    const longest = this.idleCount > MOST_IDLE ? this.idle.head : null;
    if (longest === null) return;
    this.windows.delete(this.busy(longest).key);
    this.unused.push(longest.number);
  }
}
