import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireRequest } from './scripted-wire-request.js';

/** What the wire does with one request. */
export type WireStep = (response: ServerResponse, request: WireRequest) => void | Promise<void>;

type Headers = Readonly<Record<string, string>>;

/** A whole answer. */
export const answer =
  (status: number, body: string | Uint8Array = '', headers: Headers = {}): WireStep =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** A whole answer of JSON. */
export const json = (body: unknown, status = 200, headers: Headers = {}): WireStep =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

/** An answer of JSON that depends on the request. */
export const jsonOf =
  (make: (request: WireRequest) => unknown, status = 200): WireStep =>
  async (response, request) =>
    json(await make(request), status)(response, request);

/** The page of a program that is not the one that was meant. */
export const html = (status = 200): WireStep =>
  answer(status, '<!doctype html><title>Welcome</title>', { 'content-type': 'text/html' });

/** JSON that ends in its middle, though its length says that it is whole. */
export const truncatedJson = (status = 200): WireStep =>
  answer(status, '{"id": "job-1", "sta', { 'content-type': 'application/json' });

/** Where to go instead. */
export const redirect = (location: string, status = 307): WireStep => answer(status, '', { location });

/** The connection ends without an answer. */
export const drop = (): WireStep => (response) => void response.destroy();

/** The answer's head and a part of its body, and then the end of the connection. */
export const dropAfter =
  (
    part: string | Uint8Array,
    { status = 200, headers = {} }: { status?: number; headers?: Headers } = {},
  ): WireStep =>
  (response) => {
    response.writeHead(status, { 'content-length': String(part.length + 1000), ...headers });
    response.write(part, () => setImmediate(() => response.destroy()));
  };

/** No answer, ever. */
export const hang = (): WireStep => () => undefined;

/** A head, and then no body, ever. */
export const hangAfterHead =
  (headers: Headers = {}): WireStep =>
  (response) =>
    response.writeHead(200, headers).flushHeaders();

/** A body without end. */
export const endless =
  (headers: Headers = {}): WireStep =>
  (response) => {
    response.writeHead(200, headers);
    const part = Buffer.alloc(64 * 1024, 'x');
    const more = (): void => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', more);
    more();
  };

/** Another step, later. */
export const after =
  (delayMs: number, step: WireStep): WireStep =>
  async (response, request) => {
    await sleep(delayMs, undefined, { ref: false });
    await step(response, request);
  };
