import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuditRows, Board, Charts, EngineCards, type MadeForOperator } from '@clipwright/core/dashboard';
import {
  call,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedPace,
  seedVideo,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { EventStreamClient } from './support/event-stream.js';
import { newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

let here: TestServer;
let there: TestServer;
let operator: Person;
let owner: SeededAccount;
const open: EventStreamClient[] = [];

beforeAll(async () => {
  here = await startServer({ role: 'http' });
  there = await startServer({ role: 'http', database: here.database, home: here.home });
  operator = await newOperator(here.origin, here.database);
});
beforeEach(async () => {
  await rowsOf(
    here.database,
    'TRUNCATE videos, video_shares, work_lines, work_turns, work_places, work_switches, making_times',
  );
  owner = await seedAccount(here.database);
});
afterAll(() => open.forEach((stream) => stream.leave()));

async function admit(by = owner, origin = here.origin): Promise<string> {
  const answer = await postText({ origin, key: by.key }, SHORT_CLIP, {
    headers: [['Prefer', 'respond-async']],
  });
  expect(answer.status).toBe(202);
  return (answer.json as { video_id: string }).video_id;
}

const board = async (query = ''): Promise<Board> =>
  Board.strict().parse(await operator.tell<Board>({ path: `/dashboard/operator/board${query}` }));

const act = (id: string, what: 'cancel' | 'front' | 'again') =>
  operator.ask({ method: 'POST', path: `/dashboard/operator/videos/${id}/${what}` });

const pause = (stopped: boolean) =>
  operator.tell({ method: 'PUT', path: '/dashboard/operator/queue', body: { stopped } });

async function audited(): Promise<readonly [string, string, string | null]> {
  const { entries } = await operator.tell<AuditRows>({ path: '/dashboard/operator/audit' });
  const { action = '', actor = '', subject = null } = entries[0] ?? {};
  return [action, actor, subject];
}

const spent = async (): Promise<unknown> =>
  rowsOf(
    here.database,
    `SELECT (SELECT count(*)::int FROM credit_entries WHERE account_id = $1) AS entries,
            (SELECT count(*)::int FROM limiter_places WHERE key = $1) AS places`,
    [owner.accountId],
  );

async function listen(person: Person): Promise<EventStreamClient> {
  const stream = await EventStreamClient.open(person);
  open.push(stream);
  return stream;
}

describe('the board of work', () => {
  it('shows operators what waits in its order, what is made and where, and what ended, of whom they ask for', async () => {
    const other = await seedAccount(here.database);
    const [first, second] = [await admit(), await admit(other)];
    const making = await seedVideo(here.database, owner, { status: 'processing', progress: 0.4 });
    await rowsOf(here.database, `UPDATE videos SET engine = 'sketch', replica = 'embedded' WHERE id = $1`, [
      making,
    ]);
    const failed = await seedVideo(here.database, other, { status: 'failed' });
    const all = await board();
    expect(all.queue).toMatchObject({ queued: 2, processing: 1, paused_since: null });
    expect(all.waiting.map(({ video_id: id, queue_position: place }) => [id, place])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    expect(all.making).toMatchObject([
      { video_id: making, progress: 40, engine: 'sketch', email: owner.email },
    ]);
    expect(all.settled).toMatchObject([{ video_id: failed, status: 'failed', email: other.email }]);
    expect(all.accounts).toContainEqual({
      ...{ account_id: owner.accountId, email: owner.email },
      ...{ queued: 1, processing: 1 },
    });
    expect(all.places).toMatchObject([{ engine: 'sketch', processing: 1, drained_since: null }]);
    const ofOne = await board(`?account=${other.accountId}`);
    expect([ofOne.waiting, ofOne.making, ofOne.settled].map((list) => list.length)).toEqual([1, 0, 1]);
    const ofNone = await board('?engine=nobody');
    expect([ofNone.waiting, ofNone.making, ofNone.settled].map((list) => list.length)).toEqual([0, 0, 0]);
  });

  it('is told live at every replica to operators alone: that something moved, and how far videos have come', async () => {
    const person = await newPerson(here.origin);
    const [mine, theirs] = [await listen(operator), await listen(person)];
    const id = await admit(owner, there.origin);
    await mine.hears('work', { moved: true });
    await rowsOf(here.database, `UPDATE videos SET status = 'processing' WHERE id = $1`, [id]);
    await rowsOf(here.database, `UPDATE videos SET progress = 0.5 WHERE id = $1`, [id]);
    await waitUntil({ what: 'word of its progress' }, () =>
      mine.heard.some(({ data }) => JSON.stringify(data).includes(`{"video_id":"${id}","progress":50}`)),
    );
    mine.forget();
    await pause(true);
    await mine.hears('work', { moved: true });
    expect(theirs.heard.map(({ name }) => name)).toEqual(['hello']);
  });

  it('is nobody else’s to see or to act on', async () => {
    const person = await newPerson(here.origin);
    const id = await admit();
    const asked = [
      ['GET', 'board'],
      ['POST', `videos/${id}/cancel`],
      ['POST', `videos/${id}/front`],
      ['POST', `videos/${id}/again`],
      ['PUT', 'queue'],
      ['PUT', 'workers/somebody'],
      ['PUT', 'replicas/wan/a'],
    ] as const;
    for (const [method, path] of asked) {
      const body = method === 'PUT' ? { body: { stopped: true } } : {};
      const answer = await person.ask({ method, path: `/dashboard/operator/${path}`, ...body });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await board()).waiting).toHaveLength(1);
  });
});

describe('operators', () => {
  it('cancel anybody’s video under their own name, and its account gets everything back', async () => {
    const before = await spent();
    const id = await admit();
    expect((await act(id, 'cancel')).status).toBe(200);
    expect(await audited()).toEqual(['video.deleted', operator.email, owner.email]);
    expect(await statusOf({ origin: here.origin, key: owner.key }, id)).toMatchObject({ status: 'canceled' });
    expect(before).toMatchObject([{ places: 0 }]);
    expect(await spent()).toMatchObject([{ places: 0 }]);
    expect((await act(id, 'cancel')).status).toBe(409);
    expect((await act('vid_none', 'cancel')).status).toBe(404);
  });

  it('move a video to the front of its line, and when it is canceled nobody else’s turn has changed', async () => {
    const other = await seedAccount(here.database);
    const [first, second, third] = [await admit(), await admit(), await admit(other)];
    const order = async (): Promise<string[]> => (await board()).waiting.map(({ video_id: id }) => id);
    expect(await order()).toEqual([first, third, second]);
    expect((await act(second, 'front')).status).toBe(200);
    expect(await order()).toEqual([second, first, third]);
    expect(await audited()).toEqual(['video.moved-up', operator.email, owner.email]);
    const turns = (): Promise<object[]> =>
      rowsOf(here.database, `SELECT id, turn FROM videos WHERE status = 'queued' AND id <> $1 ORDER BY id`, [
        second,
      ]);
    const before = await turns();
    await act(second, 'cancel');
    expect(await turns()).toEqual(before);
    expect((await act(second, 'front')).status).toBe(409);
  });

  it('have a failed video made again as a new one, which takes nothing of its account and waits its turn', async () => {
    const failed = await seedVideo(here.database, owner, { status: 'failed', prompt: 'a kite over dunes' });
    const before = await spent();
    const answer = await act(failed, 'again');
    expect(answer.status).toBe(202);
    const { video_id: id } = answer.json as MadeForOperator;
    expect(await spent()).toEqual(before);
    expect(await audited()).toEqual(['video.made-again', operator.email, owner.email]);
    expect(await statusOf({ origin: here.origin, key: owner.key }, id)).toMatchObject({
      ...{ status: 'queued', prompt: 'a kite over dunes', seed: 7, resolution: '480p', duration: 1 },
    });
    expect(await statusOf({ origin: here.origin, key: owner.key }, failed)).toMatchObject({
      status: 'failed',
    });
  });

  it('are told why a video can not be made again', async () => {
    const done = await seedVideo(here.database, owner);
    expect((await act(done, 'again')).text).toContain('Only a video that failed');
    const failed = await seedVideo(here.database, owner, { status: 'failed' });
    await rowsOf(here.database, `UPDATE videos SET mode = 'image', prompt = NULL WHERE id = $1`, [failed]);
    const answer = await act(failed, 'again');
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Its pictures were removed')]);
    await rowsOf(here.database, `UPDATE videos SET mode = 'text' WHERE id = $1`, [failed]);
    expect((await act(failed, 'again')).text).toContain('Its prompt is not kept');
  });
});

describe('a paused queue', () => {
  it('takes videos on, gives no estimate, and refuses a call that would be held, before it counts', async () => {
    await seedPace(here.database, { seconds: 4 });
    const first = await admit();
    const estimate = async (): Promise<number | null> =>
      (await statusOf({ origin: here.origin, key: owner.key }, first)).estimated_seconds;
    expect(await estimate()).toBe(4);
    await pause(true);
    expect(await audited()).toEqual(['queue.paused', operator.email, null]);
    expect(await estimate()).toBeNull();
    const before = await spent();
    const held = await postText({ origin: there.origin, key: owner.key }, SHORT_CLIP);
    expect(errorOf(held, 'busy').error).toContain('The server is paused');
    expect(await spent()).toEqual(before);
    const planned = await call(there.origin, {
      method: 'POST',
      path: '/api/v1/text-to-video/plan',
      key: owner.key,
      body: SHORT_CLIP,
    });
    expect(planned.json).toMatchObject({ would_refuse: { code: 'busy' } });
    await admit(owner, there.origin);
    await pause(false);
    expect(await audited()).toEqual(['queue.resumed', operator.email, null]);
    expect(await estimate()).toBe(4);
  });

  it('is told by /readyz, which stays 200, and by the metrics', async () => {
    const told = async () => [
      (await call(there.origin, { path: '/readyz' })).json,
      /^clipwright_queue_paused (\d)$/m.exec((await call(there.origin, { path: '/metrics' })).text)?.[1],
    ];
    expect(await told()).toEqual([expect.objectContaining({ status: 'ok', queue: 'running' }), '0']);
    await pause(true);
    expect(await told()).toEqual([expect.objectContaining({ status: 'ok', queue: 'paused' }), '1']);
  });

  it('is switched once: who does it again changes nothing, and writes nothing', async () => {
    await pause(true);
    const since = (await board()).queue.paused_since;
    expect(await pause(true)).toEqual({ success: true, changed: false });
    expect((await board()).queue.paused_since).toBe(since);
  });
});

describe('an engine that is tried', () => {
  it('makes a short clip of the operator’s own, which nobody pays for, and which is shown beside it', async () => {
    const tried = await operator.ask({
      method: 'POST',
      path: '/dashboard/operator/engines/sketch/embedded/try',
    });
    expect(tried.status).toBe(202);
    const { video_id: id } = tried.json as MadeForOperator;
    expect(await audited()).toEqual(['engine.tried', operator.email, null]);
    const { engines } = await operator.tell<EngineCards>({ path: '/dashboard/operator/engines' });
    expect(EngineCards.parse({ engines }).engines).toMatchObject([
      {
        ...{ name: 'sketch', healthy: true, drained_since: null, failed_videos: [] },
        can: { modes: ['text', 'image'], audio: true },
        trial: { video_id: id, status: 'queued', email: operator.email, duration: 1, trial: true },
      },
    ]);
    const entries = await rowsOf(here.database, 'SELECT 1 FROM credit_entries WHERE video_id = $1', [id]);
    expect(entries).toEqual([]);
  });

  it('tells what was measured of it, and what failed there last', async () => {
    await rowsOf(
      here.database,
      `INSERT INTO making_times (machine, model, mode, resolution, n, x, xx, y, xy) VALUES ('sketch@here', 'modela2', 'text', '480p', 1, 2, 4, 4, 8)`,
    );
    const failed = await seedVideo(here.database, owner, {
      status: 'failed',
      error: { code: 'generation_failed', message: 'It gave up.' },
    });
    await rowsOf(here.database, `UPDATE videos SET engine = 'sketch', replica = 'embedded' WHERE id = $1`, [
      failed,
    ]);
    const { engines } = await operator.tell<EngineCards>({ path: '/dashboard/operator/engines' });
    expect(engines).toMatchObject([
      {
        times: [
          { video_model: 'modela2', resolution: '480p', clip_seconds: 5, seconds: 854 * 480 * 5 * 2e-6 },
        ],
        failed_videos: [{ video_id: failed, error: { message: 'It gave up.' }, email: owner.email }],
      },
    ]);
  });

  it('that nobody has can not be', async () => {
    const path = '/dashboard/operator/engines/nobody/a/try';
    expect((await operator.ask({ method: 'POST', path })).status).toBe(404);
  });
});

describe('the charts', () => {
  const STEP = { completed: 0, failed: 0, canceled: 0, wait: null, render: null };

  /** Ended so many hours ago, after waiting 4 seconds and 6 in the making. */
  async function ended(status: 'completed' | 'failed' | 'canceled', hoursAgo: number): Promise<void> {
    const id = await seedVideo(here.database, owner, { status });
    await rowsOf(
      here.database,
      `UPDATE videos SET completed_at = at, created_at = at - interval '10 seconds', started_at = CASE WHEN status <> 'canceled' THEN at - interval '6 seconds' END
       FROM (SELECT date_bin('1 hour', now(), 'epoch') - $2 * interval '1 hour' AS at) AS the WHERE id = $1`,
      [id, hoursAgo],
    );
  }

  const charts = async (range: string): Promise<Charts> =>
    Charts.parse(await operator.tell({ path: `/dashboard/operator/charts?range=${range}` }));

  it('tell of each hour of a day and each day of a month what ended, and how long it waited and was made', async () => {
    await ended('completed', 0);
    await ended('failed', 0);
    await ended('canceled', 3);
    await ended('completed', 24 * 40);
    const { steps } = await charts('day');
    expect(steps).toHaveLength(24);
    const times = { wait: { mean: 4, longest: 4 }, render: { mean: 6, longest: 6 } };
    expect(steps.at(-1)).toMatchObject({ ...STEP, completed: 1, failed: 1, ...times });
    expect(steps.at(-4)).toMatchObject({ ...STEP, canceled: 1 });
    const month = (await charts('month')).steps;
    expect(month).toHaveLength(30);
    const sum = (name: 'completed' | 'failed' | 'canceled'): number =>
      month.reduce((total, step) => total + step[name], 0);
    expect([sum('completed'), sum('failed'), sum('canceled')]).toEqual([1, 1, 1]);
  });
});

describe('the audit log', () => {
  const read = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const path = `/dashboard/operator/audit?${new URLSearchParams(query).toString()}`;
    const { entries } = await operator.tell<AuditRows>({ path });
    return entries.map(({ action, actor, subject }) => `${actor} ${action} ${subject ?? ''}`);
  };

  it('is asked by act, by who did it, whom it was done to and the day, together', async () => {
    const write = (action: string, actor: string, subject: string): Promise<unknown> =>
      rowsOf(here.database, `SELECT record_audit($1, $2, $3, NULL, '{}', NULL)`, [action, actor, subject]);
    await write('key.made', 'ann@asked.example', 'bob@asked.example');
    await write('key.made', 'bob@asked.example', 'ann@asked.example');
    await write('signed-in', 'ann@asked.example', 'ann@asked.example');
    await write('key.made', 'ann@asked.example', 'old@asked.example');
    await rowsOf(
      here.database,
      `UPDATE audit_entries SET at = at - interval '9 days' WHERE subject = 'old@asked.example'`,
    );
    const dayOf = async (subject: string): Promise<string> => {
      const [row] = await rowsOf<{ day: string }>(
        here.database,
        `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM audit_entries WHERE subject = $1`,
        [subject],
      );
      return row?.day ?? '';
    };
    const [day, old] = [await dayOf('bob@asked.example'), await dayOf('old@asked.example')];
    expect(await read({ action: 'key.made', actor: 'ANN@asked' })).toEqual([
      'ann@asked.example key.made old@asked.example',
      'ann@asked.example key.made bob@asked.example',
    ]);
    expect(await read({ account: 'ann@asked' })).toEqual([
      'ann@asked.example signed-in ann@asked.example',
      'bob@asked.example key.made ann@asked.example',
    ]);
    expect(await read({ actor: 'ann@asked', action: 'key.made', day })).toEqual([
      'ann@asked.example key.made bob@asked.example',
    ]);
    expect(await read({ search: 'asked.example', day: old })).toEqual([
      'ann@asked.example key.made old@asked.example',
    ]);
    expect(await read({ search: 'asked.example', day: 'yesterday' })).toHaveLength(4);
  });
});
