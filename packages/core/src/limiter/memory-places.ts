/** No place. */
export const NONE = -1;

const FIRST_SLOTS = 1_024;

/**
 * Two lists through all places: of the places of one window, and of those of one rule. Both in the order in which
 * they came.
 */
export interface PlaceOrder {
  head: number;
  tail: number;
}

/** How places of one list are linked. */
export interface Links {
  before: Int32Array<ArrayBuffer>;
  after: Int32Array<ArrayBuffer>;
}

/** What is to be known of a place beside its time. */
export interface OddPlace {
  weight: number;
  settled: boolean;
  /** By what it is known; null where nobody asked. */
  id: string | null;
}

/**
 * All places of a store by number, in columns: to take and to free one costs the same however many there are, and
 * leaves nothing to collect. A number is used again once its place has left, with another `use`.
 */
export class Places<Owner> {
  atMs = new Float64Array(FIRST_SLOTS);
  use = new Uint32Array(FIRST_SLOTS);
  readonly inWindow = links(FIRST_SLOTS);
  readonly inRule = links(FIRST_SLOTS);
  /** Whose each is; null where it is free. */
  readonly owner: (Owner | null)[] = [];
  /**
   * What is not plain of a place: most have a weight of 1, no id, and were not settled. A number stays in it: to
   * delete it and set it again, with each use, makes a Map slower each time, until it is built anew.
   */
  private readonly odd = new Map<number, OddPlace | undefined>();
  /** How many there are. */
  count = 0;
  private free = NONE;

  /** A new place, last of its window and of its rule. */
  take(owner: Owner & PlaceOrder, rule: PlaceOrder, atMs: number): number {
    const place = this.unused();
    this.atMs[place] = atMs;
    this.owner[place] = owner;
    append(this.inWindow, owner, place);
    append(this.inRule, rule, place);
    this.count += 1;
    return place;
  }

  /** Takes a place out of both of its lists. */
  remove(place: number, owner: PlaceOrder, rule: PlaceOrder): void {
    unlink(this.inWindow, owner, place);
    unlink(this.inRule, rule, place);
    this.use[place] = (this.use[place] ?? 0) + 1;
    this.owner[place] = null;
    if (this.oddOf(place) !== undefined) this.odd.set(place, undefined);
    this.inWindow.after[place] = this.free;
    this.free = place;
    this.count -= 1;
  }

  weightOf(place: number): number {
    return this.oddOf(place)?.weight ?? 1;
  }

  /** Undefined for a plain one. */
  oddOf(place: number): Readonly<OddPlace> | undefined {
    return this.odd.size === 0 ? undefined : this.odd.get(place);
  }

  change(place: number, change: Partial<OddPlace>): void {
    const odd = this.odd.get(place) ?? { weight: 1, settled: false, id: null };
    this.odd.set(place, Object.assign(odd, change));
  }

  private unused(): number {
    const place = this.free;
    if (place === NONE) return this.unusedYet();
    this.free = this.inWindow.after[place] ?? NONE;
    return place;
  }

  private unusedYet(): number {
    const place = this.owner.push(null) - 1;
    if (place === this.atMs.length) this.grow(place * 2);
    return place;
  }

  private grow(length: number): void {
    this.atMs = longer(this.atMs, new Float64Array(length));
    this.use = longer(this.use, new Uint32Array(length));
    for (const list of [this.inWindow, this.inRule]) {
      list.before = longer(list.before, new Int32Array(length));
      list.after = longer(list.after, new Int32Array(length));
    }
  }
}

function links(length: number): Links {
  return { before: new Int32Array(length), after: new Int32Array(length) };
}

function append(list: Links, order: PlaceOrder, place: number): void {
  list.before[place] = order.tail;
  list.after[place] = NONE;
  if (order.tail === NONE) order.head = place;
  else list.after[order.tail] = place;
  order.tail = place;
}

function unlink(list: Links, order: PlaceOrder, place: number): void {
  const before = list.before[place] ?? NONE;
  const after = list.after[place] ?? NONE;
  if (before === NONE) order.head = after;
  else list.after[before] = after;
  if (after === NONE) order.tail = before;
  else list.before[after] = before;
}

function longer<T extends Float64Array | Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
