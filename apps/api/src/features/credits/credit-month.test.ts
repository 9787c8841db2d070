import { describe, expect, it } from '@jest/globals';
import { creditMonth, monthsSince } from './credit-month.js';
import { nextGrant, tooFew } from './insufficient-credits.js';
import { type MonthlyTerms, type PurseState, turnOf } from './month-turn.js';
import { periodOf } from './subscribed-terms.js';

const at = (text: string): Date => new Date(`${text}Z`);

describe('a month of credits', () => {
  it.each([
    ['2026-01-15T09:30', '2026-01-15T09:30', 0, '2026-01-15T09:30', '2026-02-15T09:30'],
    ['2026-01-15T09:30', '2026-02-15T09:29', 0, '2026-01-15T09:30', '2026-02-15T09:30'],
    ['2026-01-15T09:30', '2026-02-15T09:30', 1, '2026-02-15T09:30', '2026-03-15T09:30'],
    ['2026-01-31T12:00', '2026-02-28T11:59', 0, '2026-01-31T12:00', '2026-02-28T12:00'],
    ['2026-01-31T12:00', '2026-02-28T12:00', 1, '2026-02-28T12:00', '2026-03-31T12:00'],
    ['2024-01-30T00:00', '2024-03-01T00:00', 1, '2024-02-29T00:00', '2024-03-30T00:00'],
    ['2025-11-05T00:00', '2027-01-04T23:59', 13, '2026-12-05T00:00', '2027-01-05T00:00'],
    ['2026-06-10T00:00', '2026-05-01T00:00', 0, '2026-06-10T00:00', '2026-07-10T00:00'],
  ])(
    'that counts from %s is, at %s, the one with %i before it: from %s to %s',
    (since, now, index, start, end) => {
      expect(creditMonth(at(since), at(now))).toEqual({ index, start: at(start), end: at(end) });
    },
  );

  it('follows the one before it without a gap, for a hundred years of any first day', () => {
    for (let day = 0; day < 366; day += 1) {
      const since = new Date(Date.UTC(2024, 0, 1 + day, 13, 7, 5, 3));
      let { index, end } = creditMonth(since, since);
      for (let count = 1; count < 1_200; count += 97) {
        const next = creditMonth(since, new Date(Date.UTC(2024, count, 1 + day, 13, 7, 5, 3)));
        expect(next.index).toBeGreaterThan(index);
        const before = creditMonth(since, new Date(next.start.getTime() - 1));
        expect([before.index, before.end]).toEqual([next.index - 1, next.start]);
        ({ index, end } = next);
        expect(end > next.start).toBe(true);
      }
    }
  });

  it.each([
    [null, ['2026-04-30T00:00']],
    ['2026-04-30T00:00', ['2026-04-30T00:00']],
    ['2026-02-28T00:00', ['2026-03-31T00:00', '2026-04-30T00:00']],
    ['2026-01-31T00:00', ['2026-02-28T00:00', '2026-03-31T00:00', '2026-04-30T00:00']],
    ['2026-02-11T00:00', ['2026-02-28T00:00', '2026-03-31T00:00', '2026-04-30T00:00']],
    ['2026-01-11T00:00', ['2026-04-30T00:00']],
    ['2026-07-31T00:00', ['2026-04-30T00:00']],
  ])('that nobody asked in, since the one that began at %s, is told with this one', (last, months) => {
    const [since, now] = [at('2026-01-31T00:00'), at('2026-05-12T00:00')];
    expect(monthsSince(last === null ? null : at(last), since, now)).toEqual(months.map(at));
  });
});

const NEW: PurseState = { monthly: 0, lasting: 0, month: null, granted: 0 };
const SINCE = at('2026-01-10T00:00');
const TERMS: MonthlyTerms = {
  ...{ plan: 'Free', aMonth: 60, pilesUp: false, since: SINCE, unpaid: false },
  ...{ beginsBefore: null, renewsAt: null },
};
const [JANUARY, FEBRUARY, MARCH] = [SINCE, at('2026-02-10T00:00'), at('2026-03-10T00:00')];
const IN_MARCH = at('2026-03-20T00:00');

describe('a new month', () => {
  it('brings what the plan grants, once', () => {
    const turn = turnOf(NEW, TERMS, IN_MARCH);
    expect(turn).toEqual({
      entries: [{ kind: 'grant', amount: 60, month: MARCH }],
      month: MARCH,
      granted: 60,
    });
    expect(turnOf({ ...NEW, monthly: 60, month: MARCH, granted: 60 }, TERMS, IN_MARCH)).toBeNull();
  });

  it('ends what is left of the last one, and brings none of those in between', () => {
    const left = { monthly: 7, lasting: 5, month: JANUARY, granted: 60 };
    expect(turnOf(left, TERMS, IN_MARCH)?.entries).toEqual([
      { kind: 'expire', amount: 7, month: JANUARY },
      { kind: 'grant', amount: 60, month: MARCH },
    ]);
    expect(turnOf({ ...left, monthly: 0 }, TERMS, IN_MARCH)?.entries).toHaveLength(1);
  });

  it('ends nothing where the plan piles up, and brings those in between too', () => {
    const left = { monthly: 7, lasting: 5, month: JANUARY, granted: 60 };
    expect(turnOf(left, { ...TERMS, pilesUp: true }, IN_MARCH)?.entries).toEqual([
      { kind: 'grant', amount: 60, month: FEBRUARY },
      { kind: 'grant', amount: 60, month: MARCH },
    ]);
  });

  it.each([
    ['without a number', { aMonth: null }],
    ['that has to be paid for first', { unpaid: true }],
  ])('changes nothing on a plan %s', (_, change) => {
    const left = { monthly: 7, lasting: 5, month: JANUARY, granted: 60 };
    expect(turnOf(left, { ...TERMS, ...change }, IN_MARCH)).toBeNull();
  });

  it('of a plan that grants none ends the rest and is not asked for again', () => {
    const turn = turnOf(
      { ...NEW, monthly: 7, month: JANUARY, granted: 60 },
      { ...TERMS, aMonth: 0 },
      IN_MARCH,
    );
    expect(turn).toEqual({
      entries: [{ kind: 'expire', amount: 7, month: JANUARY }],
      month: MARCH,
      granted: 0,
    });
  });
});

describe('another plan within a month', () => {
  const held = { monthly: 20, lasting: 0, month: MARCH, granted: 60 };

  it('adds what it grants more, and takes nothing where it grants less', () => {
    expect(turnOf(held, { ...TERMS, aMonth: 100 }, IN_MARCH)).toEqual({
      entries: [{ kind: 'grant', amount: 40, month: MARCH }],
      month: MARCH,
      granted: 100,
    });
    expect(turnOf(held, { ...TERMS, aMonth: 10 }, IN_MARCH)).toBeNull();
    expect(turnOf({ ...held, granted: 100 }, TERMS, IN_MARCH)).toBeNull();
  });

  it('whose months began earlier brings no month again, and adds what it grants more', () => {
    const later = { ...held, month: at('2026-03-15T00:00') };
    expect(turnOf(later, TERMS, IN_MARCH)).toBeNull();
    expect(turnOf(later, { ...TERMS, aMonth: 100 }, IN_MARCH)).toMatchObject({
      entries: [{ kind: 'grant', amount: 40, month: later.month }],
      month: later.month,
    });
    expect(turnOf(later, TERMS, at('2026-04-10T00:00'))).toMatchObject({ month: at('2026-04-10T00:00') });
  });
});

describe('a period that is paid for', () => {
  const paid = (state: 'active' | 'canceled', from: string, to: string): MonthlyTerms => ({
    ...TERMS,
    since: at(from),
    ...periodOf({ source: 'provider', state, periodEnd: heldUntil(state, at(to)) }),
  });
  /** A plan that goes on is kept for a day longer. */
  const heldUntil = (state: string, end: Date): Date =>
    new Date(+end + (state === 'active' ? 86_400_000 : 0));
  const monthsIn = (terms: MonthlyTerms, until: string): Date[] => {
    const found: Date[] = [];
    let purse = NEW;
    for (let now = terms.since; now < at(until); now = new Date(+now + 3_600_000)) {
      const turn = turnOf(purse, terms, now);
      if (turn === null) continue;
      found.push(turn.month);
      purse = { ...purse, month: turn.month, granted: turn.granted };
    }
    return found;
  };

  it.each([
    ['2026-02-01T00:00', '2026-03-03T00:00', 1],
    ['2026-02-28T00:00', '2026-03-31T00:00', 1],
    ['2026-01-01T00:00', '2026-01-29T00:00', 1],
    ['2026-03-01T00:00', '2026-04-01T00:00', 1],
    ['2026-01-31T00:00', '2026-04-30T00:00', 3],
    ['2026-01-10T00:00', '2027-01-10T00:00', 12],
  ])(
    'from %s to %s brings as many months as it has, and none in the day after it: %i',
    (from, to, months) => {
      const terms = paid('active', from, to);
      expect(monthsIn(terms, heldUntil('active', at(to)).toISOString().slice(0, 16))).toHaveLength(months);
    },
  );

  it('says when the next credits come: with its next month, with the next period, and nothing where it ends', () => {
    const next = (terms: MonthlyTerms, now: string) =>
      nextGrant({ monthly: 0, lasting: 0, terms, now: at(now) });
    const year = paid('active', '2026-01-10T00:00', '2027-01-10T00:00');
    expect(next(year, '2026-03-01T00:00')).toEqual({ amount: 60, at: MARCH });
    expect(next(year, '2026-12-20T00:00')).toEqual({ amount: 60, at: at('2027-01-10T00:00') });
    const thirtyDays = ['2026-02-01T00:00', '2026-03-03T00:00'] as const;
    expect(next(paid('active', ...thirtyDays), '2026-03-02T00:00')?.at).toEqual(at('2026-03-03T00:00'));
    expect(next(paid('active', ...thirtyDays), '2026-03-03T05:00')).toBeNull();
    expect(next(paid('canceled', ...thirtyDays), '2026-02-20T00:00')).toBeNull();
    expect(next(paid('canceled', '2026-03-01T00:00', '2026-04-01T00:00'), '2026-03-20T00:00')).toBeNull();
  });

  it('that an operator gave brings a month for its last days too, and promises none after its end', () => {
    const end = at('2026-02-20T00:00');
    const terms = { ...TERMS, ...periodOf({ source: 'operator', state: 'active', periodEnd: end }) };
    expect(monthsIn(terms, '2026-02-20T00:00')).toEqual([JANUARY, FEBRUARY]);
    expect(nextGrant({ monthly: 0, lasting: 0, terms, now: at('2026-02-15T00:00') })).toBeNull();
  });

  it('and canceled promises nothing to whoever has too few credits', () => {
    const terms = paid('canceled', '2026-03-01T00:00', '2026-04-01T00:00');
    const refused = tooFew({ monthly: 1, lasting: 0, terms, now: IN_MARCH }, 3);
    expect(refused?.message).toBe('This video costs 3 credits, and 1 is left: 2 too few.');
  });
});
