import { beforeAll, describe, expect, it } from '@jest/globals';
import { seedVideo, waitUntil } from '../../../tests/support/index.js';
import { QUICK, startClipwright, type RunningClipwright } from './support/clipwright.js';
import { startClipHost } from './support/clip-host.mjs';
import { startScriptedServer } from './support/scripted-server.mjs';
import { n8nHost, runNode } from './support/n8n-host.mjs';
import { downloadFile } from '../nodes/Clipwright/transport/download-file.js';

const DRAWN = "modela2's engine was away; the built-in sketch engine drew this video.";
const UNKNOWN = 'vid_0000000000000000000000';

describe('Reading and deleting', () => {
  let clipwright: RunningClipwright;
  let run: (parameters: Record<string, unknown>) => ReturnType<typeof runNode>;

  beforeAll(async () => {
    clipwright = await startClipwright();
    run = (parameters) =>
      runNode({
        ...clipwright.credential,
        parameters: parameters as Parameters<typeof runNode>[0]['parameters'],
      });
  });

  const seed = (video: Parameters<typeof seedVideo>[2]) =>
    seedVideo(clipwright.server.database, clipwright.account, video);

  describe('Video: Get Status', () => {
    it('gives fourteen simple fields, prompt, dates and engine among them, by default and all of them on a switch', async () => {
      const videoId = await seed({ status: 'processing', progress: 0.5 });
      const simple = await run({ resource: 'video', operation: 'getStatus', videoId });
      expect(Object.keys(simple.items[0]?.json ?? {})).toEqual([
        'video_id',
        'status',
        'progress',
        'prompt',
        'created_at',
        'completed_at',
        'video_url',
        'video_model',
        'engine',
        'resolution',
        'duration',
        'credits_used',
        'warnings',
        'error',
      ]);
      expect(simple.items[0]?.json).toMatchObject({ video_id: videoId, status: 'processing', progress: 50 });
      const full = await run({ resource: 'video', operation: 'getStatus', videoId, simplify: false });
      expect(full.items[0]?.json).toMatchObject({
        mode: 'text',
        width: 854,
        height: 480,
        seed: 7,
        prompt: 'a red ball rolls',
      });
    });

    it('passes on which engine made the video, and what the server warns of', async () => {
      const videoId = await seed({ maker: { engine: 'sketch', fallback: true }, warnings: [DRAWN] });
      for (const simplify of [true, false]) {
        const { items } = await run({ resource: 'video', operation: 'getStatus', videoId, simplify });
        expect(items[0]?.json).toMatchObject({ engine: 'sketch', warnings: [DRAWN] });
      }
      expect((await run({ resource: 'video', operation: 'getMany', limit: 1 })).items[0]?.json).toMatchObject(
        { engine: 'sketch', warnings: [DRAWN] },
      );
    });

    it('answers with a failed video and why it failed', async () => {
      const videoId = await seed({
        status: 'failed',
        error: { code: 'generation_failed', message: 'The engine gave up.' },
      });
      const { items } = await run({
        resource: 'video',
        operation: 'getStatus',
        videoId,
        options: { waitUntilFinished: true },
      });
      expect(items[0]?.json).toMatchObject({
        status: 'failed',
        error: { code: 'generation_failed', message: 'The engine gave up.' },
      });
    });

    it('waits until the video is finished, and finds it by its idempotency key', async () => {
      const begun = await run({
        resource: 'video',
        operation: 'generateFromText',
        prompt: 'a kite',
        output: 'url',
        additionalFields: QUICK,
        options: { waitForCompletion: false, idempotencyKey: 'kite-1' },
      });
      const parameters = {
        resource: 'video',
        operation: 'getStatus',
        lookUpBy: 'idempotencyKey',
        idempotencyKey: 'kite-1',
        options: { waitUntilFinished: true },
      };
      const { items } = await run(parameters);
      expect(items[0]?.json).toMatchObject({
        video_id: begun.items[0]?.json['video_id'],
        status: 'completed',
      });
    });

    it('fails for a video that is none of the account', async () => {
      await expect(
        run({ resource: 'video', operation: 'getStatus', videoId: UNKNOWN }),
      ).rejects.toMatchObject({
        httpCode: '404',
        description: expect.stringMatching(/code not_found, http_status 404.*request_id \S+/),
      });
    });
  });

  describe('Video: Get Many', () => {
    it('lists up to the limit or all, newest first, and filters', async () => {
      const older = await seed({ status: 'canceled', prompt: 'older' });
      const newer = await seed({ status: 'canceled', prompt: 'newer' });
      const filters = { status: 'canceled', mode: 'text' };
      const one = await run({ resource: 'video', operation: 'getMany', limit: 1, filters });
      expect(one.items.map((item) => item.json['video_id'])).toEqual([newer]);
      const all = await run({ resource: 'video', operation: 'getMany', returnAll: true, filters });
      expect(all.items.map((item) => item.json['video_id'])).toEqual([newer, older]);
      expect(all.items.map((item) => item.pairedItem)).toEqual([{ item: 0 }, { item: 0 }]);
    });

    it('tells prompt, dates and engine of each', async () => {
      await seed({ prompt: 'a kite', maker: { engine: 'sketch', fallback: false } });
      const { items } = await run({ resource: 'video', operation: 'getMany', limit: 1 });
      expect(items[0]?.json).toMatchObject({
        prompt: 'a kite',
        created_at: expect.stringMatching(/Z$/),
        completed_at: expect.stringMatching(/Z$/),
        engine: 'sketch',
      });
    });

    it('reads page after page', async () => {
      await Promise.all(Array.from({ length: 101 }, () => seed({ status: 'expired' })));
      const { items, requests } = await run({
        resource: 'video',
        operation: 'getMany',
        returnAll: true,
        filters: { status: 'expired' },
      });
      expect(items).toHaveLength(101);
      expect(requests).toHaveLength(2);
    });
  });

  describe('Video: Download', () => {
    it('fetches the mp4 of a video that was made before', async () => {
      const made = await run({
        resource: 'video',
        operation: 'generateFromText',
        prompt: 'a bell',
        output: 'url',
        additionalFields: QUICK,
      });
      const { items } = await run({
        resource: 'video',
        operation: 'download',
        videoId: made.items[0]?.json['video_id'],
        binaryPropertyName: 'clip',
        options: { fileName: 'bell.mp4' },
      });
      expect(items[0]?.binary?.['clip']).toMatchObject({ mimeType: 'video/mp4', fileName: 'bell.mp4' });
      expect(
        Buffer.from(items[0]?.binary?.['clip']?.data ?? '', 'base64')
          .subarray(4, 8)
          .toString(),
      ).toBe('ftyp');
    });

    it('says why a video has no file', async () => {
      const videoId = await seed({
        status: 'failed',
        error: { code: 'generation_failed', message: 'The engine gave up.' },
      });
      await expect(run({ resource: 'video', operation: 'download', videoId })).rejects.toMatchObject({
        message: `The video ${videoId} has no file: it is failed.`,
        description: 'The engine gave up.',
      });
    });

    it('says that the file is gone', async () => {
      const videoId = await seed({ status: 'completed' });
      await expect(run({ resource: 'video', operation: 'download', videoId })).rejects.toMatchObject({
        httpCode: '404',
        message: 'The file of the video was answered with 404.',
      });
    });
  });

  describe('the file of a video', () => {
    const fetched = async (path: string) => {
      const { context } = n8nHost({ ...clipwright.credential, parameters: {} });
      return await downloadFile(context, { url: `${await startClipHost()}${path}`, fileName: 'clip.mp4' });
    };

    it('is fetched from its beginning again when the connection breaks', async () => {
      const { data } = await fetched('/clip.mp4');
      expect(Buffer.from(data, 'base64').toString()).toBe('ftypisom');
    });

    it('is fetched once the server is back, where it may be waited for', async () => {
      const server = await startScriptedServer(() => ({
        headers: { 'Content-Type': 'video/mp4' },
        body: 'ftypisom',
      }));
      await server.leave();
      const { context, left } = n8nHost({ ...clipwright.credential, parameters: {} });
      const fetching = downloadFile(context, { url: server.origin, fileName: 'clip.mp4' }, 60_000);
      await waitUntil({ what: 'four vain tries' }, () => left.requests.length >= 4);
      await server.comeBack();
      expect(Buffer.from((await fetching).data, 'base64').toString()).toBe('ftypisom');
    });

    it('is not what a proxy says in its place', async () => {
      await expect(fetched('/welcome')).rejects.toMatchObject({
        code: 'unexpected_answer',
        message: 'Instead of a video, text/html came.',
      });
    });
  });

  describe('Video: Delete', () => {
    it('cancels a video that is not finished and removes one that is', async () => {
      const begun = await run({
        resource: 'video',
        operation: 'generateFromText',
        prompt: 'a long road',
        output: 'url',
        additionalFields: { duration: 10 },
        options: { waitForCompletion: false },
      });
      const running = await run({
        resource: 'video',
        operation: 'delete',
        videoId: begun.items[0]?.json['video_id'],
      });
      expect(running.items[0]?.json).toMatchObject({ status: 'canceled', deleted: false });
      const videoId = await seed({ status: 'failed' });
      expect((await run({ resource: 'video', operation: 'delete', videoId })).items[0]?.json).toEqual({
        video_id: videoId,
        status: 'deleted',
        deleted: true,
      });
      await expect(run({ resource: 'video', operation: 'getStatus', videoId })).rejects.toMatchObject({
        httpCode: '404',
      });
    });
  });

  describe('Account: Get', () => {
    it('gives plan, key hint and what is left of the window', async () => {
      const simple = await run({ resource: 'account', operation: 'get' });
      expect(simple.items[0]?.json).toMatchObject({
        account_id: clipwright.account.accountId,
        email: clipwright.account.email,
        plan: 'api',
        limit: 1000,
      });
      const full = await run({ resource: 'account', operation: 'get', simplify: false });
      expect(full.items[0]?.json).toMatchObject({ success: true, rate_limit: { limit: 1000 } });
    });
  });
});
