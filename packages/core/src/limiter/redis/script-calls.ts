import type { SeenWindow, StoreAnswer, StoreWindow } from '../limiter-store.js';

/** A call of the store, the id, and what of each window. */
export interface ScriptCall {
  readonly name: 'reserve' | 'settle' | 'peek' | 'reset';
  readonly id: string;
  readonly windows: readonly (StoreWindow & { readonly weight?: number | null })[];
}

interface Asked extends ScriptCall {
  readonly answer: (told: StoreAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/** Redis does nothing else while a script runs, and the next one is written meanwhile. */
const MOST_TOGETHER = 16;

/**
 * Sends what is asked at one moment as one script: most of what a call costs is being sent alone. Where a
 * cluster refuses keys of different slots in one script, each call goes alone from then on.
 */
export function inScripts(run: (calls: readonly ScriptCall[]) => Promise<unknown>) {
  let asked: Asked[] = [];
  let together = MOST_TOGETHER;

  const send = async (calls: readonly Asked[]): Promise<void> => {
    try {
      hand(String(await run(calls)).split('\n'), calls);
    } catch (error) {
      sendAgain(calls, error);
    }
  };
  /** Apart, where it was refused for being together. */
  const sendAgain = (calls: readonly Asked[], error: unknown): void => {
    if (calls.length === 1 || !isOfSlots(error)) return calls.forEach(({ fail }) => fail(error));
    together = 1;
    for (const one of calls) void send([one]);
  };
  const sendAll = (): void => {
    const calls = asked;
    asked = [];
    for (let from = 0; from < calls.length; from += together) void send(calls.slice(from, from + together));
  };
  return (call: ScriptCall): Promise<StoreAnswer> =>
    new Promise((answer, fail) => {
      if (asked.push({ ...call, answer, fail }) === 1) queueMicrotask(sendAll);
    });
}

/** Redis refuses such a script before it has run. */
const isOfSlots = (error: unknown): boolean => error instanceof Error && /^CROSSSLOT\b/.test(error.message);

/** How many lines tell of a window. */
const FIELDS = 3;

function hand(told: readonly string[], calls: readonly Asked[]): void {
  const nowMs = Number(told[0]);
  let next = 1;
  for (const { windows, answer, fail } of calls) {
    const state = told[next] ?? '!The script did not answer.';
    const seen = windows.map((_, n) => seenAt(told, { at: next + 1 + n * FIELDS, nowMs }));
    next += 1 + windows.length * FIELDS;
    if (state.startsWith('!')) fail(new Error(state.slice(1)));
    else answer({ admitted: state === '1', windows: seen });
  }
}

function seenAt(told: readonly string[], { at, nowMs }: { at: number; nowMs: number }): SeenWindow {
  const oldest = told[at + 1];
  return {
    nowMs,
    count: Number(told[at]),
    oldestAtMs: oldest === '' ? null : Number(oldest),
    waitMs: Number(told[at + 2]),
  };
}
