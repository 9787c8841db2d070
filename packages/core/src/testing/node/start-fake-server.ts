import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerClock } from '../fake-clock.js';
import { createFakeServer, type FakeServer, type FakeServerOptions } from '../fake-server.js';
import { REAL_TIME } from '../real-time.js';

/** A fake server that listens on loopback, and how to end it. */
export interface StartedFakeServer<Clock extends ServerClock = ServerClock> extends FakeServer<Clock> {
  /** Ends every call and the listening. */
  close(): Promise<void>;
}

/**
 * A fake server at a free port of 127.0.0.1. Its time is real, where it is given no other clock. Close it after the
 * test.
 */
export async function startFakeServer<Clock extends ServerClock = ServerClock>(
  options: Omit<FakeServerOptions<Clock>, 'baseUrl'> = {},
): Promise<StartedFakeServer<Clock>> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const clock = (options.clock ?? REAL_TIME) as Clock;
  const server = createFakeServer<Clock>({ ...options, baseUrl, clock });
  listener.on('request', (request, response) => void serve(server, request, response));
  // Getters of the server are to stay getters.
  return Object.defineProperties(
    { close: () => closed(server, listener) },
    Object.getOwnPropertyDescriptors(server),
  ) as StartedFakeServer<Clock>;
}

/** What never comes whole ends the connection, as it does where a server dies. */
async function serve(
  server: FakeServer<ServerClock>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  try {
    const answer = await server.fetch(await received(server.baseUrl, request), { signal: left.signal });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const part of answer.body ?? []) response.write(part);
    response.end();
  } catch {
    response.destroy();
  }
}

async function received(baseUrl: string, request: IncomingMessage): Promise<Request> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  const { method = 'GET', url = '/', rawHeaders } = request;
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(parts) };
  return new Request(new URL(url, baseUrl), { method, headers: pairsOf(rawHeaders), ...body });
}

/** Names and values, which Node gives in turn. */
function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []));
}

async function closed(server: FakeServer<ServerClock>, listener: Server): Promise<void> {
  server.goAway();
  await new Promise<void>((resolve) => {
    listener.close(() => resolve()).closeAllConnections();
  });
}
