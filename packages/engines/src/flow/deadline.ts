/** Fires its signal when an attempt has worked for too long. Time that it waits for a place is not work. */
export class Deadline {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private sinceMs = 0;
  private leftMs: number;

  constructor(ms: number) {
    this.leftMs = ms;
    this.goOn();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Runs what is no work of the attempt's. */
  async without<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.halt();
    try {
      return await wait();
    } finally {
      this.goOn();
    }
  }

  /** Nothing is left that could come too late. */
  halt(): void {
    clearTimeout(this.timer);
    this.leftMs -= performance.now() - this.sinceMs;
  }

  private goOn(): void {
    this.sinceMs = performance.now();
    this.timer = setTimeout(
      () => this.controller.abort(new DOMException('The attempt took too long.', 'TimeoutError')),
      Math.max(0, this.leftMs),
    );
    this.timer.unref();
  }
}
