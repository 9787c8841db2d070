/** The disk, or its quota, has no room for what was to be written, or only what is kept for the database. */
export class OutOfSpaceError extends Error {
  /** As the system calls it, so that whoever looks for a full disk finds this too. */
  readonly code = 'ENOSPC';
}

/** What the system says, and what PostgreSQL says of its own disk. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether a full disk is what went wrong, at whatever depth. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.includes(error.code)) || isOutOfSpace(error.cause);
}
