import type { SeenWindow, StoreAnswer } from '../limiter-store.js';
import type { ScriptCall } from './script-call.js';

/** What a script says where ids of a window leave, and it was given no place of ids. */
const WITHOUT_IDS = 'IDS';

/** What one script answered, read from the first call to the last. */
export class ScriptAnswers {
  private readonly told: readonly (number | string)[];
  private readonly nowUs: number;
  private at = 1;

  /** `giver`: who gives numbers to new places. */
  constructor(
    told: unknown,
    private readonly giver: string,
  ) {
    this.told = Array.isArray(told) ? (told as readonly (number | string)[]) : [];
    this.nowUs = Number(this.told[0]);
  }

  /** Of the next call; why it failed; null where it has to be asked again, with the place of ids. */
  next({ name, windows }: ScriptCall): StoreAnswer | Error | null {
    const state = this.told[this.at] ?? 'The script did not answer.';
    const ahead = Number(state);
    this.at += 1;
    if (Number.isNaN(ahead)) return state === WITHOUT_IDS ? null : new Error(String(state));
    const admitted = ahead > 0;
    const seen = windows.map(() => this.seen(admitted));
    if (!admitted || !name.startsWith('take')) return { admitted, windows: seen };
    return { admitted, windows: seen, id: `@${this.nowUs + ahead - 1}.${this.giver}` };
  }

  /** The wait is told where not all were admitted. */
  private seen(admitted: boolean): SeenWindow {
    const [count, ageUs, waitUs] = [this.number(0), this.number(1), admitted ? 0 : this.number(2)];
    this.at += admitted ? 2 : 3;
    return {
      nowMs: this.nowUs / 1000,
      count,
      oldestAtMs: count === 0 ? null : (this.nowUs - ageUs) / 1000,
      waitMs: waitUs < 0 ? Number.POSITIVE_INFINITY : waitUs / 1000,
    };
  }

  private number(after: number): number {
    return Number(this.told[this.at + after]);
  }
}
