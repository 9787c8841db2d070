/** A clock that stands still until a test moves it. Times are milliseconds since 1970. */
export class FixedClock {
  constructor(private nowMs: number = Date.UTC(2026, 0, 1)) {}

  /** The current instant; bound, so that it can be passed on as a function. */
  readonly now = (): number => this.nowMs;

  date(): Date {
    return new Date(this.nowMs);
  }

  /** Moves the clock; a negative number steps it back. Returns the new instant. */
  advance(byMs: number): number {
    this.nowMs += byMs;
    return this.nowMs;
  }

  set(toMs: number): void {
    this.nowMs = toMs;
  }
}
