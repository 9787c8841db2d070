import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  type Answer,
  call,
  errorOf,
  type HeaderList,
  postText,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const ASYNC: HeaderList = [['Prefer', 'respond-async']];
const SENTENCE = 'The server is busy: it has more to do than it can do in time.';

let server: TestServer;
let owner: SeededAccount;
let person: Person;
let isOver = false;

/** Has the server's loop be late again and again: it is stopped for most of the time. */
async function holdBack(): Promise<void> {
  while (!isOver) {
    await standStill(400);
    await sleep(100);
  }
}

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { LOOP_LATE_MS: '50', RATE_LIMIT: '1000000' } });
  owner = await seedAccount(server.database);
  person = await newPerson(server.origin);
});

const create = (headers: HeaderList = ASYNC): Promise<Answer> =>
  postText({ origin: server.origin, key: owner.key }, { prompt: 'a red ball' }, { headers });
const codeOf = (answer: Answer): string | undefined => (answer.json as { code?: string }).code;

const standStill = async (milliseconds: number): Promise<void> => {
  server.kill('SIGSTOP');
  await sleep(milliseconds);
  server.kill('SIGCONT');
};

const isBusy = async (headers?: HeaderList): Promise<boolean> => codeOf(await create(headers)) === 'busy';

it('a server whose event loop is late refuses new videos with 500 busy, and answers joins, status reads and health', async () => {
  const keyed: HeaderList = [...ASYNC, ['Idempotency-Key', 'before']];
  const first = await waitUntil({ what: 'a first video' }, async () => {
    const answer = await create(keyed);
    return answer.status === 202 ? answer : null;
  });
  const videoId = (first.json as { video_id: string }).video_id;
  const heldBack = holdBack();
  try {
    await waitUntil({ what: 'a refusal' }, () => isBusy());
    const refused = await waitUntil({ what: 'another refusal' }, async () => {
      const answer = await create();
      return codeOf(answer) === 'busy' ? answer : null;
    });
    expect(errorOf(refused, 'busy').error).toBe(SENTENCE);
    expect([refused.header('Retry-After'), refused.header('X-RateLimit-Limit')]).toEqual([null, '1000000']);
    await waitUntil({ what: 'a refusal with an Idempotency-Key of its own' }, () =>
      isBusy([...ASYNC, ['Idempotency-Key', `new-${performance.now()}`]]),
    );
    const made = await waitUntil({ what: 'a refusal in the dashboard' }, async () => {
      const answer = await person.ask({ path: '/dashboard/videos', body: { prompt: 'a red ball' } });
      return codeOf(answer) === 'busy' ? answer : null;
    });
    expect(errorOf(made, 'busy').error).toBe(SENTENCE);
    const joined = await create(keyed);
    expect([
      joined.status,
      joined.header('Idempotency-Replayed'),
      (joined.json as { video_id: string }).video_id,
    ]).toEqual([202, 'true', videoId]);
    expect((await statusOf({ origin: server.origin, key: owner.key }, videoId)).status).toBe('queued');
    expect((await call(server.origin, { path: '/healthz' })).status).toBe(200);
    expect((await call(server.origin, { path: '/metrics' })).text).toMatch(
      /^clipwright_event_loop_late_seconds 0\.\d+$/m,
    );
  } finally {
    isOver = true;
    await heldBack;
  }
  await waitUntil({ what: 'new videos to be taken again' }, async () => (await create()).status === 202);
});

/** Whether the last second of the server's loop was told to be late, and by enough to turn somebody away. */
async function isToldLate(): Promise<boolean> {
  const { text } = await call(server.origin, { path: '/metrics' });
  return Number(/^clipwright_event_loop_late_seconds (\S+)$/m.exec(text)?.[1]) >= 0.025;
}

it('a server that stood still once, as on a machine that slept, turns nobody away for it', async () => {
  const taken = await waitUntil({ what: 'a video that is taken in a late second' }, async () => {
    await standStill(4_000);
    const told = { what: 'the standstill to be told', withinMs: 5_000 };
    await waitUntil(told, isToldLate).catch(() => undefined);
    const answer = await create();
    return answer.status === 202 && (await isToldLate()) ? answer : null;
  });
  expect(taken.json).toMatchObject({ status: 'queued' });
});
