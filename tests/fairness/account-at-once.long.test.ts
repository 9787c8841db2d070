import { describe, expect, it } from '@jest/globals';
import { call, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import { admitMany, inTheMaking, isSettled, LONG_CLIP, untilVideos } from './takers.js';

/** Counts, in the transaction that takes a video, how many of its account are in the making. */
const WATCH = [
  'CREATE TABLE at_once (account text NOT NULL, making integer NOT NULL)',
  `CREATE FUNCTION watch_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO at_once SELECT NEW.account_id, count(*) FROM videos WHERE account_id = NEW.account_id AND status = 'processing';
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER watch_at_once AFTER UPDATE OF status ON videos FOR EACH ROW WHEN (NEW.status = 'processing') EXECUTE FUNCTION watch_at_once()`,
];

const accountsOf = (videos: readonly { account: string }[]): string[] =>
  videos.map(({ account }) => account).toSorted();

async function watched(server: TestServer): Promise<number | undefined> {
  const [row] = await rowsOf<{ most: number }>(
    server.database,
    'SELECT max(making)::int AS most FROM at_once',
  );
  return row?.most;
}

describe('ACCOUNT_AT_ONCE=1 with four slots', () => {
  it('never makes two of one account at a time, and the slots go to the others', async () => {
    const server = await startServer({ env: { ACCOUNT_AT_ONCE: '1', WORKER_SLOTS: '4' } });
    for (const statement of WATCH) await rowsOf(server.database, statement);
    const accounts = [
      await seedAccount(server.database),
      await seedAccount(server.database),
      await seedAccount(server.database),
    ];
    for (const [index, account] of accounts.entries()) await admitMany(server, account, 4 - index, LONG_CLIP);
    const all = accountsOf(accounts.map(({ accountId }) => ({ account: accountId })));
    const first = inTheMaking(
      await untilVideos(
        server,
        'one of each account to be in the making',
        (videos) => inTheMaking(videos).length === accounts.length,
      ),
    );
    expect(accountsOf(first)).toEqual(all);
    // As each is canceled, the next of its own account takes its place, and no other.
    for (let ended = first; ended.length > 0;) {
      for (const { id, account } of ended)
        await call(server.origin, {
          method: 'DELETE',
          path: `/api/v1/videos/${id}`,
          key: accounts.find(({ accountId }) => accountId === account)?.key ?? '',
        });
      const gone = new Set(ended.map(({ id }) => id));
      const next = await untilVideos(server, 'the next to be taken', (videos) => {
        const waiting = new Set(
          videos.filter(({ status }) => status === 'queued').map(({ account }) => account),
        );
        const making = new Set(
          inTheMaking(videos)
            .filter(({ id }) => !gone.has(id))
            .map(({ account }) => account),
        );
        return [...waiting].every((account) => making.has(account));
      });
      ended = inTheMaking(next);
      expect(new Set(accountsOf(ended)).size).toBe(ended.length);
    }
    await untilVideos(server, 'every clip to be settled', (videos) => videos.every(isSettled));
    expect(await watched(server)).toBe(1);
  });
});
