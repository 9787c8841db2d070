import type { SeenWindow } from '../limiter-store.js';
import { MOST_RECENT } from './grant-function.js';
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

/** One takes a place of a window that has few, one a row of them in a window of rows, and the third counts places out of any. */
export interface GrantStatements {
  readonly place: (values: unknown[]) => Promise<PlaceRow | undefined>;
  readonly row: (values: unknown[]) => Promise<RowRow | undefined>;
  readonly grant: (values: GrantValues) => Promise<readonly GrantRow[]>;
}

/** A place that was taken: when those were that count, as an array's text, itself the last of them, and its number. */
export interface PlaceRow {
  readonly recent: string;
  readonly place: number | string;
}

/** Places that were taken as a row: when, what counted before, and when the oldest of that was taken. */
export interface RowRow {
  readonly atMs: number;
  readonly counted: number | string;
  readonly oldest: number;
}

/** So many lanes are remembered whose windows are more than an update of one place. */
const MOST_REMEMBERED = 1_000;

/**
 * Answers plain calls, and gives those that it leaves undecided: calls of one window that come alone by an update of it, where that
 * is all, others by one statement.
 */
export class Grants {
  private readonly nextName = rowNames();
  /** Lanes of windows that are full, or whose places are rows. */
  private readonly larger = new Map<string, 'full' | 'rows'>();

  constructor(private readonly send: GrantStatements) {}

  async ask(calls: readonly Asked[], waits: boolean): Promise<readonly Asked[]> {
    const grants = grantsOf(calls, this.nextName);
    const [alone, ...more] = grants;
    if (alone !== undefined && more.length === 0 && !waits && (await this.isUpdated(alone))) return [];
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

  /** Whether one update was all. */
  private async isUpdated(grant: Grant): Promise<boolean> {
    const { name, key, windowMs, limit } = askOf(grant);
    const known = this.larger.get(laneOf(grant));
    const many = grant.calls.length;
    if (limit < 1 || known === 'full' || (known === undefined && many > 1)) return false;
    const row =
      known === undefined
        ? placeOf(await this.send.place([name, key, windowMs, Math.min(limit, MOST_RECENT) - 1]))
        : rowOf(await this.send.row([name, key, windowMs, limit, many, grant.id]), many);
    if (row !== undefined) handOut(row, grant);
    return row !== undefined;
  }

  private remember({ firstPlace, granted }: GrantRow, grant: Grant): void {
    const lane = laneOf(grant);
    if (firstPlace !== null) this.larger.delete(lane);
    else if (this.larger.size >= MOST_REMEMBERED && !this.larger.has(lane)) this.larger.clear();
    else this.larger.set(lane, granted === 0 ? 'full' : 'rows');
  }
}

function placeOf(row: PlaceRow | undefined): GrantRow | undefined {
  if (row === undefined) return undefined;
  const times = row.recent.slice(1, -1).split(',');
  const [oldest, nowMs] = [Number(times[0]), Number(times.at(-1))];
  const [count, firstPlace] = [times.length - 1, Number(row.place)];
  return { n: 1, granted: 1, nowMs, count, oldestAtMs: oldest, waitMs: 0, firstPlace, stamp: stampOf(nowMs) };
}

function rowOf(row: RowRow | undefined, granted: number): GrantRow | undefined {
  if (row === undefined) return undefined;
  const { atMs, counted, oldest } = row;
  return {
    n: 1,
    granted,
    nowMs: atMs,
    count: Number(counted),
    oldestAtMs: oldest,
    waitMs: 0,
    firstPlace: null,
    stamp: null,
  };
}

/** The microsecond, as Postgres rounds it: a half to the even one. */
function stampOf(atMs: number): string {
  const micros = atMs * 1000;
  const below = Math.floor(micros);
  const isHalf = micros - below === 0.5;
  return String(isHalf ? below + (below % 2) : Math.round(micros));
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
