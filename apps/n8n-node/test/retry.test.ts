import { beforeEach, describe, expect, it } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { waitUntil } from '../../../tests/support/index.js';
import { runNode, type HostOptions } from './support/n8n-host.mjs';
import { startScriptedClipwright, type ScriptedClipwright } from './support/scripted-clipwright.mjs';

const set = (options: INodeParameters = {}) => ({
  resource: 'video',
  operation: 'generateFromText',
  prompt: 'a snail',
  output: 'url',
  options: { waitForCompletion: false, ...options },
});

/** n8n makes a token for every execution and hands it on to a retry; a kill loses the node's memory. */
describe('An execution of an n8n that was killed', () => {
  let clipwright: ScriptedClipwright;

  beforeEach(async () => {
    clipwright = await startScriptedClipwright();
  });

  const run = (options: Partial<HostOptions> = {}) =>
    runNode({ baseUrl: clipwright.origin, apiKey: 'cw_scripted', parameters: set(), ...options });
  const idOf = async (ran: ReturnType<typeof run>) => (await ran).items[0]?.json['video_id'];
  const retry = { mode: 'retry', token: 'first' } as const;

  it('finds its video when it is retried, without asking for it again', async () => {
    const first = await idOf(run({ token: 'first', executionId: '1' }));
    expect(await idOf(run({ ...retry, executionId: '2' }))).toBe(first);
    expect(clipwright.posts()).toBe(1);
  });

  it('finds it however often it is killed and retried', async () => {
    const first = await idOf(run({ token: 'first', executionId: '1' }));
    await run({ ...retry, executionId: '2' });
    expect(await idOf(run({ ...retry, executionId: '3' }))).toBe(first);
  });

  it('finds the videos of a loop, although n8n counts the run that it lost', async () => {
    const memory = {};
    const ids = [
      await idOf(run({ token: 'first', memory, runIndex: 0 })),
      await idOf(run({ token: 'first', memory, runIndex: 1 })),
    ];
    const after = {};
    expect(await idOf(run({ ...retry, memory: after, runIndex: 1 }))).toBe(ids[0]);
    expect(await idOf(run({ ...retry, memory: after, runIndex: 2 }))).toBe(ids[1]);
  });

  it('gets another video where the first has failed for good', async () => {
    const first = await idOf(run({ token: 'first' }));
    for (const video of clipwright.videos) video.end('failed');
    const second = await idOf(run(retry));
    expect(second).not.toBe(first);
    expect(await idOf(run(retry))).toBe(second);
  });

  it('goes on with what still ran when its state was saved', async () => {
    const memory = {};
    const abort = new AbortController();
    const parameters = set({ waitForCompletion: true });
    const running = run({ token: 'first', executionId: '1', memory, parameters, signal: abort.signal });
    running.catch(() => undefined);
    await waitUntil({ what: 'the video to be begun' }, () => Promise.resolve(clipwright.videos[0]));
    const saved = structuredClone(memory);
    abort.abort(new Error('the end of the test'));
    await expect(running).rejects.toThrow('The execution was canceled.');
    const again = await idOf(run({ ...retry, executionId: '2', memory: saved }));
    expect(clipwright.videos.map((video) => video.video_id)).toEqual([again]);
  });

  it('shares nothing with another execution of the same input', async () => {
    const first = await idOf(run({ token: 'first' }));
    expect(await idOf(run({ token: 'second' }))).not.toBe(first);
  });

  it('finds the video of an agent that asks for the same again', async () => {
    const first = await idOf(run({ token: 'first', asTool: true }));
    expect(await idOf(run({ ...retry, asTool: true }))).toBe(first);
  });

  it('goes by its memory in an n8n that makes no token', async () => {
    const memory = {};
    const first = await idOf(run({ token: null, executionId: '1', memory }));
    expect(await idOf(run({ token: null, executionId: '2', memory, mode: 'retry' }))).toBe(first);
    expect(await idOf(run({ token: null, executionId: '3' }))).not.toBe(first);
  });

  describe('in a new execution, where the earlier video is to be found', () => {
    const find = (runName = '', options: Partial<HostOptions> = {}) =>
      run({ parameters: set({ whenRunAgain: 'find', runName }), ...options });

    it('finds what asked for the same under the same name', async () => {
      const first = await idOf(find('order 1'));
      expect(await idOf(find('order 1'))).toBe(first);
      expect(await idOf(find('order 2'))).not.toBe(first);
      expect(clipwright.posts()).toBe(2);
    });

    it('makes another video for another prompt', async () => {
      const first = await idOf(find());
      const parameters = { ...set({ whenRunAgain: 'find' }), prompt: 'two snails' };
      expect(await idOf(run({ parameters }))).not.toBe(first);
    });

    it('makes a video of each of two equal items, and finds both', async () => {
      const items = [{ json: {} }, { json: {} }];
      const idsOf = async () => (await find('', { items })).items.map(({ json }) => json['video_id']);
      const first = await idsOf();
      expect(new Set(first).size).toBe(2);
      expect(new Set(await idsOf())).toEqual(new Set(first));
    });

    it('makes another one where the earlier has failed for good', async () => {
      const first = await idOf(find());
      for (const video of clipwright.videos) video.end('failed');
      expect(await idOf(find())).not.toBe(first);
    });
  });
});
