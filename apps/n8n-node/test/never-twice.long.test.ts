import { beforeAll, describe, expect, it } from '@jest/globals';
import { untilStatus } from '../../../tests/support/index.js';
import { QUICK, startClipwright, type RunningClipwright } from './support/clipwright.js';
import { startLossyProxy, type LossyProxy } from './support/lossy-proxy.mjs';
import { runNode, type HostOptions } from './support/n8n-host.mjs';

const quick = {
  resource: 'video',
  operation: 'generateFromText',
  prompt: 'a snail',
  output: 'url',
  additionalFields: QUICK,
};
const begin = { ...quick, options: { waitForCompletion: false } };

describe('A video is never made twice', () => {
  let clipwright: RunningClipwright;
  let proxy: LossyProxy;

  beforeAll(async () => {
    clipwright = await startClipwright();
    proxy = await startLossyProxy(clipwright.server.origin);
  });

  const run = (options: Partial<HostOptions> = {}) =>
    runNode({ ...clipwright.credential, parameters: begin, ...options });
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  const idOf = async (ran: ReturnType<typeof run>) => textOf((await ran).items[0]?.json['video_id']);
  const caller = () => ({ origin: clipwright.server.origin, key: clipwright.account.key });

  it('finds the video again when the answer is lost', async () => {
    proxy.loseAnswers(1);
    const before = proxy.posts();
    const { items, requests } = await run({ baseUrl: proxy.origin, parameters: quick });
    expect(items[0]?.json['status']).toBe('completed');
    expect(proxy.posts() - before).toBe(1);
    expect(requests[1]?.url).toContain('/video-status.php?idempotency_key=n8n-');
  });

  it('fails after the longest wait with the video that goes on, and finds it later', async () => {
    const memory = {};
    const parameters = { ...quick, options: { holdSeconds: 0, longestWaitMinutes: 0 } };
    const failed = run({ memory, parameters, continueOnFail: true });
    const error = (await failed).items[0]?.json['error'] as { code: string; video_id: string };
    expect(error.code).toBe('generation_timeout');
    await untilStatus(caller(), error.video_id, 'completed');
    expect((await run({ memory, parameters })).items[0]?.json).toMatchObject({
      video_id: error.video_id,
      status: 'completed',
    });
  });

  describe('as the tool of an agent', () => {
    it('gives a whole address and no file', async () => {
      const { items } = await run({
        asTool: true,
        parameters: {
          resource: 'video',
          operation: 'generateFromText',
          prompt: 'an owl',
          additionalFields: QUICK,
        },
      });
      expect(items[0]?.json['video_url']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/.+\.mp4$/);
      expect(items[0]?.binary).toBeUndefined();
    });

    it('makes another video for an agent that asks again, and the same one for a retry', async () => {
      const memory = {};
      const first = await idOf(run({ asTool: true, memory }));
      expect(await idOf(run({ asTool: true, memory, runIndex: 1 }))).not.toBe(first);
      const impatient = { ...quick, prompt: 'an ant', options: { holdSeconds: 0, longestWaitMinutes: 0 } };
      const error = (
        await run({ asTool: true, memory, runIndex: 2, parameters: impatient, continueOnFail: true })
      ).items[0]?.json['error'] as { video_id: string };
      await untilStatus(caller(), error.video_id, 'completed');
      expect(await idOf(run({ asTool: true, memory, runIndex: 3, parameters: impatient }))).toBe(
        error.video_id,
      );
    });
  });

  it('gives the same video to a node that n8n runs again, without sending it again', async () => {
    const memory = {};
    const first = await idOf(run({ memory, executionId: '7' }));
    const again = await run({ memory, executionId: '7' });
    expect(again.items[0]?.json['video_id']).toBe(first);
    expect(again.requests.filter((request) => request.method === 'POST')).toEqual([]);
  });

  it('goes on with its video in an execution that is retried under another id', async () => {
    const memory = {};
    const first = await idOf(run({ memory, executionId: '8' }));
    expect(await idOf(run({ memory: structuredClone(memory), executionId: '9' }))).toBe(first);
  });

  it('makes another video for another execution, item, run and node loop', async () => {
    const memory = {};
    const ids = [
      await idOf(run({ memory, executionId: '10' })),
      await idOf(run({ memory, executionId: '10', runIndex: 1 })),
      await idOf(run({ executionId: '11' })),
      ...(await run({ executionId: '12', items: [{ json: {} }, { json: {} }] })).items.map((item) =>
        textOf(item.json['video_id']),
      ),
    ];
    expect(new Set(ids).size).toBe(5);
  });

  it('asks for a new video after the last one failed for good', async () => {
    const memory = {};
    const parameters = { ...begin, additionalFields: { duration: 10 } };
    const first = await idOf(run({ memory, parameters }));
    await runNode({
      ...clipwright.credential,
      parameters: { resource: 'video', operation: 'delete', videoId: first },
    });
    await untilStatus(caller(), first, 'canceled');
    expect(await idOf(run({ memory, parameters }))).not.toBe(first);
  });

  it('takes the key that the user set', async () => {
    const parameters = { ...begin, options: { waitForCompletion: false, idempotencyKey: 'order-4711' } };
    const first = await run({ parameters });
    expect(first.requests[0]?.headers['idempotency-key']).toBe('order-4711');
    expect(await idOf(run({ parameters }))).toBe(first.items[0]?.json['video_id']);
  });

  it('tells that a key was used for another request', async () => {
    const parameters = { ...begin, options: { waitForCompletion: false, idempotencyKey: 'order-4712' } };
    await run({ parameters });
    const other = run({ parameters: { ...parameters, prompt: 'two snails' } });
    await expect(other).rejects.toMatchObject({
      httpCode: '409',
      description: expect.stringContaining('code idempotency_conflict'),
    });
  });
});
