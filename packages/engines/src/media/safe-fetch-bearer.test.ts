import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createSafeFetch } from './safe-fetch.js';
import type { FetchBearer } from './safe-fetch-bearer.js';
import { FetchRefusedError } from './safe-fetch-refusal.js';

const { signal } = new AbortController();
const closing: (() => void)[] = [];

async function origin(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => closing.forEach((close) => close()));

/** Remembers what it was asked and told; refuses the turn with this number. */
class Witness implements FetchBearer {
  readonly told: string[] = [];
  bytes = 0;
  private turns = 0;

  constructor(private readonly refused = 0) {}

  turnAt: FetchBearer['turnAt'] = (addresses) => {
    this.turns += 1;
    const turn = `turn ${this.turns}`;
    if (this.turns === this.refused) return Promise.reject(new FetchRefusedError('hosts_busy'));
    this.told.push(`${turn} at ${addresses.map(({ address }) => address).join()}`);
    return Promise.resolve({ addresses, leave: () => void this.told.push(`${turn} left`) });
  };

  tookBytes(bytes: number): void {
    this.bytes += bytes;
  }
}

/** A page that leads on to another one of 7 bytes, and how often either was asked. */
async function leading() {
  const asked: string[] = [];
  const host = await origin((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/') response.writeHead(302, { Location: '/picture' });
    response.end(request.url === '/' ? 'moved' : 'picture');
  });
  return {
    asked,
    url: `http://${host}/`,
    safeFetch: createSafeFetch({ allowedHosts: [host], allowPrivateHosts: true }),
  };
}

describe('who bears what a fetch costs', () => {
  it("is asked for a turn before each request, a redirect's too, and told of each byte that was read", async () => {
    const { url, safeFetch } = await leading();
    const bearer = new Witness();
    expect(await safeFetch.fetchBytes(url, { signal, bearer })).toMatchObject({ ok: true });
    expect(bearer.told).toEqual(['turn 1 at 127.0.0.1', 'turn 1 left', 'turn 2 at 127.0.0.1', 'turn 2 left']);
    expect(bearer.bytes).toBe('picture'.length);
  });

  it('keeps a request from being made at all, be it the second, and gets its turns back', async () => {
    const { url, safeFetch, asked } = await leading();
    const bearer = new Witness(2);
    expect(await safeFetch.fetchBytes(url, { signal, bearer })).toMatchObject({
      ok: false,
      reason: 'hosts_busy',
    });
    expect(asked).toEqual(['/']);
    expect(bearer.told).toEqual(['turn 1 at 127.0.0.1', 'turn 1 left']);
  });

  it('is told of the bytes of what is refused for its size, and gets its turn back', async () => {
    const host = await origin((_request, response) => {
      response.write(Buffer.alloc(600));
      response.end(Buffer.alloc(600));
    });
    const safeFetch = createSafeFetch({
      allowedHosts: [host],
      allowPrivateHosts: true,
      limits: { maxBytes: 1_000 },
    });
    const bearer = new Witness();
    expect(await safeFetch.fetchBytes(`http://${host}/`, { signal, bearer })).toMatchObject({
      ok: false,
      reason: 'too_large',
    });
    expect(bearer.bytes).toBeGreaterThan(1_000);
    expect(bearer.told.at(-1)).toBe('turn 1 left');
  });
});
