import { abortable } from './abortable.js';
import type { Settings } from './client-options.js';
import type { KnownWindow } from './known-window.js';
import { type Turn, WaitingLine, type Waiting } from './waiting-line.js';
import { windowRoom, type RoomOptions } from './window-room.js';

export type { Turn } from './waiting-line.js';

export interface PacerOptions extends RoomOptions, Pick<Settings, 'sleep' | 'dripMs'> {}

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
  const line = new WaitingLine(now);
  /** Told when a call came or ended. */
  let ring = (): void => undefined;
  let isDriving = false;

  const settle = (window?: KnownWindow | null): void => {
    room.end(window);
    ring();
  };
  const begin = (turn: Waiting): void => {
    room.begin();
    line.begin(turn);
  };
  /** Lets through who would not wait for that long, and tells the others. A drip holds everybody. */
  const hold = (waitMs: number, isDrip: boolean): void => {
    if (isDrip) line.drip(Math.min(waitMs, PIECE_MS));
    else line.impatient(waitMs < Infinity ? waitMs : 1).forEach(begin);
    line.tell(waitMs, isDrip);
  };
  /** One step of the one loop for all who wait. */
  const advance = async (first: Waiting): Promise<void> => {
    const news = new Promise<void>((resolve) => {
      ring = resolve;
    });
    const dripsMs = room.lastStartMs() + dripMs - now();
    const waitMs = dripsMs > 0 ? dripsMs : await room.waitMs();
    if (line.first !== first) return;
    if (waitMs <= 0) return begin(first);
    hold(waitMs, dripsMs > 0);
    if (line.first === first) await pause(options, { line, news, waitMs }).catch(first.end);
  };
  const enter = (asked: Turn): Promise<number> => {
    const turn = line.join(asked);
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
    while (line.first) await advance(line.first);
    isDriving = false;
  };
  return { known, blockFor, enter, settle };
}

/** Sleeps for a piece of a wait; where nobody knows how long it is, until there is news or patience runs out. */
async function pause(
  { sleep }: PacerOptions,
  { line, news, waitMs }: { line: WaitingLine; news: Promise<void>; waitMs: number },
): Promise<void> {
  const signal = line.first?.signal;
  if (waitMs < Infinity) return void (await sleep(Math.min(waitMs, PIECE_MS), signal));
  const soonestMs = line.patienceMs();
  const heard = abortable(news, signal);
  if (soonestMs === Infinity) return heard;
  await Promise.race([heard, sleep(Math.min(soonestMs, BLIND_PIECE_MS), signal)]);
}
