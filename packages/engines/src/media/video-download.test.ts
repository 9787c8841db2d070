import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createVideoDownload, type VideoDownloadOptions } from './video-download.js';

const signal = new AbortController().signal;
const servers: Server[] = [];
let tempDir = '';

beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'video-download-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  await rm(tempDir, { recursive: true });
});

async function origin(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A download that may reach loopback in the clear, as no engine's may. */
function insider(host: string, options: Partial<VideoDownloadOptions> = {}) {
  return createVideoDownload({
    tempDir,
    allowedHosts: [host],
    allowPrivateHosts: true,
    httpsOnly: false,
    ...options,
  });
}

/**
 * A file goes once its stream is closed, a moment after its end. One that stays keeps the test until its time
 * is up.
 */
async function expectNothingLeft(): Promise<void> {
  while ((await filesLeft()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await filesLeft()).toEqual([]);
}

const filesLeft = async () =>
  (await readdir(tempDir, { recursive: true })).filter((name) => name.endsWith('.download'));

describe('createVideoDownload', () => {
  it('hands over the whole file as a stream, and leaves nothing behind once that has ended', async () => {
    const host = await origin((_request, response) => response.end(Buffer.alloc(2_000_000, 7)));
    const stream = await insider(host)(`http://${host}/a.mp4`, signal, { maxBytes: 3_000_000 });
    const bytes = await new Response(stream).arrayBuffer();
    expect(Buffer.from(bytes).equals(Buffer.alloc(2_000_000, 7))).toBe(true);
    await expectNothingLeft();
  });

  it('leaves nothing behind of a stream that was given up', async () => {
    const host = await origin((_request, response) => response.end(Buffer.alloc(2_000_000, 7)));
    const stream = await insider(host)(`http://${host}/a.mp4`, signal);
    await stream.cancel();
    await expectNothingLeft();
  });

  it('refuses what is larger than the limit, in the clear, or at a private address', async () => {
    const host = await origin((_request, response) => response.end(Buffer.alloc(2_000, 7)));
    const url = `http://${host}/a.mp4`;
    await expect(insider(host)(url, signal, { maxBytes: 1_999 })).rejects.toMatchObject({
      reason: 'too_large',
    });
    await expect(insider(host, { httpsOnly: true })(url, signal)).rejects.toMatchObject({ reason: 'scheme' });
    const download = createVideoDownload({ tempDir });
    await expect(download('http://1.1.1.1/a.mp4', signal)).rejects.toMatchObject({ reason: 'scheme' });
    await expect(download('https://127.0.0.1/a.mp4', signal)).rejects.toMatchObject({
      reason: 'address_denied',
    });
    await expectNothingLeft();
  });
});
