import { describe, expect, it } from '@jest/globals';
import { createClient } from '../../src/client/index.js';
import { GenerationFailedError } from '../../src/errors/index.js';
import { answer, createFakeServer, videoFails } from '../../src/testing/index.js';

const HEARTBEAT = { headers: { Prefer: 'heartbeat=15' } };

describe('a client that asks for signs of life', () => {
  it('gets its video from an answer that begins with spaces', async () => {
    const server = createFakeServer();
    const client = createClient(server.connection);
    const { video_url: url } = await client.textToVideo({ prompt: 'a boat' }, HEARTBEAT);
    const body = `    ${JSON.stringify({ success: true, video_id: 'vid_1', video_url: url, credits_used: 1 })}`;
    server.script('create', answer({ status: 200, body }));
    expect(await client.textToVideo({ prompt: 'a boat' }, HEARTBEAT)).toMatchObject({ video_id: 'vid_1' });
    expect(server.requests[0]?.headers['prefer']).toBe('heartbeat=15');
  });

  it('gets the error of a video that failed under the 200', async () => {
    const server = createFakeServer();
    server.script('create', videoFails('generation_failed', 'The engine gave up.'));
    const client = createClient(server.connection);
    const made = client.textToVideo({ prompt: 'a boat' }, HEARTBEAT);
    await expect(made).rejects.toThrow(GenerationFailedError);
    await expect(made).rejects.toMatchObject({ message: 'The engine gave up.', status: 500 });
    expect(server.videos).toHaveLength(1);
  });

  it('follows a video that was not done when the hold ended', async () => {
    const server = createFakeServer({ queuedMs: 200_000, makingMs: 200_000 });
    const client = createClient(server.connection);
    const { video_url: url } = await client.textToVideo({ prompt: 'a boat' }, HEARTBEAT);
    expect(url).toBe(server.videos[0]?.video_url);
  });

  it('finds its video where the stream was cut off between two signs', async () => {
    const server = createFakeServer();
    const client = createClient(server.connection);
    server.script('create', async (pass) => {
      await pass();
      return new Response('   ', { status: 200 });
    });
    const { video_url: url } = await client.textToVideo({ prompt: 'a boat' }, HEARTBEAT);
    expect(url).toBe(server.videos[0]?.video_url);
    expect(server.videos).toHaveLength(1);
  });
});
