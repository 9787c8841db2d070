import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Board } from '@clipwright/core/dashboard';
import {
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { EventStreamClient } from './support/event-stream.js';
import { clipwright } from './support/clipwright.js';
import { newOperator } from './support/operator.js';
import type { Person } from './support/person.js';

/** Longer in the making than a dead worker's job takes to come back. */
const LONG_CLIP = { prompt: 'waves on black rocks', video_model: 'modelb3', resolution: '2k', duration: 12 };
const SLOTS = { WORKER_SLOTS: '1' };

let http: TestServer;
let one: TestServer;
let two: TestServer;
let operator: Person;
let owner: SeededAccount;

const workerOf = (name: string): Promise<TestServer> =>
  startServer({
    role: 'worker',
    database: http.database,
    home: http.home,
    env: { ...SLOTS, WORKER_NAME: name },
  });

beforeAll(async () => {
  http = await startServer({ role: 'http' });
  operator = await newOperator(http.origin, http.database);
  owner = await seedAccount(http.database);
  [one, two] = await Promise.all([workerOf('one'), workerOf('two')]);
});

async function admit(clip: object = SHORT_CLIP): Promise<string> {
  const answer = await postText({ origin: http.origin, key: owner.key }, clip, {
    headers: [['Prefer', 'respond-async']],
  });
  expect(answer.status).toBe(202);
  return (answer.json as { video_id: string }).video_id;
}

const command = async (args: readonly string[]): Promise<string> => {
  const { stdout, stderr, code } = await clipwright(http, ...args);
  expect([args, code, stderr]).toEqual([args, 0, expect.any(String)]);
  return stdout;
};

const turn = (path: string, stopped: boolean) =>
  operator.tell({ method: 'PUT', path: `/dashboard/operator/${path}`, body: { stopped } });

const board = (): Promise<Board> => operator.tell<Board>({ path: '/dashboard/operator/board' });

const countOf = async (status: string): Promise<number> =>
  (await rowsOf(http.database, 'SELECT 1 FROM videos WHERE status = $1', [status])).length;

const jobsOf = async (state: string): Promise<number> =>
  (
    await rowsOf(http.database, `SELECT 1 FROM pgboss.job WHERE name = 'generate-video' AND state = $1`, [
      state,
    ])
  ).length;

const allMade = (count: number): Promise<unknown> =>
  waitUntil({ what: `${count} videos to be made`, withinMs: 120_000 }, async () =>
    (await countOf('completed')) === count ? true : null,
  );

const worker = async (name: string) => (await board()).workers.find((known) => known.name === name);

describe('a pause', () => {
  it('lets what is in the making end, begins nothing on any worker, outlives them, and goes on within a moment', async () => {
    const stream = await EventStreamClient.open(operator);
    await turn('queue', true);
    await Promise.all([admit(), admit(), admit()]);
    await stream.hears('work', { moved: true });
    // Both have taken a job by now, and a worker that is new takes one too.
    await two.stop();
    two = await workerOf('two');
    await waitUntil({ what: 'the jobs to be taken' }, async () => {
      return (await jobsOf('active')) >= 2 ? true : null;
    });
    expect([await countOf('queued'), await countOf('processing')]).toEqual([3, 0]);
    await turn('queue', false);
    await allMade(3);
    stream.leave();
  });

  it('is turned and told by the command line too', async () => {
    expect(await command(['queue', 'pause'])).toContain('The queue is paused');
    expect(await command(['queue', 'status'])).toContain('paused_since');
    expect((await board()).queue.paused_since).not.toBeNull();
    expect(await command(['queue', 'resume'])).toContain('The queue goes on.');
    expect((await board()).queue.paused_since).toBeNull();
  });
});

describe('a drained worker', () => {
  it('finishes what it makes and takes no more, while another does, also after a restart', async () => {
    const stream = await EventStreamClient.open(operator);
    const before = await countOf('completed');
    // Long enough that a command may start meanwhile.
    const long = { ...SHORT_CLIP, duration: 10, resolution: '720p' };
    const clips = await Promise.all([admit(long), admit(long), admit(), admit()]);
    await waitUntil({ what: 'one to make a video' }, async () =>
      (await worker('one'))?.processing === 1 ? true : null,
    );
    expect(await command(['worker', 'drain', 'one'])).toMatch(/one takes no more work.*It finishes 1 first/);
    stream.forget();
    await waitUntil({ what: 'one to be empty' }, async () => {
      await stream.hears('work', { moved: true });
      stream.forget();
      return (await worker('one'))?.processing === 0 ? true : null;
    });
    await allMade(before + clips.length);
    await one.stop();
    one = await workerOf('one');
    await turn('workers/two', true);
    expect([await worker('one'), await worker('two')]).toMatchObject([
      { processes: 1, processing: 0, drained_since: expect.any(String) },
      { processes: 1, processing: 0, drained_since: expect.any(String) },
    ]);
    await admit();
    await waitUntil({ what: 'both to keep their slots empty' }, async () =>
      (await jobsOf('active')) >= 1 ? true : null,
    );
    expect([await countOf('queued'), await countOf('processing')]).toEqual([1, 0]);
    await turn('workers/two', false);
    await allMade(before + clips.length + 1);
    expect(await worker('one')).toMatchObject({ processing: 0 });
    stream.leave();
  });

  it('that is killed as it keeps a slot empty takes no video from the one that makes it', async () => {
    await Promise.all([turn('queue', false), turn('workers/one', true), two.stop()]);
    const id = await admit(LONG_CLIP);
    await waitUntil({ what: 'one to keep its slot empty' }, async () =>
      (await jobsOf('active')) === 1 && (await jobsOf('created')) === 1 ? true : null,
    );
    two = await workerOf('two');
    await waitUntil({ what: 'two to make it' }, async () => (await countOf('processing')) === 1 || null);
    one.kill('SIGKILL');
    one = await workerOf('another');
    await waitUntil(
      { what: 'it to be made', withinMs: 200_000 },
      async () => (await countOf('processing')) === 0 || null,
    );
    expect(await rowsOf(http.database, 'SELECT status, attempt FROM videos WHERE id = $1', [id])).toEqual([
      { status: 'completed', attempt: 1 },
    ]);
    await one.stop();
    one = await workerOf('one');
  });

  it('and a paused queue let an engine be tried all the same, by a clip that the ledger knows nothing of', async () => {
    await Promise.all([turn('queue', true), turn('workers/two', true)]);
    const before = await countOf('completed');
    await admit();
    await operator.tell({ method: 'POST', path: '/dashboard/operator/engines/sketch/embedded/try' });
    await turn('workers/one', false);
    await allMade(before + 1);
    const { settled, waiting } = await board();
    expect([settled[0]?.trial, settled[0]?.status, waiting.length]).toEqual([true, 'completed', 1]);
    expect(await command(['credits', 'audit'])).not.toContain(settled[0]?.video_id);
    await Promise.all([turn('queue', false), turn('workers/two', false)]);
    await allMade(before + 2);
  });

  it('that has nothing to make stops at once, however long the grace of a shutdown is', async () => {
    const slow = await startServer({
      role: 'worker',
      database: http.database,
      home: http.home,
      env: { ...SLOTS, WORKER_NAME: 'three', SHUTDOWN_GRACE_SECONDS: '600' },
    });
    await Promise.all(['workers/one', 'workers/two', 'workers/three'].map((path) => turn(path, true)));
    await admit();
    await waitUntil({ what: 'all three to hold a slot empty' }, async () => {
      return (await jobsOf('active')) >= 3 ? true : null;
    });
    expect(await slow.stop()).toMatchObject({ code: 0 });
  });
});
