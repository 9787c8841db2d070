import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RULE, faults, scene, type Fault } from './faulty-scene.js';

describe('a thousand calls', () => {
  it('made at once never break the window and make a thousand videos', async () => {
    const { client, overWindow, clock } = scene({}, {}, 100_000);
    const startMs = clock.now();
    const videos = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => client.textToVideo({ prompt: `number ${n}` })),
    );
    expect(new Set(videos.map((video) => video.video_id)).size).toBe(1000);
    expect(overWindow()).toBe(0);
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(66 * RULE.windowMs);
    expect(clock.now() - startMs).toBeLessThan(70 * RULE.windowMs);
  });

  it('keep within the window of a server that knows interface.md alone', async () => {
    const { client, server, count, overWindow } = scene({ additions: false });
    await Promise.all(Array.from({ length: 60 }, (_, n) => client.textToVideo({ prompt: `number ${n}` })));
    expect([server.videos.length, overWindow()]).toEqual([60, 0]);
    expect(count('GET', '/api/v1/account')).toBe(1);
  });

  it.each([-3_600_000, -700, 700, 3_600_000])(
    'keep within the window of a server whose clock is %i ms ahead',
    async (skewMs) => {
      const { client, server, clock, overWindow } = scene({ skewMs });
      const startMs = clock.now();
      await Promise.all(Array.from({ length: 40 }, (_, n) => client.textToVideo({ prompt: `${n}` })));
      expect([server.videos.length, overWindow()]).toEqual([40, 0]);
      expect(clock.now() - startMs).toBeLessThan(3 * RULE.windowMs);
    },
  );

  it('are sent in the order in which they were made', async () => {
    const { client, server } = scene();
    await Promise.all(Array.from({ length: 40 }, (_, n) => client.textToVideo({ prompt: `${n}` })));
    expect(server.videos.map(({ prompt }) => prompt)).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`));
  });

  it('drip, when asked to, one a minute', async () => {
    const { client, clock, overWindow } = scene(
      { rule: { limit: 40, windowMs: 1_800_000 } },
      { dripMs: 60_000 },
    );
    const startMs = clock.now();
    await Promise.all(Array.from({ length: 31 }, (_, n) => client.textToVideo({ prompt: `${n}` })));
    expect(clock.now() - startMs).toBe(30 * 60_000);
    expect(overWindow()).toBe(0);
  });

  it('slow down below five remaining places', async () => {
    const { client, clock } = scene();
    const startsMs: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      await client.textToVideo({ prompt: `${n}` });
      startsMs.push(clock.now());
    }
    const gaps = startsMs.slice(1).map((atMs, n) => atMs - startsMs[n]!);
    expect(gaps).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60_000, 60_000, 60_000, 60_000]);
  });
});

describe('whatever the server does', () => {
  const harmless: Fault[] = [
    'none',
    'drop_before_admission',
    'drop_after_admission',
    'close_mid_body',
    'garbage',
    'success_without_video',
    'success_without_url',
    'failure_with_200',
    'bad_gateway',
    'internal_error',
    'refuse',
    'hold_too_long',
    'no_headers',
    'mad_headers',
    'status_drops',
  ];

  it('every call makes one video, and the window is never broken', async () => {
    const plan = fc.array(fc.constantFrom(...harmless), { minLength: 1, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(plan, fc.integer({ min: 1, max: 20 }), async (list, calls) => {
        const { client, server, overWindow } = scene(
          { fault: faults(...list), rule: { limit: 5, windowMs: 600_000 } },
          { maxRecoveries: 30, maxRateLimitWaits: 30 },
          100_000,
        );
        const videos = await Promise.all(
          Array.from({ length: calls }, (_, n) => client.textToVideo({ prompt: `${n}` })),
        );
        expect(new Set(videos.map((video) => video.video_id)).size).toBe(calls);
        expect(server.videos.length).toBe(calls);
        expect(overWindow()).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
