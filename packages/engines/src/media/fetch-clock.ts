/**
 * The time that a fetch may take. It stands still while the fetch waits for a turn: that is not its origin's
 * doing.
 */
export class FetchClock {
  private timer: NodeJS.Timeout | undefined;
  private startedMs = 0;

  constructor(
    private leftMs: number,
    private readonly onEnd: () => void,
  ) {
    this.start();
  }

  async stoppedFor<Turn>(wait: () => Promise<Turn>): Promise<Turn> {
    this.stop();
    this.leftMs -= performance.now() - this.startedMs;
    try {
      return await wait();
    } finally {
      this.start();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    this.startedMs = performance.now();
    this.timer = setTimeout(this.onEnd, Math.max(0, this.leftMs));
  }
}
