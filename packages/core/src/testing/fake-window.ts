import { rateLimitHeaders, tellWindow, type WindowReading, type WindowRule } from '../limiter/index.js';

/** The exact window of the one key that the fake server knows. */
export class FakeWindow {
  /** Oldest first. */
  #places: { readonly id: string; readonly atMs: number }[] = [];
  readonly rule: WindowRule;
  readonly #now: () => number;

  constructor(rule: WindowRule, now: () => number) {
    this.rule = rule;
    this.#now = now;
  }

  /** False where it is full. */
  take(id: string): boolean {
    if (this.read().remaining === 0) return false;
    this.#places.push({ id, atMs: this.#now() });
    return true;
  }

  giveBack(id: string): void {
    this.#places = this.#places.filter((place) => place.id !== id);
  }

  read(): WindowReading {
    const nowMs = this.#now();
    this.#places = this.#places.filter(({ atMs }) => nowMs < atMs + this.rule.windowMs);
    const counted = { count: this.#places.length, oldestAtMs: this.#places[0]?.atMs ?? null };
    return tellWindow(counted, this.rule, nowMs);
  }

  headers(): Record<string, string> {
    return rateLimitHeaders(this.read());
  }
}
