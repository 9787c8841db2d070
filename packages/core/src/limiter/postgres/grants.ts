import type { SeenWindow } from '../limiter-store.js';
import { inOrder } from './in-order.js';
import type { Asked } from './take-lanes.js';

/** A window as the statement answers it, which looked before it granted. Of one that it leaves undecided there is none. */
export interface GrantRow extends SeenWindow {
  /** Which window of the statement, from 1. */
  readonly n: number;
  /** The first so many of its calls. */
  readonly granted: number;
  /** The number of the first place, and what tells these from others of such numbers; null where the places are a row by the id of the grant. */
  readonly firstPlace: number | null;
  readonly stamp: string | null;
}

/** The values of the statement. */
export type GrantValues = [waits: boolean, ...values: unknown[][]];

/** Calls of a window, which get their places from the first one on, and the id of the row of these places. */
interface Grant {
  readonly id: string;
  readonly calls: Asked[];
}

/** Names rows of places: no two stores give the same name. */
function rowNames(): () => string {
  let store: string | undefined;
  let given = 0;
  return () => {
    store ??= crypto.randomUUID().slice(-12);
    return `${store}.${(given += 1).toString(36)}`;
  };
}

/** One takes a place of a window that has few, the other counts places out of any. */
export interface GrantStatements {
  readonly place: (values: unknown[]) => Promise<GrantRow | undefined>;
  readonly grant: (values: GrantValues) => Promise<readonly GrantRow[]>;
}

/** So many lanes are remembered whose windows are more than an update. */
const MOST_REMEMBERED = 1_000;

/** Answers plain calls, and gives those that it leaves undecided: a call that comes alone by an update of its window, others by one statement. */
export class Grants {
  private readonly nextName = rowNames();
  /** Lanes of windows that are full, or have more places than an update can count. */
  private readonly larger = new Set<string>();

  constructor(private readonly send: GrantStatements) {}

  async ask(calls: readonly Asked[], waits: boolean): Promise<readonly Asked[]> {
    const grants = grantsOf(calls, this.nextName);
    if (calls.length === 1 && !waits && (await this.isPlaced(grants[0]))) return [];
    const decided = new Set<Grant>();
    for (const row of await this.send.grant(valuesOf(grants, waits))) {
      const one = grants[row.n - 1];
      if (one === undefined) continue;
      decided.add(one);
      this.remember(row, one);
      handOut(row, one);
    }
    return grants.filter((one) => !decided.has(one)).flatMap((one) => one.calls);
  }

  private async isPlaced(grant: Grant | undefined): Promise<boolean> {
    if (grant === undefined || this.larger.has(laneOf(grant))) return false;
    const { name, key, windowMs, limit } = askOf(grant);
    const row = await this.send.place([name, key, windowMs, limit]);
    if (row !== undefined) handOut(row, grant);
    return row !== undefined;
  }

  private remember({ firstPlace }: GrantRow, grant: Grant): void {
    const lane = laneOf(grant);
    if (firstPlace !== null) this.larger.delete(lane);
    else if (this.larger.size < MOST_REMEMBERED) this.larger.add(lane);
    else this.larger.clear();
  }
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
const laneOf = ({ calls }: Grant): string => calls[0]?.lane ?? '';
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

/** A place is known by its number and stamp, or by its row, and which of the row's places it is where there are several. */
function idsOf({ granted, firstPlace, stamp }: GrantRow, { id }: Grant): (index: number) => string {
  if (firstPlace !== null) return (index) => `${firstPlace + index}@${stamp}`;
  return (index) => (granted === 1 ? id : `${id}#${index}`);
}

function handOut(row: GrantRow, grant: Grant): void {
  const { granted, nowMs, count, oldestAtMs, waitMs } = row;
  const idOf = idsOf(row, grant);
  grant.calls.forEach(({ answer }, index) => {
    const admitted = index < granted;
    const seen = {
      nowMs,
      count: count + Math.min(index + 1, granted),
      oldestAtMs,
      waitMs: admitted ? 0 : waitMs,
    };
    if (!admitted) answer({ admitted, windows: [seen] });
    else answer({ admitted, windows: [seen], id: idOf(index) });
  });
}
