import { beforeAll, describe, expect, it } from '@jest/globals';
import type { INodeParameters, INodePropertyOptions } from 'n8n-workflow';
import { seedVideo } from '../../../tests/support/index.js';
import { KeptAnswers } from '../nodes/Clipwright/lists/kept-answers.js';
import { modelLists, type ModelList } from '../nodes/Clipwright/lists/model-lists.js';
import { videoLists } from '../nodes/Clipwright/lists/video-list.js';
import { startClipwright, type RunningClipwright } from './support/clipwright.js';
import { listHost } from './support/n8n-host.mjs';

/** Makes modelb3, which could be 15 s long, in 5 s and one shape alone. */
const NARROW = {
  engines: {
    narrow: {
      kind: 'openai-videos',
      flavour: 'generic',
      model: 'narrow',
      modes: ['text'],
      durationsSeconds: { min: 5, max: 5 },
      aspectRatios: ['16:9'],
      resolutions: ['720p', '1440p'],
      replicas: [{ name: 'a', url: 'http://127.0.0.1:9' }],
    },
  },
  models: { modelb3: { engine: 'narrow' } },
};

describe("The editor's lists", () => {
  let clipwright: RunningClipwright;

  beforeAll(async () => {
    clipwright = await startClipwright({ CLIPWRIGHT_CONFIG: JSON.stringify(NARROW) });
  });

  const host = (parameters: INodeParameters, baseUrl = clipwright.credential.baseUrl) =>
    listHost({
      ...clipwright.credential,
      baseUrl,
      parameters: { operation: 'generateFromText', model: '', ...parameters },
    });
  const list = (name: ModelList, parameters: INodeParameters = {}) =>
    modelLists[name].call(host(parameters).context);
  const namesOf = (options: readonly INodePropertyOptions[]) => options.map(({ name }) => name);

  it('offer the models of the server, with what each makes', async () => {
    expect(await list('listModels')).toEqual([
      { name: 'Default (modela2)', value: '' },
      { name: 'modela2', value: 'modela2', description: '1 to 10 s, 480p, 720p, 768p, silent' },
      { name: 'modelb3', value: 'modelb3', description: '5 s, 720p, 1440p, 2k, silent' },
    ]);
  });

  it('offer only the models that start from an image to a generation from one', async () => {
    expect(namesOf(await list('listModels', { operation: 'generateFromImage' }))).toEqual([
      'Default (modela2)',
      'modela2',
    ]);
  });

  it.each([
    ['', ['Default (5 s)', ...Array.from({ length: 10 }, (_, index) => `${index + 1} s`)]],
    ['modelb3', ['Default (5 s)', '5 s']],
  ])('offer the lengths that model "%s" can make', async (model, lengths) => {
    expect(namesOf(await list('listDurations', { model }))).toEqual(lengths);
  });

  it('offer the shapes that the chosen model makes, or that of the image', async () => {
    expect(namesOf(await list('listAspectRatios', { model: 'modelb3' }))).toEqual(['Default (16:9)', '16:9']);
    const fromImage = await list('listAspectRatios', { operation: 'generateFromImage' });
    expect(namesOf(fromImage)).toEqual([
      "Default (the image's own)",
      '16:9',
      '9:16',
      '1:1',
      '4:3',
      '3:4',
      '21:9',
    ]);
  });

  it('offer the sizes of the chosen model, with their price', async () => {
    expect(await list('listResolutions', { model: 'modelb3' })).toEqual([
      { name: 'Default (1440p)', value: '' },
      { name: '720p', value: '720p', description: '4 credits for a second of video' },
      { name: '1440p', value: '1440p', description: '10 credits for a second of video' },
      { name: '2k (Served as 1440p)', value: '2k', description: '10 credits for a second of video' },
    ]);
  });

  it('offer the frame rates of the chosen model', async () => {
    expect(namesOf(await list('listFrameRates'))).toEqual(['Default (24)', '24', '25', '30', '60']);
    expect(namesOf(await list('listFrameRates', { model: 'modelb3' }))).toEqual(['Default (24)', '24']);
  });

  it.each([null, '={{ $json.model }}'])(
    'offer what any model makes while the model is an expression that nobody can resolve (%s)',
    async (model) => {
      expect(namesOf(await list('listResolutions', { model }))).toEqual([
        'Default',
        '480p',
        '720p',
        '768p (Served as 720p)',
        '1440p',
        '2k (Served as 1440p)',
      ]);
    },
  );

  it('ask a server once for all of them, and each server for its own', async () => {
    const { context, requests } = host({}, `${clipwright.credential.baseUrl}/`);
    await Promise.all([modelLists.listModels.call(context), modelLists.listDurations.call(context)]);
    const elsewhere = host({}, 'http://127.0.0.1:9');
    await expect(modelLists.listModels.call(elsewhere.context)).rejects.toThrow('could not be reached');
    expect(requests.length).toBeLessThanOrEqual(1);
    expect(elsewhere.requests.length).toBeGreaterThan(0);
  });

  it('say what to do when the server can not be reached', async () => {
    const { context } = host({}, 'http://127.0.0.1:9');
    const asks = [() => modelLists.listModels.call(context), () => videoLists.searchVideos.call(context)];
    for (const ask of asks)
      await expect(ask()).rejects.toThrow(
        /^The server could not be reached.* Is the server running, and does n8n reach it\?.* Until then the defaults work, and a value can be given as an expression\.$/,
      );
  });

  it('say that the base URL is none', async () => {
    await expect(modelLists.listModels.call(host({}, 'clips').context)).rejects.toThrow(
      /^The base URL of the credential is not an http or https address\. Set it to /,
    );
  });

  describe('of videos', () => {
    const search = (parameters: INodeParameters, filter?: string, token?: string) =>
      videoLists.searchVideos.call(host(parameters).context, filter, token);
    const seed = (video: Parameters<typeof seedVideo>[2]) =>
      seedVideo(clipwright.server.database, clipwright.account, video);
    const ids: Record<string, string> = {};

    beforeAll(async () => {
      ids['boat'] = await seed({ prompt: 'A red paper boat drifts down a rainy street' });
      ids['kite'] = await seed({ prompt: 'a kite', status: 'failed' });
      for (let at = 0; at < 50; at += 1) await seed({ prompt: `filler ${at}`, status: 'canceled' });
    });

    it('show prompt, date and status, newest first, page after page', async () => {
      const first = await search({ operation: 'getStatus' });
      expect(first.results).toHaveLength(50);
      expect(first.results[0]?.name).toMatch(/^filler 49 · \d{4}-\d\d-\d\d \d\d:\d\d · canceled$/);
      const second = await search({ operation: 'getStatus' }, undefined, String(first.paginationToken));
      expect(second.results.map(({ value }) => value)).toEqual([ids['kite'], ids['boat']]);
      expect(second.results[1]).toMatchObject({
        name: expect.stringMatching(/^A red paper boat drifts dow… · .+ · completed$/),
        url: expect.stringContaining(`/media/${ids['boat']}-1.mp4`),
      });
      expect(second.paginationToken).toBeUndefined();
    });

    it('find them by words, over all pages, and by their id', async () => {
      for (const words of ['PAPER boat', ids['boat']]) {
        const { results } = await search({ operation: 'delete' }, words);
        expect(results.map(({ value }) => value)).toEqual([ids['boat']]);
      }
    });

    it('hold for Download those alone that have a file', async () => {
      const { results } = await search({ operation: 'download' });
      expect(results.map(({ value }) => value)).toEqual([ids['boat']]);
    });
  });
});

describe('Kept answers', () => {
  it('hold for their time, then are read again; failures are not kept', async () => {
    let nowMs = 0;
    const kept = new KeptAnswers<number>({ lifeMs: 60_000, now: () => nowMs });
    const read = (value: number) => () => Promise.resolve(value);
    expect(await kept.get('a', read(1))).toBe(1);
    nowMs = 59_999;
    expect(await kept.get('a', read(2))).toBe(1);
    expect(await kept.get('b', read(3))).toBe(3);
    nowMs = 60_000;
    expect(await kept.get('a', read(4))).toBe(4);
    await expect(kept.get('c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.get('c', read(5))).toBe(5);
    nowMs = 180_000;
    await kept.get('d', read(6));
    expect(kept.size).toBe(1);
  });
});
