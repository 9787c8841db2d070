import type { StoreAnswer, StoreAsk, StoreWindow } from '../limiter-store.js';

/** One call of the store, and where its answer goes. */
export interface Asked {
  readonly id: string;
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

/** Calls that wait, by the windows that they ask for. Every step costs the same, however many there are. */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly ready = new Set<Lane>();

  add(call: Asked): void {
    const [first, ...more] = call.asks.map(windowOf);
    const name = more.length === 0 ? (first ?? '') : JSON.stringify([first, ...more]);
    const lane = this.lanes.get(name) ?? { name, calls: [], isUnderWay: false };
    this.lanes.set(name, lane);
    lane.calls.push(call);
    if (!lane.isUnderWay) this.ready.add(lane);
  }

  /** The next that may share a statement: of lanes of which nothing is under way, no id twice, each window of one length. */
  take(): Going[] {
    const together = new Together();
    const going: Going[] = [];
    for (const lane of this.ready) {
      if (together.isFull) break;
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
  private readonly lengths = new Map<string, number>();

  get isFull(): boolean {
    return this.ids.size >= MOST_TOGETHER;
  }

  takes({ id, asks }: Asked): boolean {
    if (this.isFull || this.ids.has(id)) return false;
    if (asks.some((ask) => (this.lengths.get(windowOf(ask)) ?? ask.windowMs) !== ask.windowMs)) return false;
    this.ids.add(id);
    for (const ask of asks) this.lengths.set(windowOf(ask), ask.windowMs);
    return true;
  }
}
