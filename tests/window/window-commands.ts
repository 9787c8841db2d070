import { setTimeout as sleep } from 'node:timers/promises';
import type fc from 'fast-check';
import { errorOf } from '../support/index.js';
import type { WindowOracle } from './window-oracle.js';
import type { WindowService } from './window-service.js';

/** One step of a random history: it asks the service, and holds the answer against the oracle. */
export type WindowCommand = fc.AsyncCommand<WindowOracle, WindowService>;

/** As many calls at once, by turns through both servers. */
export class Ask implements WindowCommand {
  constructor(readonly calls: number) {}

  check = (): boolean => true;

  async run(oracle: WindowOracle, service: WindowService): Promise<void> {
    const ask = () =>
      Promise.all(Array.from({ length: this.calls }, (_, index) => service.post(index % 2 === 0 ? 0 : 1)));
    const { result: answers, when } = await service.timed(ask);
    const admitted = answers.filter(({ status }) => status === 202);
    for (const answer of answers.filter(({ status }) => status !== 202)) errorOf(answer, 'rate_limited');
    const { least, most } = oracle.admissible(this.calls, when);
    assertBetween(admitted.length, least, most);
    const places = await service.placesOf(
      admitted.map(({ json }) => (json as { video_id: string }).video_id),
    );
    if (places.length !== admitted.length)
      throw new Error(`${admitted.length} were admitted, ${places.length} took a place.`);
    oracle.take(places);
  }

  toString = (): string => `ask ${this.calls}`;
}

export class Wait implements WindowCommand {
  constructor(readonly ms: number) {}

  check = (): boolean => true;

  run = (): Promise<void> => sleep(this.ms);

  toString = (): string => `wait ${this.ms} ms`;
}

/** Cancels the n-th newest video: nobody has begun it, so its place is given back. */
export class Cancel implements WindowCommand {
  constructor(readonly which: number) {}

  check = (oracle: Readonly<WindowOracle>): boolean => oracle.holders.length > this.which;

  async run(oracle: WindowOracle, service: WindowService): Promise<void> {
    const id = oracle.holders.at(-1 - this.which)?.id ?? '';
    await service.cancel(id);
    oracle.giveBack(id);
  }

  toString = (): string => `cancel ${this.which}`;
}

export class Count implements WindowCommand {
  check = (): boolean => true;

  async run(oracle: WindowOracle, service: WindowService): Promise<void> {
    const { result: count, when } = await service.timed(() => service.count());
    assertBetween(count, oracle.countAt(when.untilMs), oracle.countAt(when.fromMs));
  }

  toString = (): string => 'count';
}

function assertBetween(found: number, least: number, most: number): void {
  if (found < least || found > most) throw new Error(`Expected ${least} to ${most}, found ${found}.`);
}
