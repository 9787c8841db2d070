import { OutOfSpaceError } from '../files/out-of-space.js';

const WORDS = /no space left on device|disk quota exceeded|\b(?:ENOSPC|EDQUOT)\b/i;

/**
 * For an error of a render host, where only the library's own words tell of a full disk; null where they
 * don't.
 */
export function outOfSpace(cause: unknown): OutOfSpaceError | null {
  return cause instanceof Error && WORDS.test(cause.message)
    ? new OutOfSpaceError('there is no room left on the disk', { cause })
    : null;
}
