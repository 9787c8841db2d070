import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { seedAccount } from '../../__fixtures__/rows.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { COMMAND_LINE } from '../audit/actor.door.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { TakeAccount } from '../accounts/take-account.door.js';
import { SubscriptionChanges } from '../subscriptions/change-subscription.door.js';
import { Purses } from './purses.js';

const METERED = { models: ['modela2'], at_once: 1_000, a_day: null } as const;
const PLANS_FILE = JSON.stringify({
  free: { ...METERED, credits_a_month: 0 },
  small: { ...METERED, name: 'Small', credits_a_month: 20 },
  large: { ...METERED, name: 'Large', credits_a_month: 45 },
  piling: { ...METERED, name: 'Piling', credits_a_month: 30, credits_pile_up: true },
  heaping: { ...METERED, name: 'Heaping', credits_a_month: 50, credits_pile_up: true },
});

const DAY_MS = 86_400_000;
const NOW = Date.now();
const daysAgo = (days: number): Date => new Date(NOW - days * DAY_MS);

let program: Program;
beforeAll(async () => {
  const database = await createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(database, { PLANS_FILE });
});
afterAll(() => program.close());

const within = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  program.get(TransactionRunner).run(work);

const spend = (accountId: string, amount: number): Promise<void> =>
  within((transaction) =>
    program.get(Purses).spend(transaction, { accountId, videoId: randomUUID(), amount }),
  );

const left = async (accountId: string) => (await program.get(Purses).read(accountId))?.monthly;

const change = (
  accountId: string,
  plan: string,
  period: { source: 'provider' | 'operator'; from: Date; to?: Date },
) =>
  within((transaction) =>
    program.get(SubscriptionChanges).apply(transaction, {
      ...{ accountId, plan, source: period.source, periodStart: period.from, periodEnd: period.to ?? null },
      ...({ state: 'active', graceUntil: null, asOf: null, provider: null } as const),
      ...{ actor: COMMAND_LINE, reason: 'a test' },
    }),
  );

describe('another plan', () => {
  it('brings its credits once, whoever said last since when it is counted', async () => {
    const accountId = await seedAccount(program);
    const bought = { source: 'provider', from: daysAgo(10) } as const;
    const given = { source: 'operator', from: daysAgo(5) } as const;
    await change(accountId, 'large', bought);
    await spend(accountId, 45);
    await change(accountId, 'small', given);
    await spend(accountId, 20);
    await change(accountId, 'large', bought);
    expect(await left(accountId)).toBe(25);
    await change(accountId, 'small', given);
    await change(accountId, 'large', bought);
    expect(await left(accountId)).toBe(25);
  });

  it('comes after what piled up on the one before, though nobody looked', async () => {
    const accountId = await seedAccount(program);
    await program.sql(
      `UPDATE subscriptions SET plan = 'piling', period_start = now() - interval '3 months 2 days' WHERE account_id = $1`,
      [accountId],
    );
    await program.sql(
      `INSERT INTO credit_purses (account_id, month, granted) SELECT account_id, period_start, 30 FROM subscriptions WHERE account_id = $1`,
      [accountId],
    );
    await change(accountId, 'heaping', { source: 'provider', from: daysAgo(0) });
    expect(await left(accountId)).toBe(3 * 30 + 50);
  });
});

describe('a period that was paid for', () => {
  it('brings one month in thirty days, and the next one comes with the next', async () => {
    const accountId = await seedAccount(program);
    const days = (from: number, to: number) => ({ from: daysAgo(from), to: daysAgo(to - 1) });
    await change(accountId, 'small', { source: 'provider', ...days(30, 0) });
    await spend(accountId, 20);
    expect(await left(accountId)).toBe(0);
    await change(accountId, 'small', { source: 'provider', ...days(0, -30) });
    expect(await left(accountId)).toBe(20);
  });
});

describe('an account that is taken from whoever began it', () => {
  it('has the credits of its plan, and none of theirs', async () => {
    const accountId = await seedAccount(program);
    await change(accountId, 'large', { source: 'operator', from: daysAgo(5) });
    await program.sql('UPDATE credit_purses SET lasting = 7 WHERE account_id = $1', [accountId]);
    const account = await program.get(AccountRepository).byId(accountId);
    if (account !== null) await program.get(TakeAccount).run(account, 'piling', COMMAND_LINE);
    expect(await program.get(Purses).read(accountId)).toMatchObject({ monthly: 30, lasting: 0 });
  });
});
