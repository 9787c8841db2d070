import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse } from '@clipwright/core/videos';
import {
  type Answer,
  call,
  errorOf,
  generated,
  type HeaderList,
  postText,
  seedAccount,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
  rowsOf,
} from '../support/index.js';

/** Answers only; a test starts a worker when the video is to be made. Held calls end after 3 s. */
let http: TestServer;
let caller: { origin: string; key: string };

beforeAll(async () => {
  http = await startServer({ role: 'http', env: { SYNC_WAIT_SECONDS: '3' } });
  caller = { origin: http.origin, key: (await seedAccount(http.database)).key };
});

const work = () => startServer({ role: 'worker', database: http.database, home: http.home });
const post = (...headers: HeaderList) => postText(caller, SHORT_CLIP, { headers });

function accepted(answer: Answer): { id: string; applied: string | null } {
  expect(answer.status).toBe(202);
  const body = AcceptedResponse.parse(answer.json);
  expect(Object.keys(body).sort()).toEqual([
    'estimated_seconds',
    'queue_position',
    'status',
    'success',
    'video_id',
  ]);
  return { id: body.video_id, applied: answer.header('Preference-Applied') };
}

describe('a call that is held longer than SYNC_WAIT_SECONDS', () => {
  it('answers 500 generation_timeout with video_id, the work goes on, and the status tells how it ended', async () => {
    const answer = await post();
    expect(answer.elapsedMs).toBeGreaterThanOrEqual(2_900);
    const { video_id: id } = errorOf(answer, 'generation_timeout');
    expect(answer.header('X-RateLimit-Remaining')).not.toBeNull();
    expect((await statusOf(caller, id ?? '')).status).toBe('queued');
    const worker = await work();
    expect((await untilStatus(caller, id ?? '', 'completed')).video_url).toMatch(/\.mp4$/);
    await worker.stop();
  });
});

describe('a client that hangs up', () => {
  it('cancels nothing', async () => {
    const lost = new AbortController();
    const hanging = postText(
      caller,
      { ...SHORT_CLIP, prompt: 'nobody waits for this' },
      { signal: lost.signal },
    ).catch(() => null);
    const id = await waitUntil({ what: 'the admission' }, async () => {
      const [row] = await rowsOf<{ id: string }>(
        http.database,
        `SELECT id FROM videos WHERE prompt = 'nobody waits for this'`,
      );
      return row?.id;
    });
    lost.abort();
    await hanging;
    const worker = await work();
    expect((await untilStatus(caller, id, 'completed')).credits_used).toBe(1);
    await worker.stop();
  });
});

describe('Prefer', () => {
  it('respond-async is answered at once: 202 with video_id and status, and Preference-Applied', async () => {
    const { id, applied } = accepted(await post(['Prefer', 'respond-async']));
    expect(applied).toBe('respond-async');
    expect((await statusOf(caller, id)).status).toBe('queued');
  });

  it('wait=N is held for N seconds and then answered 202', async () => {
    const answer = await post(['Prefer', 'wait=1']);
    expect(answer.elapsedMs).toBeGreaterThanOrEqual(950);
    expect(accepted(answer).applied).toBe('wait=1');
  });

  it('respond-async with wait=N is held for N seconds first, and both are applied', async () => {
    const answer = await post(['Prefer', 'respond-async, wait=1']);
    expect(answer.elapsedMs).toBeGreaterThanOrEqual(950);
    expect(accepted(answer).applied).toBe('respond-async, wait=1');
  });

  it('wait=N is never longer than SYNC_WAIT_SECONDS', async () => {
    const answer = await post(['Prefer', 'wait=60']);
    accepted(answer);
    expect(answer.elapsedMs).toBeLessThan(60_000);
  });

  it('wait=N answers 200 when the video is done in time', async () => {
    const patient = await startServer({
      database: http.database,
      home: http.home,
      env: { SYNC_WAIT_SECONDS: '170' },
    });
    const answer = await postText({ ...caller, origin: patient.origin }, SHORT_CLIP, {
      headers: [['Prefer', 'wait=170']],
    });
    generated(answer);
    expect(answer.header('Preference-Applied')).toBeNull();
    await patient.stop();
  });

  it('what is not understood is no preference', async () => {
    errorOf(await post(['Prefer', 'handling=lenient, wait=soon']), 'generation_timeout');
  });
});

describe('held calls', () => {
  it('are counted for the operator as long as they are held', async () => {
    const held = async (): Promise<number> =>
      Number(
        /^clipwright_calls_held (\d+)$/m.exec((await call(http.origin, { path: '/metrics' })).text)?.[1],
      );
    expect(await held()).toBe(0);
    const waits = post(['Prefer', 'wait=1']);
    await waitUntil({ what: 'the call to be held', everyMs: 20 }, async () => (await held()) === 1 || null);
    await waits;
    expect(await held()).toBe(0);
  });
});
