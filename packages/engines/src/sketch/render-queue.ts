/** Lets so many renders run at a time; the others wait for their turn, in order. */
export class RenderQueue {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    await this.turn();
    try {
      return await render();
    } finally {
      this.next();
    }
  }

  private async turn(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private next(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else next();
  }
}
