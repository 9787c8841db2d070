import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse, type VideoStatusResponse } from '@clipwright/core/videos';
import { errorOf, postText, seedAccount, startServer, statusOf, type TestServer } from '../support/index.js';

let server: TestServer;
let caller: { origin: string; key: string };

// Nobody renders here: what was understood of a request stands in its status at once.
beforeAll(async () => {
  server = await startServer({ role: 'http', env: { RATE_LIMIT: '10000' } });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

const prompt = 'a red ball rolls';

async function understood(body: object): Promise<VideoStatusResponse> {
  const answer = await postText(caller, { prompt, ...body }, { headers: [['Prefer', 'respond-async']] });
  if (answer.status !== 202) throw new Error(`Expected 202, got ${answer.status}: ${answer.text}`);
  return await statusOf(caller, AcceptedResponse.parse(answer.json).video_id);
}

async function refusal(body: object) {
  return errorOf(await postText(caller, { prompt, ...body }), 'invalid_request');
}

describe('the model', () => {
  it('is modela2 where none is named: 5 s at 720p in 16:9, without sound', async () => {
    expect(await understood({})).toMatchObject({
      video_model: 'modela2',
      duration: 5,
      resolution: '720p',
      width: 1280,
      height: 720,
      aspect_ratio: '16:9',
      has_audio: false,
      mode: 'text',
    });
  });

  it('modelb3 makes 5 s at 2k in 16:9, with sound, where nothing else is asked for', async () => {
    expect(await understood({ video_model: 'modelb3' })).toMatchObject({
      duration: 5,
      resolution: '1440p',
      width: 2560,
      height: 1440,
      has_audio: true,
    });
  });

  it.each(['modelc4', 'ModelA2', 'modela2 ', ''])(
    '%j is refused with the names that there are',
    async (video_model) => {
      const body = await refusal({ video_model });
      expect(body.param).toBe('video_model');
      expect(body.error).toMatch(/modela2.*modelb3/);
    },
  );
});

describe('resolution and aspect ratio', () => {
  const served: [model: string, label: string, resolution: string, width: number, height: number][] = [
    ['modela2', '480p', '480p', 854, 480],
    ['modela2', '480P', '480p', 854, 480],
    ['modela2', '720p', '720p', 1280, 720],
    ['modela2', '720P', '720p', 1280, 720],
    ['modelb3', '720p', '720p', 1280, 720],
    ['modelb3', '768p', '768p', 1366, 768],
    ['modelb3', '768P', '768p', 1366, 768],
    ['modelb3', '1080p', '1080p', 1920, 1080],
    ['modelb3', '1440p', '1440p', 2560, 1440],
    ['modelb3', '2k', '1440p', 2560, 1440],
    ['modelb3', '2K', '1440p', 2560, 1440],
  ];
  it.each(served)(
    '%s takes %s and serves %s: %i x %i in 16:9, without a warning',
    async (video_model, label, resolution, width, height) => {
      expect(await understood({ video_model, resolution: label })).toMatchObject({
        resolution,
        width,
        height,
        warnings: [],
      });
    },
  );

  it.each(['768p', '768P'])(
    'modela2 takes %s, serves it at its maximum of 720p, and says so',
    async (label) => {
      const status = await understood({ resolution: label });
      expect(status).toMatchObject({ resolution: '720p', width: 1280, height: 720 });
      expect(status.warnings).toEqual([expect.stringContaining('720p')]);
    },
  );

  it.each(['1080p', '1440p', '2k', '2K'])(
    'modela2 refuses %s, naming its own labels and the model that has it',
    async (resolution) => {
      const body = await refusal({ resolution });
      expect(body.param).toBe('resolution');
      expect(body.error).toMatch(/480p.*720p/);
      expect(body.error).toContain('modelb3');
    },
  );

  it.each([
    ['modelb3', '480p'],
    ['modela2', '360p'],
    ['modelb3', '4k'],
    ['modela2', '720'],
    ['modela2', '1280x720'],
    ['modela2', '720p '],
    ['modela2', ''],
  ])('%s refuses %j', async (video_model, resolution) => {
    expect((await refusal({ video_model, resolution })).param).toBe('resolution');
  });

  const ratios: [ratio: string, width: number, height: number][] = [
    ['16:9', 1280, 720],
    ['9:16', 720, 1280],
    ['1:1', 720, 720],
    ['4:3', 960, 720],
    ['3:4', 720, 960],
    ['21:9', 1680, 720],
  ];
  it.each(ratios)('aspect_ratio %s at 720p is %i x %i', async (aspect_ratio, width, height) => {
    expect(await understood({ aspect_ratio })).toMatchObject({ aspect_ratio, width, height });
  });

  it.each(['480p', '720p'])(
    'both sides are even, and the shorter one is the label, at %s in every ratio',
    async (resolution) => {
      for (const [aspect_ratio] of ratios) {
        const { width, height } = await understood({ resolution, aspect_ratio });
        expect([(width ?? 1) % 2, (height ?? 1) % 2]).toEqual([0, 0]);
        expect(Math.min(width ?? 0, height ?? 0)).toBe(Number.parseInt(resolution, 10));
      }
    },
  );

  it.each(['5:4', '16/9', '16:9 ', '16x9', '32:18', 'auto', ''])(
    'aspect_ratio %j is refused with the ratios that there are',
    async (aspect_ratio) => {
      const body = await refusal({ aspect_ratio });
      expect(body.param).toBe('aspect_ratio');
      for (const [ratio] of ratios) expect(body.error).toContain(ratio);
    },
  );
});

describe('duration', () => {
  it.each([
    ['modela2', 1],
    ['modela2', 10],
    ['modelb3', 1],
    ['modelb3', 15],
  ])('%s takes %i s', async (video_model, duration) => {
    expect(await understood({ video_model, duration })).toMatchObject({ duration });
  });

  it.each([
    ['modela2', 0, 10],
    ['modela2', 11, 10],
    ['modela2', -5, 10],
    ['modelb3', 16, 15],
    ['modelb3', 0, 15],
  ])('%s refuses %i s and names its maximum, %i', async (video_model, duration, most) => {
    const body = await refusal({ video_model, duration });
    expect(body.param).toBe('duration');
    expect(body.error).toContain(String(most));
  });
});

describe('sound', () => {
  it('modelb3 makes it unless audio is false', async () => {
    expect((await understood({ video_model: 'modelb3' })).has_audio).toBe(true);
    expect((await understood({ video_model: 'modelb3', audio: true })).has_audio).toBe(true);
    expect((await understood({ video_model: 'modelb3', audio: false })).has_audio).toBe(false);
  });

  it('modela2 has none: audio false is taken, audio true is refused', async () => {
    expect((await understood({ audio: false })).has_audio).toBe(false);
    expect((await refusal({ audio: true })).param).toBe('audio');
  });
});

describe('the length of a prompt', () => {
  it.each([
    ['modela2', 2_000],
    ['modelb3', 7_000],
  ])('%s takes one of %i code points and not of one more', async (video_model, most) => {
    expect((await understood({ video_model, prompt: 'a'.repeat(most) })).prompt).toHaveLength(most);
    const body = await refusal({ video_model, prompt: 'a'.repeat(most + 1) });
    expect(body.param).toBe('prompt');
    expect(body.error.replace(',', '')).toContain(String(most));
  });

  it('counts code points: 2,000 emoji are 4,000 UTF-16 units and are taken', async () => {
    const emoji = '😀'.repeat(2_000);
    expect((await understood({ prompt: emoji })).prompt).toBe(emoji);
    expect((await refusal({ prompt: `${emoji}😀` })).param).toBe('prompt');
  });

  it('is counted after trimming, but the prompt is kept and given back as it was sent', async () => {
    const padded = `  \n${'a'.repeat(2_000)}\t  `;
    expect((await understood({ prompt: padded })).prompt).toBe(padded);
  });

  it('negative_prompt has the same limit', async () => {
    await understood({ negative_prompt: 'b'.repeat(2_000) });
    expect((await refusal({ negative_prompt: 'b'.repeat(2_001) })).param).toBe('negative_prompt');
  });
});

describe('seed', () => {
  it.each([0, 42, 4_294_967_295])('%i is taken and shown', async (seed) => {
    expect((await understood({ seed })).seed).toBe(seed);
  });

  it.each([-1, 4_294_967_296, 1.5])('%d is refused', async (seed) => {
    expect((await refusal({ seed })).param).toBe('seed');
  });

  it('is chosen, and shown, where none was sent', async () => {
    const seeds = await Promise.all([understood({}), understood({})]);
    for (const { seed } of seeds) expect(seed).toBeGreaterThanOrEqual(0);
    expect(seeds[0]?.seed).not.toBe(seeds[1]?.seed);
  });
});
