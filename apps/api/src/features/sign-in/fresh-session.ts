import { Refusal } from '../../platform/http/refusal.js';
import type { SignedIn } from './signed-in.js';

const FRESH_MS = 15 * 60_000;

/**
 * For what an unwatched screen must not allow: the password was given within the last 15 minutes. @throws
 * Refusal 403 password_required
 */
export function requireFresh({ startedAt }: SignedIn): void {
  if (Date.now() - startedAt.getTime() <= FRESH_MS) return;
  throw new Refusal({
    status: 403,
    code: 'password_required',
    message: 'Give your password again to go on.',
  });
}
