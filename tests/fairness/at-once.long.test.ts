import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf, serverDatabase } from '../support/index.js';
import { TINY } from './clips.js';
import { EMBEDDED_LINE, REMOTE_LINES } from './line-engines.js';
import { connect, type DataSource, LineWorker } from './line-worker.js';

const ROUNDS = 15;

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await serverDatabase();
  dataSource = await connect(database.url);
});
beforeEach(() => new LineWorker(dataSource).clear());
afterAll(() => dataSource.destroy());

const inTheMaking = async (): Promise<{ account: string; most: number }[]> =>
  await rowsOf(
    database,
    `SELECT account_id AS account, count(*)::int AS most FROM videos WHERE status = 'processing' GROUP BY account_id ORDER BY account_id`,
  );

describe('ACCOUNT_AT_ONCE', () => {
  it('holds when workers take from one line at the same time, and the slots go to other accounts', async () => {
    const worker = new LineWorker(dataSource, { accountAtOnce: 1 });
    const names: string[] = [];
    for (const account of ['ann', 'ann', 'ann', 'bob', 'bob', 'cid'])
      names.push((await worker.admit(account, TINY)).id);
    const claims = await Promise.all(names.map((name) => worker.claim(name)));
    expect(await inTheMaking()).toEqual([
      { account: 'ann', most: 1 },
      { account: 'bob', most: 1 },
      { account: 'cid', most: 1 },
    ]);
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual([
      'busy',
      'busy',
      'busy',
      'claimed',
      'claimed',
      'claimed',
    ]);
  });

  it('holds over all lines together: an account has no slot more for using two models', async () => {
    const worker = new LineWorker(dataSource, { accountAtOnce: 1, remote: ['modela2'] });
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await worker.admit(`account ${round}`, TINY, 'modela2');
      const other = await worker.admit(`account ${round}`, TINY, 'modelb3');
      const claims = await Promise.all([
        worker.claim(one.id, REMOTE_LINES.modela2),
        worker.claim(other.id, EMBEDDED_LINE),
      ]);
      expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'claimed']);
      await worker.clear();
    }
  });
});
