import type { SeenWindow } from '../limiter-store.js';
import { inOrder } from './in-order.js';
import type { Asked } from './take-lanes.js';

/** A window as the statement answers it, which looked before it granted. Of one that it leaves undecided there is none. */
export interface GrantRow extends SeenWindow {
  /** Which window of the statement, from 1. */
  readonly n: number;
  /** The first so many of its calls. */
  readonly granted: number;
}

/** The values of the statement. */
export type GrantValues = [waits: boolean, ...values: unknown[][]];

/** Calls of a window, which get their places from the first one on, and the id of the row of these places. */
interface Grant {
  readonly id: string;
  readonly calls: Asked[];
}

/** Names rows of places: no two stores give the same name. */
export function rowNames(): () => string {
  let store: string | undefined;
  let given = 0;
  return () => {
    store ??= crypto.randomUUID().slice(-12);
    return `${store}.${(given += 1).toString(36)}`;
  };
}

/** Answers plain calls by one statement, and gives those that it leaves undecided. */
export async function grant(
  send: (values: GrantValues) => Promise<readonly GrantRow[]>,
  { calls, waits, nextName }: { calls: readonly Asked[]; waits: boolean; nextName: () => string },
): Promise<readonly Asked[]> {
  const grants = grantsOf(calls, nextName);
  const decided = new Set<Grant>();
  for (const row of await send(valuesOf(grants, waits))) {
    const one = grants[row.n - 1];
    if (one === undefined) continue;
    decided.add(one);
    handOut(row, one);
  }
  return grants.filter((one) => !decided.has(one)).flatMap((one) => one.calls);
}

function grantsOf(calls: readonly Asked[], nextName: () => string): Grant[] {
  const known = new Map<string, Grant>();
  for (const call of calls) {
    const one = known.get(call.lane);
    if (one === undefined) known.set(call.lane, { id: nextName(), calls: [call] });
    else one.calls.push(call);
  }
  return [...known.values()].toSorted((one, other) => inOrder(askOf(one), askOf(other)));
}

const NOTHING = { name: '', key: '', limit: 0, windowMs: 0, weight: 1 };
const askOf = ({ calls }: Grant) => calls[0]?.asks[0] ?? NOTHING;

function valuesOf(grants: readonly Grant[], waits: boolean): GrantValues {
  const asks = grants.map(askOf);
  return [
    waits,
    asks.map(({ name }) => name),
    asks.map(({ key }) => key),
    asks.map(({ windowMs }) => windowMs),
    asks.map(({ limit }) => limit),
    grants.map(({ calls }) => calls.length),
    grants.map(({ id }) => id),
  ];
}

/** A place is known by its row, and which of the row's places it is where there are several. */
function handOut({ granted, nowMs, count, oldestAtMs, waitMs }: GrantRow, { id, calls }: Grant): void {
  calls.forEach(({ answer }, index) => {
    const admitted = index < granted;
    const seen = {
      nowMs,
      count: count + Math.min(index + 1, granted),
      oldestAtMs,
      waitMs: admitted ? 0 : waitMs,
    };
    if (!admitted) answer({ admitted, windows: [seen] });
    else answer({ admitted, windows: [seen], id: granted === 1 ? id : `${id}#${index}` });
  });
}
