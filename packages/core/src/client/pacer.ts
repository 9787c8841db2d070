import { abortable } from './abortable.js';
import type { Settings } from './client-options.js';
import type { KnownWindow } from './known-window.js';
import { windowRoom, type RoomOptions } from './window-room.js';

export interface PacerOptions extends RoomOptions, Pick<Settings, 'sleep' | 'dripMs'> {}

/** What a call brings along to the queue. */
export interface Turn {
  readonly signal?: AbortSignal | undefined;
  /** Told of a wait whose end is known. What it throws ends the turn. */
  readonly onWait: (waitMs: number) => void;
  /** What would be held back for longer, ms, is let through for the server to decide. A drip is always kept. */
  readonly patienceMs: number;
}

/** A turn that has not come yet. */
interface Waiting extends Turn {
  /** Since when the window holds it back. */
  sinceMs: number;
  /** Of which wait it was told last: a drip's or the window's. */
  told?: boolean;
  place: Promise<number>;
  begin: (heldMs: number) => void;
  end: (reason: unknown) => void;
}

/** Lets generation requests through one by one, in order, as far as the window surely has room for them. */
export interface Pacer {
  /** What the server last said of the window, while it holds. */
  known(): KnownWindow | null;
  /**
   * Resolves when it is this call's turn, with how long the window held it back, ms; the caller then sends at
   * once, and settles when it knows what came of it.
   */
  enter(turn: Turn): Promise<number>;
  /** Ends a request with the window that its answer told; null: it told none, so a place may be gone. */
  settle(window: KnownWindow | null): void;
  /** Holds everything back: a 429 said so. */
  blockFor(waitMs: number): void;
}

/** Waits are cut in pieces, so that news (a place given back, an abort) is acted on soon. */
const PIECE_MS = 5_000;
/** How soon patience that runs out is seen while nobody knows how long it will take. */
const BLIND_PIECE_MS = 1_000;

export function createPacer(options: PacerOptions): Pacer {
  const { now, sleep, dripMs } = options;
  const room = windowRoom(options);
  const { queue, join, begin, hold } = turns(now, room.begin);
  /** Told when a call came or ended. */
  let ring = (): void => undefined;
  let news = Promise.resolve();
  let isDriving = false;

  const settle = (window?: KnownWindow | null): void => {
    room.end(window);
    ring();
  };
  /** Sleeps for a piece of a wait; where nobody knows how long it is, until there is news or patience runs out. */
  const pause = (signal: Turn['signal'], waitMs: number, patientMs: number): Promise<unknown> => {
    if (waitMs < Infinity) return sleep(Math.min(waitMs, PIECE_MS), signal);
    const heard = abortable(news, signal);
    if (patientMs === Infinity) return heard;
    return Promise.race([heard, sleep(Math.min(patientMs, BLIND_PIECE_MS), signal)]);
  };
  /** One step of the one loop for all who wait. */
  const advance = async (first: Waiting): Promise<void> => {
    news = new Promise((resolve) => {
      ring = resolve;
    });
    const dripsMs = room.lastStartMs() + dripMs - now();
    const waitMs = dripsMs > 0 ? dripsMs : await room.waitMs();
    if (!queue.has(first)) return;
    if (waitMs <= 0) return begin(first);
    const patientMs = hold(waitMs, dripsMs > 0);
    if (queue.has(first)) await pause(first.signal, waitMs, patientMs).catch(first.end);
  };
  const enter = (asked: Turn): Promise<number> => {
    const turn = join(asked);
    if (turn.patienceMs <= 0 && dripMs <= 0) begin(turn);
    ring();
    if (!isDriving) void drive();
    return abortable(turn.place, turn.signal).catch((reason: unknown) => {
      if (!queue.delete(turn)) room.end();
      ring();
      throw reason;
    });
  };
  const drive = async (): Promise<void> => {
    isDriving = true;
    for (const first of queue) while (queue.has(first)) await advance(first);
    isDriving = false;
  };
  return { ...room, enter, settle };
}

/** Those who wait, in the order of their coming. */
function turns(now: () => number, onBegin: () => void) {
  const queue = new Set<Waiting>();
  /** All were told of their wait, and have patience until then: nobody need be looked at before. */
  let calmUntilMs = 0;

  const join = (asked: Turn): Waiting => {
    calmUntilMs = 0;
    const turn = { ...asked, sinceMs: now() } as Waiting;
    turn.place = new Promise<number>((begin, end) => Object.assign(turn, { begin, end }));
    queue.add(turn);
    return turn;
  };
  const begin = (turn: Waiting): void => {
    queue.delete(turn);
    onBegin();
    turn.begin(now() - turn.sinceMs);
  };
  /**
   * Lets through who would not wait until then, and tells the others; at 0 it drips, which holds everybody and uses up
   * nobody's patience. Returns when its patience ends.
   */
  const look = (turn: Waiting, waitMs: number, endMs: number): number => {
    if (!endMs) turn.sinceMs += Math.min(waitMs, PIECE_MS);
    const untilMs = turn.sinceMs + turn.patienceMs;
    if (endMs > untilMs) {
      begin(turn);
      return Infinity;
    }
    tellOf(turn, waitMs, !endMs);
    return untilMs;
  };
  /** Looks at all who wait, where one may have to be let through or told. Returns the patience that is left, ms. */
  const hold = (waitMs: number, isDrip: boolean): number => {
    const isKnown = waitMs < Infinity;
    const endMs = isDrip ? 0 : now() + (isKnown ? waitMs : 1);
    let soonestMs = Infinity;
    if (endMs && endMs <= calmUntilMs) return calmUntilMs - now();
    for (const turn of queue) soonestMs = Math.min(soonestMs, look(turn, waitMs, endMs));
    calmUntilMs = endMs && isKnown ? soonestMs : 0;
    return soonestMs - now();
  };
  return { queue, join, begin, hold };
}

function tellOf(turn: Waiting, waitMs: number, isDrip: boolean): void {
  if (waitMs === Infinity || turn.told === isDrip) return;
  turn.told = isDrip;
  try {
    turn.onWait(waitMs);
  } catch (thrown) {
    turn.end(thrown);
  }
}
