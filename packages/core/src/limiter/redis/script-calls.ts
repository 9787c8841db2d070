import type { StoreAnswer } from '../limiter-store.js';
import { givers } from './givers.js';
import { ScriptAnswers } from './script-answers.js';
import type { ScriptCall } from './script-call.js';

interface Asked {
  readonly call: ScriptCall;
  readonly answer: (told: StoreAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/** Redis does nothing else while a script runs, and the next one is written meanwhile. */
const MOST_TOGETHER = 16;

/** Sends calls as one script, and gives what it answers. `giver` gives numbers to new places, which are their ids then. */
export type RunScript = (giver: string, calls: readonly ScriptCall[]) => Promise<unknown>;

/**
 * Sends what is asked at one moment as one script: most of what a call costs is being sent alone. Where a
 * cluster refuses keys of different slots in one script, each call goes alone from then on. Each script is another giver,
 * so that a number which a Redis gives twice, after a failover to one whose clock is behind, is two ids.
 */
export function inScripts(run: RunScript): (call: ScriptCall) => Promise<StoreAnswer> {
  const newGiver = givers();
  let asked: Asked[] = [];
  let together = MOST_TOGETHER;

  const send = async (calls: readonly Asked[]): Promise<void> => {
    const giver = newGiver();
    try {
      const told = await run(
        giver,
        calls.map(({ call }) => call),
      );
      const again = hand(new ScriptAnswers(told, giver), calls);
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

/** Answers calls, and gives those that have to be asked again, with the place of ids. */
function hand(answers: ScriptAnswers, calls: readonly Asked[]): Asked[] {
  const again: Asked[] = [];
  for (const { call, answer, fail } of calls) {
    const told = answers.next(call);
    if (told === null) again.push({ call: { ...call, name: 'takeLeaving' }, answer, fail });
    else if (told instanceof Error) fail(told);
    else answer(told);
  }
  return again;
}
