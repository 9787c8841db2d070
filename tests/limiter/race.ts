import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StoreAsk } from '@clipwright/core/limiter';

const PROCESSES = 4;
const WORKER = join(import.meta.dirname, 'race-worker.mjs');

/** Processes that ask one store for places at the same time. */
export class Race {
  private constructor(private readonly racers: readonly ChildProcess[]) {}

  /** Four processes, each with the store that a module beside this one opens at the address. */
  static async open(module: string, url: string): Promise<Race> {
    const racers = Array.from({ length: PROCESSES }, () =>
      fork(WORKER, [join(import.meta.dirname, module), url]),
    );
    await Promise.all(racers.map((racer) => once(racer, 'message')));
    return new Race(racers);
  }

  /** Every process asks so often at once; gives how many were admitted, in all of them. */
  async run(name: string, window: StoreAsk, attempts: number): Promise<number> {
    const counts = this.racers.map(async (racer) => {
      const answer = once(racer, 'message');
      racer.send({ name, window, attempts });
      const [admitted] = (await answer) as [number];
      return admitted;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    for (const racer of this.racers) racer.kill();
  }
}
