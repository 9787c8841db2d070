import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

/** Where a server is called by others, and the key of an account there. */
export interface CalledServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
}

/** How a call came to its end. */
export interface CallEnd {
  readonly seconds: number;
  /** Null: the connection ended without an answer. */
  readonly status: number | null;
  /** The program that answered, by its own word. */
  readonly server: string | null;
  /** Undefined where the body is no JSON, or did not come whole. */
  readonly json: unknown;
  /** Why there is no answer. */
  readonly error: unknown;
}

/** Makes a call that may take minutes, with no time limit of its own. Never rejects but for the signal. */
export async function callThrough(
  { url, key }: CalledServer,
  path: string,
  { prefer, signal }: { readonly prefer?: string; readonly signal: AbortSignal },
): Promise<CallEnd> {
  const startMs = performance.now();
  const headers = {
    Authorization: `Bearer ${key}`,
    Accept: 'application/json',
    ...(prefer && { Prefer: prefer }),
  };
  let answer: IncomingMessage | null = null;
  let body: string | null = null;
  let error: unknown = null;
  try {
    answer = await answered(new URL(`${url}${path}`), headers, signal);
    body = await text(answer);
  } catch (thrown) {
    signal.throwIfAborted();
    error = thrown;
  }
  return {
    seconds: (performance.now() - startMs) / 1000,
    status: answer?.statusCode ?? null,
    server: answer?.headers.server === undefined ? null : String(answer.headers.server),
    json: jsonOf(body),
    error,
  };
}

function answered(
  address: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = address.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    send(address, { headers, signal, agent: false }).once('response', resolve).once('error', reject).end();
  });
}

function jsonOf(body: string | null): unknown {
  try {
    return body === null ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}
