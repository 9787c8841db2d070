import type { Settings } from './client-options.js';
import { mergedWindow, type KnownWindow } from './known-window.js';

export interface RoomOptions extends Pick<Settings, 'now' | 'slowBelow'> {
  /** Asks the server for the window without taking a place; null where it can't tell. */
  readonly look: () => Promise<KnownWindow | null>;
}

const SLOWEST_MS = 60_000;

/** What is known of the window, and what of it is spoken for. */
export interface WindowRoom {
  /** What the server last said of the window, while it holds. */
  known(): KnownWindow | null;
  /** When the last request began. */
  lastStartMs(): number;
  /** How long until the next may; Infinity: only another call's answer can tell. */
  waitMs(): Promise<number>;
  begin(): void;
  /** Ends a request with the window that its answer told; null: it told none, so a place may be gone. */
  end(told?: KnownWindow | null): void;
  /** Holds everything back: a 429 said so. */
  blockFor(waitMs: number): void;
}

/**
 * A request in flight is taken for one that the server has not counted yet, and of two readings the lower one is
 * believed.
 */
export function windowRoom({ now, slowBelow, look }: RoomOptions): WindowRoom {
  let window: KnownWindow | null = null;
  let blockedUntilMs = 0;
  let startedMs = -Infinity;
  let inFlight = 0;
  /** Whether the window was looked at since the last start. */
  let looked = false;

  const known = (): KnownWindow | null => (window && now() < window.resetAtMs ? window : null);

  const roomInMs = ({ remaining, resetAtMs }: KnownWindow): number => {
    const room = remaining - inFlight;
    if (room <= 0) return inFlight > 0 ? Infinity : resetAtMs - now();
    const spacingMs = Math.min(SLOWEST_MS, (resetAtMs - startedMs) / (room + 1));
    return room >= slowBelow ? 0 : startedMs - now() + spacingMs;
  };

  /** An unknown window with calls in flight; or one believed full with none, where the server may know better. */
  const isLookWorthwhile = (told: KnownWindow | null): boolean =>
    !looked && (told ? told.remaining === 0 && inFlight === 0 : inFlight > 0);

  return {
    known,
    lastStartMs: () => startedMs,
    waitMs: async () => {
      if (blockedUntilMs > now()) return blockedUntilMs - now();
      if (isLookWorthwhile(known())) {
        looked = true;
        window = (await look()) ?? window;
      }
      const told = known();
      if (told) return roomInMs(told);
      return inFlight > 0 ? Infinity : 0;
    },
    begin: () => {
      inFlight += 1;
      startedMs = now();
      looked = false;
    },
    end: (told) => {
      inFlight -= 1;
      if (told) window = mergedWindow(known(), told);
      else if (window && told === null) window = { ...window, remaining: Math.max(0, window.remaining - 1) };
    },
    blockFor: (waitMs) => {
      blockedUntilMs = Math.max(blockedUntilMs, now() + waitMs);
    },
  };
}
