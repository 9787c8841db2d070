import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import fc from 'fast-check';
import { ask, refusal } from '../../__fixtures__/asking.js';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { seedAccount } from '../../__fixtures__/rows.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { COMMAND_LINE } from '../audit/actor.door.js';
import { AuditCredits } from '../videos/audit-credits.door.js';
import { CreditRepository } from './credit.repository.js';
import { CreditGifts } from './give-credits.door.js';
import { Purses } from './purses.js';

const A_MONTH = { small: 20, large: 45, piling: 30, bare: 0 } as const;
type PlanId = keyof typeof A_MONTH;

const METERED = { models: ['modela2'], at_once: 1_000, a_day: null } as const;
const PLANS_FILE = JSON.stringify({
  free: { ...METERED, credits_a_month: 40 },
  small: { ...METERED, name: 'Small', credits_a_month: A_MONTH.small },
  large: { ...METERED, name: 'Large', credits_a_month: A_MONTH.large },
  piling: { ...METERED, name: 'Piling', credits_a_month: A_MONTH.piling, credits_pile_up: true },
  bare: { ...METERED, name: 'Bare', credits_a_month: A_MONTH.bare },
  open: { ...METERED, name: 'Open', credits_a_month: null },
});

let program: Program;
beforeAll(async () => {
  const database = await createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(database, { PLANS_FILE, QUEUE_MAX_PER_ACCOUNT: '1000', RATE_LIMIT: '2' });
});
afterAll(() => program.close());

/** Somebody on a plan since the fifth of last month: what day it is now makes no difference to the months. */
async function subscriber(plan: string): Promise<string> {
  const id = await seedAccount(program);
  const since = new Date();
  since.setUTCMonth(since.getUTCMonth() - 1, 5);
  await program.sql('UPDATE subscriptions SET plan = $2, period_start = $3 WHERE account_id = $1', [
    id,
    plan,
    since,
  ]);
  return id;
}

/** So many months go by: everything of the account lies so much further back. */
async function monthsPass(accountId: string, months: number): Promise<void> {
  for (const change of [
    `UPDATE subscriptions SET period_start = period_start - $2 * interval '1 month' WHERE account_id = $1`,
    `UPDATE credit_purses SET month = month - $2 * interval '1 month' WHERE account_id = $1`,
  ])
    await program.sql(change, [accountId, months]);
}

const within = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  program.get(TransactionRunner).run(work);

const spend = (accountId: string, amount: number, videoId: string = randomUUID()): Promise<void> =>
  within((transaction) => program.get(Purses).spend(transaction, { accountId, videoId, amount }));

const left = async (accountId: string) => {
  const balance = await program.get(Purses).read(accountId);
  return { monthly: balance?.monthly, lasting: balance?.lasting };
};

const give = (id: string, credits: number) =>
  program
    .get(CreditGifts)
    .run({ id, email: 'x@example.com' }, { kind: 'correct', credits, reason: 'a test' }, COMMAND_LINE);

const entriesOf = (accountId: string) =>
  program.sql<{ kind: string; purse: string; amount: number }>(
    'SELECT kind, purse, amount FROM credit_entries WHERE account_id = $1 ORDER BY id',
    [accountId],
  );

describe('a hundred who spend at once', () => {
  const ofStudio = (accountId: string) => ask(program, { accountId, keyHash: null });

  it('get as many videos as there are credits, to the last one, and not one more', async () => {
    const accountId = await subscriber('free');
    const asked = Array.from({ length: 100 }, async () => {
      for (;;) {
        const answer = await refusal(ofStudio(accountId));
        // On a machine at its limit one may have waited too long for a connection, which is no refusal.
        if (answer !== 'busy' && answer !== undefined) return answer;
      }
    });
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(40);
    expect(answers.filter((answer) => answer === 'insufficient_credits')).toHaveLength(60);
    expect(await left(accountId)).toEqual({ monthly: 0, lasting: 0 });
    const videos = await program.sql('SELECT 1 FROM videos WHERE account_id = $1', [accountId]);
    expect(videos).toHaveLength(40);
  });

  it('get the month once', async () => {
    const accountId = await subscriber('large');
    await Promise.all(Array.from({ length: 20 }, () => program.get(Purses).read(accountId)));
    expect(await entriesOf(accountId)).toEqual([{ kind: 'grant', purse: 'monthly', amount: 45 }]);
  });
});

describe('what is spent', () => {
  it('ends with the month first, and goes back into the purse that it came from', async () => {
    const accountId = await subscriber('small');
    await give(accountId, 10);
    await spend(accountId, 25, 'vid_both');
    expect(await left(accountId)).toEqual({ monthly: 0, lasting: 5 });
    await within((transaction) => program.get(CreditRepository).release(transaction, 'vid_both'));
    expect(await left(accountId)).toEqual({ monthly: 20, lasting: 10 });
  });

  it('is told beforehand: what is missing, and when more comes', async () => {
    const accountId = await subscriber('small');
    await spend(accountId, 19);
    await expect(spend(accountId, 5)).rejects.toMatchObject({
      facts: {
        status: 403,
        code: 'insufficient_credits',
        message: expect.stringMatching(
          /^This video costs 5 credits, and 1 is left: 4 too few\. The next 20 credits come on \d{4}-\d\d-05 at \d\d:\d\d UTC\.$/,
        ),
      },
    });
    const nothing = await subscriber('bare');
    await expect(spend(nothing, 1)).rejects.toThrow('The plan Bare grants none.');
  });

  it('is only recorded on a plan without a number', async () => {
    const accountId = await subscriber('open');
    await spend(accountId, 1_000);
    expect(await entriesOf(accountId)).toEqual([{ kind: 'reserve', purse: 'unmetered', amount: 1_000 }]);
  });
});

describe('while a payment is late', () => {
  it('no month ends or begins, and what is there can be spent', async () => {
    const accountId = await subscriber('large');
    await spend(accountId, 5);
    await monthsPass(accountId, 1);
    await program.sql(
      `UPDATE subscriptions SET state = 'past_due', grace_until = now() + interval '1 day' WHERE account_id = $1`,
      [accountId],
    );
    expect(await left(accountId)).toEqual({ monthly: 40, lasting: 0 });
    await expect(spend(accountId, 41)).rejects.toThrow(
      'The next come when the payment for the plan has come.',
    );
    await program.sql(`UPDATE subscriptions SET grace_until = now() WHERE account_id = $1`, [accountId]);
    expect(await left(accountId)).toEqual({ monthly: 40, lasting: 0 });
    await program.sql(`UPDATE subscriptions SET state = 'active', grace_until = NULL WHERE account_id = $1`, [
      accountId,
    ]);
    expect(await left(accountId)).toEqual({ monthly: 45, lasting: 0 });
  });
});

/** The ledger as a few lines of arithmetic. */
class Model {
  monthly = 0;
  lasting = 0;
  granted = 0;
  /** Months that nobody looked in yet; one of them is this one. */
  unseen = 1;
  readonly videos: { id: string; monthly: number; lasting: number; open: boolean }[] = [];

  constructor(public plan: PlanId) {}

  /** Takes what is due; answers how to undo it, as a spending that is refused does. */
  look(): () => void {
    const { monthly, granted, unseen } = this;
    this.turn();
    return () => void Object.assign(this, { monthly, granted, unseen });
  }

  private turn(): void {
    const aMonth = A_MONTH[this.plan];
    if (this.unseen > 0) {
      const piles = this.plan === 'piling';
      this.monthly = piles ? this.monthly + aMonth * this.unseen : aMonth;
      this.granted = aMonth;
      this.unseen = 0;
    }
    this.monthly += Math.max(0, aMonth - this.granted);
    this.granted = Math.max(this.granted, aMonth);
  }
}

interface Real {
  readonly accountId: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const settles = async (work: Promise<unknown>): Promise<boolean> =>
  await work.then(
    () => true,
    () => false,
  );

const spending = (amount: number): Command =>
  command(`spend ${amount}`, async (model, { accountId }) => {
    const undo = model.look();
    const id = randomUUID();
    const isEnough = model.monthly + model.lasting >= amount;
    expect(await settles(spend(accountId, amount, id))).toBe(isEnough);
    if (!isEnough) return undo();
    const monthly = Math.min(model.monthly, amount);
    model.monthly -= monthly;
    model.lasting -= amount - monthly;
    model.videos.push({ id, monthly, lasting: amount - monthly, open: true });
  });

const closing = (which: number, kind: 'settle' | 'release'): Command =>
  command(`${kind} ${which}`, async (model) => {
    const video = model.videos[which % Math.max(1, model.videos.length)];
    if (video === undefined) return;
    await within(async (transaction): Promise<unknown> =>
      kind === 'settle'
        ? await program.get(CreditRepository).settle(transaction, video.id, { fallback: false })
        : await program.get(CreditRepository).release(transaction, video.id),
    );
    if (kind === 'release' && video.open) {
      model.monthly += video.monthly;
      model.lasting += video.lasting;
    }
    video.open = false;
  });

const correcting = (credits: number): Command =>
  command(`correct ${credits}`, async (model, { accountId }) => {
    model.look();
    const isEnough = model.monthly + model.lasting + credits >= 0;
    expect((await give(accountId, credits)) !== 'too-few').toBe(isEnough);
    if (!isEnough) return;
    const ofLasting = Math.max(credits, -model.lasting);
    model.lasting += ofLasting;
    model.monthly += credits - ofLasting;
  });

const passing = (months: number): Command =>
  command(`${months} months pass`, async (model, { accountId }) => {
    model.look();
    await program.get(Purses).read(accountId);
    await monthsPass(accountId, months);
    model.unseen += months;
  });

const changing = (plan: PlanId): Command =>
  command(`plan ${plan}`, async (model, { accountId }) => {
    // As every change of a plan does: what is due comes first.
    model.look();
    await program.get(Purses).read(accountId);
    await program.sql('UPDATE subscriptions SET plan = $2 WHERE account_id = $1', [accountId, plan]);
    model.plan = plan;
  });

const reading = (): Command =>
  command('read', async (model, { accountId }) => {
    model.look();
    expect(await left(accountId)).toEqual({ monthly: model.monthly, lasting: model.lasting });
  });

const whole = (min: number, max: number) => fc.integer({ min, max });
const COMMANDS = [
  whole(1, 60).map(spending),
  whole(1, 15).map(spending),
  fc.tuple(whole(0, 20), fc.constantFrom('settle', 'release')).map(([which, kind]) => closing(which, kind)),
  whole(-30, 30)
    .filter((credits) => credits !== 0)
    .map(correcting),
  whole(1, 3).map(passing),
  fc.constantFrom<PlanId>('small', 'large', 'piling', 'bare').map(changing),
  fc.constant(null).map(reading),
];

describe('any life of an account', () => {
  it('leaves what a few lines of arithmetic say, and a ledger that adds up', async () => {
    const lives = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 40 }), async (commands) => {
      const accountId = await subscriber('small');
      await fc.asyncModelRun(() => ({ model: new Model('small'), real: { accountId } }), commands);
      const { monthly = 0, lasting = 0 } = await left(accountId);
      const { purses, accounts } = await program.get(AuditCredits).run({ repair: false });
      expect(purses).toEqual([]);
      const sums = accounts.find((account) => account.accountId === accountId);
      expect(sums?.balance ?? 0).toBe(monthly + lasting);
    });
    await fc.assert(lives, { numRuns: 25 });
  });
});
