import type { SeenWindow, StoreAnswer, StoreWindow } from '../limiter-store.js';

/**
 * A call of the store, the id, and what of each window. `take` is a reserve of one window by a new id, `takeLeaving`
 * the same where others' ids are to be forgotten.
 */
export interface ScriptCall {
  readonly name: 'take' | 'takeLeaving' | 'reserve' | 'settle' | 'peek' | 'reset';
  readonly id: string;
  readonly windows: readonly (StoreWindow & { readonly weight?: number | null })[];
}

interface Asked {
  readonly call: ScriptCall;
  readonly answer: (told: StoreAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/** Redis does nothing else while a script runs, and the next one is written meanwhile. */
const MOST_TOGETHER = 16;

/** Sends calls as one script, and gives what it answers. */
export type RunScript = (calls: readonly ScriptCall[]) => Promise<unknown>;

/**
 * Sends what is asked at one moment as one script: most of what a call costs is being sent alone. Where a
 * cluster refuses keys of different slots in one script, each call goes alone from then on. `giver` is who gives
 * numbers to new places, which are their ids then.
 */
export function inScripts(run: RunScript, giver: string): (call: ScriptCall) => Promise<StoreAnswer> {
  let asked: Asked[] = [];
  let together = MOST_TOGETHER;

  const send = async (calls: readonly Asked[]): Promise<void> => {
    try {
      const again = hand((await run(calls.map(({ call }) => call))) as Told, { calls, giver });
      if (again.length > 0) void send(again);
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
    if (calls.length <= together) return void send(calls);
    for (let from = 0; from < calls.length; from += together) void send(calls.slice(from, from + together));
  };
  return (call) =>
    new Promise((answer, fail) => {
      if (asked.push({ call, answer, fail }) === 1) queueMicrotask(sendAll);
    });
}

/** Redis refuses such a script before it has run. */
const isOfSlots = (error: unknown): boolean => error instanceof Error && /^CROSSSLOT\b/.test(error.message);

/** What a script is told of its calls: what many new places have in common is told once. */
export function argumentOf(giver: string, calls: readonly ScriptCall[]): string {
  const shapes: (readonly number[])[] = [];
  const told = calls.map(({ name, id, windows }) => {
    const all = windows.map(({ limit, windowMs, weight }) => [limit, windowMs, weight ?? -1]);
    return name === 'take' ? numberOf(shapes, all[0] ?? []) : [name, id.toWellFormed(), ...all.flat()];
  });
  return JSON.stringify([giver, shapes, told]);
}

/** From 1, as scripts count. */
function numberOf(shapes: (readonly number[])[], shape: readonly number[]): number {
  const known = shapes.findIndex((other) => other.every((value, index) => value === shape[index]));
  return known < 0 ? shapes.push(shape) : known + 1;
}

type Told = readonly (number | string)[];

/** How many numbers tell of a window. */
const FIELDS = 3;

/** What a script says where ids of a window leave, and it was given no place of ids. */
const WITHOUT_IDS = 'IDS';

/** Answers calls, and gives those that have to be asked again, with the place of ids. */
function hand(told: Told, { calls, giver }: { calls: readonly Asked[]; giver: string }): Asked[] {
  const nowUs = Number(told[0]);
  const again: Asked[] = [];
  let next = 1;
  for (const asked of calls) {
    const { call, answer, fail } = asked;
    const state = told[next] ?? 'The script did not answer.';
    const ahead = Number(state);
    const windows = call.windows.map((_, n) => seenAt(told, next + 1 + n * FIELDS, nowUs));
    next += 1 + windows.length * FIELDS;
    if (state === WITHOUT_IDS) again.push({ ...asked, call: { ...call, name: 'takeLeaving' } });
    else if (Number.isNaN(ahead)) fail(new Error(String(state)));
    else if (ahead > 0 && (call.name === 'take' || call.name === 'takeLeaving'))
      answer({ admitted: true, windows, id: `@${nowUs + ahead - 1}.${giver}` });
    else answer({ admitted: ahead > 0, windows });
  }
  return again;
}

function seenAt(told: Told, at: number, nowUs: number): SeenWindow {
  const count = Number(told[at]);
  const waitUs = Number(told[at + 2]);
  return {
    nowMs: nowUs / 1000,
    count,
    oldestAtMs: count === 0 ? null : (nowUs - Number(told[at + 1])) / 1000,
    waitMs: waitUs < 0 ? Number.POSITIVE_INFINITY : waitUs / 1000,
  };
}
