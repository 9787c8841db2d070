import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type FetchBearer, NOBODY } from './safe-fetch-bearer.js';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.js';

const { signal } = new AbortController();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const head = (...lines: string[]): string => [...lines, '', ''].join('\r\n');
const LENGTH = 'Content-Length: 7';
const CHUNKED = 'Transfer-Encoding: chunked';
const PICTURE = `${head('HTTP/1.1 200 OK', LENGTH)}picture`;
const IN_CHUNKS = '7\r\npicture\r\n0\r\n';
const OK = { ok: true, bytes: Buffer.from('picture') };

/** An origin that says these very bytes to whoever asks for a path, and `PICTURE` for any other. */
async function origin(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (request) => {
      const path = String(request).split(' ')[1] ?? '';
      asked.push(path);
      socket.end(answers[path] ?? PICTURE);
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** What comes of a fetch of `/a.png?b=c` that is answered so, what was asked for, and how much was read. */
async function fetched(answer: string, options: SafeFetchOptions = {}) {
  const { host, asked } = await origin({ '/a.png?b=c': answer });
  let readBytes = 0;
  const bearer: FetchBearer = { ...NOBODY, tookBytes: (bytes) => void (readBytes += bytes) };
  const safeFetch = createSafeFetch({ allowedHosts: [host], allowPrivateHosts: true, ...options });
  const result = await safeFetch.fetchBytes(`http://${host}/a.png?b=c`, { signal, bearer });
  return { result, asked, readBytes };
}

describe('the status of an answer', () => {
  it.each([301, 302, 303, 307, 308])('leads on where it is %i', async (status) => {
    const { result, asked } = await fetched(
      `${head(`HTTP/1.1 ${status} Elsewhere`, 'Location: /there,or/not', LENGTH)}picture`,
    );
    expect(result).toEqual(OK);
    expect(asked).toEqual(['/a.png?b=c', '/there,or/not']);
  });

  it.each([201, 206, 300, 305, 404, 500])(
    'ends the fetch where it is %i, its body unread',
    async (status) => {
      const { result, readBytes } = await fetched(
        `${head(`HTTP/1.1 ${status} Other`, 'Location: /there', LENGTH)}picture`,
      );
      expect(result).toEqual({ ok: false, reason: 'status', detail: String(status) });
      expect(readBytes).toBe(0);
    },
  );

  it('leads nowhere without a Location', async () => {
    const { result, asked } = await fetched(head('HTTP/1.1 302 Found', 'Content-Length: 0'));
    expect(result).toEqual({ ok: false, reason: 'bad_redirect', detail: '' });
    expect(asked).toHaveLength(1);
  });

  it('may be preceded by four that only inform, and by no fifth', async () => {
    const informing = head('HTTP/1.1 102 Processing');
    expect(await fetched(informing.repeat(4) + PICTURE)).toMatchObject({ result: OK });
    expect((await fetched(informing.repeat(5) + PICTURE)).result).toEqual({
      ok: false,
      reason: 'malformed_answer',
      detail: 'a flood of 1xx',
    });
  });

  it('changes no protocol that nobody asked to change', async () => {
    const answer = head('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: other');
    expect((await fetched(answer)).result).toMatchObject({ ok: false, reason: 'connection_failed' });
  });
});

describe('the headers of an answer', () => {
  it.each([
    ['content-type', ['HTTP/1.1 200 OK', 'Content-Type: image/png', 'Content-Type: text/html']],
    ['content-type', ['HTTP/1.1 200 OK', 'Content-Type: image/png, text/html']],
    ['content-encoding', ['HTTP/1.1 200 OK', 'Content-Encoding: identity', 'Content-Encoding: identity']],
    ['location', ['HTTP/1.1 302 Found', 'Location: /there', 'Location: /there']],
  ])('say one thing or are not believed: %s, %j', async (detail, lines) => {
    const { result, asked, readBytes } = await fetched(`${head(...lines, LENGTH)}picture`);
    expect(result).toEqual({ ok: false, reason: 'ambiguous_headers', detail });
    expect({ asked: asked.length, readBytes }).toEqual({ asked: 1, readBytes: 0 });
  });

  it('may name a type', async () => {
    const answer = `${head('HTTP/1.1 200 OK', 'Content-Type: image/png; charset=binary', LENGTH)}picture`;
    expect((await fetched(answer)).result).toEqual(OK);
  });

  it('name one length', async () => {
    const answer = `${head('HTTP/1.1 200 OK', LENGTH, LENGTH)}picture`;
    expect((await fetched(answer)).result).toMatchObject({ ok: false });
  });

  it.each([
    ['gzip', head('HTTP/1.1 200 OK', 'Content-Encoding: gzip', LENGTH)],
    ['gzip after identity', head('HTTP/1.1 200 OK', 'Content-Encoding: identity, gzip', LENGTH)],
    ['gzip in chunks', head('HTTP/1.1 200 OK', 'Transfer-Encoding: gzip, chunked')],
    ['chunks that the parser leaves as they are', head('HTTP/1.1 200 OK', `${CHUNKED}\t`)],
  ])('may not say that the body is packed: %s', async (_how, packed) => {
    const { result, readBytes } = await fetched(`${packed}picture`);
    expect(result).toEqual({ ok: false, reason: 'encoding', detail: '' });
    expect(readBytes).toBe(0);
  });

  it.each([
    ['identity', `${head('HTTP/1.1 200 OK', 'Content-Encoding: \t Identity \t', LENGTH)}picture`],
    ['chunked', `${head('HTTP/1.1 200 OK', 'Transfer-Encoding: \t Chunked  ')}${IN_CHUNKS}\r\n`],
  ])('may say %s in any letter case, with blanks around it', async (_coding, answer) => {
    expect((await fetched(answer)).result).toEqual(OK);
  });
});

describe('the body of an answer', () => {
  const chunked = head('HTTP/1.1 200 OK', CHUNKED);

  it('may be just as large as it may be, and is unread where it is announced to be larger', async () => {
    const limits = { maxBytes: 'picture'.length };
    expect((await fetched(PICTURE, { limits })).result).toEqual(OK);
    expect((await fetched(`${chunked}${IN_CHUNKS}\r\n`, { limits })).result).toEqual(OK);
    const { result, readBytes } = await fetched(PICTURE, { limits: { maxBytes: 'picture'.length - 1 } });
    expect(result).toEqual({ ok: false, reason: 'too_large', detail: 'announced' });
    expect(readBytes).toBe(0);
  });

  it('has nothing behind it that could be a header', async () => {
    const trailed = `${head('HTTP/1.1 200 OK', CHUNKED, 'Trailer: Location')}${IN_CHUNKS}Location: /there\r\n\r\n`;
    expect((await fetched(trailed)).result).toEqual({
      ok: false,
      reason: 'malformed_answer',
      detail: 'trailers',
    });
  });

  it('comes by HTTP or not at all', async () => {
    expect((await fetched('picture')).result).toEqual({
      ok: false,
      reason: 'connection_failed',
      detail: '',
    });
  });
});
