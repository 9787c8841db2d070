import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  postText,
  rowsOf,
  seedAccount,
  seedVideo,
  SHORT_CLIP,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { besideAttack } from './support/beside-attack.js';

const LIMIT = 30;
const PRYING = 200;
const AT_ONCE = 4;

interface Entry {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { AUDIT_ENTRIES_PER_HOUR: String(LIMIT), RATE_LIMIT: '1000' },
  });
});

const entriesOf = (email: string): Promise<Entry[]> =>
  rowsOf<Entry>(server.database, 'SELECT action, details FROM audit_entries WHERE actor = $1 ORDER BY id', [
    email,
  ]);

const countOf = (entries: readonly Entry[], action: string): number =>
  entries.filter((entry) => entry.action === action).length;

/** Asks for what only operators may see, as often as it can. */
async function pry(person: Person, times: number, signal?: AbortSignal): Promise<number> {
  let left = times;
  const one = async (): Promise<void> => {
    while (left > 0 && signal?.aborted !== true) {
      left -= 1;
      await person.ask({ path: '/dashboard/operator/audit' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times - left;
}

describe('a person who floods the audit log', () => {
  it('fills it up to AUDIT_ENTRIES_PER_HOUR of a kind, and one more entry says how many were left out', async () => {
    const person = await newPerson(server.origin);
    const asked = await pry(person, 3 * LIMIT);
    const entries = await entriesOf(person.email);
    expect(countOf(entries, 'operator.refused')).toBe(LIMIT);
    const leftOut = entries.filter(({ action }) => action === 'audit.left-out');
    expect(leftOut.map(({ details }) => details)).toEqual([
      { action: 'operator.refused', left_out: asked - LIMIT },
    ]);
  });

  it('can not hide what it does else: every other kind is written as before', async () => {
    const person = await newPerson(server.origin);
    await pry(person, 2 * LIMIT);
    expect((await person.ask({ path: '/dashboard/key', body: {} })).status).toBe(200);
    expect(countOf(await entriesOf(person.email), 'key.made')).toBe(1);
  });

  it('is written of again in the next hour', async () => {
    const person = await newPerson(server.origin);
    await pry(person, LIMIT + 5);
    await rowsOf(
      server.database,
      `UPDATE audit_tallies SET since = since - interval '1 hour' WHERE actor = $1`,
      [person.email],
    );
    await pry(person, 3);
    expect(countOf(await entriesOf(person.email), 'operator.refused')).toBe(LIMIT + 3);
  });

  it('does not keep a customer who pays waiting', async () => {
    const customer = await seedAccount(server.database);
    const person = await newPerson(server.origin);
    const { alone, beside } = await besideAttack({
      customer: () =>
        postText({ origin: server.origin, key: customer.key }, SHORT_CLIP, {
          headers: [['Prefer', 'respond-async']],
        }),
      attack: async (signal) => {
        while (!signal.aborted) await pry(person, PRYING, signal);
      },
      atHeight: () =>
        waitUntil(
          { what: 'the log to be full' },
          async () => countOf(await entriesOf(person.email), 'audit.left-out') > 0 || null,
        ),
      calls: 20,
    });
    expect(beside.answers.map(({ status }) => status)).toEqual(alone.answers.map(() => 202));
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(10);
    expect((await entriesOf(person.email)).length).toBeLessThan(LIMIT + 10);
  });
});

describe('an ordinary day', () => {
  it('of a customer who deletes a batch of 20 videos stands in the audit log entry by entry', async () => {
    const customer = await seedAccount(server.database);
    const ids = await Promise.all(Array.from({ length: 20 }, () => seedVideo(server.database, customer)));
    for (const id of ids)
      await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: customer.key });
    const entries = await entriesOf(customer.email);
    expect([countOf(entries, 'video.deleted'), countOf(entries, 'audit.left-out')]).toEqual([20, 0]);
    expect(
      (
        await call(server.origin, {
          path: `/api/v1/video-status?video_id=${ids[0] ?? ''}`,
          key: customer.key,
        })
      ).status,
    ).toBe(404);
  });
});
