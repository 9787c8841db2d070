import { EventEmitter, once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { operatorFetch } from './safe-fetch-operator.js';
import { createPinnedDial } from './safe-fetch-dial.js';
import { openExchange } from './safe-fetch-exchange.js';
import { IMAGE_FETCH_LIMITS } from './safe-fetch-limits.js';
import { createSafeFetch } from './safe-fetch.js';
import { createVideoDownload } from './video-download.js';

const run = { signal: new AbortController().signal };
const SMALL = Buffer.alloc(5_000, 7);
/** More than the sockets between the two sides hold, so that the reader falls behind. */
const LARGE = Buffer.alloc(3_000_000, 7);

let tempDir = '';
const servers: Server[] = [];
const sockets = new Set<Socket>();

beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'safe-fetch-closing-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
  await rm(tempDir, { recursive: true });
});

/**
 * How an answer's parts go out: in one packet, head first, or in ever so many. The end of the connection is
 * the origin's own affair.
 */
type Delivery = (socket: Socket, answer: Answer) => Promise<void> | void;

interface Answer {
  readonly head: Buffer;
  readonly body: Buffer;
}

async function origin(answer: Answer, deliver: Delivery): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.once('data', () => void deliver(socket, answer));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const insider = (host: string) => createSafeFetch({ allowedHosts: [host], allowPrivateHosts: true });

const DELIVERIES: Readonly<Record<string, Delivery>> = {
  'in one packet': (socket, { head, body }) => void socket.end(Buffer.concat([head, body])),
  'its head first': (socket, { head, body }) => void socket.write(head, () => socket.end(body)),
  'in many packets': async (socket, { head, body }) => {
    const whole = Buffer.concat([head, body]);
    const step = Math.ceil(whole.byteLength / 20);
    for (let at = 0; at < whole.byteLength; at += step)
      await new Promise((resolve) => socket.write(whole.subarray(at, at + step), resolve));
    socket.end();
  },
};

/**
 * What an answer is sent as: its status line and headers from the body, and the body as it goes over the
 * wire.
 */
interface Form {
  readonly head: (body: Buffer) => string;
  readonly wire?: (body: Buffer) => Buffer;
}

const length = (body: Buffer): string => `Content-Length: ${body.byteLength}\r\n`;
const chunked = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.byteLength.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

const FORMS_WITH_AN_END: Readonly<Record<string, Form>> = {
  'HTTP/1.0 with a length': { head: (body) => `HTTP/1.0 200 OK\r\n${length(body)}` },
  'HTTP/1.0 with a length, kept alive': {
    head: (body) => `HTTP/1.0 200 OK\r\nConnection: keep-alive\r\n${length(body)}`,
  },
  'HTTP/1.1 with a length, closing': {
    head: (body) => `HTTP/1.1 200 OK\r\nConnection: close\r\n${length(body)}`,
  },
  'HTTP/1.1 in chunks, closing': {
    head: () => 'HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n',
    wire: chunked,
  },
  'HTTP/1.1 with a length, kept alive for a second': {
    head: (body) => `HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nKeep-Alive: timeout=1\r\n${length(body)}`,
  },
  'HTTP/1.1 with a length, kept alive': { head: (body) => `HTTP/1.1 200 OK\r\n${length(body)}` },
};

const FORMS_THAT_END_BY_CLOSING: Readonly<Record<string, Form>> = {
  'HTTP/1.0 without a length': { head: () => 'HTTP/1.0 200 OK\r\n' },
  'HTTP/1.1 without a length, closing': { head: () => 'HTTP/1.1 200 OK\r\nConnection: close\r\n' },
};

const answerAs = ({ head, wire = (body) => body }: Form, body: Buffer, surplus = ''): Answer => ({
  head: Buffer.from(`${head(body)}\r\n`),
  body: Buffer.concat([wire(body), Buffer.from(surplus)]),
});

const formed = (forms: Readonly<Record<string, Form>>): [string, Form][] => Object.entries(forms);
const delivered = (forms: Readonly<Record<string, Form>>): [string, string, Form, Delivery][] =>
  formed(forms).flatMap(([name, form]) =>
    Object.entries(DELIVERIES).map(([how, deliver]): [string, string, Form, Delivery] => [
      name,
      how,
      form,
      deliver,
    ]),
  );

describe('an answer over a connection that its origin may close', () => {
  it.each(delivered({ ...FORMS_WITH_AN_END, ...FORMS_THAT_END_BY_CLOSING }))(
    'is read whole: %s, %s',
    async (_name, _how, form, deliver) => {
      for (const body of [SMALL, LARGE]) {
        const host = await origin(answerAs(form, body), deliver);
        const fetched = await insider(host).fetchBytes(`http://${host}/a.png`, run);
        expect(fetched).toMatchObject({ ok: true });
        expect(fetched.ok && Buffer.compare(fetched.bytes, body)).toBe(0);
      }
    },
  );

  it.each(formed({ ...FORMS_WITH_AN_END, ...FORMS_THAT_END_BY_CLOSING }))(
    "is a vendor's video, whole: %s",
    async (_name, form) => {
      const host = await origin(
        answerAs(form, LARGE),
        (socket, { head, body }) => void socket.write(head, () => socket.end(body)),
      );
      const path = join(tempDir, 'video.mp4');
      expect(await insider(host).fetchToFile(`http://${host}/a.mp4`, { ...run, path })).toEqual({
        ok: true,
        sizeBytes: LARGE.byteLength,
      });
      expect(Buffer.compare(await readFile(path), LARGE)).toBe(0);
      const download = createVideoDownload({
        tempDir,
        allowedHosts: [host],
        allowPrivateHosts: true,
        httpsOnly: false,
      });
      const bytes = await new Response(await download(`http://${host}/a.mp4`, run.signal)).arrayBuffer();
      expect(Buffer.compare(Buffer.from(bytes), LARGE)).toBe(0);
    },
  );

  it.each(formed({ ...FORMS_WITH_AN_END, ...FORMS_THAT_END_BY_CLOSING }))(
    "is whole to one who reads from an operator's engine: %s",
    async (_name, form) => {
      const host = await origin(
        answerAs(form, LARGE),
        (socket, { head, body }) => void socket.write(head, () => socket.end(body)),
      );
      const bytes = await (await operatorFetch(`http://${host}/a.mp4`)).arrayBuffer();
      expect(Buffer.compare(Buffer.from(bytes), LARGE)).toBe(0);
    },
  );

  it.each(formed(FORMS_WITH_AN_END))(
    'is not believed when more follows than it announced: %s',
    async (_name, form) => {
      for (const surplus of ['more', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx']) {
        const host = await origin(
          answerAs(form, SMALL, surplus),
          (socket, { head, body }) => void socket.end(Buffer.concat([head, body])),
        );
        const fetched = await insider(host).fetchBytes(`http://${host}/a.png`, run);
        expect(fetched).toEqual({
          ok: false,
          reason: 'malformed_answer',
          detail: 'more bytes than announced',
        });
      }
    },
  );

  it.each(formed(FORMS_WITH_AN_END))('is not taken when it breaks off: %s', async (_name, form) => {
    const { head, body } = answerAs(form, SMALL);
    const host = await origin(
      { head, body: body.subarray(0, -10) },
      (socket, part) => void socket.write(part.head, () => socket.end(part.body)),
    );
    expect(await insider(host).fetchBytes(`http://${host}/a.png`, run)).toMatchObject({
      ok: false,
      reason: 'connection_failed',
    });
  });
});

describe('an origin that is gone before its answer was read', () => {
  /**
   * As much as is read ahead of the reader: the last byte stops the reading, and the end of the connection is
   * seen before it goes on.
   */
  const READ_AHEAD = Buffer.alloc(64 * 1024, 7);
  const { 'HTTP/1.1 in chunks, closing': _seenOnlyWhenRead, ...forms } = {
    ...FORMS_WITH_AN_END,
    ...FORMS_THAT_END_BY_CLOSING,
  };

  /**
   * An origin that sends the answer and goes; `gone` once the other side has closed the connection as well.
   */
  async function goingOrigin(form: Form) {
    const left = new EventEmitter();
    const gone = once(left, 'gone');
    const host = await origin(answerAs(form, READ_AHEAD), (socket, { head, body }) => {
      socket.once('close', () => left.emit('gone'));
      socket.write(head, () => socket.end(body));
    });
    return { url: new URL(`http://${host}/a`), gone };
  }

  it.each(formed(forms))(
    'has given it all to whoever fetches an image or a video: %s',
    async (_name, form) => {
      const { url, gone } = await goingOrigin(form);
      const addresses = [{ address: '127.0.0.1', family: 4 }] as const;
      const exchange = await openExchange({
        url,
        addresses,
        dial: createPinnedDial(),
        limits: IMAGE_FETCH_LIMITS,
        headers: {},
        signal: run.signal,
      });
      await gone;
      const chunks: Uint8Array[] = [];
      for await (const chunk of exchange.chunks()) chunks.push(chunk);
      expect(Buffer.compare(Buffer.concat(chunks), READ_AHEAD)).toBe(0);
      await exchange.close();
    },
  );

  it.each(formed(forms))(
    "has given it all to whoever reads from an operator's engine: %s",
    async (_name, form) => {
      const { url, gone } = await goingOrigin(form);
      const response = await operatorFetch(url);
      await gone;
      expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), READ_AHEAD)).toBe(0);
    },
  );
});
