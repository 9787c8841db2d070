import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import fc from 'fast-check';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { seedAccount } from '../../__fixtures__/rows.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { AuditLog } from '../audit/audit-log.door.js';
import { COMMAND_LINE } from '../audit/actor.door.js';
import { ApplyChange } from './apply-change.js';
import { ChangePlan } from './change-plan/change-plan.service.js';
import type { BegunPeriod } from './period-starts.js';
import type { SubscriptionChange } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }));
});
afterAll(() => program.close());

const at = (day: number, hour = 0): Date => new Date(Date.UTC(2027, 0, day, hour));
const of = (accountId: string) => program.get(SubscriptionRepository).of(accountId);
const set = (accountId: string, columns: string) =>
  program.sql(`UPDATE subscriptions SET ${columns} WHERE account_id = $1`, [accountId]);

const word = (accountId: string, said: Partial<SubscriptionChange>): SubscriptionChange => ({
  ...({ accountId, plan: 'api', source: 'provider', state: 'active' } as const),
  ...{ periodStart: at(1), periodEnd: null, graceUntil: null, asOf: at(1) },
  ...{ provider: null, actor: COMMAND_LINE, reason: 'a test' },
  ...said,
});

/** Says a word, and tells which periods began with it. */
async function say(change: SubscriptionChange) {
  const begun: BegunPeriod[] = [];
  const periods = {
    ends: async () => undefined,
    began: async (_: unknown, period: BegunPeriod) => void begun.push(period),
  };
  const changes = new ApplyChange(program.get(SubscriptionRepository), program.get(AuditLog), periods);
  const outcome = await program
    .get(TransactionRunner)
    .run((transaction) => changes.apply(transaction, change));
  return { outcome, begun: begun.map(({ plan, periodStart }) => `${plan} from ${periodStart.getUTCDate()}`) };
}

describe('a plan', () => {
  it('begins with the account, from whoever runs the server, and has no end', async () => {
    expect(await of(await seedAccount(program))).toMatchObject({
      ...{ plan: 'api', subscribedPlan: 'api', source: 'operator', state: 'active', periodEnd: null },
    });
  });

  it.each([
    [`period_end = clock_timestamp() + interval '1 hour'`, 'api', 'active'],
    ['period_end = clock_timestamp()', 'free', 'ended'],
    [`state = 'canceled', period_end = clock_timestamp() + interval '1 hour'`, 'api', 'canceled'],
    [`state = 'canceled', period_end = clock_timestamp()`, 'free', 'ended'],
    [
      `state = 'past_due', period_end = clock_timestamp() - interval '1 day', grace_until = clock_timestamp() + interval '1 hour'`,
      'api',
      'past_due',
    ],
    [
      `state = 'past_due', period_end = clock_timestamp() + interval '1 day', grace_until = clock_timestamp()`,
      'free',
      'ended',
    ],
    [`state = 'ended'`, 'free', 'ended'],
  ])('with %s is %s, and %s', async (columns, plan, state) => {
    const accountId = await seedAccount(program);
    await set(accountId, columns);
    expect(await of(accountId)).toMatchObject({ plan, state, subscribedPlan: 'api' });
    const views = `SELECT current.plan, known.plan AS known FROM current_plans current JOIN known_accounts known ON known.id = account_id WHERE account_id = $1`;
    expect(await program.sql(views, [accountId])).toEqual([{ plan, known: plan }]);
  });
});

describe('a word about a plan', () => {
  it('changes it where it is newer, and is in the audit log with who said it and why', async () => {
    const accountId = await seedAccount(program);
    expect((await say(word(accountId, { plan: 'pro', asOf: at(2), periodEnd: at(32) }))).outcome).toBe(
      'applied',
    );
    expect((await say(word(accountId, { plan: 'basic', asOf: at(1) }))).outcome).toBe('stale');
    expect(await of(accountId)).toMatchObject({ plan: 'pro', source: 'provider', periodEnd: at(32) });
    const entries = await program.sql(
      `SELECT actor, details FROM audit_entries JOIN accounts ON email = subject WHERE accounts.id = $1`,
      [accountId],
    );
    expect(entries).toEqual([
      {
        actor: 'command line',
        details: {
          ...{ plan: 'pro', was: 'api', source: 'provider', state: 'active' },
          ...{ period_end: at(32).toISOString(), reason: 'a test' },
          before: expect.objectContaining({ plan: 'api', source: 'operator' }),
        },
      },
    ]);
  });

  it('about an account that is not there changes nothing', async () => {
    expect((await say(word('acc_nobody', {}))).outcome).toBe('unknown_account');
  });

  it('from whoever runs the server counts now, whatever the clock of a provider said', async () => {
    const accountId = await seedAccount(program);
    await say(word(accountId, { plan: 'pro', asOf: new Date(Date.now() + 86_400_000) }));
    const wish = { plan: 'basic', until: null, reason: 'asked by phone' };
    expect(await program.get(ChangePlan).run(accountId, wish, COMMAND_LINE)).toBeNull();
    expect(await of(accountId)).toMatchObject({ plan: 'basic', source: 'operator' });
  });

  it('tells of a period that begins with it, once it is paid for', async () => {
    const accountId = await seedAccount(program);
    const begun = async (said: Partial<SubscriptionChange>) => (await say(word(accountId, said))).begun;
    const second = { periodStart: at(11), periodEnd: at(21) };
    expect([
      await begun({ asOf: at(1), periodEnd: at(11) }),
      await begun({ asOf: at(2), periodEnd: at(11), state: 'canceled' }),
      await begun({ asOf: at(11), ...second, state: 'past_due', graceUntil: at(18) }),
      await begun({ asOf: at(12), ...second }),
      await begun({ asOf: at(13), ...second, plan: 'pro' }),
      await begun({ asOf: at(21), ...second, plan: 'pro', state: 'ended' }),
    ]).toEqual([['api from 1'], [], [], ['api from 11'], ['pro from 11'], []]);
  });

  it('ends where the last word says, in whichever order and however often words come', async () => {
    const state = fc.constantFrom('active', 'past_due', 'canceled', 'ended');
    const said = fc.record({
      day: fc.integer({ min: 1, max: 4 }),
      state,
      plan: fc.constantFrom('basic', 'pro', 'api'),
      days: fc.integer({ min: 1, max: 3 }),
    });
    const lives = fc
      .array(said, { minLength: 1, maxLength: 6 })
      .chain((words) =>
        fc.tuple(
          fc.constant(words),
          fc.shuffledSubarray([...words, ...words], { minLength: words.length * 2 }),
        ),
      );
    const lived = async (words: readonly (typeof said extends fc.Arbitrary<infer W> ? W : never)[]) => {
      const accountId = await seedAccount(program);
      for (const { day, state: to, plan, days } of words)
        await say(
          word(accountId, {
            ...{ plan, state: to, asOf: at(day), periodStart: at(day), periodEnd: at(day + days) },
            graceUntil: to === 'past_due' ? at(day + days + 1) : null,
          }),
        );
      const [row] = await program.sql<{ state: string; as_of: Date }>(
        'SELECT plan, state, period_end, grace_until, as_of FROM subscriptions WHERE account_id = $1',
        [accountId],
      );
      return row;
    };
    await fc.assert(
      fc.asyncProperty(lives, async ([words, shuffled]) => {
        const [inOrder, shuffledEnd] = [await lived(words), await lived(shuffled)];
        expect(shuffledEnd).toEqual(inOrder);
        const last = Math.max(...words.map(({ day }) => day));
        const states = words.filter(({ day }) => day === last).map(({ state: to }) => to);
        const furthest = ['ended', 'canceled', 'past_due', 'active'].find((to) =>
          states.includes(to as 'ended'),
        );
        expect([inOrder?.as_of, inOrder?.state]).toEqual([at(last), furthest]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('what holds now', () => {
  it('is found for a key without a look at the subscriptions of others', async () => {
    await program.sql(
      `INSERT INTO accounts (id, email, plan) SELECT 'acc_' || n, n || '@example.com', 'api' FROM generate_series(1, 5000) AS n`,
    );
    await program.sql(
      `INSERT INTO api_keys (account_id, hash, hint) SELECT 'acc_' || n, sha256(n::text::bytea), '' FROM generate_series(1, 5000) AS n`,
    );
    await program.sql('ANALYZE accounts, api_keys, subscriptions');
    for (const lock of ['', 'FOR SHARE']) {
      const plan = await program.sql<Record<string, string>>(
        `EXPLAIN SELECT account_id, plan, active FROM api_key_access WHERE hash = sha256('7') ${lock}`,
      );
      const steps = plan.map((row) => row['QUERY PLAN'] ?? '').filter((step) => step.includes('Scan'));
      expect(steps).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('Index Scan')));
    }
  });
});

describe('a plan that is not there', () => {
  it.each([
    [{ plan: 'gold', until: null }, 'plan'],
    [{ plan: 'pro', until: new Date(0) }, 'until'],
  ])('is given to nobody: %j', async (wish, param) => {
    const accountId = await seedAccount(program);
    const fault = await program.get(ChangePlan).run(accountId, { ...wish, reason: 'r' }, COMMAND_LINE);
    expect(fault).toMatchObject({ param });
    expect(await of(accountId)).toMatchObject({ plan: 'api' });
  });

  it('is given to nobody who is not there', async () => {
    const wish = { plan: 'pro', until: null, reason: 'r' };
    expect(await program.get(ChangePlan).run('acc_nobody', wish, COMMAND_LINE)).toMatchObject({
      param: null,
    });
  });
});
