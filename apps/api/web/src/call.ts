import type { ErrorResponse } from '@clipwright/core/videos';

/** What the server refused: its status, a stable code, and a sentence to show. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The field of the request at fault. */
    readonly param: string | null = null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Something between the pages and the server may answer in words of its own. */
type RefusalBody = Partial<Pick<ErrorResponse, 'code' | 'error' | 'param'>>;

/**
 * Calls the server behind the dashboard, with JSON or a form; the browser adds the session's cookie.
 * @throws Refused, also where the server can't be reached
 */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const {
    code = 'unexpected_answer',
    error = 'The server gave an unexpected answer.',
    param,
  } = answer as RefusalBody;
  throw new Refused(response.status, code, error, param);
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/dashboard/${path}`, { method, keepalive: method === 'DELETE', ...contentOf(body) });
  } catch {
    throw new Refused(0, 'connection_failed', 'The server can not be reached. Is it running?');
  }
}

/** A form's content type is the browser's own affair, which sets its boundary. */
function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  return body instanceof FormData
    ? { body }
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** What to do next, after a refusal whose own sentence does not say it. */
const NEXT: Readonly<Record<string, string>> = {
  insufficient_credits: 'A shorter or smaller video asks for fewer; Credits says when more come.',
  busy: 'Nothing was counted: try again in a moment.',
  engine_unavailable: 'Nothing was counted: try again in a few minutes, or choose another model.',
  resource_budget: 'Wait a few minutes, then try again.',
  storage_full: 'Delete videos that you no longer need, then try again.',
};

/** The sentence of whatever was thrown, and the next step where it is known. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong. Load the page again.';
  const next = error instanceof Refused ? NEXT[error.code] : undefined;
  return next === undefined ? error.message : `${error.message} ${next}`;
}
