import { type EngineRoute, nameOf, type PlaceName } from '../catalog/engine-place.js';

/** What decides whether a replica takes a video now. */
export interface ReplicaStanding extends PlaceName {
  readonly failures: number;
  /** Whether it is set aside. */
  readonly paused: boolean;
  /** Slots of it that are taken, but for the one of the video that asks. */
  readonly inUse: number;
  /** Whether what the asking video itself has left there is still being cleared away. */
  readonly clearing: boolean;
}

/**
 * A place for a video; busy: one will come free; none: nothing works, but what is set aside may work again.
 */
export type Choice =
  | { readonly kind: 'place'; readonly route: EngineRoute }
  | { readonly kind: 'busy' }
  | { readonly kind: 'none'; readonly setAside: readonly EngineRoute[] };

export interface Situation {
  readonly states: readonly ReplicaStanding[];
  /** Places that this video was refused at already. */
  readonly tried: readonly PlaceName[];
  /** Places that are set aside but were found healthy a moment ago. */
  readonly healthy: readonly PlaceName[];
}

const includes = (places: readonly PlaceName[], { engine, replica }: PlaceName): boolean =>
  places.some((place) => place.engine === engine && place.replica === replica);

/**
 * Chooses among routes in their order of preference: the least busy working replica of the first engine that
 * has one. An engine whose replicas are all busy is waited for; its fallbacks are for when it does not work.
 */
export function choosePlace(routes: readonly EngineRoute[], situation: Situation): Choice {
  const left = routes.filter((route) => !includes(situation.tried, nameOf(route)));
  const working = left.map((route) => seatOf(route, situation)).filter((seat) => !seat.setAside);
  const first = working[0];
  if (first === undefined) return { kind: 'none', setAside: left };
  const seats = working.filter(({ route }) => route.engine.name === first.route.engine.name);
  const [best] = seats.filter(({ load }) => load < 1).toSorted((one, other) => one.load - other.load);
  return best === undefined ? { kind: 'busy' } : { kind: 'place', route: best.route };
}

interface Seat {
  readonly route: EngineRoute;
  readonly setAside: boolean;
  /** Share of the slots that is taken; 1 and above: full. */
  readonly load: number;
}

/**
 * A replica that failed last time makes one video at a time until one succeeds. A video comes back to one
 * only when nothing of it is left there.
 */
function seatOf(route: EngineRoute, { states, healthy }: Situation): Seat {
  const name = nameOf(route);
  const state = states.find(({ engine, replica }) => engine === name.engine && replica === name.replica);
  if (state === undefined || route.site === 'embedded') return { route, setAside: false, load: 0 };
  const slots = state.failures > 0 ? 1 : route.replica.slots;
  const load = state.clearing ? 1 : state.inUse / slots;
  return { route, setAside: state.paused && !includes(healthy, name), load };
}
