import { EventEmitter, once } from 'node:events';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ListVideosResponse } from '@clipwright/core/videos';
import pg from 'pg';
import {
  atEndOfFile,
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';

let server: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  server = await startServer({ env: { SWEEP_EVERY_SECONDS: '1', RATE_LIMIT: '1000' } });
});

const ask = async (who: SeededAccount, query: string) =>
  await call(server.origin, { path: `/api/v1/videos?${query}`, key: who.key });

const settled = async (who: SeededAccount, cursor: string, query = '') =>
  ListVideosResponse.parse((await ask(who, `settled_since=${cursor}${query}`)).json);

const cursorNow = async (who: SeededAccount): Promise<string> => (await settled(who, '')).next_cursor ?? '';

const idsOf = (page: ListVideosResponse): string[] => page.videos.map((video) => video.video_id);

const END = `UPDATE videos SET status = $2, completed_at = now() WHERE id = $1`;

/** A video in the making, whose end the test writes by itself: when it is committed is what counts. */
const making = (who: SeededAccount) => seedVideo(server.database, who, { status: 'processing' });

const end = (id: string, status = 'failed') => rowsOf(server.database, END, [id, status]);

/** A transaction that has ended a video, and is yet to be committed. */
async function lateEnd(id: string): Promise<{ commit(): Promise<void> }> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  atEndOfFile(() => client.end());
  await client.query('BEGIN');
  await client.query(END, [id, 'failed']);
  return { commit: async () => void (await client.query('COMMIT')) };
}

async function somebodyWaits(): Promise<boolean> {
  const sql = `SELECT 1 AS waits FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await rowsOf(server.database, sql)).length > 0;
}

/** Goes on from a cursor until a page is not full. */
async function follow(who: SeededAccount, from: string, limit = 100) {
  const seen: string[] = [];
  for (let cursor = from; ;) {
    const page = await settled(who, cursor, `&limit=${limit}`);
    seen.push(...idsOf(page));
    cursor = page.next_cursor ?? '';
    if (page.videos.length < limit) return { seen, cursor };
  }
}

describe('GET /api/v1/videos?settled_since=', () => {
  it('answers no videos without a cursor, and a cursor from which those come that are settled from now on', async () => {
    owner = await seedAccount(server.database);
    const caller = { origin: server.origin, key: owner.key };
    await postText(caller);
    const start = await settled(owner, '');
    expect(start.videos).toEqual([]);
    const { video_id: id } = generated(await postText(caller));
    const next = await settled(owner, start.next_cursor ?? '');
    expect(next.videos).toEqual([await statusOf(caller, id)]);
    expect((await settled(owner, next.next_cursor ?? '')).videos).toEqual([]);
  });

  it('lists what failed and what was canceled too, in the order in which it ended, and nothing unfinished', async () => {
    const who = await seedAccount(server.database);
    const start = await cursorNow(who);
    const [first, second, third] = [await making(who), await making(who), await making(who)];
    await making(who);
    await end(third, 'completed');
    await end(first);
    await end(second, 'canceled');
    const page = await settled(who, start);
    expect(page.videos.map((video) => [video.video_id, video.status])).toEqual([
      [third, 'completed'],
      [first, 'failed'],
      [second, 'canceled'],
    ]);
  });

  it('lists a video again once it has expired, at its new place, and one that was deleted no more', async () => {
    const who = await seedAccount(server.database);
    const caller = { origin: server.origin, key: who.key };
    const start = await cursorNow(who);
    const { video_id: expires } = generated(await postText(caller));
    const { video_id: kept } = generated(await postText(caller));
    const { video_id: deleted } = generated(await postText(caller));
    const { cursor } = await follow(who, start);
    await rowsOf(server.database, 'UPDATE videos SET expires_at = now() WHERE id = $1', [expires]);
    await untilStatus(caller, expires, 'expired');
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${deleted}`, key: who.key });
    expect((await settled(who, cursor)).videos).toMatchObject([{ video_id: expires, status: 'expired' }]);
    expect((await follow(who, start)).seen).toEqual([kept, expires]);
  });

  it('goes on page by page, with filters, and always says where to go on', async () => {
    const who = await seedAccount(server.database);
    const start = await cursorNow(who);
    const ids: string[] = [];
    for (let made = 0; made < 7; made += 1) ids.push(await making(who));
    for (const id of ids) await end(id, ids.indexOf(id) % 2 === 0 ? 'completed' : 'failed');
    for (const limit of [1, 2, 7, 100]) expect((await follow(who, start, limit)).seen).toEqual(ids);
    const failed = await settled(who, start, '&status=failed&limit=2');
    expect(idsOf(failed)).toEqual([ids[1], ids[3]]);
    expect(idsOf(await settled(who, failed.next_cursor ?? '', '&status=failed'))).toEqual([ids[5]]);
    const none = await settled(who, start, '&mode=image');
    expect([none.videos, none.next_cursor]).toEqual([[], (await settled(who, '')).next_cursor]);
  });

  it('never passes over a video whose end is committed later than one that ended after it', async () => {
    const who = await seedAccount(server.database);
    const start = await cursorNow(who);
    const [early, late] = [await making(who), await making(who)];
    const ending = await lateEnd(early);
    let isOver = false;
    const second = end(late).then(() => (isOver = true));
    await waitUntil({ what: 'the second to end, or to wait' }, async () => isOver || (await somebodyWaits()));
    const whileOpen = await settled(who, start);
    await ending.commit();
    await second;
    const after = await settled(who, whileOpen.next_cursor ?? '');
    expect([...idsOf(whileOpen), ...idsOf(after)]).toEqual([early, late]);
  });

  it('gives a poller everything once and in one order, while many end at once and some are rolled back', async () => {
    const who = await seedAccount(server.database);
    const start = await cursorNow(who);
    const ids = await Promise.all(Array.from({ length: 48 }, () => making(who)));
    const polls = new EventEmitter();
    let under = 6;
    const write = async (mine: string[]) => {
      const client = new pg.Client({ connectionString: server.database.url });
      await client.connect();
      for (const [index, id] of mine.entries()) {
        await client.query('BEGIN');
        await client.query(END, [id, 'failed']);
        if (index % 2 === 0) await once(polls, 'polled');
        await client.query(index % 3 === 2 ? 'ROLLBACK' : 'COMMIT');
        if (index % 3 === 2) await client.query(END, [id, 'completed']);
      }
      await client.end();
      under -= 1;
    };
    const writers = Array.from({ length: 6 }, (_, writer) => write(ids.filter((_id, n) => n % 6 === writer)));
    const polled: string[] = [];
    let cursor = start;
    for (let last = false; !last;) {
      last = under === 0;
      const page = await follow(who, cursor, 3);
      polled.push(...page.seen);
      ({ cursor } = page);
      polls.emit('polled');
    }
    await Promise.all(writers);
    expect(polled.toSorted()).toEqual(ids.toSorted());
    expect((await follow(who, start)).seen).toEqual(polled);
  });

  it.each([
    'settled_since=!',
    'settled_since=AAAA',
    'settled_since=a&settled_since=b',
    'settled_since=a%20b',
  ])('refuses ?%s by name, and says what it takes', async (query) => {
    const refused = errorOf(await ask(owner, query), 'invalid_request');
    expect(refused.param).toBe('settled_since');
    expect(refused.error).toMatch(/next_cursor of an earlier answer .*begin from now/);
  });

  it('refuses the cursor of another account, of a page, of another place beside it, and of a database put back', async () => {
    const who = await seedAccount(server.database);
    const caller = { origin: server.origin, key: who.key };
    const start = await cursorNow(who);
    await postText(caller);
    await postText(caller);
    const paged = ListVideosResponse.parse((await ask(who, 'limit=1')).json).next_cursor ?? '';
    const ahead = (await follow(who, start)).cursor;
    await rowsOf(server.database, 'UPDATE settlement_lines SET newest = 1 WHERE account_id = $1', [
      who.accountId,
    ]);
    for (const cursor of [await cursorNow(owner), paged, ahead])
      expect(errorOf(await ask(who, `settled_since=${cursor}`), 'invalid_request').param).toBe(
        'settled_since',
      );
    expect(errorOf(await ask(who, `cursor=${start}`), 'invalid_request').param).toBe('cursor');
    expect(errorOf(await ask(who, `cursor=${paged}&settled_since=`), 'invalid_request').param).toBe('cursor');
  });
});
