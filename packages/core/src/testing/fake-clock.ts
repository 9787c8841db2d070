/** What time is to a fake server. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after that many milliseconds; rejects with the signal's reason once that is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Resolves at an instant: what the server itself waits for. */
  readonly until: (atMs: number, signal?: AbortSignal) => Promise<void>;
}

/** A clock on which waiting costs no time. */
export interface FakeClock extends ServerClock {
  /** What was asked of `sleep`, in order, milliseconds. */
  readonly sleptMs: readonly number[];
  /** Moves on by so much. Who wakes on the way wakes at its own instant, and acts before the clock moves on. */
  readonly advance: (ms: number) => Promise<void>;
}

/** How a fake clock begins and moves. */
export interface FakeClockOptions {
  /** Milliseconds since 1970. Default: the first of January 2026, UTC. */
  readonly startMs?: number | undefined;
  /**
   * Whether `advance` alone moves it. By default it jumps to the next instant that somebody waits for as soon as
   * nobody else does anything.
   */
  readonly standsStill?: boolean | undefined;
  /** Who sleeps more often than this is in a loop, and gets an error. Default 100000. */
  readonly mostSleeps?: number | undefined;
}

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

/** Macrotasks that are left to those who were woken before the clock moves on. */
const TURNS_TO_ACT = 10;

/** Taken when the module is loaded: fake timers that a test installs later do not stop this clock. */
const soon: (run: () => void) => unknown =
  (globalThis as { setImmediate?: (run: () => void) => unknown }).setImmediate ??
  ((run: () => void) => setTimeout(run, 0));

const turn = (): Promise<void> => new Promise((resolve) => soon(() => resolve()));

/** A clock that stands where it is told to, and moves only when somebody waits or the test says so. */
export function createFakeClock(options: FakeClockOptions = {}): FakeClock {
  return new MovedClock(options);
}

class MovedClock implements FakeClock {
  readonly sleptMs: number[] = [];
  #sleepers: Sleeper[] = [];
  #nowMs: number;
  #isJumping = false;
  readonly #standsStill: boolean;
  readonly #mostSleeps: number;

  constructor({ startMs, standsStill, mostSleeps }: FakeClockOptions) {
    this.#nowMs = startMs ?? Date.UTC(2026, 0, 1);
    this.#standsStill = standsStill ?? false;
    this.#mostSleeps = mostSleeps ?? 100_000;
  }

  readonly now = (): number => this.#nowMs;

  readonly sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    this.sleptMs.push(ms);
    if (this.sleptMs.length > this.#mostSleeps)
      throw new Error(`Slept ${this.#mostSleeps} times: something waits in a loop.`);
    await this.until(this.#nowMs + ms, signal);
  };

  readonly until = (atMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason as Error);
      const stop = (): void => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(signal?.reason as Error);
      };
      const wake = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      const sleeper = { atMs, wake };
      signal?.addEventListener('abort', stop, { once: true });
      this.#sleepers.push(sleeper);
      void this.#jump();
    });

  readonly advance = async (ms: number): Promise<void> => {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      await this.#acted();
      if (!this.#wakeNext(untilMs)) break;
    }
    this.#nowMs = Math.max(this.#nowMs, untilMs);
  };

  async #acted(): Promise<void> {
    for (let turns = 0; turns < TURNS_TO_ACT; turns += 1) await turn();
  }

  async #jump(): Promise<void> {
    if (this.#standsStill || this.#isJumping) return;
    this.#isJumping = true;
    do await turn();
    while (this.#wakeNext(Number.MAX_SAFE_INTEGER));
    this.#isJumping = false;
  }

  /** Wakes whoever waits for the earliest instant up to the limit; false where nobody does. */
  #wakeNext(limitMs: number): boolean {
    const nextMs = Math.min(...this.#sleepers.map(({ atMs }) => atMs));
    if (nextMs > limitMs) return false;
    this.#nowMs = Math.max(this.#nowMs, nextMs);
    const woken = this.#sleepers.filter(({ atMs }) => atMs <= this.#nowMs);
    this.#sleepers = this.#sleepers.filter(({ atMs }) => atMs > this.#nowMs);
    for (const { wake } of woken) wake();
    return true;
  }
}
