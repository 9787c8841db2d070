import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import OpenAI, { toFile } from 'openai';
import {
  call,
  noisePicture,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedWindow,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
  unusedKey,
  waitUntil,
} from '../support/index.js';

type Video = OpenAI.Video;

let server: TestServer;
let owner: SeededAccount;
let openai: OpenAI;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '100', MODERATION_WORDS: 'forbidden', POSTERS: 'on' } });
  owner = await seedAccount(server.database);
  openai = clientOf(owner.key);
});

const clientOf = (apiKey: string): OpenAI =>
  new OpenAI({ apiKey, baseURL: `${server.origin}/v1`, maxRetries: 0 });

/** The quickest clip, in fields that OpenAI has. */
const CLIP = {
  prompt: 'a red ball rolls by the sea',
  size: '854x480' as OpenAI.VideoSize,
  seconds: '1' as OpenAI.VideoSeconds,
};

/** What the SDK has no call of its own for. */
const poll = (id: string): Promise<Video> =>
  waitUntil({ what: `${id} to end`, everyMs: 100 }, async () => {
    const video = await openai.videos.retrieve(id);
    return video.status === 'completed' || video.status === 'failed' ? video : null;
  });

const refusalOf = async (asked: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> => {
  const error = await asked.then(() => null).catch((thrown: unknown) => thrown);
  if (error instanceof OpenAI.APIError) return error;
  throw new Error(`Expected a refusal, got ${String(error)}.`);
};

describe("OpenAI's own SDK, unmodified", () => {
  it('begins a video, is answered at once, follows it and downloads it, whole and in part', async () => {
    const begun = await openai.videos.create(CLIP);
    expect(begun).toMatchObject({
      object: 'video',
      model: 'modela2',
      seconds: '1',
      size: '854x480',
      prompt: CLIP.prompt,
      completed_at: null,
      error: null,
    });
    expect(['queued', 'in_progress']).toContain(begun.status);
    const made = await poll(begun.id);
    expect(made).toMatchObject({ id: begun.id, status: 'completed', progress: 100 });
    expect(made.completed_at).toBeGreaterThanOrEqual(made.created_at);
    const bytes = Buffer.from(await (await openai.videos.downloadContent(made.id)).arrayBuffer());
    const file = join(await temporaryFolder('download'), 'video.mp4');
    await writeFile(file, bytes);
    expect(await judgeVideo(file)).toMatchObject({ video: { width: 854, height: 480, frames: 24 } });
    const part = await openai.videos.downloadContent(made.id, {}, { headers: { Range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(await statusOf({ ...server, key: owner.key }, made.id)).toMatchObject({ status: 'completed' });
  });

  it('makes a video from an image: as a file, and as a data URI', async () => {
    const picture = noisePicture(150);
    const { prompt: _none, ...clip } = CLIP;
    const asFile = await openai.videos.create({
      ...clip,
      prompt: 'slow push in',
      input_reference: await toFile(picture, 'picture.png', { type: 'image/png' }),
    });
    const asAddress = await openai.videos.create({
      prompt: 'slow push in',
      seconds: CLIP.seconds,
      input_reference: { image_url: `data:image/png;base64,${picture.toString('base64')}` },
    });
    for (const { id } of [asFile, asAddress])
      expect(await statusOf({ ...server, key: owner.key }, id)).toMatchObject({ mode: 'image' });
    expect([asFile.size, asAddress.size]).toEqual(['854x480', '720x720']);
    for (const { id } of [asFile, asAddress]) await openai.videos.delete(id);
  });

  it('pages through a list in both directions, and ends', async () => {
    const other = await seedAccount(server.database);
    const client = clientOf(other.key);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await client.videos.create(CLIP)).id);
    const listed = async (order: 'asc' | 'desc'): Promise<string[]> => {
      const found: string[] = [];
      for await (const { id } of client.videos.list({ limit: 2, order })) found.push(id);
      return found;
    };
    expect(await listed('asc')).toEqual(ids);
    expect(await listed('desc')).toEqual(ids.toReversed());
    const page = await client.videos.list({ limit: 2 });
    expect([page.data.length, page.has_more, page.last_id]).toEqual([2, true, ids[1]]);
    expect((await refusalOf(Promise.resolve(openai.videos.list({ after: ids[0] ?? '' })))).param).toBe(
      'after',
    );
    for (const id of ids) await client.videos.delete(id);
  });

  it('deletes: a video that waits or is made is stopped, and all are gone', async () => {
    const { id } = await openai.videos.create(CLIP);
    expect(await openai.videos.delete(id)).toEqual({ id, object: 'video.deleted', deleted: true });
    expect((await refusalOf(openai.videos.retrieve(id))).status).toBe(404);
    expect((await refusalOf(openai.videos.delete(id))).code).toBe('not_found');
  });

  it("takes OpenAI's names, defaults and sizes for ours, and ours", async () => {
    const asked = async (more: object) => {
      const video = await openai.videos.create({ prompt: 'a boat', ...more });
      await openai.videos.delete(video.id);
      return [video.model, video.size, video.seconds];
    };
    expect(await asked({})).toEqual(['modela2', '720x1280', '4']);
    expect(await asked({ model: 'sora-2', seconds: '8', size: '1280x720' })).toEqual([
      'modela2',
      '1280x720',
      '8',
    ]);
    expect(await asked({ model: 'sora-2-pro', seconds: '12', size: '1024x1792' })).toEqual([
      'modelb3',
      '1080x1920',
      '12',
    ]);
    expect(await asked({ model: 'modelb3', seconds: 3, size: '720p' })).toEqual(['modelb3', '1280x720', '3']);
  });

  it('is told by the names of its own fields what can not be had', async () => {
    const asked = async (more: object) => {
      const { status, param, message } = await refusalOf(openai.videos.create({ prompt: 'a boat', ...more }));
      return [status, param, message];
    };
    expect(await asked({ model: 'veo' })).toEqual([
      400,
      'model',
      '400 model must be one of sora-2, sora-2-pro, modela2, modelb3; got "veo".',
    ]);
    expect(await asked({ seconds: '12' })).toEqual([
      400,
      'seconds',
      '400 seconds must be a whole number of seconds from 1 to 10 for modela2; got 12.',
    ]);
    expect(await asked({ size: '1792x1024' })).toEqual([
      400,
      'size',
      '400 size must be pixels, as 1280x720, of one of 480p, 720p, 768p for modela2; got "1080p". modelb3 can make 1080p.',
    ]);
    expect((await asked({ input_reference: { file_id: 'file-1' } })).slice(0, 2)).toEqual([
      400,
      'input_reference',
    ]);
    expect(await asked({ aspect_ratio: '16:9' })).toEqual([
      400,
      'aspect_ratio',
      '400 "aspect_ratio" is called size here.',
    ]);
    expect((await asked({ prompt: 'a forbidden boat' })).slice(0, 2)).toEqual([422, 'prompt']);
  });

  it('gets a thumbnail and a sprite sheet of a finished video, a moment later', async () => {
    const { id } = await openai.videos.create(CLIP);
    const picture = (variant: 'thumbnail' | 'spritesheet') =>
      waitUntil({ what: `the ${variant}` }, () =>
        openai.videos.downloadContent(id, { variant }).catch((error: unknown) => {
          if (error instanceof OpenAI.NotFoundError) return null;
          throw error;
        }),
      );
    const [thumbnail, sheet] = [await picture('thumbnail'), await picture('spritesheet')];
    expect(thumbnail.headers.get('Content-Type')).toBe('image/webp');
    expect(Buffer.from(await thumbnail.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    expect(sheet.headers.get('Content-Type')).toBe('image/jpeg');
    expect(Buffer.from(await sheet.arrayBuffer()).readUInt16BE(0)).toBe(0xff_d8);
  });

  it('extends a finished video: a new one, by its model and in its size, that goes on from its last picture', async () => {
    const { id } = await openai.videos.create({ ...CLIP, size: '480x854' as OpenAI.VideoSize });
    await poll(id);
    const begun = await openai.videos.extend({ prompt: 'static shot', seconds: CLIP.seconds, video: { id } });
    expect(begun).toMatchObject({
      model: 'modela2',
      seconds: '1',
      size: '480x854',
      warnings: ['The file holds the new part alone: it goes on from the last picture of the other video.'],
    });
    expect((await poll(begun.id)).status).toBe('completed');
    expect(await statusOf({ ...server, key: owner.key }, begun.id)).toMatchObject({ source_video_id: id });
  });

  it('is told of the same extension again under its idempotency key, after the video that it continues is gone', async () => {
    const { id } = await openai.videos.create({ ...CLIP, size: '480x854' as OpenAI.VideoSize });
    await poll(id);
    const extend = () =>
      openai.videos.extend(
        { prompt: 'static shot', seconds: CLIP.seconds, video: { id } },
        { headers: { 'Idempotency-Key': `more-of-${id}` } },
      );
    const begun = await extend();
    await poll(begun.id);
    await openai.videos.delete(id);
    expect((await extend()).id).toBe(begun.id);
  });

  it('is refused an extension of what is none of its finished videos, or of a file, by the name of the field', async () => {
    const other = await seedAccount(server.database);
    const { id } = await openai.videos.create(CLIP);
    await poll(id);
    const refused = async (client: OpenAI, video: OpenAI.VideoExtendParams['video']) => {
      const asked = client.videos.extend({ prompt: 'more', seconds: CLIP.seconds, video });
      const { status, param, message } = await refusalOf(Promise.resolve(asked));
      return [status, param, message];
    };
    const says = (named: string) =>
      `400 video must name the id of a completed video of this account; "${named}" is none.`;
    expect(await refused(clientOf(other.key), { id })).toEqual([400, 'video', says(id)]);
    expect(await refused(openai, { id: 'vid_1' })).toEqual([400, 'video', says('vid_1')]);
    const file = await toFile(Buffer.alloc(1_000_000), 'a.mp4', { type: 'video/mp4' });
    expect(await refused(openai, file)).toEqual([
      400,
      'video',
      '400 video must be an object with the id of a completed video; files are not taken.',
    ]);
    const tooLong = openai.videos.extend({ prompt: 'more', seconds: '12', video: { id } });
    expect((await refusalOf(Promise.resolve(tooLong))).param).toBe('seconds');
    const large = openai.videos.extend({
      prompt: 'more '.repeat(20_000),
      seconds: CLIP.seconds,
      video: { id },
    });
    expect((await refusalOf(Promise.resolve(large))).status).toBe(413);
    expect((await refused(openai, { id: 'vid_\u0000' })).slice(0, 2)).toEqual([400, 'video']);
    await openai.videos.delete(id);
  });

  it('is refused what is not made here: edits, remixes, characters, other variants', async () => {
    const { id } = await openai.videos.create(CLIP);
    const video = await toFile(Buffer.from('no video'), 'a.mp4', { type: 'video/mp4' });
    const refused = [
      openai.videos.edit({ prompt: 'red', video: { id } }),
      openai.videos.remix(id, { prompt: 'blue' }),
      openai.videos.createCharacter({ name: 'Ann', video }),
      openai.videos.getCharacter('char_1'),
      openai.videos.downloadContent(id, { variant: 'audio' as 'video' }),
    ];
    for (const one of refused)
      expect(await refusalOf(Promise.resolve(one))).toMatchObject({
        status: 400,
        code: 'invalid_request',
        type: 'invalid_request_error',
      });
    await openai.videos.delete(id);
  });

  it('tells a failed key, a full window and an unknown path by its own classes of errors', async () => {
    const full = await seedAccount(server.database);
    await seedWindow(
      server.database,
      full,
      Array.from({ length: 100 }, () => 60),
    );
    const limited = await refusalOf(clientOf(full.key).videos.create(CLIP));
    expect(limited).toBeInstanceOf(OpenAI.RateLimitError);
    expect(limited).toMatchObject({ code: 'rate_limited', type: 'rate_limit_error' });
    expect(limited.headers?.get('X-RateLimit-Remaining')).toBe('0');
    expect(Number(limited.headers?.get('Retry-After'))).toBeGreaterThan(0);
    expect(limited.requestID).toBe(limited.headers?.get('x-request-id'));
    const unknown = await refusalOf(clientOf(unusedKey()).videos.create(CLIP));
    expect(unknown).toBeInstanceOf(OpenAI.AuthenticationError);
    expect(unknown.code).toBe('invalid_api_key');
    const pro = await seedAccount(server.database, { plan: 'pro' });
    expect((await refusalOf(clientOf(pro.key).videos.create(CLIP))).code).toBe('plan_required');
    expect(await refusalOf(openai.get('/nothing'))).toBeInstanceOf(OpenAI.NotFoundError);
    expect((await refusalOf(openai.put('/videos', {}))).code).toBe('method_not_allowed');
  });

  it('lists every name that a model may be called', async () => {
    const names: string[] = [];
    for await (const { id } of openai.models.list()) names.push(id);
    expect(names).toEqual(['modela2', 'modelb3', 'sora-2', 'sora-2-pro']);
  });
});

describe('/v1/videos and /api/v1', () => {
  it('count in one window, and a key of one call is known at the other', async () => {
    const both = await seedAccount(server.database);
    const headers = { 'Idempotency-Key': 'one-video' };
    const { data: video, response } = await clientOf(both.key)
      .videos.create({ ...CLIP, prompt: 'a boat' }, { headers })
      .withResponse();
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('99');
    const body = { prompt: 'a boat', resolution: '480p', duration: 1 };
    const again = await call(server.origin, {
      method: 'POST',
      path: '/api/v1/text-to-video',
      key: both.key,
      body,
      headers: Object.entries({ ...headers, Prefer: 'respond-async' }),
    });
    expect([again.header('Idempotency-Replayed'), again.header('X-RateLimit-Remaining')]).toEqual([
      'true',
      '99',
    ]);
    expect(again.json).toMatchObject({ video_id: video.id });
    const other = await call(server.origin, {
      method: 'POST',
      path: '/api/v1/text-to-video',
      key: both.key,
      body,
      headers: [['Prefer', 'respond-async']],
    });
    expect(other.header('X-RateLimit-Remaining')).toBe('98');
    expect(
      await rowsOf(server.database, 'SELECT id FROM videos WHERE account_id = $1', [both.accountId]),
    ).toHaveLength(2);
  });
});
