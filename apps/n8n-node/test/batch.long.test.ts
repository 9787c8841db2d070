import { beforeEach, describe, expect, it } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { waitUntil } from '../../../tests/support/index.js';
import { runNode, type HostOptions } from './support/n8n-host.mjs';
import { startScriptedClipwright, type ScriptedClipwright } from './support/scripted-clipwright.mjs';

const text = { resource: 'video', operation: 'generateFromText', prompt: 'a snail', output: 'url' };

describe('A batch', () => {
  let clipwright: ScriptedClipwright;

  beforeEach(async () => {
    clipwright = await startScriptedClipwright();
  });

  const run = (prompts: readonly string[], options: Partial<HostOptions> = {}) =>
    runNode({
      baseUrl: clipwright.origin,
      apiKey: 'cw_scripted',
      parameters: text,
      items: prompts.map(() => ({ json: {} })),
      itemParameters: prompts.map((prompt): INodeParameters => ({ prompt })),
      ...options,
    });
  const begun = (count: number) =>
    waitUntil({ what: `${count} videos that are followed` }, () => {
      const followed = clipwright.videos.filter(({ looks }) => looks > 0);
      return Promise.resolve(followed.length >= count ? followed : undefined);
    });
  const finish = (prompt: string, status: 'completed' | 'failed' = 'completed') => {
    for (const video of clipwright.videos) if (video.body['prompt'] === prompt) video.end(status);
  };
  const options = (set: INodeParameters) => ({ parameters: { ...text, options: set } });

  it('has as many videos on their way at once as the user says, and never more', async () => {
    const running = run(['a', 'b', 'c'], options({ videosAtOnce: 2 }));
    await begun(2);
    expect(clipwright.posts()).toBe(2);
    finish('b');
    await begun(3);
    for (const prompt of ['a', 'c']) finish(prompt);
    await running;
    expect(clipwright.posts()).toBe(3);
  });

  it('gives the videos in the order of the items, whichever is made first', async () => {
    const running = run(['a', 'b', 'c', 'd']);
    await begun(4);
    for (const prompt of ['d', 'c', 'b', 'a']) finish(prompt);
    const { items } = await running;
    const promptOf = (id: unknown) =>
      clipwright.videos.find((video) => video.video_id === id)?.body['prompt'];
    expect(items.map(({ json }) => promptOf(json['video_id']))).toEqual(['a', 'b', 'c', 'd']);
    expect(items.map(({ pairedItem }) => pairedItem)).toEqual([0, 1, 2, 3].map((item) => ({ item })));
  });

  it('asks for several at once without having calls held, since the last of them would be refused', async () => {
    const running = run(['a', 'b']);
    await begun(2);
    for (const prompt of ['a', 'b']) finish(prompt);
    const { requests } = await running;
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ headers }) => headers['prefer'])).toEqual(['respond-async', 'respond-async']);
  });

  it('stops at an item that fails, and leaves the others to a retry that makes none of them twice', async () => {
    const memory = {};
    const failing = run(['a', 'b', 'c', 'd'], { memory, executionId: '1' });
    failing.catch(() => undefined);
    await begun(4);
    finish('a');
    finish('c', 'failed');
    await expect(failing).rejects.toMatchObject({
      description: expect.stringContaining('generation_failed'),
    });
    for (const prompt of ['b', 'd']) finish(prompt);
    const retried = run(['a', 'b', 'c', 'd'], { memory, executionId: '2', mode: 'retry' });
    await begun(5);
    finish('c');
    const { items } = await retried;
    const newest = (prompt: string) =>
      clipwright.videos.findLast(({ body }) => body['prompt'] === prompt)?.video_id;
    expect(items.map(({ json }) => json['video_id'])).toEqual(['a', 'b', 'c', 'd'].map(newest));
    expect(clipwright.posts()).toBe(5);
  });

  it('begins nothing more once an item was refused', async () => {
    await expect(run(['refused', 'b', 'c'], options({ videosAtOnce: 1 }))).rejects.toThrow(
      'It may not be made.',
    );
    expect(clipwright.posts()).toBe(1);
  });

  describe('that is canceled', () => {
    const canceled = async (set: INodeParameters) => {
      const abort = new AbortController();
      const running = run(['a', 'b'], { ...options(set), signal: abort.signal });
      running.catch(() => undefined);
      await begun(2);
      finish('a');
      abort.abort(new Error('canceled'));
      await expect(running).rejects.toThrow('The execution was canceled.');
      return clipwright.videos.map(({ status }) => status);
    };

    it('lets its videos be made', async () => {
      expect(await canceled({})).toEqual(['completed', 'processing']);
    });

    it('cancels its videos where the user wants that, and none that is made', async () => {
      expect(await canceled({ cancelVideos: true })).toEqual(['completed', 'canceled']);
    });
  });

  describe('of takes', () => {
    const takes = (set: INodeParameters, rest: Partial<HostOptions> = {}) =>
      run(['a', 'b'], { parameters: { ...text, options: { takes: 2, ...set } }, ...rest });

    it('makes so many videos of each item, each an item of its own', async () => {
      const running = takes({});
      await begun(4);
      for (const prompt of ['a', 'b']) finish(prompt);
      const { items } = await running;
      expect(items.map(({ json, pairedItem }) => [pairedItem, json['take']])).toEqual([
        [{ item: 0 }, 1],
        [{ item: 0 }, 2],
        [{ item: 1 }, 1],
        [{ item: 1 }, 2],
      ]);
      expect(new Set(clipwright.videos.map(({ key }) => key)).size).toBe(4);
    });

    it('counts a seed up, from the largest to 0, and gives none where none was set', async () => {
      const seeded = { ...text, options: { takes: 2, waitForCompletion: false } };
      await run(['a'], { parameters: { ...seeded, additionalFields: { seed: 4_294_967_295 } } });
      await run(['b'], { parameters: seeded });
      expect(clipwright.videos.map(({ body }) => body['seed'])).toEqual([
        4_294_967_295,
        0,
        undefined,
        undefined,
      ]);
    });

    it('gives each a key of its own under a key of the user too', async () => {
      await takes({ idempotencyKey: 'mine', waitForCompletion: false }, { items: [{ json: {} }] });
      expect(clipwright.videos.map(({ key }) => key).toSorted()).toEqual(['mine', 'mine-take-2']);
    });

    it('gives a take that fails as an item beside those that are made, where the node continues on fail', async () => {
      const running = takes({}, { items: [{ json: {} }], continueOnFail: true });
      const [first, second] = await begun(2);
      first?.end('completed');
      second?.end('failed');
      const { items } = await running;
      expect(items.map(({ json }) => json['take'] ?? (json['error'] as { code: string }).code)).toEqual([
        1,
        'generation_failed',
      ]);
    });
  });
});
