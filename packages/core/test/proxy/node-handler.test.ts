import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { nodeHandler, type NodeRequest } from '../../src/proxy/index.js';

/** The answer of a listener to one request, and what the listener threw. */
async function asked(
  listener: (...exchange: Parameters<RequestListener>) => Promise<void>,
  init: RequestInit,
) {
  const thrown: unknown[] = [];
  const server = createServer((request, response) => {
    listener(request, response).catch((error: unknown) => {
      thrown.push(error);
      response.writeHead(500).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/clips/a?b=c`;
    const answer = await fetch(url, init);
    return { status: answer.status, text: await answer.text(), thrown };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The status of an answer to what fetch would not send; undefined where there was none. */
async function statusOf(
  listener: (...exchange: Parameters<RequestListener>) => Promise<void>,
  call: { readonly method: string; readonly path: string },
): Promise<number | undefined> {
  const server = createServer((request, response) => {
    listener(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const [answer] = await once(ask({ port, agent: false, ...call }).end(), 'response').catch(() => []);
    return (answer as IncomingMessage | undefined)?.resume().statusCode;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const readAll = async (request: IncomingMessage): Promise<void> => {
  for await (const part of request) void part;
};

describe('the handler for node:http', () => {
  it('gives the proxy method, path, headers and body, and the Host header decides nothing', async () => {
    const handler = nodeHandler(async (request) => {
      const { method, url, headers } = request;
      return new Response(JSON.stringify([method, url, headers.get('x-one'), await request.text()]));
    });
    const { text } = await asked(handler, { method: 'POST', headers: { 'X-One': '1' }, body: 'whole' });
    expect(JSON.parse(text)).toEqual(['POST', 'http://localhost/clips/a?b=c', '1', 'whole']);
  });

  it('says so where something before it has read the body', async () => {
    const handler = nodeHandler(async () => new Response('never'));
    const { status, thrown } = await asked(
      async (request, response) => {
        await readAll(request);
        await handler(request, response);
      },
      { method: 'POST', body: 'read' },
    );
    expect([status, String(thrown[0])]).toEqual([
      500,
      'Error: The body was read before the proxy saw it. Mount the proxy before what parses bodies.',
    ]);
  });

  it.each([
    ['TRACE', '/clips/api/v1/models'],
    ['GET', '//['],
    ['POST', '//a:99999/api/v1/text-to-video'],
  ])('answers %s %s, which no web request can be, and does not reject', async (method, path) => {
    const handler = nodeHandler(async () => new Response('never'));
    expect(await statusOf(handler, { method, path })).toBe(400);
  });

  it('reads the body of a call that is refused unread, for callers that listen when all is sent', async () => {
    const handler = nodeHandler(async () => new Response('no', { status: 401 }));
    const parts = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(65_536)));
    const request = Object.assign(parts, { method: 'POST', url: '/', headers: {} });
    const ended = once(request, 'end');
    const response = Object.assign(new EventEmitter(), {
      statusCode: 0,
      writableFinished: false,
      setHeader: () => undefined,
      write: () => true,
      end: () => undefined,
      destroy: () => undefined,
    });
    await handler(request, response);
    expect(response.statusCode).toBe(401);
    await ended;
  });

  it('cuts off a file that breaks off, so that half of one is no whole one', async () => {
    const handler = nodeHandler(async () => {
      let isBegun = false;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        if (isBegun) controller.error(new Error('The server went away.'));
        else controller.enqueue(new Uint8Array(100));
        isBegun = true;
      };
      return new Response(new ReadableStream({ pull }));
    });
    await expect(asked(handler, {})).rejects.toThrow(/terminated|fetch failed/);
  });

  it('takes no more of a file than its caller takes', async () => {
    let pulled = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      pulled += 1;
      if (pulled > 3) controller.close();
      else controller.enqueue(new Uint8Array(1));
    };
    const full = Object.assign(new EventEmitter(), {
      statusCode: 0,
      writableFinished: false,
      setHeader: () => undefined,
      write: () => full.emit('full') && false,
      end: () => full.emit('ended'),
      destroy: () => undefined,
    });
    const request = Object.assign(new EventEmitter(), {
      method: 'GET',
      url: '/',
      headers: {},
      readableEnded: false,
      pause: () => undefined,
      resume: () => undefined,
    });
    const handled = nodeHandler(async () => new Response(new ReadableStream({ pull })))(
      request as unknown as NodeRequest,
      full,
    );
    await once(full, 'full');
    await new Promise(setImmediate);
    expect(pulled).toBeLessThanOrEqual(2);
    const ended = once(full, 'ended');
    full.on('full', () => setImmediate(() => full.emit('drain')));
    full.emit('drain');
    await ended;
    await handled;
  });
});
