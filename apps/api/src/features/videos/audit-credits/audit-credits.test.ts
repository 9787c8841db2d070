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
  for (const table of ['credit_entries', 'videos', 'audit_entries'])
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
    const { id } = await video(standing, ...entries);
    const amountOf = (kind: string) => entries.find(([one]) => one === kind)?.[1] ?? null;
    const { differences, repaired } = await audit();
    expect(differences).toEqual([
      {
        videoId: id,
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
        { accountId: one.accountId, reserved: 8, settled: 3, released: 0 },
        { accountId: other.accountId, reserved: 3, settled: 0, released: 3 },
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
