import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from '../index.js';
import { abortableSleep } from './abortable-sleep.js';
import { boundedFetch } from './bounded-fetch.js';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('createClient', () => {
  it('needs an address and a key, and takes the rest from the platform', async () => {
    const keys: unknown[] = [];
    const baseUrl = await serve((request, response) => {
      keys.push(request.headers['idempotency-key']);
      response.end('{"success":true,"video_id":"v","video_url":"http://x/a.mp4","credits_used":1}');
    });
    const client = createClient({ baseUrl, apiKey: 'cw_key' });
    expect(await client.textToVideo({ prompt: 'a' })).toMatchObject({ video_id: 'v' });
    await client.textToVideo({ prompt: 'a' });
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('takes any part from the caller instead', async () => {
    const asked: string[] = [];
    const client = createClient({
      baseUrl: 'http://nowhere.example',
      apiKey: 'cw_key',
      fetch: async (url) => {
        asked.push(url);
        return new Response('{"success":true,"models":[]}');
      },
    });
    await client.models();
    expect(asked).toEqual(['http://nowhere.example/api/v1/models']);
  });
});

describe('the bounded fetch', () => {
  const bounded = boundedFetch((url, init) => fetch(url, init as RequestInit));
  const init = { method: 'GET', headers: {}, redirect: 'manual' } as const;

  it('gives up on a silent server after its time', async () => {
    const url = await serve(() => undefined);
    await expect(bounded(url, { ...init, timeoutMs: 20 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('ends with the signal of the caller, with and without a time limit', async () => {
    const url = await serve(() => undefined);
    const reason = new Error('left');
    for (const timeoutMs of [undefined, 60_000]) {
      const controller = new AbortController();
      const call = bounded(url, {
        ...init,
        signal: controller.signal,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      controller.abort(reason);
      await expect(call).rejects.toBe(reason);
    }
  });

  it('answers as fetch does where nothing is bounded', async () => {
    const url = await serve((_, response) => void response.end('text'));
    expect(await (await bounded(url, init)).text()).toBe('text');
  });
});

describe('the abortable sleep', () => {
  it('resolves', async () => {
    expect(await Promise.all([abortableSleep(1), abortableSleep(1, new AbortController().signal)])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('rejects at once with the reason of a signal, aborted before or after', async () => {
    const reason = new Error('left');
    await expect(abortableSleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = abortableSleep(60_000, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });

  it('sleeps on, and does not overflow, when asked for more than a timer takes', async () => {
    const controller = new AbortController();
    const order: string[] = [];
    const sleeping = abortableSleep(3_000_000_000, controller.signal).catch(() => order.push('sleep'));
    await abortableSleep(5);
    order.push('short');
    controller.abort();
    await sleeping;
    expect(order).toEqual(['short', 'sleep']);
  });
});
