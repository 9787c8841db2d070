import { type EngineRoute, type PlaceName, nameOf } from '@clipwright/engines/catalog';
import { type Choice, choosePlace } from '@clipwright/engines/flow';
import type { ReplicaState } from './engine-replica.repository.js';

/** Where a video was refused, which places were found healthy, and whether drained ones would do. */
export interface SeatQuestion {
  readonly tried: readonly PlaceName[];
  readonly healthy: readonly PlaceName[];
  readonly evenDrained: boolean;
}

/** A drained replica is waited for, whether its server answers or not: it will be back. */
const asFull = (state: ReplicaState): ReplicaState =>
  state.drainedAt === null ? state : { ...state, paused: false, inUse: Number.MAX_SAFE_INTEGER };

/**
 * The replicas as one transaction sees them while it holds their locks: whoever chooses here counts exactly.
 */
export class Seats {
  private states: readonly ReplicaState[];

  constructor(states: readonly ReplicaState[]) {
    this.states = states;
  }

  choose(routes: readonly EngineRoute[], { tried, healthy, evenDrained }: SeatQuestion): Choice {
    const states = evenDrained ? this.states : this.states.map(asFull);
    return choosePlace(routes, { states, tried, healthy });
  }

  /** Keeps a slot free for somebody who comes first. */
  keepFree(route: EngineRoute): void {
    const { engine, replica } = nameOf(route);
    this.states = this.states.map((state) =>
      state.engine === engine && state.replica === replica ? { ...state, inUse: state.inUse + 1 } : state,
    );
  }
}
