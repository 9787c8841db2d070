import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorFetch, OperatorWebSocket } from './safe-fetch-operator.js';

/** RFC 6455: the last frame of a message, which is a goodbye. */
const CLOSE_FRAME = 0x88;

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    // What is asked at /never waits for an answer for ever.
    request.on(
      'end',
      () =>
        request.url === '/never' ||
        response.end(`${request.headers['content-type']}\n${Buffer.concat(parts).toString()}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

describe('a fetch from an address in the settings', () => {
  it('sends forms with files, and JSON, as Node itself does', async () => {
    const form = new FormData();
    form.set('seconds', '4');
    form.set('image', new Blob(['pixels'], { type: 'image/png' }), 'image.png');
    const sent = await (await operatorFetch(origin, { method: 'POST', body: form })).text();
    expect(sent).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toMatch(/name="seconds"\r\n\r\n4\r\n/);
    expect(sent).toMatch(/name="image"; filename="image.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/i);
    const json = await operatorFetch(origin, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await json.text()).toBe('application/json\n{}');
  });

  it('ends by its signal, with the reason of it', async () => {
    const reason = new Error('the deadline');
    const controller = new AbortController();
    const call = operatorFetch(`${origin}/never`, { signal: controller.signal });
    await once(server, 'request');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

describe('a socket to an address in the settings', () => {
  const accepting = (key: unknown): string => {
    const accept = createHash('sha1')
      .update(`${String(key)}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
  };
  const connected = async (path: string) => {
    const upgrade = once(server, 'upgrade');
    const socket = new OperatorWebSocket(`${origin.replace('http', 'ws')}${path}`, {
      headers: { 'x-gate': 'a' },
    });
    const [request, connection] = (await upgrade) as [IncomingMessage, Socket];
    return { socket, request, connection: connection.on('error', () => undefined).resume() };
  };

  it('hears what is said, with its headers sent', async () => {
    const { socket, request, connection } = await connected('/ws');
    const heard = new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data)));
    connection.write(accepting(request.headers['sec-websocket-key']));
    connection.write(Buffer.from([0x81, 2, 0x68, 0x69]));
    expect([await heard, request.headers['x-gate']]).toEqual(['hi', 'a']);
    const goodbye = once(connection, 'data') as Promise<[Buffer]>;
    socket.close();
    expect((await goodbye)[0][0]).toBe(CLOSE_FRAME);
    await once(connection, 'end');
    connection.destroy();
  });

  it('says so where it can not be opened', async () => {
    const refused = new OperatorWebSocket(`${origin.replace('http', 'ws')}/no-socket`);
    const closed = new Promise((resolve) => refused.addEventListener('close', ({ code }) => resolve(code)));
    const nobody = new OperatorWebSocket('ws://127.0.0.1:1/');
    const failed = new Promise((resolve) => nobody.addEventListener('error', ({ type }) => resolve(type)));
    expect([await closed, await failed]).toEqual([1006, 'error']);
  });

  it('ends with its connection, though the other side never says goodbye', async () => {
    // One that never was connected ends as well, before the other.
    new OperatorWebSocket('ws://127.0.0.1:1/').close();
    const { socket, request, connection } = await connected('/ws');
    const open = new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()));
    connection.write(accepting(request.headers['sec-websocket-key']));
    await open;
    socket.close();
    expect(await once(connection, 'end')).toEqual([]);
    connection.destroy();
  });
});
