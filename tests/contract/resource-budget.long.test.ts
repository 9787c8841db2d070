import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainPng } from '../corpora/support-image/plain-png.js';
import { newPerson } from '../dashboard/support/person.js';
import { startVictim, type Victim } from '../abuse/support/victim.js';
import {
  givePlan,
  type Answer,
  call,
  errorOf,
  type HeaderList,
  multipart,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const ASYNC: HeaderList = [['Prefer', 'respond-async']];
const DECODED = 4;
const REFUSED = 2;
const FETCHED = 3;
const PNG = plainPng(64, 48);

/** Two servers of one service. Nobody makes videos: what was admitted waits. */
let servers: readonly [TestServer, TestServer];
let images: Victim;
let pages: Victim;

beforeAll(async () => {
  [images, pages] = await Promise.all([
    startVictim(PNG),
    startVictim(Buffer.from('<!doctype html><p>Please sign in')),
  ]);
  const env = {
    ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
    ALLOWED_IMAGE_HOSTS: `*:${images.port},*:${pages.port},10.0.0.1`,
    RATE_LIMIT: '50',
    DECODED_IMAGES_PER_HOUR: String(DECODED),
    REFUSED_FETCHES_PER_HOUR: String(REFUSED),
    FETCHES_PER_HOUR: String(FETCHED),
  };
  const first = await startServer({ role: 'http', env });
  servers = [first, await startServer({ role: 'http', env, database: first.database, home: first.home })];
});

const newAccount = (): Promise<SeededAccount> => seedAccount(servers[0].database);

const upload = ({ key }: SeededAccount, image = PNG, { origin } = servers[0]): Promise<Answer> => {
  const { headers, body } = multipart(['image', 'image/png', image]);
  return call(origin, { method: 'POST', path: IMAGE_TO_VIDEO, key, body, headers: [...headers, ...ASYNC] });
};

const byAddress = ({ key }: SeededAccount, from: Victim, headers: HeaderList = []): Promise<Answer> =>
  call(servers[0].origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key,
    body: { image_url: `http://127.0.0.1:${from.port}/` },
    headers: [...ASYNC, ...headers],
  });

async function times(count: number, ask: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await ask()).status);
  return statuses;
}

/** Lets so many seconds go by for what an account has used. */
async function pass({ accountId }: SeededAccount, seconds: number): Promise<void> {
  const sets = [
    'limiter_places SET at_ms = at_ms - $2::float8',
    'limiter_windows SET at_ms = at_ms - $2::float8, rows_at_ms = rows_at_ms - $2::float8, recent = ARRAY(SELECT t - $2::float8 FROM unnest(recent) t)',
  ];
  for (const set of sets)
    await rowsOf(servers[0].database, `UPDATE ${set} WHERE key = $1 AND name LIKE 'budget-%'`, [
      accountId,
      seconds * 1000,
    ]);
}

describe('an account that has used its budget up', () => {
  it('is told with 429 resource_budget: of that budget, when it has room again, and of the window as it is', async () => {
    const account = await newAccount();
    expect(await times(DECODED, () => upload(account))).toEqual(Array.from({ length: DECODED }, () => 202));
    const answer = await upload(account);
    const { error, rate_limit: rateLimit } = errorOf(answer, 'resource_budget');
    expect(error).toBe(`Resource budget exceeded: at most ${DECODED} images are decoded in an hour.`);
    expect(rateLimit).toMatchObject({ count: DECODED, limit: DECODED, remaining: 0 });
    expect(answer.header('Retry-After')).toBe(String(rateLimit?.reset_in_seconds));
    expect(rateLimit?.reset_in_seconds).toBeLessThanOrEqual(3600);
    expect(rateLimit?.reset_in_seconds).toBeGreaterThan(3600 - 300);
    expect([answer.header('X-RateLimit-Limit'), answer.header('X-RateLimit-Remaining')]).toEqual([
      '50',
      String(50 - DECODED),
    ]);
  });

  it('has room for one more when one is an hour old, and not before', async () => {
    const account = await newAccount();
    await upload(account);
    await pass(account, 1800);
    await times(DECODED - 1, () => upload(account));
    errorOf(await upload(account), 'resource_budget');
    await pass(account, 1800);
    expect((await upload(account)).status).toBe(202);
    errorOf(await upload(account), 'resource_budget');
  });

  it('is still answered by every read, still makes videos from text, and holds nobody else up', async () => {
    const account = await newAccount();
    const made = (await upload(account)).json as { video_id: string };
    await times(DECODED, () => upload(account));
    const reads = [
      '/api/v1/account',
      '/api/v1/models',
      '/api/v1/videos',
      `/api/v1/video-status.php?video_id=${made.video_id}`,
    ];
    for (const path of reads)
      expect((await call(servers[0].origin, { path, key: account.key })).status).toBe(200);
    expect(
      (await postText({ origin: servers[0].origin, key: account.key }, undefined, { headers: ASYNC })).status,
    ).toBe(202);
    expect((await upload(await newAccount())).status).toBe(202);
  });

  it('is still joined to a video by its Idempotency-Key', async () => {
    const account = await newAccount();
    const keyed: HeaderList = [['Idempotency-Key', 'mine']];
    const first = await byAddress(account, images, keyed);
    await times(FETCHED, () => byAddress(account, images));
    errorOf(await byAddress(account, images), 'resource_budget');
    const again = await byAddress(account, images, keyed);
    expect([again.status, again.header('Idempotency-Replayed')]).toEqual([202, 'true']);
    expect((again.json as { video_id: string }).video_id).toBe((first.json as { video_id: string }).video_id);
  });

  it('is refused in the dashboard as well', async () => {
    const person = await newPerson(servers[0].origin);
    await givePlan(servers[0].database, person.email, 'api');
    const body = { image_url: `data:image/png;base64,${PNG.toString('base64')}` };
    expect(await times(DECODED, () => person.ask({ path: '/dashboard/videos', body }))).toEqual(
      Array.from({ length: DECODED }, () => 202),
    );
    const answer = await person.ask({ path: '/dashboard/videos', body });
    expect(answer.header('Retry-After')).toBe(
      String(errorOf(answer, 'resource_budget').rate_limit?.reset_in_seconds),
    );
  });
});

describe('a budget', () => {
  it('is one for all servers: requests at once never get more out of it', async () => {
    const account = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => upload(account, PNG, servers[index % 2 === 0 ? 0 : 1])),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(DECODED);
    for (const answer of answers.filter(({ status }) => status !== 202)) errorOf(answer, 'resource_budget');
  });

  it('of decoded images is used up by broken ones too, and not by what is no image', async () => {
    const account = await newAccount();
    expect(await times(DECODED, () => upload(account, Buffer.from('no image')))).toEqual(
      Array.from({ length: DECODED }, () => 400),
    );
    expect(await times(DECODED, () => upload(account, PNG.subarray(0, -30)))).toEqual(
      Array.from({ length: DECODED }, () => 400),
    );
    errorOf(await upload(account), 'resource_budget');
  });

  it('of refusals is used up by what is refused after a fetch, and then nobody is asked for the image', async () => {
    const account = await newAccount();
    expect(await times(REFUSED, () => byAddress(account, pages))).toEqual(
      Array.from({ length: REFUSED }, () => 400),
    );
    const before = pages.asked();
    const { error, rate_limit: rateLimit } = errorOf(await byAddress(account, pages), 'resource_budget');
    expect(error).toBe(
      `Resource budget exceeded: at most ${REFUSED} requests are refused in an hour after their image was fetched.`,
    );
    expect(rateLimit).toMatchObject({ count: REFUSED, limit: REFUSED, remaining: 0 });
    expect(pages.asked()).toBe(before);
  });

  it('of fetches is used up by those that are taken', async () => {
    const account = await newAccount();
    expect(await times(FETCHED, () => byAddress(account, images))).toEqual(
      Array.from({ length: FETCHED }, () => 202),
    );
    expect(errorOf(await byAddress(account, images), 'resource_budget').error).toBe(
      `Resource budget exceeded: at most ${FETCHED} images are fetched in an hour.`,
    );
  });

  it('is not touched by an address that is refused before anybody was asked', async () => {
    const account = await newAccount();
    const denied = { image_url: 'http://169.254.169.254/latest/meta-data' };
    const ask = (): Promise<Answer> =>
      call(servers[0].origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: account.key, body: denied });
    expect(await times(REFUSED + FETCHED, ask)).toEqual(Array.from({ length: REFUSED + FETCHED }, () => 400));
    expect((await byAddress(account, images)).status).toBe(202);
  });
});
