import type { ErrorResponse } from '@clipwright/core/videos';

/** What the server refused: its status, a stable code, and a sentence to show. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Something between the pages and the server may answer in words of its own. */
type RefusalBody = Partial<Pick<ErrorResponse, 'code' | 'error'>>;

/**
 * Calls the server behind the dashboard, with JSON or a form; the browser adds the session's cookie.
 * @throws Refused, also where the server can't be reached
 */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { code = 'unexpected_answer', error = 'The server gave an unexpected answer.' } =
    answer as RefusalBody;
  throw new Refused(response.status, code, error);
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/dashboard/${path}`, { method, ...contentOf(body) });
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

/** The sentence of whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong.';
