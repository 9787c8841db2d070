import type { Answer } from '../../support/index.js';

/** How somebody was served: every answer, and what 19 of 20 calls took at most, milliseconds. */
export interface Served {
  readonly answers: readonly Answer[];
  readonly p95Ms: number;
}

export interface BesideAttack {
  /** One call of the customer who pays, whole: what a program of theirs would do again and again. */
  readonly customer: () => Promise<Answer>;
  /**
   * Goes on until the signal ends it, or until it has done its worst; answers to it are the test's own
   * affair.
   */
  readonly attack: (signal: AbortSignal) => Promise<void>;
  /** Resolves when the attack is at its height; the customer is served only from then on. */
  readonly atHeight: () => Promise<unknown>;
  /** How many calls the customer makes before the attack, and how many beside it. */
  readonly calls?: number;
}

/**
 * A customer's calls one after another, first alone and then beside an attack; both on this machine as busy
 * as it is now.
 */
export async function besideAttack({
  customer,
  attack,
  atHeight,
  calls = 40,
}: BesideAttack): Promise<{ alone: Served; beside: Served }> {
  const alone = await serve(customer, calls);
  const over = new AbortController();
  const attacked = attack(over.signal);
  try {
    await Promise.race([atHeight(), attacked.then(atHeight)]);
    return { alone, beside: await serve(customer, calls) };
  } finally {
    over.abort();
    await attacked;
  }
}

async function serve(customer: () => Promise<Answer>, calls: number): Promise<Served> {
  const answers: Answer[] = [];
  const tookMs: number[] = [];
  while (answers.length < calls) {
    const startMs = performance.now();
    answers.push(await customer());
    tookMs.push(performance.now() - startMs);
  }
  tookMs.sort((one, other) => one - other);
  return { answers, p95Ms: tookMs[Math.ceil(calls * 0.95) - 1] ?? Number.POSITIVE_INFINITY };
}
