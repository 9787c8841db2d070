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
  begun?: boolean;
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
  const { now, dripMs } = options;
  const { known, blockFor, ...room } = windowRoom(options);
  const queue: Waiting[] = [];
  /** Told when a call came or ended. */
  let ring = (): void => undefined;
  let isDriving = false;

  const settle = (window?: KnownWindow | null): void => {
    room.end(window);
    ring();
  };
  const begin = (turn: Waiting): void => {
    drop(queue, turn);
    room.begin();
    turn.begun = true;
    turn.begin(now() - turn.sinceMs);
  };
  /** Lets through who would not wait for that long, and tells the others. A drip holds everybody. */
  const hold = (waitMs: number, isDrip: boolean): void => {
    for (const turn of [...queue]) {
      if (isDrip) turn.sinceMs += Math.min(waitMs, PIECE_MS);
      else if ((waitMs < Infinity ? waitMs : 1) > leftMs(turn, now())) begin(turn);
      if (!turn.begun) tellOf(turn, waitMs, isDrip);
    }
  };
  /** One step of the one loop for all who wait. */
  const advance = async (first: Waiting): Promise<void> => {
    const news = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const dripsMs = room.lastStartMs() + dripMs - now();
    const waitMs = dripsMs > 0 ? dripsMs : await room.waitMs();
    if (queue[0] !== first) return;
    if (waitMs <= 0) return begin(first);
    hold(waitMs, dripsMs > 0);
    if (queue[0] === first) await pause(options, { queue, news, waitMs }).catch(first.end);
  };
  const enter = (asked: Turn): Promise<number> => {
    const turn = waitingIn(queue, asked, now());
    if (turn.patienceMs <= 0 && dripMs <= 0) begin(turn);
    ring();
    if (!isDriving) void drive();
    return abortable(turn.place, turn.signal).catch((reason: unknown) => {
      if (turn.begun) room.end();
      else turn.end(reason);
      ring();
      throw reason;
    });
  };
  const drive = async (): Promise<void> => {
    isDriving = true;
    while (queue[0]) await advance(queue[0]);
    isDriving = false;
  };
  return { known, blockFor, enter, settle };
}

/** Sleeps for a piece of a wait; where nobody knows how long it is, until there is news or patience runs out. */
async function pause(
  { sleep, now }: PacerOptions,
  { queue, news, waitMs }: { queue: readonly Waiting[]; news: Promise<void>; waitMs: number },
): Promise<void> {
  const signal = queue[0]?.signal;
  if (waitMs < Infinity) return void (await sleep(Math.min(waitMs, PIECE_MS), signal));
  const soonestMs = Math.min(...queue.map((turn) => leftMs(turn, now())));
  const heard = abortable(news, signal);
  if (soonestMs === Infinity) return heard;
  await Promise.race([heard, sleep(Math.min(soonestMs, BLIND_PIECE_MS), signal)]);
}

/** How much longer it may be held back. */
const leftMs = ({ sinceMs, patienceMs }: Waiting, nowMs: number): number => sinceMs + patienceMs - nowMs;

function waitingIn(queue: Waiting[], asked: Turn, sinceMs: number): Waiting {
  const turn = { ...asked, sinceMs } as Waiting;
  turn.place = new Promise<number>((begin, reject) => {
    turn.begin = begin;
    turn.end = (reason) => {
      drop(queue, turn);
      reject(reason);
    };
  });
  queue.push(turn);
  return turn;
}

function drop(queue: Waiting[], turn: Waiting): void {
  const at = queue.indexOf(turn);
  if (at >= 0) queue.splice(at, 1);
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
