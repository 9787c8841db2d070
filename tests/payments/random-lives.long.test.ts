import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { call, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import { PRICES, sendStandard, STRIPE_SECRET, type Standing, standingOf, tell } from './support/payments.js';
import { DAY, LIFE, type Life, lifeOf, type Truth } from './support/random-life.js';
import type { StripeEvent } from './support/stripe-objects.js';

const GRACE_DAYS = 7;
/** A plan that goes on is held a day longer than its period. */
const LEEWAY_DAYS = 1;
const BEGIN = Date.parse('2025-01-15T12:00:00Z') / 1000;
const PLANS: Readonly<Record<string, string>> = { price_basic: 'basic', price_pro: 'pro', price_api: 'api' };
const RANKS = ['basic', 'pro', 'api'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_PRICES: PRICES,
      PAYMENT_GRACE_DAYS: String(GRACE_DAYS),
    },
  });
});

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** How a subscription stands by itself, as its provider has it. */
function standingBy({ price, status, cancelAtPeriodEnd, start, end, endedAt, isPaid }: Truth): Standing {
  const base = { plan: PLANS[price] ?? '', period_start: dateOf(start), grace_until: null };
  if (endedAt !== null) return { ...base, state: 'ended', period_end: dateOf(endedAt) };
  // Nobody loses days that they have paid for; who has not paid for them has the first few.
  const owedUntil = isPaid ? end : start + GRACE_DAYS * DAY;
  if (status === 'past_due')
    return { ...base, state: 'past_due', period_end: dateOf(end), grace_until: dateOf(owedUntil) };
  return cancelAtPeriodEnd
    ? { ...base, state: 'canceled', period_end: dateOf(end) }
    : { ...base, state: 'active', period_end: dateOf(end + LEEWAY_DAYS * DAY) };
}

const untilOf = ({ grace_until, period_end }: Standing): number =>
  (grace_until ?? period_end)?.getTime() ?? 0;

/** What the provider's last word says of the account: the highest plan that runs, or the last one that ran. */
function truthOf({ subscriptions, events }: Life): Standing | undefined {
  const lastSaid = Math.max(...events.map(({ created }) => created)) * 1000;
  const all = subscriptions.map(standingBy).toSorted((one, other) => untilOf(other) - untilOf(one));
  const running = all.filter((one) => one.state !== 'ended' && untilOf(one) > lastSaid);
  const [best] = running.toSorted(
    (one, other) =>
      RANKS.indexOf(other.plan) - RANKS.indexOf(one.plan) ||
      other.period_start.getTime() - one.period_start.getTime(),
  );
  return best ?? all.map((one) => ({ ...one, state: 'ended', grace_until: null }))[0];
}

/** An order of delivery: some twice, some never, none where it belongs. */
function delivered(life: Life, chance: (from: number, to: number) => number): StripeEvent[] {
  const kept = life.events.filter((event) => !(life.mayBeLost.has(event) && chance(0, 3) === 0));
  const sent = kept.flatMap((event) => (chance(0, 3) === 0 ? [event, event] : [event]));
  return sent
    .map((event) => ({ event, place: chance(0, 1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ event }) => event);
}

describe('events of random subscription lives', () => {
  it('shuffled, repeated and lost but for the last word, end in the state that the last word says', async () => {
    await fc.assert(
      fc.asyncProperty(LIFE, fc.gen(), async (plan, gen) => {
        const { accountId } = await seedAccount(server.database, { plan: 'free' });
        const life = lifeOf(plan, accountId, BEGIN);
        const sent = delivered(life, (min, max) => gen(fc.integer, { min, max }));
        for (const event of sent) await tell(server, event);
        expect(await standingOf(server, accountId)).toEqual(truthOf(life));
        const kept = await rowsOf(
          server.database,
          `SELECT outcome FROM payment_events WHERE account_id = $1`,
          [accountId],
        );
        expect(kept).toHaveLength(new Set(sent).size);
        expect(kept).not.toContainEqual({ outcome: 'unknown_account' });
      }),
      { numRuns: 60 },
    );
  });

  it('sent all at once end there too, and each is kept once', async () => {
    const steps = ['cancel', 'resume', 'renew', 'fail', 'recover', 'change'] as const;
    const plans = [
      { price: 0, steps: [...steps], gap: 0 },
      { price: 1, steps: ['renew' as const, 'end' as const], gap: DAY },
    ];
    const { accountId } = await seedAccount(server.database, { plan: 'free' });
    const life = lifeOf({ plans, isNamed: false }, accountId, BEGIN);
    await Promise.all([...life.events, ...life.events].map((event) => tell(server, event)));
    expect(await standingOf(server, accountId)).toEqual(truthOf(life));
    const ids = life.events.map(({ id }) => id);
    const kept = await rowsOf(server.database, 'SELECT id, outcome FROM payment_events WHERE id = ANY ($1)', [
      ids,
    ]);
    expect(kept).toHaveLength(ids.length);
  });
});

describe('a provider without a secret', () => {
  it('finds no route, whatever it sends', async () => {
    const answer = await sendStandard(server.origin, { type: 'subscription.changed' });
    expect([answer.status, answer.json]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  it('is told so before its body is looked at', async () => {
    const answer = await call(server.origin, {
      method: 'POST',
      path: '/internal/payments/standard',
      body: '{',
    });
    expect(answer.status).toBe(404);
  });
});
