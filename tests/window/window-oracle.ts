/** One place that the service gave, at the instant that the database wrote down. */
export interface Place {
  readonly id: string;
  readonly atMs: number;
}

/** An instant that is known to lie between two readings of the database's clock. */
export interface Between {
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * What an exact rolling window may answer, by counting every place anew each time: no state but the list of
 * places.
 */
export class WindowOracle {
  readonly given: Place[] = [];
  private held: Place[] = [];

  constructor(
    readonly limit: number,
    readonly windowMs: number,
  ) {}

  get holders(): readonly Place[] {
    return this.held;
  }

  /** How many places count at an instant. */
  countAt(nowMs: number): number {
    return this.held.filter(({ atMs }) => atMs <= nowMs && nowMs < atMs + this.windowMs).length;
  }

  /**
   * How many of `asked` calls must and may be admitted in that time. Places that leave meanwhile may be taken
   * again.
   */
  admissible(asked: number, { fromMs, untilMs }: Between): { least: number; most: number } {
    const freeAt = (nowMs: number): number => Math.min(asked, this.limit - this.countAt(nowMs));
    const lastsAWindow = untilMs - fromMs >= this.windowMs;
    return { least: freeAt(fromMs), most: lastsAWindow ? asked : freeAt(untilMs) };
  }

  take(places: readonly Place[]): void {
    this.given.push(...places);
    this.held.push(...places);
  }

  giveBack(id: string): void {
    this.held = this.held.filter((place) => place.id !== id);
    this.given.splice(0, this.given.length, ...this.given.filter((place) => place.id !== id));
  }

  /**
   * Whether some stretch as long as the window ever held more than the limit; what was given back does not
   * count.
   */
  wasEverOver(): boolean {
    const times = this.given.map(({ atMs }) => atMs).toSorted((one, other) => one - other);
    return times.some((atMs, index) => (times[index + this.limit] ?? Infinity) - atMs < this.windowMs);
  }
}
