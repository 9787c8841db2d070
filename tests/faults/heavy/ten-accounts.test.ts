import { describe, expect, it } from '@jest/globals';
import { rowsOf, seedAccount, type SeededAccount, startServer } from '../../support/index.js';
import { admitMany, isSettled, started, untilVideos } from '../../fairness/takers.js';

const ACCOUNTS = 10;

describe('ten accounts with several clips each', () => {
  it('are served in rounds by two workers: nobody has a second clip begun before all have had their first', async () => {
    const http = await startServer({ role: 'http' });
    const accounts: SeededAccount[] = [];
    while (accounts.length < ACCOUNTS) accounts.push(await seedAccount(http.database));
    // Each posts all of its own before the next comes, and the first far more than the others.
    for (const [index, account] of accounts.entries()) await admitMany(http, account, index === 0 ? 4 : 2);
    const env = { WORKER_SLOTS: '1' };
    await Promise.all(
      [1, 2].map(() => startServer({ role: 'worker', database: http.database, home: http.home, env })),
    );
    const videos = started(await untilVideos(http, 'every clip to be made', (all) => all.every(isSettled)));
    const rounds = [videos.slice(0, ACCOUNTS), videos.slice(ACCOUNTS, 2 * ACCOUNTS)].map((round) =>
      round.map(({ account }) => account),
    );
    const everybody = accounts.map(({ accountId }) => accountId);
    expect(rounds).toEqual([everybody, everybody]);
    expect(videos.slice(2 * ACCOUNTS).map(({ account }) => account)).toEqual([everybody[0], everybody[0]]);
    expect(videos.map(({ status, attempt }) => `${status} ${attempt}`)).toEqual(
      videos.map(() => 'completed 1'),
    );
    const workers = await rowsOf<{ workers: number }>(
      http.database,
      `SELECT count(DISTINCT place)::int AS workers FROM work_places WHERE line = 'generate-video'`,
    );
    expect(workers).toEqual([{ workers: 2 }]);
  });
});
