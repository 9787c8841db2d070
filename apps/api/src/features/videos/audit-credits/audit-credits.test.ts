import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { ledgerOf, rowOf, seedRow, type SeededRow } from '../../../__fixtures__/rows.js';
import { AuditCredits } from './audit-credits.service.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }));
});
beforeEach(async () => {
  for (const table of ['credit_entries', 'credit_purses', 'videos', 'audit_entries'])
    await program.sql(`DELETE FROM ${table}`);
});
afterAll(() => program.close());

const audit = (repair = false) => program.get(AuditCredits).run({ repair });

type Entry = readonly [kind: 'reserve' | 'settle' | 'release', amount: number];

/** A video that stands so, with these entries in the ledger. */
async function video(
  { status, used = 0, fallback = false }: { status: string; used?: number; fallback?: boolean },
  ...entries: readonly Entry[]
): Promise<SeededRow> {
  const row = await seedRow(program, { status, credits_used: used, fallback });
  for (const [kind, amount] of entries)
    await program.sql(
      'INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, $2, $3, $4)',
      [row.id, kind, row.accountId, amount],
    );
  return row;
}

const RESERVED = ['reserve', 3] as const;
const SETTLED = ['settle', 3] as const;
const RELEASED = ['release', 3] as const;

const NONE = { granted: 0, corrected: 0, expired: 0, reserved: 0, settled: 0, released: 0, balance: 0 };

describe('the audit of credits', () => {
  it.each([
    [{ status: 'queued' }, [RESERVED]],
    [{ status: 'processing' }, [RESERVED]],
    [{ status: 'completed', used: 3 }, [RESERVED, SETTLED]],
    [{ status: 'expired', used: 3 }, [RESERVED, SETTLED]],
    [{ status: 'completed', used: 3, fallback: true }, [RESERVED, SETTLED]],
    [{ status: 'completed', fallback: true }, [RESERVED, RELEASED]],
    [{ status: 'expired', fallback: true }, [RESERVED, RELEASED]],
    [{ status: 'failed' }, [RESERVED, RELEASED]],
    [{ status: 'canceled' }, [RESERVED, RELEASED]],
  ] as const)('finds nothing wrong with %j and %j', async (standing, entries) => {
    await video(standing, ...entries);
    expect(await audit()).toMatchObject({ differences: [], repaired: 0 });
  });

  it.each([
    [{ status: 'queued' }, [RESERVED, SETTLED]],
    [{ status: 'processing' }, [RESERVED, RELEASED]],
    [{ status: 'processing', used: 3 }, [RESERVED]],
    [{ status: 'completed', used: 3 }, []],
    [{ status: 'completed', used: 3 }, [RESERVED]],
    [{ status: 'completed', used: 3 }, [RESERVED, RELEASED]],
    [{ status: 'completed', used: 3 }, [RESERVED, SETTLED, RELEASED]],
    [{ status: 'completed', used: 3 }, [RESERVED, ['settle', 2]]],
    [{ status: 'expired', used: 2 }, [RESERVED, SETTLED]],
    [{ status: 'completed' }, [RESERVED, RELEASED]],
    [{ status: 'completed', fallback: true }, [RESERVED, SETTLED]],
    [{ status: 'completed', fallback: true }, [RESERVED, ['release', 2]]],
    [{ status: 'completed', fallback: true }, [RESERVED, SETTLED, RELEASED]],
    [{ status: 'failed' }, [RESERVED]],
    [{ status: 'failed' }, [RESERVED, SETTLED]],
    [{ status: 'failed', used: 3 }, [RESERVED, RELEASED]],
    [{ status: 'canceled' }, [RESERVED, ['release', 4]]],
    [{ status: 'canceled' }, [RESERVED, SETTLED, RELEASED]],
  ] as const)('tells of %j with %j, and changes nothing by itself', async (standing, entries) => {
    const { id, accountId } = await video(standing, ...entries);
    const amountOf = (kind: string) => entries.find(([one]) => one === kind)?.[1] ?? null;
    const { differences, repaired } = await audit();
    expect(differences).toEqual([
      {
        videoId: id,
        accountId,
        status: standing.status,
        creditsUsed: 'used' in standing ? standing.used : 0,
        fallback: 'fallback' in standing,
        reserved: amountOf('reserve'),
        settled: amountOf('settle'),
        released: amountOf('release'),
      },
    ]);
    expect([repaired, (await audit()).differences.length]).toEqual([0, 1]);
  });

  it('sums what each account has reserved, used and got back', async () => {
    const one = await video({ status: 'completed', used: 3 }, RESERVED, SETTLED);
    const other = await video({ status: 'failed' }, RESERVED, RELEASED);
    await program.sql(
      `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ('vid_more', 'reserve', $1, 5)`,
      [one.accountId],
    );
    const { accounts } = await audit();
    expect(accounts).toEqual(
      [
        { ...NONE, accountId: one.accountId, reserved: 8, settled: 3 },
        { ...NONE, accountId: other.accountId, reserved: 3, released: 3 },
      ].toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1)),
    );
  });
});

describe('its repair', () => {
  it.each([
    [{ status: 'completed', used: 3 }, [RESERVED], 'settle', 3],
    [{ status: 'completed' }, [RESERVED, RELEASED], 'settle', 3],
    [{ status: 'expired', used: 3 }, [RESERVED, RELEASED], 'settle', 3],
    [{ status: 'completed', fallback: true }, [RESERVED], 'release', 0],
    [{ status: 'completed', used: 2, fallback: true }, [RESERVED], 'settle', 3],
    [{ status: 'failed' }, [RESERVED], 'release', 0],
    [{ status: 'failed', used: 3 }, [RESERVED, SETTLED], 'release', 0],
    [{ status: 'canceled' }, [RESERVED, SETTLED, RELEASED], 'release', 0],
  ] as const)('closes %j with %j by %s', async (standing, entries, kind, used) => {
    const row = await video(standing, ...entries);
    const untouched = await video({ status: 'processing' }, RESERVED);
    expect(await audit(true)).toMatchObject({ differences: [{ videoId: row.id }], repaired: 1 });
    expect(await ledgerOf(program, row)).toEqual([RESERVED, [kind, 3]]);
    expect(await rowOf(program, row)).toMatchObject({ credits_used: used });
    expect(await ledgerOf(program, untouched)).toEqual([RESERVED]);
    expect((await audit()).differences).toEqual([]);
  });

  it('is written into the audit log, by the command line', async () => {
    const { id } = await video({ status: 'failed' }, RESERVED);
    await audit(true);
    expect(await program.sql('SELECT action, subject, address, details FROM audit_entries')).toEqual([
      {
        action: 'credits.repaired',
        subject: null,
        address: null,
        details: { video_id: id, closed_by: 'release' },
      },
    ]);
  });

  it.each([
    ['one that never reserved', { status: 'completed', used: 3 }, []],
    ['one that is still being made', { status: 'processing' }, [RESERVED, SETTLED]],
  ] as const)('leaves %s to people', async (_title, standing, entries) => {
    const row = await video(standing, ...entries);
    expect(await audit(true)).toMatchObject({ repaired: 0, differences: [{ videoId: row.id }] });
    expect(await ledgerOf(program, row)).toEqual(entries);
    expect(await program.sql('SELECT 1 FROM audit_entries')).toEqual([]);
  });
});

/** An account with credits to spend, of which a video has reserved some. */
async function spender(status: string): Promise<SeededRow> {
  const row = await seedRow(program, { status });
  const entry = `INSERT INTO credit_entries (account_id, kind, purse, amount, video_id) VALUES ($1, $2, $3, $4, $5)`;
  await program.sql(entry, [row.accountId, 'grant', 'monthly', 2, null]);
  await program.sql(entry, [row.accountId, 'grant', 'lasting', 5, null]);
  await program.sql(entry, [row.accountId, 'reserve', 'monthly', 2, row.id]);
  await program.sql(entry, [row.accountId, 'reserve', 'lasting', 1, row.id]);
  await program.sql('INSERT INTO credit_purses (account_id, lasting) VALUES ($1, 4)', [row.accountId]);
  return row;
}

const purseOf = async ({ accountId }: SeededRow): Promise<object | undefined> =>
  (await program.sql('SELECT monthly, lasting FROM credit_purses WHERE account_id = $1', [accountId]))[0];

describe('what an account can spend', () => {
  it('is proved against its entries, and made what they say', async () => {
    const row = await spender('processing');
    expect(await audit()).toMatchObject({ differences: [], purses: [] });
    await program.sql('UPDATE credit_purses SET monthly = 3 WHERE account_id = $1', [row.accountId]);
    const purses = [{ accountId: row.accountId, purse: 'monthly', kept: 3, entries: 0 }];
    expect(await audit()).toMatchObject({ purses, repaired: 0 });
    expect(await audit(true)).toMatchObject({ purses, repaired: 1 });
    expect(await audit()).toMatchObject({ purses: [], accounts: [{ balance: 4 }] });
    expect(await purseOf(row)).toEqual({ monthly: 0, lasting: 4 });
  });

  it('is given back with what a video that failed had reserved out of each purse', async () => {
    const row = await spender('failed');
    expect(await audit(true)).toMatchObject({ differences: [{ videoId: row.id }], repaired: 1 });
    expect(await purseOf(row)).toEqual({ monthly: 2, lasting: 5 });
    expect(await audit()).toMatchObject({ differences: [], purses: [] });
  });

  it('is left to people where it would come to less than nothing', async () => {
    const row = await spender('completed');
    await program.sql('UPDATE videos SET credits_used = 3 WHERE id = $1', [row.id]);
    const given = `INSERT INTO credit_entries (account_id, kind, purse, amount, video_id) VALUES ($1, $2, 'lasting', $3, $4)`;
    await program.sql(given, [row.accountId, 'release', 1, row.id]);
    await program.sql(given, [row.accountId, 'reserve', 5, 'vid_more']);
    await program.sql('UPDATE credit_purses SET lasting = 0 WHERE account_id = $1', [row.accountId]);
    expect(await audit(true)).toMatchObject({ differences: [{ videoId: row.id }], repaired: 0 });
    expect(await purseOf(row)).toEqual({ monthly: 0, lasting: 0 });
  });
});
