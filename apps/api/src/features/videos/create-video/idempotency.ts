import { IdempotencyConflictError } from '@clipwright/core/errors';
import type { KnownRequest } from '../idempotency.repository.js';

/** The caller's Idempotency-Key, and the hash of what it stands for. */
export interface Idempotency {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** The video that a key stands for already. @throws IdempotencyConflictError, where another request had it */
export function videoOf(known: KnownRequest, { fingerprint }: Idempotency): string {
  if (!known.fingerprint.equals(fingerprint)) throw new IdempotencyConflictError();
  return known.videoId;
}
