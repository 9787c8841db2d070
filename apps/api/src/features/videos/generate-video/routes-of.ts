import type { EngineRoute, EngineRouting } from '@clipwright/engines/catalog';
import type { OnlyAt } from '../video.js';

/** Where a video may be made: at one place alone, where it is to try that. */
export function routesOf(
  routing: EngineRouting,
  video: Parameters<EngineRouting['routesFor']>[0] & OnlyAt,
): EngineRoute[] {
  const routes = routing.routesFor(video);
  if (!isTrial(video)) return routes;
  return routes.filter(
    ({ engine, replica }) => engine.name === video.onlyEngine && replica.name === video.onlyReplica,
  );
}

/** Whether a video is there to try an engine. */
export const isTrial = ({ onlyEngine }: OnlyAt): boolean => (onlyEngine ?? null) !== null;
