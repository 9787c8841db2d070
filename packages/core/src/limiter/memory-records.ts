/** No record. */
export const NONE = -1;

const FIRST_SLOTS = 16;

/** Where the first and the last record of somebody are; both NONE where nothing of theirs counts. */
export interface Chain {
  /** By which records know whose they are. */
  readonly number: number;
  head: number;
  tail: number;
}

/** A place that somebody may come back to. */
export interface Held {
  /** The number of its record. */
  readonly record: number;
  readonly atMs: number;
  /** What stands of it. */
  weight: number;
  settled: boolean;
  /** By what it is known, and the next of its record that is known; null where nobody asked. */
  id: string | null;
  next: Held | null;
}

export const heldOf = (record: number, atMs: number, weight: number): Held => ({
  record,
  atMs,
  weight,
  settled: false,
  id: null,
  next: null,
});

/**
 * What was taken under one rule, in the order of time, in columns, which leave nothing to collect: what one owner takes
 * at one instant is one record. A ring: the oldest leaves for nothing, and what was given back stays as a hole until
 * then, or until the ring is full. Then records may get other slots: who comes back to one knows it by its number.
 */
export class Records<Owner extends Chain> {
  atMs = new Float64Array(FIRST_SLOTS);
  weight = new Float64Array(FIRST_SLOTS);
  /** How many places it is; 0 of a hole. */
  places = new Uint32Array(FIRST_SLOTS);
  /** The next of the same owner. */
  after = new Int32Array(FIRST_SLOTS);
  /** The last 32 bits of how many there were before it. */
  private number = new Int32Array(FIRST_SLOTS);
  private owner = new Int32Array(FIRST_SLOTS);
  /** What is known by an id, by the number of its record. */
  private readonly held = new Map<number, Held>();
  private oldest = 0;
  private length = 0;
  private holes = 0;
  private next = 0;

  /** `owners`: by their numbers. */
  constructor(private readonly owners: readonly Owner[]) {}

  /** The slot of the oldest of all, which may be a hole; NONE where there is none. */
  get first(): number {
    return this.length === 0 ? NONE : this.oldest;
  }

  ownerOf(slot: number): Owner {
    return this.owners[this.owner[slot]!]!;
  }

  /** One more place at this instant. Gives its record's number. */
  take(owner: Owner, weight: number, atMs: number): number {
    const { tail } = owner;
    const slot = tail !== NONE && this.atMs[tail] === atMs ? tail : this.append(owner, atMs);
    if (this.places[slot] === 0) this.holes -= 1;
    this.weight[slot]! += weight;
    this.places[slot]! += 1;
    return this.number[slot]!;
  }

  /** The slot of what still counts of the record of a place; NONE where nothing does. */
  find({ record, atMs }: Held): number {
    let low = 0;
    const nth = this.nthOf(record);
    // It stands there, where no hole before it was taken away.
    let high = Math.min(this.length - 1, nth);
    for (let at = high; low <= high; at = (low + high) >> 1) {
      const slot = this.slotOf(at);
      const there = this.nthOf(this.number[slot]!);
      if (there === nth) return this.places[slot] !== 0 && this.atMs[slot] === atMs ? slot : NONE;
      if (there < nth) low = at + 1;
      else high = at - 1;
    }
    return NONE;
  }

  /** How many were there from the oldest until a record, those that were taken away too. */
  private nthOf(number: number): number {
    return (number - this.number[this.oldest]!) | 0;
  }

  /** Makes a hole of a record. Gives the places in it that are known by an id. */
  clear(slot: number): Held | null {
    const number = this.number[slot]!;
    const held = this.heldIn(number);
    if (held !== null) this.held.delete(number);
    this.holes += 1;
    this.weight[slot] = 0;
    this.places[slot] = 0;
    return held;
  }

  /** A place of a record is known by an id from now on. */
  hold(place: Held): void {
    place.next = this.heldIn(place.record);
    this.held.set(place.record, place);
  }

  /** Takes the oldest, which is a hole, out of the ring. */
  shift(): void {
    this.oldest = this.slotOf(1);
    this.length -= 1;
    this.holes -= 1;
  }

  /** The first that counts of those from this one on. */
  counting(slot: number): number {
    let at = slot;
    while (at !== NONE && this.places[at] === 0) at = this.after[at]!;
    return at;
  }

  /** The next that counts of the same owner. Holes on the way there are passed by from then on. */
  following(slot: number): number {
    const next = this.counting(this.after[slot]!);
    // The last one may be a hole, and is what the next one comes after.
    if (next !== NONE) this.after[slot] = next;
    return next;
  }

  private heldIn(number: number): Held | null {
    return this.held.size === 0 ? null : (this.held.get(number) ?? null);
  }

  private slotOf(nth: number): number {
    return (this.oldest + nth) & (this.owner.length - 1);
  }

  /** A hole yet. */
  private append(owner: Owner, atMs: number): number {
    if (this.length === this.owner.length) this.makeRoom();
    const slot = this.slotOf(this.length);
    this.next = (this.next + 1) | 0;
    this.length += 1;
    this.holes += 1;
    this.atMs[slot] = atMs;
    this.number[slot] = this.next;
    this.owner[slot] = owner.number;
    this.places[slot] = 0;
    this.weight[slot] = 0;
    this.link(owner, slot);
    return slot;
  }

  private link(owner: Owner, slot: number): void {
    this.after[slot] = NONE;
    if (owner.head === NONE) owner.head = slot;
    else this.after[owner.tail] = slot;
    owner.tail = slot;
  }

  /** Lays the ring out from its first slot on, without holes, where at least half of it is free then. */
  private makeRoom(): void {
    const slots = this.length;
    const count = slots - this.holes;
    let size = FIRST_SLOTS;
    while (size < count * 2) size *= 2;
    const isAsItWas = this.holes === 0 && this.oldest === 0;
    const order = isAsItWas ? null : this.countingSlots(count);
    this.atMs = laid(this.atMs, new Float64Array(size), order);
    this.weight = laid(this.weight, new Float64Array(size), order);
    this.places = laid(this.places, new Uint32Array(size), order);
    this.number = laid(this.number, new Int32Array(size), order);
    this.owner = laid(this.owner, new Int32Array(size), order);
    this.after = laid(this.after, new Int32Array(size), order);
    if (order !== null) this.linkAnew(count);
  }

  private countingSlots(count: number): Int32Array {
    const order = new Int32Array(count);
    let to = 0;
    for (let nth = 0; nth < this.length; nth += 1) {
      const slot = this.slotOf(nth);
      if (this.places[slot] !== 0) order[to++] = slot;
    }
    return order;
  }

  private linkAnew(count: number): void {
    this.oldest = 0;
    this.length = count;
    this.holes = 0;
    for (let slot = 0; slot < count; slot += 1) this.ownerOf(slot).head = NONE;
    for (let slot = 0; slot < count; slot += 1) this.link(this.ownerOf(slot), slot);
  }
}

type Column = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Slots of one column in another one, in this order; as they are, without one. */
function laid<T extends Column>(from: T, to: T, order: Int32Array | null): T {
  if (order === null) to.set(from);
  else for (let slot = 0; slot < order.length; slot += 1) to[slot] = from[order[slot]!]!;
  return to;
}
