import { UnknownRefusalError, type ClipwrightError, type RateLimitedFacts } from '@clipwright/core/errors';

const KEY = 'Check the API key in the credential: the dashboard shows a new one when it is regenerated.';
const AWAY =
  'Something between n8n and the server answered in its place: the server is away, or starts. Run the node again, which goes on with the same video.';
const FAILED = 'The video will not come. Running the node again asks for a new one.';

/** What people can do about it, in one or two sentences; for other codes the API's own sentence is enough. */
const ADVICE: Readonly<Record<string, string | undefined>> = {
  missing_api_key: KEY,
  malformed_api_key: KEY,
  invalid_api_key: KEY,
  plan_required: 'The key is known, but the plan of its account has no API access.',
  budget_exceeded:
    'The account has set a ceiling for this month. Raise it in the dashboard, or wait for the next month.',
  redirected: 'Put that address into the credential as its base URL.',
  https_required: 'Give the credential a base URL that starts with https://.',
  rate_limited: 'Run the node again then, raise "Longest Wait for Rate Limit", or turn on "Spread Requests".',
  resource_budget:
    'Run the node again then, or raise "Longest Wait for Rate Limit". Images whose address gives no image use the budget up: check the addresses.',
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

/** By status, for answers with a code that this node does not know. */
const ADVICE_BY_STATUS: Readonly<Record<number, string | undefined>> = {
  402: 'The server wants to be paid, or a quota is used up: ask whoever runs it.',
  451: 'The server may not make this: change the prompt, or ask whoever runs it.',
  502: AWAY,
  503: AWAY,
  504: AWAY,
};

const UNKNOWN =
  'This version of the node does not know this answer: look for a newer one, or ask whoever runs the server.';

/** What to do next, where the API's own sentence does not say it. */
export function adviceFor(error: ClipwrightError): string {
  if (error.code === 'connection_failed')
    return `Is the server running, and does n8n reach it?${causeOf(error)}`;
  const advice = ADVICE_BY_STATUS[error.status] ?? ADVICE[error.code];
  if (advice === undefined) return error instanceof UnknownRefusalError ? UNKNOWN : '';
  const resetAt = resetAtOf(error);
  return resetAt === null ? advice : `There is room again at ${resetAt}. ${advice}`;
}

/** When the window or budget that refused has room again, as the server told it; null where it did not. */
export function resetAtOf({ facts }: ClipwrightError): string | null {
  const { reading } = facts as Partial<RateLimitedFacts>;
  return reading == null ? null : new Date(reading.resetAtMs).toISOString();
}

function causeOf({ cause }: ClipwrightError): string {
  return cause instanceof Error ? ` ${cause.message.replace(/\.?$/, '.')}` : '';
}
