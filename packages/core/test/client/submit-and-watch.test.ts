import { describe, expect, it } from '@jest/globals';
import { answerOf } from '../../src/client/index.js';
import { ClipwrightError } from '../../src/errors/index.js';
import { MADE, NOT_FOUND, scripted, statusBody, type ScriptedStep } from './scripted-fetch.js';

const ACCEPTED = {
  success: true,
  video_id: 'vid_1',
  status: 'queued',
  queue_position: 3,
  estimated_seconds: 40,
};

const working = (changes: object = {}, headers: Record<string, string> = {}): ScriptedStep => ({
  body: statusBody({ status: 'processing', progress: 1, video_url: null, ...changes }),
  headers,
});

describe('submit', () => {
  it('resolves with an id at once, and asks for nothing else', async () => {
    const { client, asked, clock } = scripted([{ status: 202, body: ACCEPTED }]);
    expect(await client.submit({ prompt: 'a' }, { idempotencyKey: 'order-7' })).toEqual(ACCEPTED);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.init.headers).toMatchObject({ Prefer: 'respond-async', 'Idempotency-Key': 'order-7' });
    expect(clock.sleptMs).toEqual([]);
  });

  it('asks the route of what it is given', async () => {
    const { client, asked } = scripted(Array.from({ length: 4 }, () => ({ status: 202, body: ACCEPTED })));
    await client.submit({ prompt: 'a', video_model: 'modela2' });
    await client.submit({ prompt: 'a', reference_image_urls: ['https://e.com/a.png'] });
    await client.submit({ image_url: 'https://e.com/a.png', prompt: 'a' });
    await client.submit({ prompt: 'a', source_video_id: 'vid_1' });
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual([
      'text-to-video.php',
      'text-to-video.php',
      'image-to-video.php',
      'image-to-video.php',
    ]);
  });

  it('takes a video that is made already for a completed one', async () => {
    const { client } = scripted([{ body: MADE }]);
    expect(await client.submit({ prompt: 'a' })).toMatchObject({ video_id: 'vid_1', status: 'completed' });
  });

  it('finds a video whose answer was lost, as it is then', async () => {
    const { client, asked } = scripted([new Error('reset'), working()]);
    expect(await client.submit({ prompt: 'a' })).toMatchObject({ video_id: 'vid_1', status: 'processing' });
    expect(asked.map(({ init }) => init.method)).toEqual(['POST', 'GET']);
  });
});

describe('watch', () => {
  async function seen(states: AsyncIterable<{ status: string }>): Promise<string[]> {
    const all: string[] = [];
    for await (const { status } of states) all.push(status);
    return all;
  }

  it('gives every state until the video is over, the last one too', async () => {
    const { client } = scripted([working({ status: 'queued' }), working(), { body: statusBody() }]);
    expect(await seen(client.watch('vid_1'))).toEqual(['queued', 'processing', 'completed']);
  });

  it('takes what submit resolved with', async () => {
    const { client, asked } = scripted([{ status: 202, body: ACCEPTED }, { body: statusBody() }]);
    expect(await seen(client.watch(await client.submit({ prompt: 'a' })))).toEqual(['completed']);
    expect(asked[1]?.url).toMatch(/video_id=vid_1$/);
  });

  it('gives a failure as a state, and rejects with none', async () => {
    const { client } = scripted([{ body: statusBody({ status: 'failed' }) }]);
    expect(await seen(client.watch('vid_1'))).toEqual(['failed']);
  });

  it.each([
    ['Retry-After', [working({}, { 'retry-after': '25' })], [25_000]],
    [
      'what it expects',
      [working({ estimated_seconds: 20 }), working({ estimated_seconds: 2 })],
      [5_000, 1_000],
    ],
    ['what it expects, every ten seconds at least', [working({ estimated_seconds: 600 })], [10_000]],
  ])('asks as often as the server wants to be: by %s', async (_, states, sleptMs) => {
    const { client, clock } = scripted([...states, { body: statusBody() }]);
    await seen(client.watch('vid_1'));
    expect(clock.sleptMs).toEqual(sleptMs);
  });

  it('asks no more once nobody reads on', async () => {
    const { client, asked } = scripted([working(), working()]);
    for await (const state of client.watch('vid_1')) if (state.status === 'processing') break;
    expect(asked).toHaveLength(1);
  });

  it('rejects once its time is over', async () => {
    const { client, clock } = scripted([working(), working(), working()]);
    const startMs = clock.now();
    await expect(seen(client.watch('vid_1', { timeoutMs: 1_500 }))).rejects.toMatchObject({
      code: 'generation_timeout',
      videoId: 'vid_1',
    });
    expect(clock.now() - startMs).toBe(1_500);
  });
});

describe('all videos', () => {
  const page = (ids: string[], next: string | null): ScriptedStep => ({
    body: { success: true, videos: ids.map((id) => statusBody({ video_id: id })), next_cursor: next },
    headers: { 'x-request-id': `req_${ids[0]}` },
  });

  it('come page by page, as they are read', async () => {
    const { client, asked } = scripted([page(['a', 'b'], 'n/1'), page(['c'], null)]);
    const ids: string[] = [];
    for await (const video of client.videos({ status: 'completed', limit: 2 })) {
      ids.push(video.video_id);
      if (ids.length === 2) expect(asked).toHaveLength(1);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual([
      'status=completed&limit=2',
      'status=completed&limit=2&cursor=n%2F1',
    ]);
  });

  it('know the answer that they came with', async () => {
    const { client } = scripted([page(['a'], null)]);
    for await (const video of client.videos()) expect(answerOf(video)?.requestId).toBe('req_a');
  });
});

describe('the raw answer', () => {
  const headers = { 'x-request-id': 'req_9', 'x-own': 'yes' };
  const told = { status: 200, requestId: 'req_9' };

  it('stands beside every result, where neither JSON nor a comparison meets it', async () => {
    const list = { success: true, videos: [], next_cursor: null };
    const { client } = scripted([
      { body: MADE, headers },
      { body: statusBody(), headers },
      { body: list, headers },
      { body: { success: true, models: [] }, headers },
      { status: 202, body: ACCEPTED, headers },
    ]);
    const results = [
      await client.textToVideo({ prompt: 'a' }),
      await client.waitForVideo('vid_1'),
      await client.listVideos(),
      await client.models(),
    ];
    for (const result of results) {
      expect(answerOf(result)).toMatchObject(told);
      expect(answerOf(result)?.headers.get('x-own')).toBe('yes');
    }
    expect(JSON.parse(JSON.stringify(results[0]))).toEqual(MADE);
    expect(answerOf(await client.submit({ prompt: 'a' }))).toMatchObject({ ...told, status: 202 });
    expect(answerOf({})).toBeNull();
  });

  it('stands in every error that an answer told', async () => {
    const { client } = scripted([
      { status: 402, body: { success: false, error: 'Pay.', code: 'payment_required' }, headers },
      { status: 404, body: '<html>', headers },
      { status: 404, body: NOT_FOUND, headers },
    ]);
    const failures = [
      await client.textToVideo({ prompt: 'a' }).catch((error: unknown) => error),
      await client.models().catch((error: unknown) => error),
    ] as ClipwrightError[];
    expect(failures.map(({ status, headers: all }) => [status, all?.get('x-own')])).toEqual([
      [402, 'yes'],
      [404, 'yes'],
    ]);
    expect(failures.map(({ requestId }) => requestId)).toEqual(['req_9', 'req_9']);
    await expect(client.videoStatus('v')).rejects.toMatchObject({ requestId: 'req_1' });
  });
});
