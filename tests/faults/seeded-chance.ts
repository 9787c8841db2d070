import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from './tell.js';

const SEEDS = 2 ** 31;

/** Random numbers that can be had again: FAULT_SEED replays a run whose seed was printed. */
export class SeededChance {
  private state: number;

  constructor(readonly what: string) {
    const asked = process.env['FAULT_SEED'];
    this.state = asked === undefined ? randomInt(SEEDS) : Number(asked);
    tell(`${what}: seed ${this.state}`);
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Lets a random time up to `mostMs` pass, and tells how long that was. */
  async moment(mostMs: number): Promise<void> {
    const ms = this.between(0, mostMs);
    tell(`${this.what}: strikes after ${ms} ms`);
    await sleep(ms);
  }
}
