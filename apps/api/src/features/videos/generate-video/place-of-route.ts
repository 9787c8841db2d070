import type { EngineRoute } from '../../../engines/engine.place.js';
import type { EngineRouting } from '../../../engines/engine.routing.js';
import { nameOf } from '../../engine-replicas/replicas.door.js';
import type { VideoNeeds, VideoPlace } from '../video.js';

/**
 * A route as the row keeps it. The first engine that can make this very video is no fallback, whatever the
 * model's first one is. Where work goes on, what was so when it began stays so, though the settings may have
 * changed since.
 */
export function placeOfRoute(routing: EngineRouting, route: EngineRoute, needs: VideoNeeds): VideoPlace {
  const [first] = routing.routesFor(needs);
  const fallback = needs.operation === null ? first?.engine.name !== route.engine.name : needs.fallback;
  return { ...nameOf(route), engineKind: route.kind, fallback };
}
