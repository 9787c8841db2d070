import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { selfSigned } from '@clipwright/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createPinnedDial, type Dial } from './safe-fetch-dial.js';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.js';

const { signal } = new AbortController();
const DAY_MS = 24 * 60 * 60 * 1_000;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function hostOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An origin that says this to each connection once something was asked, and leaves it open. */
async function origin(answer: string) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    closing.push(() => socket.destroy());
    socket.once('data', () => socket.write(answer));
  });
  return { host: await hostOf(server), sockets };
}

const answerOf = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Where nobody listens any more. */
async function deserted(): Promise<string> {
  const server = createServer();
  const host = await hostOf(server);
  await new Promise((resolve) => server.close(resolve));
  return host;
}

const insider = (host: string, options: SafeFetchOptions = {}) =>
  createSafeFetch({ allowedHosts: [host], allowPrivateHosts: true, ...options });

describe('the connection of a fetch', () => {
  it('goes to whichever of the addresses that were judged answers', async () => {
    const { host } = await origin(answerOf('picture'));
    const named = host.replace('127.0.0.1', 'pinned.invalid');
    const resolve = () => Promise.resolve(['::1', '127.0.0.1']);
    expect(await insider(named, { resolve }).fetchBytes(`http://${named}/`, { signal })).toEqual({
      ok: true,
      bytes: Buffer.from('picture'),
    });
  });

  it('is ended with the fetch, be the answer taken or refused', async () => {
    for (const status of ['200 OK', '404 Not Found']) {
      const { host, sockets } = await origin(answerOf('picture', status));
      await insider(host).fetchBytes(`http://${host}/`, { signal });
      const [socket] = sockets as [Socket];
      await once(socket.resume(), 'end', { signal: AbortSignal.timeout(4_000) });
      expect(sockets).toHaveLength(1);
    }
  });

  it('is refused by its code where nobody listens', async () => {
    const host = await deserted();
    expect(await insider(host).fetchBytes(`http://${host}/`, { signal })).toEqual({
      ok: false,
      reason: 'connection_failed',
      detail: 'ECONNREFUSED',
    });
  });

  it('tells our log nothing of a failure that has no code, for its words may name an address', async () => {
    const dial: Dial = () => (_options, callback) => callback(new Error('no way to 10.1.2.3'), null);
    const host = await deserted();
    expect(await insider(host, { dial }).fetchBytes(`http://${host}/`, { signal })).toEqual({
      ok: false,
      reason: 'connection_failed',
      detail: '',
    });
  });
});

describe('a connection over TLS', () => {
  const now = Date.now();
  const own = selfSigned({ notBefore: new Date(now - DAY_MS), notAfter: new Date(now + DAY_MS) });
  const trusting = createPinnedDial({ ca: own.cert });

  /** An origin that speaks HTTP/2 as well, and what it saw of those who asked. */
  async function secureOrigin() {
    const seen: unknown[] = [];
    const server = createSecureServer({ ...own, allowHTTP1: true }, (request, response) => {
      seen.push([request.httpVersion, (request.socket as TLSSocket).alpnProtocol]);
      response.end('picture');
    });
    return { host: await hostOf(server), seen };
  }

  it('is made where a known authority vouches for the host, and speaks HTTP/1.1 alone', async () => {
    const { host, seen } = await secureOrigin();
    expect(await insider(host, { dial: trusting }).fetchBytes(`https://${host}/`, { signal })).toEqual({
      ok: true,
      bytes: Buffer.from('picture'),
    });
    expect(seen).toEqual([['1.1', 'http/1.1']]);
  });

  it('carries no request where nobody vouches for the host, or for another one', async () => {
    const { host, seen } = await secureOrigin();
    const named = host.replace('127.0.0.1', 'pinned.invalid');
    const resolve = () => Promise.resolve(['127.0.0.1']);
    expect([
      await insider(host).fetchBytes(`https://${host}/`, { signal }),
      await insider(named, { dial: trusting, resolve }).fetchBytes(`https://${named}/`, { signal }),
    ]).toEqual([
      { ok: false, reason: 'connection_failed', detail: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      { ok: false, reason: 'connection_failed', detail: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    ]);
    expect(seen).toEqual([]);
  });
});

describe('a caller who calls a fetch off', () => {
  const reason = new Error('shutting down');

  it('waits for no resolver', async () => {
    const caller = new AbortController();
    const resolve = () => {
      caller.abort(reason);
      return new Promise<never>(() => undefined);
    };
    const fetched = createSafeFetch({ resolve }).fetchBytes('http://hang.example/', caller);
    await expect(Promise.race([fetched, nextTurn('still waiting')])).rejects.toBe(reason);
  });

  it('before it began has nobody looked up, and no file made', async () => {
    const asked: string[] = [];
    const resolve = (hostname: string) => {
      asked.push(hostname);
      return Promise.resolve(['1.1.1.1']);
    };
    const run = { signal: AbortSignal.abort(reason), path: join(tmpdir(), `never-${process.pid}.mp4`) };
    const { fetchBytes, fetchToFile } = createSafeFetch({ resolve });
    await expect(fetchBytes('http://example.com/', run)).rejects.toBe(reason);
    await expect(fetchToFile('http://example.com/', run)).rejects.toBe(reason);
    expect([asked, existsSync(run.path)]).toEqual([[], false]);
  });
});

describe('a fetch that has ended', () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

  it('leaves no clock running that would keep the process', async () => {
    const before = timers();
    await createSafeFetch().fetchBytes('ftp://example.com/', { signal });
    expect(timers()).toBe(before);
  });
});
