import { beforeAll, describe, expect, it } from '@jest/globals';
import { PlanResponse } from '@clipwright/core/videos';
import { decodeFrames, frameDifference } from '@clipwright/testing';
import {
  type Answer,
  call,
  errorOf,
  generated,
  multipart,
  noisePicture,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  storedFile,
  storedNames,
  type TestServer,
} from '../support/index.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video';
const SHORT = { duration: 1, resolution: '480p' };
const PICTURE = `data:image/png;base64,${noisePicture(60).toString('base64')}`;

let server: TestServer;
let owner: SeededAccount;
/** An upright video, whose camera has moved by its end. */
let source: string;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '100' } });
  owner = await seedAccount(server.database);
  source = generated(
    await postText(
      { origin: server.origin, key: owner.key },
      { ...SHORT, prompt: 'a red ball on a lake, fast push in', aspect_ratio: '9:16' },
    ),
  ).video_id;
});

const post = (body: object, { path = IMAGE_TO_VIDEO, key = owner.key } = {}): Promise<Answer> =>
  call(server.origin, { method: 'POST', path, key, body });

const statusAs = (id: string) => statusOf({ origin: server.origin, key: owner.key }, id);

const framesOf = async (id: string) =>
  await decodeFrames(await storedFile(server, `${id}-1.mp4`), { count: 24 });

const filesOf = async (id: string): Promise<string[]> =>
  (await storedNames(server)).filter((name) => name.startsWith(id));

const refusalOf = async (answer: Promise<Answer>) => {
  const { param, error } = errorOf(await answer, 'invalid_request');
  return { param, error };
};

describe('source_video_id', () => {
  it('makes a video that begins with the last picture of a finished one, in its shape', async () => {
    const { video_id: id } = generated(
      await post({ ...SHORT, source_video_id: source, prompt: 'static shot' }),
    );
    expect(await statusAs(id)).toMatchObject({
      mode: 'image',
      source_video_id: source,
      aspect_ratio: '9:16',
      width: 480,
      height: 854,
    });
    const [before, after] = [await framesOf(source), await framesOf(id)];
    const [beginning, end] = [before[0]!, before.at(-1)!];
    const apart = frameDifference(beginning, end);
    expect(apart).toBeGreaterThan(2);
    expect(frameDifference(after[0]!, end)).toBeLessThan(apart / 2);
    expect(frameDifference(after[0]!, end)).toBeLessThan(frameDifference(after[0]!, beginning));
    expect(await filesOf(id)).toEqual([`${id}-1.mp4`]);
  });

  it('may go on to an image, and goes on when the first video is gone', async () => {
    const { video_id: first } = generated(
      await post({ ...SHORT, source_video_id: source, last_image_url: PICTURE }),
    );
    const { video_id: second } = generated(await post({ ...SHORT, source_video_id: first }));
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${first}`, key: owner.key });
    expect(await statusAs(second)).toMatchObject({ status: 'completed', source_video_id: first });
    expect(await refusalOf(post({ ...SHORT, source_video_id: first }))).toEqual({
      param: 'source_video_id',
      error: `source_video_id must be the video_id of a completed video of this account; "${first}" is none.`,
    });
  });

  it.each([
    ['queued', 'is still queued'],
    ['processing', 'is still processing'],
    ['failed', 'failed'],
    ['canceled', 'was canceled'],
    ['expired', 'has expired'],
  ] as const)('of a video that is %s is refused by name, and counts nowhere', async (status, says) => {
    const id = await seedVideo(server.database, owner, { status });
    const answer = await post({ ...SHORT, source_video_id: id });
    expect(await refusalOf(Promise.resolve(answer))).toEqual({
      param: 'source_video_id',
      error: `source_video_id must be the video_id of a completed video of this account; "${id}" ${says}.`,
    });
    const again = await post({ ...SHORT, source_video_id: id });
    expect(again.header('X-RateLimit-Remaining')).toBe(answer.header('X-RateLimit-Remaining'));
  });

  it('of a damaged file, of another account, or of nobody is refused by name: the latter two in the same words', async () => {
    const id = await seedVideo(server.database, owner);
    await rowsOf(server.database, 'UPDATE videos SET damaged_at = now() WHERE id = $1', [id]);
    expect((await refusalOf(post({ ...SHORT, source_video_id: id }))).error).toMatch(/ was found damaged\.$/);
    const stranger = await seedAccount(server.database);
    const unknown = `vid_${'a'.repeat(22)}`;
    const refused = await Promise.all([
      refusalOf(post({ ...SHORT, source_video_id: source }, { key: stranger.key })),
      refusalOf(post({ ...SHORT, source_video_id: unknown })),
      refusalOf(post({ ...SHORT, source_video_id: '../etc' })),
    ]);
    const says = (named: string) =>
      `source_video_id must be the video_id of a completed video of this account; "${named}" is none.`;
    expect(refused.map(({ error }) => error)).toEqual([source, unknown, '../etc'].map(says));
  });

  it('takes the place of an image: beside one it is refused, and text alone does not know it', async () => {
    const beside = await refusalOf(post({ ...SHORT, source_video_id: source, image_url: PICTURE }));
    expect(beside.param).toBe('image_url');
    expect(beside.error).toMatch(/^image_url must be absent when source_video_id is given; got "data:/);
    const form = multipart(
      ['image', 'image/png', noisePicture(60)],
      ['request', 'application/json', JSON.stringify({ ...SHORT, source_video_id: source })],
    );
    const uploaded = call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: owner.key, ...form });
    expect(await refusalOf(uploaded)).toEqual({
      param: 'source_video_id',
      error: `source_video_id must be absent when an image file is uploaded; got "${source}".`,
    });
    const text = { ...SHORT, prompt: 'a boat', source_video_id: source };
    const made = generated(await post(text, { path: '/api/v1/text-to-video' }));
    expect(made.warnings).toEqual(['Unknown field "source_video_id" was ignored.']);
    expect(await refusalOf(post({ ...SHORT, source_video_id: 7 }))).toEqual({
      param: 'source_video_id',
      error: 'source_video_id must be the video_id of a completed video of this account; got 7.',
    });
  });

  it('is a part of the request: another one under the same Idempotency-Key is refused', async () => {
    const ask = (id: string) =>
      call(server.origin, {
        method: 'POST',
        path: IMAGE_TO_VIDEO,
        key: owner.key,
        headers: [['Idempotency-Key', 'goes-on']],
        body: { ...SHORT, source_video_id: id },
      });
    const { video_id: made } = generated(await ask(source));
    expect(generated(await ask(source)).video_id).toBe(made);
    errorOf(await ask(made), 'idempotency_conflict');
  });

  it('is planned as it is made: the shape of the source is known, and what would be refused is', async () => {
    const path = `${IMAGE_TO_VIDEO}/plan`;
    const plan = PlanResponse.parse((await post({ ...SHORT, source_video_id: source }, { path })).json);
    expect(plan).toMatchObject({ source_video_id: source, width: 480, height: 854, would_refuse: null });
    expect((await refusalOf(post({ source_video_id: 'vid_1' }, { path }))).param).toBe('source_video_id');
  });
});
