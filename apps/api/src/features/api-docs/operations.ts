import { GENERATING } from './generation-operations.js';
import type { Operation } from './operation.js';
import { READING } from './reading-operations.js';

/** Every route under /api, in the order in which a newcomer meets them. */
export const OPERATIONS: readonly Operation[] = [...GENERATING, ...READING];
