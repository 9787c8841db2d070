/** At least two of each, so that one that waits stops nobody. */
const FEWEST = 2;

/**
 * How many connections one process opens at most, by what they are for. `work` is the setting, and all else
 * follows from it: 14 in all with the default.
 */
export interface PoolPlan {
  /** Transactions, writes and the sign-in library: all that may wait for somebody's lock. */
  readonly work: number;
  /** Prepared statements that wait for nobody, so that they are answered while all others wait. */
  readonly quick: number;
  /** The job queue's own: a worker's heartbeat never stands behind requests. */
  readonly queue: number;
  /** One for our notifications, one for those of the job queue. */
  readonly listening: number;
}

export function poolPlan(work: number): PoolPlan {
  const half = Math.max(FEWEST, Math.ceil(work / 2));
  return { work, quick: half, queue: half, listening: 2 };
}
