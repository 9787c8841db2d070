import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, SHORT_CLIP, startServer, type TestServer, waitUntil } from '../support/index.js';
import { EventStreamClient, type ListenOptions } from './support/event-stream.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, Person } from './support/person.js';

/** Were a shutdown to wait for those who listen, it would wait this long. */
const GRACE = { SHUTDOWN_GRACE_SECONDS: '600' };

let here: TestServer;
let there: TestServer;
let person: Person;
const open: EventStreamClient[] = [];

beforeAll(async () => {
  here = await startServer({ role: 'http', env: GRACE });
  there = await startServer({ role: 'http', env: GRACE, database: here.database, home: here.home });
  person = await newPerson(here.origin);
});

afterAll(() => open.forEach((stream) => stream.leave()));

/** The same browser, at the other replica. */
function at(origin: string, someone = person): Person {
  const same = new Person(origin, someone.email, someone.password);
  for (const [name, value] of someone.cookies) same.cookies.set(name, value);
  return same;
}

async function listen(someone: Person, options?: ListenOptions): Promise<EventStreamClient> {
  const stream = await EventStreamClient.open(someone, options);
  open.push(stream);
  return stream;
}

async function make(): Promise<string> {
  const { video_id: id } = await person.tell<{ video_id: string }>({
    path: '/dashboard/videos',
    body: SHORT_CLIP,
  });
  return id;
}

const remove = (id: string) => person.tell({ method: 'DELETE', path: `/dashboard/videos/${id}` });

describe('the events of an account', () => {
  it('tell at every replica what happens at another: a video waits with its place, moves up, is made, is deleted', async () => {
    const stream = await listen(at(there.origin));
    const [first, second] = [await make(), await make()];
    await stream.hears('queued', { video_id: first, queue_position: 1 });
    await stream.hears('queued', { video_id: second, queue_position: 2 });
    await stream.hears('credits');
    await remove(first);
    await stream.hears('settled', { video_id: first, status: 'canceled' });
    await stream.hears('queued', { video_id: second, queue_position: 1 });

    const worker = await startServer({ role: 'worker', database: here.database, home: here.home });
    await stream.hears('processing', { video_id: second });
    await stream.hears('settled', { video_id: second, status: 'completed' });
    await worker.stop();
    const steps = stream.heard.filter(
      ({ name, data }) => name === 'processing' && data['video_id'] === second,
    );
    expect(steps.some(({ data }) => Number(data['progress']) > 0)).toBe(true);
    await remove(second);
    await stream.hears('deleted', { video_id: second });
  });

  it('tell of a change of the window, which only keys take from, and of a plan', async () => {
    const stream = await listen(at(there.origin));
    const id = await accountIdOf(here.database, person.email);
    await rowsOf(here.database, `UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [id]);
    await stream.hears('plan');
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    const answer = await fetch(`${here.origin}/api/v1/text-to-video`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Prefer: 'respond-async',
      },
      body: JSON.stringify(SHORT_CLIP),
    });
    expect(answer.status).toBe(202);
    await stream.hears('window');
    const { video_id: made } = (await answer.json()) as { video_id: string };
    await stream.hears('queued', { video_id: made });
    stream.forget();
    await remove(made);
    await stream.hears('window');
  });

  it('go on at any replica from the event that a browser names, with nothing twice and nothing left out', async () => {
    const stream = await listen(person);
    const before = await make();
    await stream.hears('queued', { video_id: before });
    const { lastEventId } = stream;
    stream.leave();
    const meanwhile = await make();
    const again = await listen(at(there.origin), { lastEventId });
    expect(again.heard[0]).toMatchObject({ name: 'hello', data: { resumed: true } });
    await again.hears('queued', { video_id: meanwhile });
    await again.hears('queued', { video_id: before, queue_position: 1 });
    const told = again.heard.filter(({ name, id }) => name === 'queued' && id !== null);
    expect(told.map(({ data }) => data['video_id'])).toEqual([meanwhile]);
    await Promise.all([before, meanwhile].map(remove));
  });

  it('say that something may be missing where nobody knows the event any more', async () => {
    const stream = await listen(person, { lastEventId: 'of-a-server-that-is-gone' });
    expect(stream.heard[0]).toMatchObject({ name: 'hello', data: { resumed: false } });
  });

  it('say so too when the server was without its database for a moment', async () => {
    const stream = await listen(person);
    stream.forget();
    await rowsOf(
      here.database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    expect(await stream.hears('hello', { resumed: false })).toMatchObject({ id: null });
    const id = await make();
    await stream.hears('queued', { video_id: id, queue_position: 1 });
    await remove(id);
  });

  it('are for nobody else', async () => {
    const stranger = await newPerson(here.origin);
    const [own, foreign] = [await listen(at(there.origin)), await listen(at(there.origin, stranger))];
    const id = await make();
    await own.hears('queued', { video_id: id, queue_position: 1 });
    await remove(id);
    await own.hears('settled', { video_id: id });
    expect(foreign.heard.map(({ name }) => name)).toEqual(['hello']);
  });

  it('give a sign of life, and take no connection to the database for whoever listens', async () => {
    const connections = async (): Promise<number> =>
      (await rowsOf(here.database, `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`)).length;
    const before = await connections();
    const streams = [];
    for (let n = 0; n < 8; n += 1) streams.push(await listen(person, { headers: { Prefer: 'heartbeat=1' } }));
    for (const stream of streams) await stream.hears('beat');
    // Those of the servers themselves may be connecting again, after the test before.
    expect(await connections()).toBeLessThan(before + streams.length);
  });

  it('are for twenty browsers of an account at one server; one more is refused until one of them leaves', async () => {
    const many = await newPerson(here.origin);
    const streams = [];
    for (let n = 0; n < 20; n += 1) streams.push(await listen(many));
    const refused = await many.ask({ path: '/dashboard/events' });
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'too_many_event_streams' });
    expect(refused.header('Retry-After')).toBe('30');
    streams[0]?.leave();
    await waitUntil(
      { what: 'a place' },
      async () => (await many.ask({ path: '/dashboard/events?seconds=0' })).status === 200,
    );
  });

  it('need a session, and last as long as it is asked for', async () => {
    expect((await new Person(here.origin).ask({ path: '/dashboard/events' })).status).toBe(401);
    const brief = await person.ask({ path: '/dashboard/events?seconds=0' });
    expect([brief.status, brief.header('Content-Type'), brief.header('Cache-Control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ]);
    expect(brief.text).toMatch(/^retry: 1000\n(id: .*\n)?event: hello\ndata: {"resumed":false}\n\n$/);
    expect((await person.ask({ path: '/dashboard/events?seconds=3601' })).status).toBe(400);
  });

  it('end with the session, at every replica', async () => {
    const guest = await newPerson(here.origin);
    const elsewhere = new Person(here.origin, guest.email, guest.password);
    await elsewhere.signIn();
    const [stays, goes] = [await listen(at(there.origin, elsewhere)), await listen(at(there.origin, guest))];
    await guest.tell({ path: '/dashboard/sign-out', body: {} });
    expect(await goes.hasEnded()).toBe('in order');
    expect(stays.ended).toBeNull();
    await rowsOf(here.database, 'DELETE FROM sessions');
    expect(await stays.hasEnded()).toBe('in order');
  });

  it('end in order with the server, which waits for nobody that listens', async () => {
    const last = await newPerson(there.origin);
    const stream = await listen(last);
    expect((await there.stop()).code).toBe(0);
    expect(await stream.hasEnded()).toBe('in order');
  });
});
