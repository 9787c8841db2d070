/**
 * How slowly a client may read: at least so many bytes a second, and how far it may fall behind. 0 bytes: as
 * slowly as it likes.
 */
export interface PaceRule {
  readonly minBytesPerSecond: number;
  readonly patienceMs: number;
}

/** A connection at an instant. `isWaiting`: bytes are ready that the client has not taken. */
export interface Reading {
  readonly nowMs: number;
  readonly takenBytes: number;
  readonly isWaiting: boolean;
}

/**
 * The pace at which a client takes what is there for it. It has some time in hand; waiting for it uses that
 * up, each byte that it takes buys its share back, and never more than all of it. Where nothing waits to be
 * taken, it is we who are slow.
 */
export class Pace {
  private inHandMs: number;
  private last: { readonly atMs: number; readonly takenBytes: number } | null = null;

  constructor(private readonly rule: PaceRule) {
    this.inHandMs = rule.patienceMs;
  }

  /** Whether it has read too slowly for too long. */
  get isOver(): boolean {
    return this.rule.minBytesPerSecond > 0 && this.inHandMs <= 0;
  }

  /** How far it has fallen behind. */
  get behindMs(): number {
    return this.rule.patienceMs - this.inHandMs;
  }

  look({ nowMs, takenBytes, isWaiting }: Reading): void {
    const { atMs, takenBytes: before } = this.last ?? { atMs: nowMs, takenBytes };
    this.last = { atMs: nowMs, takenBytes };
    if (!isWaiting) this.inHandMs = this.rule.patienceMs;
    else
      this.inHandMs = Math.min(
        this.rule.patienceMs,
        this.inHandMs - (nowMs - atMs) + this.bought(takenBytes - before),
      );
  }

  private bought(bytes: number): number {
    if (bytes <= 0) return 0;
    const { minBytesPerSecond, patienceMs } = this.rule;
    return minBytesPerSecond === 0 ? patienceMs : (bytes / minBytesPerSecond) * 1000;
  }
}
