import { describe, expect, it } from '@jest/globals';
import { InvalidRequestError } from '../../src/errors/index.js';
import { type ClipwrightPlanner, createPlanner } from '../../src/plan/index.js';
import { createFakeServer, gatewayError, lostAnswer, type FakeServer } from '../../src/testing/index.js';
import { upload } from '../../src/upload/index.js';

/** A server of its own, and whoever asks it without ever sleeping. */
function scene(): { server: FakeServer; planner: ClipwrightPlanner } {
  const server = createFakeServer({ queuedMs: 3_000, makingMs: 9_000 });
  const { baseUrl, apiKey, fetch } = server;
  return { server, planner: createPlanner({ baseUrl, apiKey, fetch, sleep: () => Promise.resolve() }) };
}

describe('a plan', () => {
  it('says what a request would make, cost and take, and leaves no video and a whole window', async () => {
    const { server, planner } = scene();
    const plan = await planner.plan({ prompt: 'a boat', video_model: 'modelb3', duration: 3, seed: 7 });
    expect(plan).toMatchObject({
      video_model: 'modelb3',
      resolution: '1440p',
      width: 2560,
      height: 1440,
      aspect_ratio: '16:9',
      duration: 3,
      fps: 24,
      has_audio: true,
      seed: 7,
      credits: 30,
      engine: 'sketch',
      queue_position: 1,
      estimated_seconds: 12,
      making_seconds: 9,
      would_refuse: null,
    });
    const headers = { Authorization: `Bearer ${server.apiKey}` };
    const account = await (await server.fetch(`${server.baseUrl}/api/v1/account`, { headers })).json();
    expect(account).toMatchObject({ rate_limit: { remaining: 15 } });
    expect(server.requests.map(({ route }) => route)).toEqual(['plan', 'account']);
  });

  it('says what would stand in the way', async () => {
    const { server, planner } = scene();
    server.takePlaces(15);
    const { would_refuse: refusal } = await planner.plan({ prompt: 'a boat' });
    expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('is of a video that goes on, too, and refuses one that is not there by the name of the field', async () => {
    const { server, planner } = scene();
    const source = server.addVideo({});
    const plan = await planner.plan({ source_video_id: source, prompt: 'a boat' });
    expect(plan).toMatchObject({ mode: 'image', source_video_id: source });
    const unknown = await server.fetch(`${server.baseUrl}/api/v1/image-to-video`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${server.apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ source_video_id: 'vid_x' }),
    });
    expect(await unknown.json()).toMatchObject({ code: 'invalid_request', param: 'source_video_id' });
  });

  it('is of an image, too: by its address, or sent along', async () => {
    const { server, planner } = scene();
    const image = await upload(new Blob([new Uint8Array([1, 2, 3])]));
    for (const input of [{ image_url: 'https://example.com/a.png' }, { image }])
      expect(await planner.plan({ ...input, aspect_ratio: '1:1' })).toMatchObject({
        mode: 'image',
        width: 720,
      });
    expect(server.requests.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/api/v1/image-to-video/plan'),
    );
  });

  it('is asked for again where its answer was lost, and not where the request is at fault', async () => {
    const { server, planner } = scene();
    server.script('plan', lostAnswer(), gatewayError());
    expect((await planner.plan({ prompt: 'a boat' })).would_refuse).toBeNull();
    await expect(planner.plan({ prompt: '' })).rejects.toThrow(InvalidRequestError);
    expect(server.requests).toHaveLength(4);
  });
});
