import { LateTurnError } from './line.js';

/** What a statement ends with that took, or waited, longer than it may. */
const TOOK_TOO_LONG = '57014';

/** Whether work was not done because the database has more to do than it can: nothing of its transaction is kept. */
export const isOverloaded = (error: unknown): boolean =>
  error instanceof LateTurnError ||
  (error instanceof Error && 'code' in error && error.code === TOOK_TOO_LONG);
