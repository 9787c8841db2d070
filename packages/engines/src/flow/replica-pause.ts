const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * How long a replica is set aside after so many failures in a row: 5 s, doubled each time, 5 minutes at most.
 */
export const pauseMs = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 16), LONGEST_PAUSE_MS);
