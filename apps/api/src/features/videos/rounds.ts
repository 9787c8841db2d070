/**
 * Work that is done in rounds: when somebody tells of it, and by itself after as long as the last round said. Rounds
 * never overlap, and whoever tells in the middle of one begins another after it.
 */
export class Rounds {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isTold = false;

  /** A round gives how long until the next one begins at the latest, milliseconds, and never rejects. */
  constructor(private readonly oneRound: (closing: AbortSignal) => Promise<number>) {}

  told(): void {
    this.isTold = true;
    this.round ??= this.run();
  }

  /** Resolves when the round that is under way has ended. */
  async close(): Promise<void> {
    this.closing.abort(new Error('the worker is shutting down'));
    clearTimeout(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    clearTimeout(this.timer);
    let inMs = 0;
    while (this.isTold && !signal.aborted) {
      this.isTold = false;
      inMs = await this.oneRound(signal);
    }
    this.round = null;
    if (signal.aborted) return;
    this.timer = setTimeout(() => this.told(), inMs);
    this.timer.unref();
  }
}
