interface Kept<Answer> {
  readonly untilMs: number;
  readonly answer: Promise<Answer>;
}

/** Answers that hold for a while, each under a key. Those who ask at the same time share one; failures are not kept. */
export class KeptAnswers<Answer> {
  readonly #lifeMs: number;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor({ lifeMs, now }: { lifeMs: number; now: () => number }) {
    this.#lifeMs = lifeMs;
    this.#now = now;
  }

  /** How many answers are held. */
  get size(): number {
    return this.#kept.size;
  }

  /** The answer that is held under this key, else what `read` gives. */
  get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    this.#dropOld();
    const held = this.#kept.get(key);
    if (held !== undefined) return held.answer;
    const answer = read();
    this.#kept.set(key, { untilMs: this.#now() + this.#lifeMs, answer });
    answer.catch(() => this.#kept.delete(key));
    return answer;
  }

  #dropOld(): void {
    const nowMs = this.#now();
    for (const [key, { untilMs }] of this.#kept) if (untilMs <= nowMs) this.#kept.delete(key);
  }
}
