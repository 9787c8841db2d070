import type { ErrorResponse } from '@clipwright/core/videos';
import { words } from './words.js';

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
  const { code = 'unexpected_answer', error = words().faults.unexpected, param } = answer as RefusalBody;
  throw new Refused(response.status, code, error, param);
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/dashboard/${path}`, { method, keepalive: method === 'DELETE', ...contentOf(body) });
  } catch {
    throw new Refused(0, 'connection_failed', words().faults.away);
  }
}

/** A form's content type is the browser's own affair, which sets its boundary. */
function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  return body instanceof FormData
    ? { body }
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** The sentence of whatever was thrown, and the next step where it is known. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return words().faults.unknown;
  if (!(error instanceof Refused)) return error.message;
  const next: string | undefined = entryOf(words().faults.next, error.code);
  return [toldOf(error), next].filter((text) => text !== undefined).join(' ');
}

/** A code that the page's language has a sentence for; the server's own sentence for any other. */
const toldOf = ({ code, message }: Pick<Refused, 'code' | 'message'>): string =>
  entryOf(words().errors ?? {}, code) ?? message;

const entryOf = (table: object, name: string): string | undefined =>
  (table as Readonly<Record<string, string>>)[name];

/** Why something did not work, where the answer to a call says it of a video. */
export const reasonText = (reason: { readonly code: string; readonly message: string }): string =>
  toldOf(reason);
