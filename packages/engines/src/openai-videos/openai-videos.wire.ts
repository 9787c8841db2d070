import type { EngineReplica } from '@clipwright/core/engine';
import { withoutSecrets } from '../remote/foreign-text.js';
import { isRefused, neverArrived } from '../remote/never-arrived.js';
import { readWithin } from '../remote/read-within.js';
import type { Body } from './openai-videos.request.js';

/** One call. Its time ends with the timeout or with the signal, whichever is first. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the replica's address, or an address of the replica's own origin. */
  readonly path: string;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * No answer: nothing was reached, or the call was sent and what became of it is not known. Refused: no process
 * listens there.
 */
export type Silence = {
  readonly kind: 'silence';
  readonly sent: boolean;
  readonly refused: boolean;
  readonly why: string;
};
/** An answer's head, its body unread. */
export type Head = { readonly kind: 'head'; readonly response: Response };
/** An answer as JSON, or what stood in its place. */
export type Reply = {
  readonly kind: 'reply';
  readonly status: number;
  readonly json: unknown;
  readonly fault: string | null;
};

/** The part of fetch that is used here. */
export type Fetch = (
  url: URL,
  init: {
    method: string;
    headers: Record<string, string>;
    redirect: 'manual';
    signal: AbortSignal;
    body?: Uint8Array<ArrayBuffer>;
  },
) => Promise<Response>;

export interface WireOptions {
  readonly replica: EngineReplica & { readonly url: string };
  readonly apiKey: string | undefined;
  readonly fetch: Fetch;
}

/**
 * Calls to one replica. The key goes to its origin alone, and no redirect is followed. Rejects with nothing
 * but the signal's reason.
 */
export class VideosWire {
  readonly address: URL;

  constructor(private readonly options: WireOptions) {
    this.address = addressOf(options.replica.url);
  }

  /** The head of an answer, in time; whoever asks reads its body, or cancels it. */
  async open(call: Call): Promise<Head | Silence> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('no answer in time', 'TimeoutError')),
      call.timeoutMs,
    );
    try {
      return await this.send(call, AbortSignal.any([call.signal, late.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  /** A whole answer, in time, read up to a limit. */
  async ask(call: Call, maxBytes = 1024 * 1024): Promise<Reply | Silence> {
    const opened = await this.send(call, AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs)]));
    if (opened.kind === 'silence') return opened;
    const { status, body, headers } = opened.response;
    try {
      const bytes = await readWithin(body, maxBytes);
      return {
        kind: 'reply',
        status,
        ...(bytes === null
          ? { json: undefined, fault: 'more than it should' }
          : parsed(this.withoutKey(bytes), headers)),
      };
    } catch (error) {
      call.signal.throwIfAborted();
      return { ...silenceOf(error), sent: true };
    }
  }

  private async send(call: Call, signal: AbortSignal): Promise<Head | Silence> {
    const url = new URL(call.path, this.address);
    const init = {
      method: call.method,
      headers: this.headersOf(call, url),
      redirect: 'manual',
      signal,
    } as const;
    try {
      const response = await this.options.fetch(
        url,
        call.body === undefined ? init : { ...init, body: call.body.bytes },
      );
      return { kind: 'head', response };
    } catch (error) {
      call.signal.throwIfAborted();
      return silenceOf(error);
    }
  }

  /** Some servers repeat the key that they refuse, and their words are shown. */
  private withoutKey(bytes: Buffer): string {
    const { apiKey } = this.options;
    return withoutSecrets(bytes.toString('utf8'), apiKey === undefined ? [] : [apiKey]);
  }

  private headersOf(call: Call, url: URL): Record<string, string> {
    const key = url.origin === this.address.origin ? this.options.apiKey : undefined;
    return {
      accept: 'application/json, video/mp4',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(call.body !== undefined && { 'content-type': call.body.type }),
      // A start is sent on a connection of its own: one that was kept may be closing just then.
      ...(call.method === 'POST' && { connection: 'close' }),
      ...call.headers,
    };
  }
}

/** What paths are resolved against; an address that ends with the API's own `/v1` is taken too. */
function addressOf(url: string): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')}/`;
  address.search = '';
  return address;
}

function parsed(text: string, headers: Headers): Pick<Reply, 'json' | 'fault'> {
  try {
    return { json: JSON.parse(text), fault: null };
  } catch {
    return { json: undefined, fault: faultOf(text, headers.get('content-type') ?? '') };
  }
}

function faultOf(text: string, contentType: string): string {
  if (text.trim() === '') return 'nothing';
  if (contentType.includes('html') || /^\s*<(!doctype|html)/i.test(text)) return 'a web page';
  return contentType.includes('json') ? 'JSON that is cut off or broken' : 'something that is not JSON';
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name can not be looked up',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
};

function silenceOf(error: unknown): Silence {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError')
    return { kind: 'silence', sent: true, refused: false, why: 'it did not answer in time' };
  const sent = !neverArrived(cause);
  const code = typeof cause?.code === 'string' ? cause.code : '';
  return {
    kind: 'silence',
    sent,
    refused: isRefused(cause),
    why: WORDS[code] ?? (sent ? 'the connection broke' : 'no connection could be made'),
  };
}
