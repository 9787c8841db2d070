import { afterEach, describe, expect, it } from '@jest/globals';
import { download } from '../../src/download/index.js';
import { createClient } from '../../src/index.js';
import { createFakeClock, cutAnswer, lostAnswer } from '../../src/testing/index.js';
import { startFakeServer, type StartedFakeServer } from '../../src/testing/node/index.js';

const started: { close(): Promise<void> }[] = [];
const start = async (options: Parameters<typeof startFakeServer>[0] = {}): Promise<StartedFakeServer> => {
  const server = await startFakeServer(options);
  started.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

describe('a fake server that listens', () => {
  it('is one on loopback, in real time, that any client can speak to', async () => {
    const server = await start();
    const client = createClient({ baseUrl: server.baseUrl, apiKey: server.apiKey });
    const { video_url: url } = await client.textToVideo({ prompt: 'a cat' });
    const { stream, sizeBytes } = await download(url);
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(sizeBytes);
    expect(server.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect([server.videos.length, server.rateLimit.count]).toEqual([1, 1]);
  });

  it('breaks connections where the fault says so', async () => {
    const server = await start({ clock: createFakeClock() });
    server.script('account', lostAnswer(), cutAnswer());
    const ask = () =>
      fetch(`${server.baseUrl}/api/v1/account`, { headers: { 'X-API-Key': server.apiKey } }).then(
        (response) => response.text(),
      );
    await expect(ask()).rejects.toThrow('fetch failed');
    await expect(ask()).rejects.toThrow(/fetch failed|terminated/);
    expect(await ask()).toContain('acc_');
  });

  it('ends with every call that it holds', async () => {
    const server = await start({ makingMs: Infinity });
    const held = fetch(`${server.baseUrl}/api/v1/text-to-video`, {
      method: 'POST',
      headers: { 'X-API-Key': server.apiKey, 'Content-Type': 'application/json' },
      body: '{"prompt":"a"}',
    });
    const outcome = held.catch((error: Error) => error.message);
    while (server.videos.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await server.close();
    expect(await outcome).toBe('fetch failed');
  });
});
