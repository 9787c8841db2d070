import { afterEach, describe, expect, it } from '@jest/globals';
import { OpenAiVideoServer, type Orders, type VideoServerOptions } from './openai-video-server.js';

describe('a video server on loopback', () => {
  let server: OpenAiVideoServer | undefined;
  afterEach(() => server?.stop());

  async function started(options: VideoServerOptions): Promise<OpenAiVideoServer> {
    server = await OpenAiVideoServer.start(options);
    return server;
  }

  const ask = (path: string, init?: RequestInit) => fetch(`${server!.origin}${path}`, init);
  const order = (orders: Orders) => ask('/control', { method: 'POST', body: JSON.stringify(orders) });
  const begin = (fields: Record<string, string>) =>
    ask('/v1/videos', { method: 'POST', body: JSON.stringify(fields) });

  function form(fields: Record<string, string>): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  }

  async function ended(id: string): Promise<Response> {
    for (;;) {
      const answer = await ask(`/v1/videos/${id}`);
      const { status } = (await answer.clone().json()) as { status: string };
      if (!['queued', 'in_progress'].includes(status)) return answer;
    }
  }

  it('makes a real video, and counts what it was asked for', async () => {
    (await started({ flavour: 'sglang' })).tell({ renderMs: 1_000 });
    const { id, status } = (await (await begin({ prompt: 'a sea', seconds: '1' })).json()) as {
      id: string;
      status: string;
    };
    expect([status, (await ask(`/v1/videos/${id}/content`)).status]).toEqual(['queued', 404]);
    await ended(id);
    const file = Buffer.from(await (await ask(`/v1/videos/${id}/content`)).arrayBuffer());
    expect(file.toString('latin1', 4, 8)).toBe('ftyp');
    expect(await (await ask('/control')).json()).toEqual({
      starts: 1,
      cancels: 0,
      downloads: 1,
      busiest: 1,
      jobs: [{ id, state: 'completed' }],
    });
  });

  it('of vLLM-Omni takes forms and its own model alone, cancels, and tells a failure by its status', async () => {
    await started({ flavour: 'vllm-omni', model: 'wan' });
    expect((await begin({ prompt: 'a sea' })).status).toBe(422);
    expect(
      (await ask('/v1/videos', { method: 'POST', body: form({ prompt: 'a sea', model: 'other' }) })).status,
    ).toBe(400);
    await order({ renderMs: 5, next: ['fail'] });
    const { id } = (await (
      await ask('/v1/videos', { method: 'POST', body: form({ prompt: 'a sea', model: 'wan' }) })
    ).json()) as { id: string };
    expect((await ended(id)).status).toBe(500);
    await ask(`/v1/videos/${id}`, { method: 'DELETE' });
    expect(server!.counts).toMatchObject({ starts: 1, cancels: 1, jobs: [] });
  });

  it('of Dynamo answers when the video is done', async () => {
    await started({ flavour: 'dynamo', model: 'wan' });
    const { data } = (await (await begin({ prompt: 'a sea', model: 'wan' })).json()) as {
      data: { url: string }[];
    };
    expect((await ask(data[0]!.url)).headers.get('content-type')).toBe('video/mp4');
  });

  it('misbehaves when it is told to: once for each order', async () => {
    await started({ flavour: 'sglang' });
    await order({ next: ['refuse-start', 'drop-start'] });
    expect((await begin({ prompt: 'a sea' })).status).toBe(503);
    await expect(begin({ prompt: 'a sea' })).rejects.toThrow('fetch failed');
    expect(server!.counts.starts).toBe(1);
    const { id } = (await (await begin({ prompt: 'a sea' })).json()) as { id: string };
    await ended(id);
    await order({ next: ['cut-download'] });
    await expect(ask(`/v1/videos/${id}/content`).then((answer) => answer.arrayBuffer())).rejects.toThrow(
      'terminated',
    );
    await order({ forget: true });
    expect((await ask(`/v1/videos/${id}`)).status).toBe(404);
  });

  it('asks for its key where it has one', async () => {
    await started({ flavour: 'vllm-omni', apiKey: 'k3y' });
    expect((await ask('/v1/models')).status).toBe(401);
    expect((await ask('/v1/models', { headers: { authorization: 'Bearer k3y' } })).status).toBe(200);
  });
});
