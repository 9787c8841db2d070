import type { SeenWindow, StoreAnswer, StoreAsk } from '../limiter-store.js';
import { Grants, type GrantStatements } from './grants.js';
import { inOrder } from './in-order.js';
import { type Asked, type Going, laneOf, Lanes, windowOf } from './take-lanes.js';

/** A window of a call, as the statement answers it. Of a call that it leaves undecided there is none. */
export interface TakeRow extends SeenWindow {
  /** Which call of the statement, from 1. */
  readonly call: number;
  readonly admitted: boolean;
}

/** The values of the statement. */
type TakeValues = [waits: boolean, ...values: unknown[][]];

/** One more, which decides calls of any kind. */
interface BatchStatements extends GrantStatements {
  readonly take: (values: TakeValues) => Promise<readonly TakeRow[]>;
}

/** When what is asked at this moment has been asked; where there is no such turn, what is asked in a row. */
const soon: (work: () => void) => void = globalThis.setImmediate ?? queueMicrotask;

/** While one is answered, the next one is worked on. */
const MOST_UNDER_WAY = 2;
/** So few windows, under way or asked for, are a statement each where an update is all; for fewer a second statement of many costs more than it gains. */
const FEWEST_TOGETHER = 8;

/**
 * Sends calls as one statement, or two where they are many, or each as its own where they are few and plain: those of one moment, and those that come while others are under way. Such a
 * statement waits for nobody; calls whose windows others had just then are sent again, those of the same windows
 * together, and wait for them.
 */
export function inBatches(send: BatchStatements) {
  const lanes = new Lanes();
  const grants = new Grants(send);
  let isCalled = false;
  let underWay = 0;
  let lanesUnderWay = 0;

  /** Gives those that the statement leaves undecided. */
  const ask = async (calls: readonly Asked[], waits: boolean): Promise<readonly Asked[]> => {
    try {
      if (calls[0]?.isPlain === true) return await grants.ask(calls, waits);
      return hand(await send.take(valuesOf(calls, waits)), calls);
    } catch (error) {
      if (calls.length > 1 && isOfData(error))
        return (await Promise.all(calls.map((one) => ask([one], waits)))).flat();
      calls.forEach(({ fail }) => fail(error));
      return [];
    }
  };
  const finish = async ({ lane, calls }: Going, undecided: ReadonlySet<Asked>): Promise<void> => {
    const left = calls.filter((call) => undecided.has(call));
    const unanswered = left.length === 0 ? [] : await ask(left, true);
    unanswered.forEach(({ fail }) => fail(new Error('The statement did not answer.')));
    lanes.done(lane);
    call();
  };
  const sendTogether = async (going: readonly Going[]): Promise<void> => {
    underWay += 1;
    lanesUnderWay += going.length;
    const undecided = new Set(
      await ask(
        going.flatMap(({ calls }) => calls),
        false,
      ),
    );
    underWay -= 1;
    lanesUnderWay -= going.length;
    for (const one of going) void finish(one, undecided);
  };
  const sendAll = (): void => {
    isCalled = false;
    const areFew = lanesUnderWay + lanes.readyCount < FEWEST_TOGETHER && lanes.isPlainNext;
    while (areFew || underWay < MOST_UNDER_WAY) {
      const going = lanes.take(areFew ? 1 : shareOf(lanes.readyCount, MOST_UNDER_WAY - underWay));
      if (going.length === 0) return;
      void sendTogether(going);
    }
  };
  /** Not at once: what else is asked at this moment goes together; who finds nothing under way waits for what is asked in a row alone. */
  const call = (): void => {
    if (!isCalled) (underWay === 0 ? queueMicrotask : soon)(sendAll);
    isCalled = true;
  };
  return (id: string, asks: readonly StoreAsk[], isNew = false): Promise<StoreAnswer> =>
    new Promise((answer, fail) => {
      const isPlain = isNew && asks.length === 1 && asks[0]?.weight === 1;
      lanes.add({ id, asks, lane: laneOf(asks), isPlain, answer, fail });
      call();
    });
}

/** Many windows asked for at one moment go in as many statements as may be under way, so that Postgres works on them at once. */
const shareOf = (lanes: number, statements: number): number =>
  lanes < FEWEST_TOGETHER ? lanes : Math.ceil(lanes / statements);

/** Postgres refuses such a statement for a value that it can't take, of one call: the others have done no wrong. */
const isOfData = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('22');

function valuesOf(calls: readonly Asked[], waits: boolean): TakeValues {
  const asks = calls.flatMap((call) => call.asks);
  const known = new Map(asks.map((ask) => [windowOf(ask), ask]));
  const windows = [...known].toSorted(([, one], [, other]) => inOrder(one, other));
  const numbers = new Map(windows.map(([name], index) => [name, index + 1]));
  let end = 0;
  return [
    waits,
    windows.map(([, { name }]) => name),
    windows.map(([, { key }]) => key),
    windows.map(([, { windowMs }]) => windowMs),
    calls.map((call) => (end += call.asks.length)),
    asks.map((ask) => numbers.get(windowOf(ask))),
    calls.flatMap((call) => call.asks.map(() => call.id)),
    asks.map(({ limit }) => limit),
    asks.map(({ weight }) => weight),
  ];
}

/** Answers calls, and gives those of which nothing was told. */
function hand(rows: readonly TakeRow[], calls: readonly Asked[]): Asked[] {
  const told = new Map<number, TakeRow[]>();
  for (const row of rows) {
    const known = told.get(row.call);
    if (known === undefined) told.set(row.call, [row]);
    else known.push(row);
  }
  return calls.filter(({ answer }, index) => {
    const windows = told.get(index + 1);
    if (windows !== undefined)
      answer({ admitted: windows.every(({ admitted }) => admitted), windows: windows.map(seenOf) });
    return windows === undefined;
  });
}

const seenOf = ({ nowMs, count, oldestAtMs, waitMs }: SeenWindow): SeenWindow => ({
  nowMs,
  count,
  oldestAtMs,
  waitMs,
});
