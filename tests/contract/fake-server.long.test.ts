import { videoFails } from '@clipwright/core/testing';
import { type StartedFakeServer, startFakeServer } from '@clipwright/core/testing/node';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  atEndOfFile,
  multipart,
  noisePicture,
  seedAccount,
  seedWindow,
  SHORT_CLIP,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  unusedKey,
  VIDEO_STATUS,
} from '../support/index.js';
import { ask, type Side, told } from '../support/two-sides.js';

/** The real server, whose workers come and go, and a fake one of which everything is asked as well. */
let real: TestServer;

beforeAll(async () => {
  real = await startServer({ role: 'http' });
});

interface Sides {
  readonly real: Side;
  readonly fake: Side;
  readonly fakeServer: StartedFakeServer;
}

/** An account on each server; the fake one's videos wait for ever where nothing else is said. */
async function bothSides(options: Parameters<typeof startFakeServer>[0] = {}): Promise<Sides> {
  const fakeServer = await startFakeServer(options);
  atEndOfFile(() => fakeServer.close());
  const { key } = await seedAccount(real.database);
  return {
    fakeServer,
    real: { origin: real.origin, key, memory: new Map() },
    fake: { origin: fakeServer.baseUrl, key: fakeServer.apiKey, memory: new Map() },
  };
}

type Step = (side: Side) => Promise<Answer>;

/** Takes the same step on both sides and expects the same of it. */
async function expectSame({ real: one, fake: other }: Sides, step: Step): Promise<void> {
  const [expected, got] = [await step(one), await step(other)];
  expect(told(got)).toEqual(told(expected));
}

const API = '/api/v1';
const get =
  (path: string): Step =>
  (side) =>
    ask(side, { path: path.replace(/\{(\w+)\}/g, (_, name: string) => side.memory.get(name) ?? '') });
const post =
  (body: unknown, headers: Readonly<Record<string, string>> = {}, path = TEXT_TO_VIDEO): Step =>
  (side) =>
    ask(side, { method: 'POST', path, body, headers: Object.entries(headers) });
const remove: Step = (side) =>
  ask(side, { method: 'DELETE', path: `${API}/videos/${side.memory.get('video_id')}` });

/** Keeps a field of the answer for later steps. */
const keeping =
  (field: string, step: Step): Step =>
  async (side) => {
    const answer = await step(side);
    const body = answer.json as Readonly<Record<string, string | null>>;
    side.memory.set(field, body[field] ?? '');
    return answer;
  };

const withKey = (key: string | undefined, headers: Readonly<Record<string, string>> = {}): Step => {
  const sent = Object.entries(headers);
  return (side) => ask({ ...side, key: '' }, { path: `${API}/account`, headers: sent, ...keyed(key) });
};
const keyed = (key: string | undefined) => ({ key }) as { key?: string };

describe('the fake server refuses as the real one does', () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await bothSides();
  });

  it.each<[string, Step]>([
    ['an unknown path', get('/api/v1/nothing')],
    ['a wrong method of a generation', get(TEXT_TO_VIDEO)],
    ['a wrong method of the list', post({}, {}, `${API}/videos`)],
    ['a wrong method of a video', get(`${API}/videos/vid_1`)],
    ['a wrong method of the status', post({}, {}, VIDEO_STATUS)],
    ['no key', withKey(undefined)],
    ['a key that is none', withKey('sk_123')],
    ['a key with a wrong checksum', withKey(`cw_${'a'.repeat(36)}`)],
    ['a key that nobody has', withKey(unusedKey())],
    ['another way to authorize', withKey(undefined, { Authorization: 'Basic eDp5' })],
    ['a body that is no JSON', post('{"prompt":', { 'Content-Type': 'application/json' })],
    ['an empty body', post('', { 'Content-Type': 'application/json' })],
    ['a body that is no UTF-8', post(Buffer.from([0xff]), { 'Content-Type': 'application/json' })],
    ['a body that is no object', post([1])],
    ['another media type', post('prompt', { 'Content-Type': 'text/plain' })],
    ['another charset', post('{}', { 'Content-Type': 'application/json; charset=latin1' })],
    ['another media type of an image', post('x', { 'Content-Type': 'text/plain' }, `${API}/image-to-video`)],
    ['a body that is too large', post({ prompt: 'a'.repeat(1_048_577) })],
    ['no prompt', post({})],
    ['a field of a wrong type', post({ prompt: 'a', duration: '5' })],
    ['a size of the other model', post({ prompt: 'a', resolution: '2k' })],
    ['a model that there is not', post({ prompt: 'a', video_model: 'modelz' })],
    ['no image', post({ prompt: 'a' }, {}, `${API}/image-to-video.php`)],
    ['a hold test of an hour', get(`${API}/hold-test?seconds=3600`)],
    ['a plan without a prompt', post({}, {}, `${API}/text-to-video/plan`)],
    [
      'a plan of a size of the other model',
      post({ prompt: 'a', resolution: '2k' }, {}, `${API}/text-to-video/plan`),
    ],
    [
      'a plan of another media type',
      post('x', { 'Content-Type': 'text/plain' }, `${API}/text-to-video/plan`),
    ],
    ['an Idempotency-Key with a space', post(SHORT_CLIP, { 'Idempotency-Key': 'a b' })],
    [
      'a form without its image',
      (side) => ask(side, { ...FORM, ...multipart(['request', JSON_TYPE, '{}']) }),
    ],
    ['a status without an id', get(VIDEO_STATUS)],
    ['a status of two', get(`${VIDEO_STATUS}?video_id=a&video_id=b`)],
    ['a status of an unknown id', get(`${VIDEO_STATUS}?video_id=vid_1`)],
    ['a status of an unknown key', get(`${VIDEO_STATUS}?idempotency_key=unknown`)],
    ['a page of no size', get(`${API}/videos?limit=0`)],
    ['a page after a wrong cursor', get(`${API}/videos?cursor=nonsense`)],
    ['a status that there is not', get(`${API}/videos?status=melted`)],
    ['a wrong cursor of what was settled', get(`${API}/videos?settled_since=nonsense`)],
    ['two cursors', get(`${API}/videos?cursor=a&settled_since=`)],
    ['to delete an unknown id', (side) => ask(side, { method: 'DELETE', path: `${API}/videos/vid_1` })],
    ['a file that there is not', get('/media/vid_0000000000000000000000-1.mp4')],
  ])('%s', async (_, step) => {
    await expectSame(sides, step);
  });

  it('has the methods of every route that the real one describes, and of no other', async () => {
    const described = (await ask(sides.real, { path: '/openapi.json' })).json as { paths: object };
    const paths = Object.keys(described.paths);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths)
      await expectSame(sides, (side) => ask(side, { method: 'PUT', path: path.replace(/\{\w+\}/, 'x') }));
  });

  it('a generation once the window is full, and another plan', async () => {
    const accountId = ((await ask(sides.real, { path: `${API}/account` })).json as { account_id: string })
      .account_id;
    const account = { accountId, email: '', key: sides.real.key };
    await seedWindow(
      real.database,
      account,
      Array.from({ length: 15 }, () => 10),
    );
    sides.fakeServer.takePlaces(15);
    await expectSame(sides, post(SHORT_CLIP));
    await expectSame(sides, post(SHORT_CLIP, {}, `${API}/text-to-video/plan`));
    await expectSame(sides, post({ image_url: 'https://example.com/a' }, {}, `${API}/image-to-video/plan`));
    const free = await bothSides({ plan: 'free' });
    const { key } = await seedAccount(real.database, { plan: 'free' });
    await expectSame({ ...free, real: { ...free.real, key } }, get(`${API}/account`));
  });
});

const JSON_TYPE = 'application/json';
const FORM = { method: 'POST', path: `${API}/image-to-video.php` } as const;
const ASYNC = { Prefer: 'respond-async' };

describe('the fake server reads as the real one does', () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await bothSides();
  });

  it.each<[string, Step]>([
    ['the account', get(`${API}/account`)],
    ['the account by X-API-Key', (side) => withKey(undefined, { 'X-API-Key': side.key })(side)],
    ['the models', get(`${API}/models`)],
    ['a hold test', get(`${API}/hold-test?seconds=0`)],
    ['a plan', post({ ...SHORT_CLIP, extra: 1 }, {}, `${API}/text-to-video/plan`)],
    ['an empty list', get(`${API}/videos`)],
    ['what is settled from now on', get(`${API}/videos?settled_since=`)],
  ])('%s', async (_, step) => {
    await expectSame(sides, step);
  });
});

describe('the fake server lets a video wait, and be canceled, as the real one does', () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await bothSides({ queuedMs: Infinity });
  });

  it.each<[string, Step]>([
    ['beginning', keeping('next_cursor', get(`${API}/videos?settled_since=`))],
    [
      'a generation that is not waited for',
      keeping('video_id', post(SHORT_CLIP, { ...ASYNC, 'Idempotency-Key': 'wait-1' })),
    ],
    ['one that is waited for no second', post(SHORT_CLIP, { Prefer: 'wait=0' })],
    ['the same again', post(SHORT_CLIP, { ...ASYNC, 'Idempotency-Key': 'wait-1' })],
    ['another one under its key', post({ ...SHORT_CLIP, seed: 1 }, { 'Idempotency-Key': 'wait-1' })],
    ['its status', get(`${VIDEO_STATUS}?video_id={video_id}`)],
    ['its status by its key', get(`${VIDEO_STATUS}?idempotency_key=wait-1`)],
    ['the list', get(`${API}/videos?status=queued`)],
    ['the window, of which two places are taken', get(`${API}/account`)],
    ['its cancelation', remove],
    ['the status of what was canceled', get(`${VIDEO_STATUS}?video_id={video_id}`)],
    ['the window, to which its place came back', get(`${API}/account`)],
    ['the same again, which was canceled', post(SHORT_CLIP, { 'Idempotency-Key': 'wait-1' })],
    ['what was settled', get(`${API}/videos?settled_since={next_cursor}`)],
    ['its deletion', remove],
    ['its status after that', get(`${VIDEO_STATUS}?video_id={video_id}`)],
    [
      'another one under its key, which is free',
      post({ ...SHORT_CLIP, seed: 1 }, { ...ASYNC, 'Idempotency-Key': 'wait-1' }),
    ],
  ])('%s', async (_, step) => {
    await expectSame(sides, step);
  });
});

describe('the fake server fails a video as the real one does', () => {
  it('with its 500, its status, and its place in the window back', async () => {
    const sides = await bothSides();
    const worker = await startServer({
      role: 'worker',
      database: real.database,
      env: { STORAGE_DIR: '/dev/null/media' },
    });
    const create = keeping('video_id', post(SHORT_CLIP, { 'Idempotency-Key': 'fails-1' }));
    const expected = (await create(sides.real)).json as { error: string };
    await worker.stop();
    sides.fakeServer.script('create', videoFails('generation_failed', expected.error));
    await create(sides.fake);
    await expectSame(sides, create);
    await expectSame(sides, get(`${API}/account`));
    const [one, other] = await Promise.all(
      [sides.real, sides.fake].map(async (side) =>
        told(await get(`${VIDEO_STATUS}?video_id={video_id}`)(side)),
      ),
    );
    expect(other).toEqual({ ...one, body: { ...(one as { body: object }).body, progress: 0 } });
  });
});

describe('the fake server makes a video as the real one does', () => {
  let sides: Sides;
  beforeAll(async () => {
    sides = await bothSides();
    await startServer({ role: 'worker', database: real.database, home: real.home });
  });

  const file: Step = (side) => ask(side, { path: new URL(side.memory.get('video_url') ?? '').pathname });
  const fileWith =
    (headers: Readonly<Record<string, string>>, method = 'GET'): Step =>
    (side) =>
      ask(side, {
        method,
        path: new URL(side.memory.get('video_url') ?? '').pathname,
        headers: Object.entries(headers),
      });
  const picture = noisePicture(64);
  const made = keeping('video_id', post({ ...SHORT_CLIP, extra: 1 }, { 'Idempotency-Key': 'made-1' }));

  it.each<[string, Step]>([
    ['beginning', keeping('next_cursor', get(`${API}/videos?settled_since=`))],
    ['the whole call', keeping('video_url', made)],
    ['the same again', post({ ...SHORT_CLIP, extra: 1 }, { 'Idempotency-Key': 'made-1' })],
    ['its status', get(`${VIDEO_STATUS}?video_id={video_id}`)],
    ['what was settled', get(`${API}/videos?settled_since={next_cursor}`)],
    ['the file', file],
    ['the head of the file', fileWith({}, 'HEAD')],
    ['a part of the file', fileWith({ Range: 'bytes=4-9' })],
    ['a part beyond the file', fileWith({ Range: 'bytes=99999999-' })],
    ['the file to whoever has it', fileWith({ 'If-None-Match': '*' })],
    ['one with signs of life', post(SHORT_CLIP, { Prefer: 'heartbeat=15' })],
    ['the window', get(`${API}/account`)],
    [
      'one from an image',
      (side) =>
        ask(side, {
          ...FORM,
          ...multipart(
            ['image', 'image/png', picture],
            ['request', JSON_TYPE, '{"resolution":"480p","duration":1,"aspect_ratio":"1:1"}'],
          ),
        }),
    ],
    ['a page', keeping('next_cursor', get(`${API}/videos?limit=1`))],
    ['the next page', get(`${API}/videos?limit=1&cursor={next_cursor}`)],
    ['those from an image', get(`${API}/videos?mode=image`)],
    ['its deletion', remove],
    ['the file after that', file],
  ])('%s', async (_, step) => {
    await expectSame(sides, step);
  });
});
