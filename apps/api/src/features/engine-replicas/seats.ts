import { type EngineRoute, type PlaceName, nameOf } from '@clipwright/engines/catalog';
import { type Choice, choosePlace } from '@clipwright/engines/flow';
import type { ReplicaState } from './engine-replica.repository.js';

/**
 * The replicas as one transaction sees them while it holds their locks: whoever chooses here counts exactly.
 */
export class Seats {
  private states: readonly ReplicaState[];

  constructor(states: readonly ReplicaState[]) {
    this.states = states;
  }

  choose(
    routes: readonly EngineRoute[],
    { tried, healthy }: { tried: readonly PlaceName[]; healthy: readonly PlaceName[] },
  ): Choice {
    return choosePlace(routes, { states: this.states, tried, healthy });
  }

  /** Keeps a slot free for somebody who comes first. */
  keepFree(route: EngineRoute): void {
    const { engine, replica } = nameOf(route);
    this.states = this.states.map((state) =>
      state.engine === engine && state.replica === replica ? { ...state, inUse: state.inUse + 1 } : state,
    );
  }
}
