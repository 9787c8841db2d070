interface Waiter {
  readonly go: () => void;
  readonly giveUp: NodeJS.Timeout;
}

/** Who waits in a line did not get a turn in time, and began nothing. */
export class LateTurnError extends Error {
  override readonly name = 'LateTurnError';
}

/**
 * Lets so many pieces of work go on at once. The others wait in the order in which they came, and none for
 * longer than `patienceMs`.
 */
export class Line {
  private readonly waiting: Waiter[] = [];

  constructor(
    private free: number,
    private readonly patienceMs: number,
  ) {}

  /** @throws LateTurnError when its turn did not come in time */
  async through<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async turn(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiter = { go: resolve, giveUp: setTimeout(() => this.refuse(waiter, reject), this.patienceMs) };
      this.waiting.push(waiter);
    });
  }

  private refuse(waiter: Waiter, reject: (error: Error) => void): void {
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    reject(new LateTurnError(`waited ${this.patienceMs} ms for a connection`));
  }

  /** Whoever comes next takes over the place. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.free += 1;
      return;
    }
    clearTimeout(next.giveUp);
    next.go();
  }
}
