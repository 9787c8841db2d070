import { partsOf } from './bounded-body.js';
import { refuse } from './proxy-error.js';
import { toldRefusal } from './told-answer.js';
import type { VideoProxy } from './video-proxy.js';

/** What is read of a request of `node:http`; that of Express and the `raw` one of Fastify are such. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Express keeps the whole address here. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Whether somebody has read the body already. */
  readonly readableEnded: boolean;
  /** Heard are `data`, `end`, `close` and `error`. */
  on(event: string, listener: (...told: never[]) => void): unknown;
  /** Holds the body back. */
  pause(): unknown;
  /** Lets it come. */
  resume(): unknown;
}

/** What is written of a response of `node:http`. */
export interface NodeResponse {
  statusCode: number;
  readonly writableFinished: boolean;
  /** Before the first part. */
  setHeader(name: string, value: string): unknown;
  /** False: wait for `drain`. */
  write(part: Uint8Array): boolean;
  /** The answer is whole. */
  end(): unknown;
  /** The answer breaks off. */
  destroy(): unknown;
  /** Heard are `close` and `drain`. */
  on(event: string, listener: () => void): unknown;
}

/** The proxy for Express, Fastify and `node:http`. Give it requests whose body nobody has read. */
export function nodeHandler(
  proxy: VideoProxy,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    if (request.readableEnded && Number(request.headers['content-length'] ?? 0) > 0)
      throw new Error(
        'The body was read before the proxy saw it. Mount the proxy before what parses bodies.',
      );
    const gone = new AbortController();
    const turn = new Turns(response, () => response.writableFinished || gone.abort());
    const asked = webRequest(request, gone.signal);
    const answer = asked === null ? toldRefusal(noWebRequest()) : await proxy(asked);
    // Many a caller hears of a refusal only once the whole body is taken from it.
    void asked?.body?.cancel().catch(() => undefined);
    await send(answer, response, turn);
  };
}

/** To reject would end a process in which nobody hears of it, at the word of any caller. */
const noWebRequest = () =>
  refuse('invalid_request', {
    message:
      'The address or the method can not be understood. Ask with GET, POST or DELETE for a plain path.',
  }).refusal;

/** Null where it can be none: its method is forbidden to web requests, or its address is no URL. */
function webRequest(request: NodeRequest, signal: AbortSignal): Request | null {
  const { method = 'GET', url = '/', originalUrl = url } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = {
    method,
    headers: headersOf(request),
    signal,
    ...(hasBody ? { body: bodyOf(request), duplex: 'half' } : {}),
  };
  try {
    // The Host header decides nothing, so the address has none of it.
    return new Request(new URL(originalUrl, 'http://localhost'), init);
  } catch {
    return null;
  }
}

function headersOf({ headers }: NodeRequest): [name: string, value: string][] {
  const sent = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !name.startsWith(':'),
  );
  return sent.map(([name, value]) => [name, String(value)]);
}

/** What is no longer wanted is read on and dropped, so that the answer can still be heard. */
function bodyOf(request: NodeRequest): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream({
    start: (controller) => {
      const finish = (last: () => void) => () => {
        if (!isOver) last();
        isOver = true;
      };
      request.on('data', (part: Uint8Array) => {
        if (isOver) return;
        controller.enqueue(part);
        if ((controller.desiredSize ?? 0) <= 0) request.pause();
      });
      request.on(
        'end',
        finish(() => controller.close()),
      );
      request.on(
        'close',
        finish(() => controller.error(new Error('The caller went away.'))),
      );
      request.on('error', (error: Error) => finish(() => controller.error(error))());
    },
    pull: () => void request.resume(),
    cancel: () => {
      isOver = true;
      request.resume();
    },
  });
}

/** Tells when a response takes more, or nothing any more. */
class Turns {
  isClosed = false;
  #next = (): void => undefined;

  constructor(response: NodeResponse, onClose: () => void) {
    response.on('drain', () => this.#next());
    response.on('close', () => {
      this.isClosed = true;
      onClose();
      this.#next();
    });
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#next = resolve;
      if (this.isClosed) resolve();
    });
  }
}

async function send(answer: Response, response: NodeResponse, turns: Turns): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  try {
    for await (const part of partsOf(answer.body)) await sendPart(part, response, turns);
    response.end();
  } catch {
    // Half a file must not look like a whole one.
    response.destroy();
  }
}

/** Nothing may be written to a response that is closed. */
async function sendPart(part: Uint8Array, response: NodeResponse, turns: Turns): Promise<void> {
  if (turns.isClosed) throw new Error('The caller went away.');
  if (!response.write(part)) await turns.next();
}
