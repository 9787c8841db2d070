import { throughOutage } from '@clipwright/engines/flow';
import { isDatabaseAway } from '@clipwright/engines/postgres';

/** Runs idempotent work, again and again while the database can't be reached, for at most `forMs`. */
export const persistThroughOutage = <Result>(work: () => Promise<Result>, forMs: number): Promise<Result> =>
  throughOutage(work, { forMs, isAway: isDatabaseAway });
