/**
 * A schedule for DataLoader: everything asked for in one tick goes together, and while a batch is under way
 * the next one gathers. So a burst of reads is few statements, and a single read waits for nothing.
 */
export class OneAtATime {
  private underWay: Promise<unknown> = Promise.resolve();
  private busy = false;

  readonly schedule = (dispatch: () => void): void => {
    if (this.busy) void this.underWay.then(() => dispatch());
    else setImmediate(dispatch);
  };

  async run<Result>(batch: () => Promise<Result>): Promise<Result> {
    this.busy = true;
    const running = batch().finally(() => (this.busy = false));
    this.underWay = running.catch(() => undefined);
    return await running;
  }
}
