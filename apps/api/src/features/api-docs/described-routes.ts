import { GENERATING } from './generation-routes.js';
import type { DescribedRoute } from './described-route.js';
import { PLANNING } from './planning-routes.js';
import { READING } from './reading-routes.js';

/** Every route under /api, in the order in which a newcomer meets them. */
export const ROUTES: readonly DescribedRoute[] = [...GENERATING, ...READING, ...PLANNING];
