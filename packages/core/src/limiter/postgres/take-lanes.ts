import type { StoreAnswer, StoreAsk, StoreWindow } from '../limiter-store.js';

/** One call of the store, and where its answer goes. */
export interface Asked {
  readonly id: string;
  /** The windows that it asks for. */
  readonly lane: string;
  /** One place of weight 1 by nobody's id: how many of them a window has room for is all that is asked. */
  readonly isPlain: boolean;
  readonly asks: readonly StoreAsk[];
  readonly answer: (told: StoreAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/** Calls for the same windows, in the order in which they came: they are asked one after the other anyway. */
export interface Lane {
  readonly name: string;
  readonly calls: Asked[];
  isUnderWay: boolean;
}

/** Calls of a lane that go together with others. */
export interface Going {
  readonly lane: Lane;
  readonly calls: readonly Asked[];
}

/** A statement of so many is written and answered soon enough for all of them. */
const MOST_TOGETHER = 64;

/** Tells names and keys apart, whatever is in them. */
export const windowOf = ({ name, key }: StoreWindow): string => `${name.length}:${name}:${key}`;

/** The lane of a call. */
export function laneOf(asks: readonly StoreAsk[]): string {
  const [first, ...more] = asks.map(windowOf);
  return more.length === 0 ? (first ?? '') : JSON.stringify([first, ...more]);
}

/** Calls that wait, by the windows that they ask for. Every step costs the same, however many there are. */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly ready = new Set<Lane>();

  add(call: Asked): void {
    const name = call.lane;
    const lane = this.lanes.get(name) ?? { name, calls: [], isUnderWay: false };
    this.lanes.set(name, lane);
    lane.calls.push(call);
    if (!lane.isUnderWay) this.ready.add(lane);
  }

  /** How many lanes have calls that may go now. */
  get readyCount(): number {
    return this.ready.size;
  }

  /** Whether the next that may go asks for plain places. */
  get isPlainNext(): boolean {
    const [next] = this.ready;
    return next?.calls[0]?.isPlain === true;
  }

  /** The next that may share a statement: of so many lanes of which nothing is under way, no id twice, each window of one length. */
  take(most: number): Going[] {
    const together = new Together();
    const going: Going[] = [];
    for (const lane of this.ready) {
      if (together.isFull || going.length >= most) break;
      const refused = lane.calls.findIndex((call) => !together.takes(call));
      const calls = lane.calls.splice(0, refused < 0 ? lane.calls.length : refused);
      if (calls.length === 0) continue;
      this.ready.delete(lane);
      lane.isUnderWay = true;
      going.push({ lane, calls });
    }
    return going;
  }

  /** What was under way of it is answered. */
  done(lane: Lane): void {
    lane.isUnderWay = false;
    if (lane.calls.length > 0) this.ready.add(lane);
    else this.lanes.delete(lane.name);
  }
}

class Together {
  private readonly ids = new Set<string>();
  private readonly rules = new Map<string, StoreAsk>();
  private isPlain: boolean | null = null;

  get isFull(): boolean {
    return this.ids.size >= MOST_TOGETHER;
  }

  takes(call: Asked): boolean {
    const { id, asks, isPlain } = call;
    this.isPlain ??= isPlain;
    if (this.isFull || this.isPlain !== isPlain || this.ids.has(id) || !asks.every((ask) => this.suits(ask)))
      return false;
    this.ids.add(id);
    for (const ask of asks) this.rules.set(windowOf(ask), ask);
    return true;
  }

  /** A window has one length in a statement, and one limit where places of it are counted out. */
  private suits(ask: StoreAsk): boolean {
    const { windowMs, limit } = this.rules.get(windowOf(ask)) ?? ask;
    return windowMs === ask.windowMs && (this.isPlain !== true || limit === ask.limit);
  }
}
