import { createHash } from 'node:crypto';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';

const hashOf = (...parts: readonly string[]): string =>
  `mcp:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

/**
 * What stands for one call of a session: whoever sends it again has it again. It is kept as an Idempotency-Key is,
 * and nobody else's can be the same.
 */
export const keyOfCall = (grantId: string, session: string | null, id: RequestId): string | null =>
  session === null ? null : hashOf(grantId, 'call', session, typeof id, String(id));

/** The same for a key that the caller chose. */
export const keyOfGiven = (grantId: string, given: string): string => hashOf(grantId, 'given', given);
