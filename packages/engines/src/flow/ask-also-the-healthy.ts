import { type EngineRoute, nameOf, type PlaceName } from '../catalog/engine-place.js';

const HEALTH_WITHIN_MS = 3_000;

/** What was answered; `none` with what could take the video and is set aside. */
interface Asked {
  readonly kind: string;
  readonly setAside?: readonly EngineRoute[];
}

/**
 * Asks for a place. Where all that could take the video is set aside, it is asked for once more among those
 * that answer that they are well again.
 */
export async function askAlsoTheHealthy<Answer extends Asked>(
  ask: (healthy: readonly PlaceName[]) => Promise<Answer>,
): Promise<Answer> {
  const asked = await ask([]);
  const { setAside = [] } = asked;
  if (asked.kind !== 'none' || setAside.length === 0) return asked;
  const healthy = await healthyAmong(setAside);
  return healthy.length === 0 ? asked : await ask(healthy);
}

/** Those of the places that answer that they could work now. */
async function healthyAmong(routes: readonly EngineRoute[]): Promise<PlaceName[]> {
  const looks = routes.map(async (route) => {
    const { healthy } = await route.engine.health(route.replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
    return healthy ? [nameOf(route)] : [];
  });
  return (await Promise.all(looks)).flat();
}
