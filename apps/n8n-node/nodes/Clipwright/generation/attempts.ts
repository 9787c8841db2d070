/** open: a repeat goes on with it. over: a repeat needs the next one. */
type AttemptState = 'open' | 'running' | 'over';

/**
 * Which try at which video stands where: plain data that n8n keeps with the execution, so a retried node
 * finds it again.
 */
export type AttemptRecord = Record<string, AttemptState[]>;

export interface Attempt {
  /** From 0. */
  readonly number: number;
  /** Whether it was begun before, so that the server may have its video already. */
  readonly isRepeat: boolean;
}

/** Numbers the tries at one video (a slot). The number goes up only once the last try is over for good. */
export class Attempts {
  readonly #record: AttemptRecord;

  constructor(record: AttemptRecord) {
    this.#record = record;
  }

  /** The try to go on with. One that still runs is somebody else's. */
  begin(slot: string): Attempt {
    const states = (this.#record[slot] ??= []);
    const open = states.indexOf('open');
    const number = open === -1 ? states.length : open;
    states[number] = 'running';
    return { number, isRepeat: open !== -1 };
  }

  end(slot: string, { number }: Attempt, state: 'open' | 'over'): void {
    const states = this.#record[slot];
    if (states !== undefined) states[number] = state;
  }
}

/** What still ran when an execution ended is open for the one that retries it. */
export function reopen(record: AttemptRecord): void {
  for (const [slot, states] of Object.entries(record))
    record[slot] = states.map((state) => (state === 'running' ? 'open' : state));
}
