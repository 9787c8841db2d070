import { BusyError } from '@clipwright/core/errors';
import { LateTurnError } from './line.js';

/** What a statement ends with that took longer than it may, and one that waited so for a lock. */
const TOOK_TOO_LONG = new Set<unknown>(['57014', '55P03']);
/** What a pool says, which has no code for it, to who waited for a connection longer than they may. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/** Whether work was not done because the database has more to do than it can: nothing of its transaction is kept. */
export const isOverloaded = (error: unknown): boolean =>
  error instanceof LateTurnError ||
  (error instanceof Error &&
    (error.message === ALL_IN_USE || ('code' in error && TOOK_TOO_LONG.has(error.code))));

/** What is told to who asked for that work. */
export const NO_TIME = 'The server is busy: its database has more to do than it can do in time.';

/**
 * Does work of which an overload leaves nothing.
 * @throws BusyError for an overload
 */
export async function unlessOverloaded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isOverloaded(error)) throw new BusyError({ message: NO_TIME });
    throw error;
  }
}
