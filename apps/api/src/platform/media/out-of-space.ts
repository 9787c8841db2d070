/** The disk, or its quota, had no room for what a media library wrote. */
export class OutOfSpaceError extends Error {
  /** As the system calls it, so that whoever looks for a full disk finds this too. */
  readonly code = 'ENOSPC';
}

const WORDS = /no space left on device|disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;

/** For an error of a render host, where only the library's own words tell of a full disk; null where they don't. */
export function outOfSpace(cause: unknown): OutOfSpaceError | null {
  return cause instanceof Error && WORDS.test(cause.message) ? new OutOfSpaceError('there is no room left on the disk', { cause }) : null;
}
