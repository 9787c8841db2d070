import { createSecureServer } from 'node:http2';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { selfSigned } from '@clipwright/testing';
import { openBlackhole } from './blackhole.js';
import { plainPng } from './plain-png.js';
import { openRawOrigin, type Behave } from './raw-origin.js';

/** One origin: where it is, and how often it was asked. */
export interface EvilOrigin {
  readonly url: string;
  readonly asked: () => number;
  readonly close: () => void;
}

const DAY_MS = 86_400_000;
/** 64 x 48, grey, without the library under test. */
const SMALL_WEBP = Buffer.from('UklGRiQAAABXRUJQVlA4TBcAAAAvP8ALAAdQwAIWsP8BICH8Xy9G9D/1AwA=', 'base64');

/** The picture that most origins would serve if they were sound. */
export const PNG = plainPng(64, 48);
/** The first lines of a sound answer. */
export const SOUND_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n';

/**
 * Certificates that the fetcher under test trusts, so that only the fault in question speaks against an
 * origin.
 */
export const TRUSTED = selfSigned({
  notBefore: new Date(Date.now() - DAY_MS),
  notAfter: new Date(Date.now() + DAY_MS),
});
export const EXPIRED = selfSigned({
  notBefore: new Date(Date.now() - 2 * DAY_MS),
  notAfter: new Date(Date.now() - DAY_MS),
});
/** Both, as authorities. */
export const TRUST = TRUSTED.cert + EXPIRED.cert;

/** An origin over plain HTTP. */
export function plain(behave: Behave): () => Promise<EvilOrigin> {
  return () => openAs('http', behave);
}

/** An origin over TLS. */
export function secured(
  options: TlsOptions,
  behave: Behave = says(SOUND_HEAD, PNG),
): () => Promise<EvilOrigin> {
  return () => openAs('https', behave, options);
}

/** An origin that is asked by https and speaks plain HTTP. */
export async function openUnsecured(): Promise<EvilOrigin> {
  return openAs('https', says(SOUND_HEAD, PNG), null);
}

/** A head to which the length of the body is added, and the body. */
export function says(head: string, body: Buffer | string): Behave {
  return wire(
    `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    (socket) => void socket.write(body),
  );
}

/** A head exactly as written, then whatever follows; nothing more means that the connection stays open. */
export function wire(head: string, then: (socket: Socket) => void = () => undefined): Behave {
  return (socket) => {
    socket.write(head);
    then(socket);
  };
}

/** A redirect with a cookie to /b.png, which serves the picture to whoever brings the cookie back. */
export const onlyWithCookie: Behave = (socket, request) => {
  const isFirst = request.startsWith('GET /a.png');
  const answer = isFirst
    ? wire('HTTP/1.1 302 Found\r\nLocation: /b.png\r\nSet-Cookie: seen=1\r\nContent-Length: 0\r\n\r\n')
    : says('HTTP/1.1 403 Forbidden\r\n', 'no cookie');
  (/\r\ncookie:/i.test(request) ? says(SOUND_HEAD, PNG) : answer)(socket, request);
};

/** An origin that offers HTTP/2 and nothing else. */
export async function openHttp2Only(): Promise<EvilOrigin> {
  let asked = 0;
  const server = createSecureServer({ ...TRUSTED, allowHTTP1: false }, (_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}/a.png`, asked: () => asked, close: () => server.close() };
}

/** An origin whose port answers no SYN. */
export async function openDeaf(): Promise<EvilOrigin> {
  const { port, close } = await openBlackhole();
  return { url: `http://127.0.0.1:${port}/a.png`, asked: () => 0, close };
}

/** A sound WebP as large as said: the picture, then a chunk that no reader knows. */
export function webpOf(sizeBytes: number): Buffer {
  const padding = Buffer.alloc(sizeBytes - SMALL_WEBP.length);
  padding.write('JUNK');
  padding.writeUInt32LE(padding.length - 8, 4);
  const whole = Buffer.concat([SMALL_WEBP, padding]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

async function openAs(
  scheme: 'http' | 'https',
  behave: Behave,
  tls: TlsOptions | null = null,
): Promise<EvilOrigin> {
  const origin = await openRawOrigin(behave, tls);
  return { url: `${scheme}://127.0.0.1:${origin.port}/a.png`, asked: origin.requests, close: origin.close };
}
