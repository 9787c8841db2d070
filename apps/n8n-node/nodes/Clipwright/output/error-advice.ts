import type { AnyErrorCode, ClipwrightError } from '@clipwright/core/errors';

const KEY = 'Check the API key in the credential: the dashboard shows a new one when it is regenerated.';
const FAILED = 'The video will not come. Running the node again asks for a new one.';

/** What people can do about it, in one or two sentences; for other codes the API's own sentence is enough. */
const ADVICE: Partial<Record<AnyErrorCode, string>> = {
  missing_api_key: KEY,
  malformed_api_key: KEY,
  invalid_api_key: KEY,
  plan_required: 'The key is known, but the plan of its account has no API access.',
  https_required: 'Give the credential a base URL that starts with https://.',
  rate_limited:
    'Wait for the window to have room, raise "Longest Wait for Rate Limit", or turn on "Spread Requests".',
  resource_budget:
    'Wait, or raise "Longest Wait for Rate Limit". Images whose address gives no image use the budget up: check the addresses.',
  idempotency_conflict:
    'The same key was used for another request: the input has changed between two tries. Keep it the same, or set an Idempotency Key.',
  generation_timeout:
    'The video is still being made: read it later with Get Status, or run the node again, which goes on waiting for the same video.',
  generation_failed: FAILED,
  generation_canceled: FAILED,
  engine_unavailable: FAILED,
  storage_full: `${FAILED} The server has to be given more room first.`,
  unexpected_answer:
    'Is the base URL of the credential that of a Clipwright server, without a proxy that answers in its place?',
};

export function adviceFor(error: ClipwrightError): string {
  if (error.code === 'connection_failed')
    return `Is the server running, and does n8n reach it?${causeOf(error)}`;
  return ADVICE[error.code] ?? '';
}

function causeOf({ cause }: ClipwrightError): string {
  return cause instanceof Error ? ` ${cause.message.replace(/\.?$/, '.')}` : '';
}
