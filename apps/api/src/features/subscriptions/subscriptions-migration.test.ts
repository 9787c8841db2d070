import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { Subscriptions1791800000000 } from '../../platform/database/migrations/1791800000000-subscriptions.js';
import {
  migrateOnce,
  openBench,
  runMigrations,
  type WindowBench,
} from '../../platform/limits/__fixtures__/window-bench.js';

let bench: WindowBench;
beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), 2);
});
afterAll(() => bench.close());

const move = (direction: 'up' | 'down') =>
  runMigrations(bench, direction, [new Subscriptions1791800000000()]);

const known = () =>
  bench.sql<{ id: string; plan: string }>('SELECT id, plan FROM known_accounts ORDER BY id');

describe('a database from before plans had periods', () => {
  it('keeps every plan, open-ended, from whoever runs the server, and as old as the account', async () => {
    await move('down');
    const plans = ['api', 'basic', 'free', 'pro'];
    for (const plan of plans)
      await bench.sql('INSERT INTO accounts (id, email, plan, created_at) VALUES ($1, $1, $1, $2)', [
        plan,
        '2026-01-02T03:04:05Z',
      ]);
    await move('up');
    expect(await known()).toEqual(plans.map((plan) => ({ id: plan, plan })));
    expect(
      await bench.sql(
        `SELECT account_id, plan, source, state, period_start, period_end FROM subscriptions WHERE account_id = 'pro'`,
      ),
    ).toEqual([
      {
        ...{ account_id: 'pro', plan: 'pro', source: 'operator', state: 'active' },
        ...{ period_start: new Date('2026-01-02T03:04:05Z'), period_end: null },
      },
    ]);
  });

  it('can go back to it with the plans that hold by then', async () => {
    await bench.sql(`UPDATE subscriptions SET period_end = clock_timestamp() WHERE account_id = 'api'`);
    await bench.sql(`UPDATE subscriptions SET plan = 'gold' WHERE account_id = 'pro'`);
    await move('down');
    expect(await bench.sql('SELECT id, plan FROM accounts ORDER BY id')).toEqual([
      { id: 'api', plan: 'free' },
      { id: 'basic', plan: 'basic' },
      { id: 'free', plan: 'free' },
      { id: 'pro', plan: 'free' },
    ]);
    await move('up');
    expect((await known()).map(({ plan }) => plan)).toEqual(['free', 'basic', 'free', 'free']);
  });
});
