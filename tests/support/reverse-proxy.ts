import {
  createServer,
  type IncomingMessage,
  request as send,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from './left-behind.js';
import type { Certificate } from './self-signed-certificate.js';

/**
 * A proxy as people put before a server: it ends TLS, takes a path away, and says for whom and how it came.
 */
export interface ReverseProxy {
  /** What callers call, without a trailing slash. */
  readonly address: string;
  /** The server that it leads to; nothing before that. */
  target: string;
}

export async function startReverseProxy({
  certificate,
  path = '',
}: { certificate?: Certificate; path?: string } = {}): Promise<ReverseProxy> {
  const proxy = { address: '', target: '' };
  const protocol = certificate === undefined ? 'http' : 'https';
  const pass: RequestListener = (request, response) =>
    passOn({ request, response }, { path, protocol, target: proxy.target });
  const server = certificate === undefined ? createServer(pass) : createTlsServer({ ...certificate }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  proxy.address = `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return proxy;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function passOn(
  { request, response }: Exchange,
  { path, protocol, target }: { path: string; protocol: string; target: string },
): void {
  const url = request.url ?? '/';
  if (!url.startsWith(`${path}/`)) return void response.writeHead(404).end();
  const headers = {
    ...request.headers,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': protocol,
  };
  const onward = send(`${target}${url.slice(path.length)}`, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
