import { abortable } from './abortable.js';
import type { ClientOptions, ClientSettings } from './client-options.js';
import { mergedWindow, type KnownWindow } from './known-window.js';

export interface PacerOptions extends Pick<
  ClientOptions & Required<ClientSettings>,
  'sleep' | 'now' | 'dripMs' | 'slowBelow'
> {
  /** Asks the server for the window without taking a place; null where it can't tell. */
  readonly look: () => Promise<KnownWindow | null>;
}

export interface Turn {
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: ((waitMs: number) => void) | undefined;
  /** What would be held back for longer, ms, is let through for the server to decide. A drip is always kept. */
  readonly patienceMs?: number;
}

/** Waits are cut in pieces, so that news (a place given back, an abort) is acted on soon. */
const PIECE_MS = 5_000;
const SLOWEST_MS = 60_000;

/**
 * Lets generation requests through one by one, in order, as far as the window surely has room for them: a
 * request in flight is taken for one that the server has not counted yet, and of two readings the lower one
 * is believed.
 */
export class Pacer {
  readonly #options: PacerOptions;
  #queue: Promise<unknown> = Promise.resolve();
  #window: KnownWindow | null = null;
  #blockedUntilMs = 0;
  #lastStartMs = Number.NEGATIVE_INFINITY;
  #inFlight = 0;
  /** Whether the window was looked at since the last start. */
  #looked = false;
  #news: { promise: Promise<void>; tell: () => void } = signalling();

  constructor(options: PacerOptions) {
    this.#options = options;
  }

  /** What the server last said of the window, while it holds. */
  get known(): KnownWindow | null {
    return this.#window !== null && this.#options.now() < this.#window.resetAtMs ? this.#window : null;
  }

  /**
   * Resolves when it is this call's turn, with how long the window held it back, ms; the caller then sends at
   * once, and settles when it knows what came of it.
   */
  enter(turn: Turn): Promise<number> {
    const place = this.#queue.then(() => this.#awaitTurn(turn));
    this.#queue = place.catch(() => undefined);
    return abortable(place, turn.signal).catch((reason: unknown) => {
      place.then(() => this.#leave()).catch(() => undefined);
      throw reason;
    });
  }

  /** Ends a request with the window that its answer told; null: it told none, so a place may be gone. */
  settle(window: KnownWindow | null): void {
    if (window !== null) this.#window = mergedWindow(this.known, window);
    else if (this.#window !== null)
      this.#window = { ...this.#window, remaining: Math.max(0, this.#window.remaining - 1) };
    this.#leave();
  }

  /** Holds everything back: a 429 said so. */
  blockFor(waitMs: number): void {
    this.#blockedUntilMs = Math.max(this.#blockedUntilMs, this.#options.now() + waitMs);
  }

  async #awaitTurn(turn: Turn): Promise<number> {
    const { now, dripMs } = this.#options;
    await this.#hold(turn, () => this.#lastStartMs + dripMs - now());
    const readyAtMs = now();
    const patientUntilMs = readyAtMs + (turn.patienceMs ?? Infinity);
    await this.#hold(turn, () => this.#roomInTime(patientUntilMs));
    this.#begin();
    return now() - readyAtMs;
  }

  /** Waits until there is nothing to wait for, and tells of the first wait whose end is known. */
  async #hold({ signal, onWait }: Turn, untilThen: () => number | Promise<number>): Promise<void> {
    let told = false;
    for (;;) {
      const waitMs = await untilThen();
      signal?.throwIfAborted();
      if (waitMs <= 0) return;
      if (!told && waitMs !== Infinity) onWait?.(waitMs);
      told ||= waitMs !== Infinity;
      await this.#pause(waitMs, signal);
    }
  }

  async #roomInTime(patientUntilMs: number): Promise<number> {
    const waitMs = await this.#waitMs();
    return waitMs !== Infinity && this.#options.now() + waitMs > patientUntilMs ? 0 : waitMs;
  }

  #leave(): void {
    this.#inFlight -= 1;
    this.#news.tell();
    this.#news = signalling();
  }

  #begin(): void {
    this.#inFlight += 1;
    this.#lastStartMs = this.#options.now();
    this.#looked = false;
  }

  /** Infinity: only another call's answer can tell. */
  async #waitMs(): Promise<number> {
    const blockedMs = this.#blockedUntilMs - this.#options.now();
    if (blockedMs > 0) return blockedMs;
    if (this.#isLookWorthwhile()) await this.#lookUp();
    if (this.known !== null) return this.#roomInMs(this.known);
    return this.#inFlight > 0 ? Infinity : 0;
  }

  #roomInMs({ remaining, resetAtMs }: KnownWindow): number {
    const nowMs = this.#options.now();
    const room = remaining - this.#inFlight;
    if (room <= 0) return this.#inFlight > 0 ? Infinity : resetAtMs - nowMs;
    if (room >= this.#options.slowBelow) return 0;
    const spacingMs = Math.min(SLOWEST_MS, (resetAtMs - this.#lastStartMs) / (room + 1));
    return this.#lastStartMs + spacingMs - nowMs;
  }

  /**
   * An unknown window with calls in flight; or one believed full with none, where the server may know better.
   */
  #isLookWorthwhile(): boolean {
    if (this.#looked) return false;
    return this.known === null ? this.#inFlight > 0 : this.known.remaining === 0 && this.#inFlight === 0;
  }

  async #lookUp(): Promise<void> {
    this.#looked = true;
    const window = await this.#options.look();
    if (window !== null) this.#window = window;
  }

  async #pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (waitMs === Infinity) await abortable(this.#news.promise, signal);
    else await this.#options.sleep(Math.min(waitMs, PIECE_MS), signal);
  }
}

function signalling(): { promise: Promise<void>; tell: () => void } {
  let tell = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { promise, tell };
}
