import { waitUntil } from './wait-until.mjs';

/**
 * Calls a published webhook: n8n answers 404 until it has really registered it, a moment after it says so.
 */
export function whenListening(call) {
  return waitUntil({ what: 'n8n to register a webhook', withinMs: 30_000 }, async () => {
    const answer = await call();
    return answer.status === 404 ? null : answer;
  });
}
