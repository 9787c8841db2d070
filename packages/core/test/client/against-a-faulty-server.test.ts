import { describe, expect, it } from '@jest/globals';
import { faults, scene, type Fault } from './faulty-scene.js';

describe('a generation whose answer is lost', () => {
  it.each<Fault>([
    'drop_before_admission',
    'drop_after_admission',
    'close_mid_body',
    'garbage',
    'success_without_video',
    'success_without_url',
    'failure_with_200',
    'bad_gateway',
    'internal_error',
    'hold_too_long',
    'status_drops',
  ])('by %s is recovered, and the video is made once', async (fault) => {
    const { client, server, overWindow } = scene({ fault: faults(fault), makingMs: 2_500 });
    const video = await client.textToVideo({ prompt: 'a red ball' });
    const [made, ...more] = server.videos;
    expect(video).toMatchObject({
      success: true,
      video_id: made?.video_id,
      video_url: made?.video_url,
      credits_used: 10,
    });
    expect([more.length, overWindow()]).toEqual([0, 0]);
  });

  it('is asked for by its key before anything is sent again', async () => {
    const { client, server } = scene({ fault: faults('drop_after_admission') });
    await client.textToVideo({ prompt: 'a' });
    expect(server.requests.map((one) => `${one.method} ${one.path}`)).toEqual([
      'POST /api/v1/text-to-video.php',
      'GET /api/v1/video-status.php',
    ]);
  });

  it('is sent again, under the same key, only where the server surely has no such video', async () => {
    const { client, server } = scene({
      fault: faults('drop_before_admission', 'drop_before_admission'),
    });
    await client.textToVideo({ prompt: 'a' });
    const keys = server.requests
      .filter((one) => one.method === 'POST')
      .map((one) => one.headers['idempotency-key']);
    expect(keys).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('is never sent again to a server that can not be asked by key', async () => {
    const { client, count } = scene({ fault: faults('drop_after_admission'), additions: false });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      code: 'connection_failed',
      status: 0,
    });
    expect(count('POST', '/api/v1/text-to-video.php')).toBe(1);
  });

  it('is given up after a bounded number of tries', async () => {
    const { client, count } = scene(
      { fault: () => 'drop_before_admission' },
      { maxRecoveries: 3, maxAbsenceMs: 0 },
    );
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code: 'connection_failed' });
    expect(count('POST', '/api/v1/text-to-video.php')).toBe(3);
  });

  it('by a time-out of the transport is recovered too', async () => {
    const { client, server } = scene({ fault: faults('hang') }, { generationTimeoutMs: 50 });
    const { video_id: id } = await client.textToVideo({ prompt: 'a' });
    expect(server.videos.map((video) => video.video_id)).toEqual([id]);
  });
});

describe('429s', () => {
  it('are waited out as Retry-After says, doubled on repeats, with a tenth of jitter at most', async () => {
    const { client, clock } = scene({ fault: faults('refuse', 'refuse', 'refuse') });
    const startMs = clock.now();
    await client.textToVideo({ prompt: 'a' });
    expect(clock.now() - startMs).toBe((7_000 + 14_000 + 28_000) * 1.05);
  });

  it('end the call after a bounded number', async () => {
    const { client, count } = scene({ fault: () => 'refuse' }, { maxRateLimitWaits: 2 });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      code: 'rate_limited',
      status: 429,
      message: 'Later.',
    });
    expect(count('POST', '/api/v1/text-to-video.php')).toBe(3);
  });

  it('that ask for more than the longest wait end the call at once', async () => {
    const { client, clock } = scene({ fault: () => 'refuse' }, { maxWaitMs: 6_999 });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(clock.sleptMs).toEqual([]);
  });

  it('hold back every call of the client, and tell each why it waits', async () => {
    const { client, clock } = scene({ fault: faults('refuse') });
    const notices: object[] = [];
    await client.textToVideo({ prompt: 'a' }, { onWait: (notice) => notices.push(notice) });
    expect(notices).toEqual([{ reason: 'rate_limited', waitMs: 7_350 }]);
    expect(clock.sleptMs).toEqual([5_000, 2_350]);
  });
});
