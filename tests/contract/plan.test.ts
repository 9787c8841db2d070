import { beforeAll, describe, expect, it } from '@jest/globals';
import { PlanResponse } from '@clipwright/core/videos';
import { plainPng } from '../corpora/support-image/plain-png.js';
import {
  type Answer,
  call,
  errorOf,
  type HeaderList,
  multipart,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedPace,
  seedStored,
  seedWindow,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
} from '../support/index.js';

const PLANS = 6;
const WAITING = 2;
const DECODED = 3;
const SHARE_BYTES = 500_000_000;
const ASYNC: HeaderList = [['Prefer', 'respond-async']];
const DATA_URI = `data:image/png;base64,${plainPng(96, 64).toString('base64')}`;

/** Nobody makes videos here: what was admitted waits. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      PLANS_PER_HOUR: String(PLANS),
      QUEUE_MAX_PER_ACCOUNT: String(WAITING),
      DECODED_IMAGES_PER_HOUR: String(DECODED),
      MODERATION_WORDS: 'forbidden',
      STORAGE_MAX_GB: '1',
      SYNC_WAIT_SECONDS: '1',
    },
  });
});

/** A request of either kind of route. */
interface Asked {
  readonly mode?: 'text' | 'image';
  readonly body?: unknown;
  readonly upload?: Buffer;
  readonly headers?: HeaderList;
}

const send = (
  { mode = 'text', body, upload, headers = ASYNC }: Asked,
  key: string,
  path = '',
): Promise<Answer> => {
  const form = upload === undefined ? { headers: [], body } : multipart(['image', 'image/png', upload]);
  return call(server.origin, {
    method: 'POST',
    path: `/api/v1/${mode}-to-video${path}`,
    key,
    body: form.body,
    headers: [...headers, ...form.headers],
  });
};

/** What is the same whenever it is asked: all but the request's name and what counts down. */
const told = (answer: Answer): object => ({
  ...(answer.json as object),
  request_id: '',
  rate_limit: null,
  status: answer.status,
});

async function planned(asked: Asked, key: string): Promise<PlanResponse> {
  const answer = await send(asked, key, '/plan');
  if (answer.status !== 200) throw new Error(`Expected a plan, got ${answer.status}: ${answer.text}`);
  return PlanResponse.parse(answer.json);
}

/** Everything that is kept, but what plans and images are counted in and when a key was used. */
async function kept(): Promise<Readonly<Record<string, string>>> {
  const tables = await rowsOf<{ name: string }>(
    server.database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('api_keys', 'api_key_uses') OR (schemaname, tablename) = ('pgboss', 'job')`,
  );
  const sums = tables.map(async ({ name }) => {
    const [row] = await rowsOf<{ sum: string }>(
      server.database,
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(kept::text, '|' ORDER BY kept::text), '')) AS sum FROM ${name} AS kept WHERE kept::text NOT LIKE ALL ('{(budget-%,(hosts%}')`,
    );
    return [name, row?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** What stands in the way of an account: each makes it so before its row of the table is asked. */
const clear = (): Promise<void> => Promise.resolve();
const fullWindow = (account: SeededAccount): Promise<void> =>
  seedWindow(
    server.database,
    account,
    Array.from({ length: 15 }, () => 10),
  );
async function fullQueue({ key }: SeededAccount): Promise<void> {
  for (let waiting = 0; waiting < WAITING; waiting += 1)
    expect((await send({ body: SHORT_CLIP }, key)).status).toBe(202);
}
const fullShare = async (account: SeededAccount): Promise<void> =>
  void (await seedStored(server.database, account, SHARE_BYTES));
async function slowWorker(account: SeededAccount): Promise<void> {
  await seedPace(server.database, { seconds: 0.7 });
  expect((await send({ body: SHORT_CLIP }, account.key)).status).toBe(202);
}
async function manyImages({ key }: SeededAccount): Promise<void> {
  for (let decoded = 0; decoded < DECODED; decoded += 1)
    await send({ mode: 'image', body: { image_url: 'data:image/png;base64,iVBORw0KGgo=' } }, key);
}

const IMAGE = { mode: 'image', body: { image_url: DATA_URI, duration: 1, resolution: '480p' } } as const;
const ALL_FIELDS = {
  prompt: '  three birds over a lake ',
  video_model: 'modelb3',
  resolution: '2K',
  duration: 3,
  aspect_ratio: '9:16',
  seed: 7,
  fps: 30,
  negative_prompt: 'boats',
  audio: false,
  unknown_field: 1,
};

type Row = readonly [name: string, asked: Asked, stands?: (account: SeededAccount) => Promise<void>];

/** One table for both routes: whatever a generation says, a plan has said. */
const TAKEN: readonly Row[] = [
  ['the shortest clip', { body: SHORT_CLIP }],
  ['nothing but a prompt', { body: { prompt: 'a boat' } }],
  ['every field there is', { body: ALL_FIELDS }],
  ['768P of modela2', { body: { prompt: 'a boat', resolution: '768P' } }],
  ['an image in the JSON', IMAGE],
  ['an image in a form', { mode: 'image', upload: plainPng(64, 96) }],
  ['a shape beside an image', { ...IMAGE, body: { ...IMAGE.body, aspect_ratio: '21:9' } }],
  ['a line in which others wait', { body: SHORT_CLIP }, slowWorker],
];
const REFUSED: readonly Row[] = [
  ['a full window', { body: SHORT_CLIP }, fullWindow],
  ['a full window, with an image', IMAGE, fullWindow],
  ['a full queue', { body: SHORT_CLIP }, fullQueue],
  ['no room', { body: SHORT_CLIP }, fullShare],
  ['a call that can not be held so long', { body: SHORT_CLIP, headers: [] }, slowWorker],
  ['words that the content rules reject', { body: { prompt: 'a forbidden boat' } }],
  ['such words in the negative prompt', { body: { prompt: 'a boat', negative_prompt: 'forbidden' } }],
  ['a used-up budget of images', IMAGE, manyImages],
];
const MALFORMED: readonly Row[] = [
  ['no prompt', { body: {} }],
  ['a prompt of another type', { body: { prompt: 5 } }],
  ['a length that there is not', { body: { prompt: 'a', duration: 11 } }],
  ['a size of the other model', { body: { prompt: 'a', resolution: '2k' } }],
  ['no JSON', { body: '{', headers: [['Content-Type', 'application/json']] }],
  ['another media type', { body: 'a', headers: [['Content-Type', 'text/plain']] }],
  ['a body that is too large', { body: { prompt: 'a'.repeat(1_048_577) } }],
  ['no image', { mode: 'image', body: { prompt: 'a' } }],
  ['an image that is none', { mode: 'image', body: { image_url: 'data:image/png;base64,aGVsbG8=' } }],
  ['an image of an address that nobody may ask', { mode: 'image', body: { image_url: 'http://10.0.0.1/a' } }],
  ['no prompt and a full window', { body: {} }, fullWindow],
];

/** A plan and the generation that follows it, with an account for which something stands. */
async function both([, asked, stands = clear]: Row) {
  const account = await seedAccount(server.database);
  await rowsOf(
    server.database,
    'TRUNCATE videos, video_shares, work_lines, work_turns, work_places, making_times',
  );
  await stands(account);
  const before = await kept();
  const plan = await send(asked, account.key, '/plan');
  const after = await kept();
  return { account, plan, left: { before, after }, made: await send(asked, account.key) };
}

const named = (rows: readonly Row[]) => rows.map((row) => [row[0], row] as const);

describe('a plan keeps nothing, and says what the generation then says', () => {
  it.each(named(TAKEN))('of %s: the very video that is then begun', async (_, row) => {
    const { account, plan, made, left } = await both(row);
    expect(left.after).toEqual(left.before);
    const {
      credits,
      engine,
      making_seconds: making,
      would_refuse: refusal,
      ...said
    } = PlanResponse.parse(plan.json);
    const { video_id: id, queue_position, estimated_seconds } = made.json as Record<string, string>;
    const status = await statusOf({ origin: server.origin, key: account.key }, id ?? '');
    expect({ ...status, seed: said.seed === null ? null : status.seed }).toMatchObject({
      ...said,
      queue_position,
      estimated_seconds,
      warnings: status.warnings,
    });
    expect(said.warnings.slice(0, status.warnings.length)).toEqual(status.warnings);
    const [entry] = await rowsOf(server.database, 'SELECT amount FROM credit_entries WHERE video_id = $1', [
      id,
    ]);
    expect([{ amount: credits }, refusal, engine]).toEqual([entry, null, 'sketch']);
    expect(making === null).toBe(estimated_seconds === null);
  });

  it.each(named(REFUSED))('with %s in the way: what is then answered', async (_, row) => {
    const { plan, made, left } = await both(row);
    expect(left.after).toEqual(left.before);
    const { code, error } = made.json as { code: string; error: string };
    expect(PlanResponse.parse(plan.json)).toMatchObject({
      would_refuse: { status: made.status, code, error },
      queue_position: null,
      estimated_seconds: null,
      making_seconds: null,
    });
    expect(made.status).toBeGreaterThan(400);
  });

  it.each(named(MALFORMED))('and refuses what is wrong by itself as that does: %s', async (_, row) => {
    const { plan, made, left } = await both(row);
    expect(left.after).toEqual(left.before);
    expect(told(plan)).toEqual(told(made));
    expect(plan.status).toBeGreaterThanOrEqual(400);
  });

  it('also when nobody may ask: without a key, with a wrong one, and on another plan of payment', async () => {
    const free = await seedAccount(server.database, { plan: 'free' });
    for (const key of [undefined, 'cw_wrong', free.key]) {
      const [plan, made] = await Promise.all(
        ['/plan', ''].map((path) =>
          call(server.origin, {
            method: 'POST',
            path: `/api/v1/text-to-video${path}`,
            body: SHORT_CLIP,
            ...(key === undefined ? {} : { key }),
          }),
        ),
      );
      expect(told(plan!)).toEqual(told(made!));
    }
  });
});

describe('a plan', () => {
  it('has no seed where one would be chosen, and the words that sketch would make nothing of', async () => {
    const { key } = await seedAccount(server.database);
    const plan = await planned({ body: { prompt: 'a red boat and a theodolite' } }, key);
    expect(plan).toMatchObject({ seed: null, video_model: 'modela2', resolution: '720p', credits: 10 });
    expect(plan.warnings).toEqual(['The sketch engine does not draw "theodolite".']);
  });

  it('has no shape where that would be of an image that nobody looked at', async () => {
    const account = await seedAccount(server.database);
    await fullWindow(account);
    const shapeless = { aspect_ratio: null, width: null, height: null };
    expect(await planned(IMAGE, account.key)).toMatchObject(shapeless);
    const { body } = IMAGE;
    const asked = await planned({ ...IMAGE, body: { ...body, aspect_ratio: '1:1' } }, account.key);
    expect(asked).toMatchObject({ aspect_ratio: '1:1', width: 480, height: 480 });
  });

  it('carries no window: it counts in none', async () => {
    const { key } = await seedAccount(server.database);
    const answer = await send({ body: SHORT_CLIP }, key, '/plan');
    expect(answer.header('X-RateLimit-Remaining')).toBeNull();
  });

  it('looks at no Idempotency-Key: one that stands for a video plans another', async () => {
    const { key } = await seedAccount(server.database);
    const headers: HeaderList = [...ASYNC, ['Idempotency-Key', 'mine']];
    expect((await send({ body: SHORT_CLIP, headers }, key)).status).toBe(202);
    const other = { ...SHORT_CLIP, duration: 2 };
    expect(await planned({ body: other, headers }, key)).toMatchObject({ duration: 2, would_refuse: null });
  });

  it('is asked for PLANS_PER_HOUR times: then 429, while videos are made as before', async () => {
    const { key } = await seedAccount(server.database);
    for (let asked = 0; asked < PLANS; asked += 1) await planned({ body: SHORT_CLIP }, key);
    const answer = await send({ body: SHORT_CLIP }, key, '/plan');
    const { error, rate_limit: rateLimit } = errorOf(answer, 'resource_budget');
    expect(error).toBe(`Resource budget exceeded: at most ${PLANS} plans are made in an hour.`);
    expect(rateLimit).toMatchObject({ count: PLANS, limit: PLANS, remaining: 0 });
    expect((await send({ body: SHORT_CLIP }, key)).status).toBe(202);
  });
});
