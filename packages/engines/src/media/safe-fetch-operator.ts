import type { Socket } from 'node:net';
import {
  Agent,
  buildConnector,
  fetch as send,
  FormData as SentForm,
  type RequestInit as SentInit,
  WebSocket,
} from 'undici';
import { wholeAnswers } from './safe-fetch-whole-answer.js';

/**
 * A call ends by its signal alone: some servers answer a start only when the video is done, and Node's own
 * fetch gives up after 300 s.
 */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 }).compose(wholeAnswers);

/** The form of the library that sends it: it does not know Node's own. */
function sentForm(form: FormData): SentForm {
  const sent = new SentForm();
  for (const [name, value] of form) sent.append(name, value);
  return sent;
}

/**
 * Fetches from addresses that stand in the operator's own settings, private ones included. Users and vendors
 * name none of them.
 */
export const operatorFetch = (async (input: string | URL, init: RequestInit = {}) => {
  const { body } = init;
  const sent = { ...init, body: body instanceof FormData ? sentForm(body) : body, dispatcher: patient };
  return await send(input, sent as SentInit);
}) as unknown as typeof fetch;

/** For the connection, and for the answer to the handshake. */
const OPEN_WITHIN_MS = 10_000;
/** For the other side's goodbye. */
const CLOSE_WITHIN_MS = 1_000;

/**
 * The same for progress that comes over a socket. The connection ends soon after `close`, also where the
 * other side has nothing to say to that.
 */
export class OperatorWebSocket {
  readonly addEventListener: WebSocket['addEventListener'];
  private readonly socket: WebSocket;
  private connection: Socket | null = null;

  constructor(url: string, { headers = {} }: { readonly headers?: Record<string, string> } = {}) {
    const connect = buildConnector({ timeout: OPEN_WITHIN_MS });
    const dispatcher = new Agent({
      headersTimeout: OPEN_WITHIN_MS,
      connect: (options, callback) =>
        connect(options, (...[error, socket]) => {
          if (error) return callback(error, null);
          this.connection = socket;
          callback(null, socket);
        }),
    });
    this.socket = new WebSocket(url, { headers, dispatcher });
    this.addEventListener = this.socket.addEventListener.bind(this.socket);
  }

  close(): void {
    this.socket.close();
    setTimeout(() => this.connection?.destroy(), CLOSE_WITHIN_MS).unref();
  }
}
