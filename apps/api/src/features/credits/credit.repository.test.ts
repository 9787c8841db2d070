import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { ledgerOf, seedAccount, seedRow } from '../../__fixtures__/rows.js';
import { CreditReading } from './credit-reading.js';
import type { Purse } from './credit-entry.js';
import { type Closed, CreditRepository } from './credit.repository.js';

let program: Program;
let generous: Program;
beforeAll(async () => {
  const database = () => createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(await database(), { FALLBACK_CREDITS: 'full' });
  generous = await openProgram(await database(), { FALLBACK_CREDITS: 'none' });
});
afterAll(() => Promise.all([program.close(), generous.close()]));

let videos = 0;

/** A video that has reserved so many credits. */
async function reserved(amount: number, of = program): Promise<{ id: string; accountId: string }> {
  const video = { id: `vid_${(videos += 1)}`, accountId: `acc_${videos}` };
  await inLedger(of, (ledger, transaction) =>
    ledger.reserve(transaction, { videoId: video.id, accountId: video.accountId, purse: 'by_key', amount }),
  );
  return video;
}

const inLedger = <Result>(
  of: Program,
  work: (ledger: CreditRepository, transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  of.get(TransactionRunner).run((transaction) => work(of.get(CreditRepository), transaction));

const settle = async (id: string, fallback = false, of = program): Promise<number> =>
  (await inLedger(of, (ledger, transaction) => ledger.settle(transaction, id, { fallback }))).used;

const release = (id: string): Promise<Closed | null> =>
  inLedger(program, (ledger, transaction) => ledger.release(transaction, id));

describe('the ledger', () => {
  it('turns what was reserved into use, once', async () => {
    const video = await reserved(4);
    expect([await settle(video.id), await settle(video.id)]).toEqual([4, 0]);
    await release(video.id);
    expect(await ledgerOf(program, video)).toEqual([
      ['reserve', 4],
      ['settle', 4],
    ]);
  });

  it('gives what was reserved back, once', async () => {
    const [video, other] = [await reserved(4), await reserved(9)];
    expect(await release(video.id)).toEqual({ amount: 4, byKey: true, at: expect.any(Date) });
    expect(await release(video.id)).toBeNull();
    expect(await settle(video.id)).toBe(0);
    expect(await ledgerOf(program, video)).toEqual([
      ['reserve', 4],
      ['release', 4],
    ]);
    expect(await ledgerOf(program, other)).toEqual([['reserve', 9]]);
  });

  it('keeps every entry with the account that reserved', async () => {
    const video = await reserved(2);
    await settle(video.id);
    const accounts = await program.sql('SELECT DISTINCT account_id FROM credit_entries WHERE video_id = $1', [
      video.id,
    ]);
    expect(accounts).toEqual([{ account_id: video.accountId }]);
  });

  it('closes nothing that was never reserved', async () => {
    expect(await settle('vid_unknown')).toBe(0);
    expect(await ledgerOf(program, { id: 'vid_unknown', accountId: '' })).toEqual([]);
  });

  it('takes no second reservation of a video', async () => {
    const { id, accountId } = await reserved(1);
    const again = inLedger(program, (ledger, transaction) =>
      ledger.reserve(transaction, { videoId: id, accountId, purse: 'by_key', amount: 1 }),
    );
    await expect(again).rejects.toThrow('credit_entries_once');
  });

  it('takes for what a fallback made what the settings say: all of it, or nothing', async () => {
    const [made, stepped] = [await reserved(3, generous), await reserved(3, generous)];
    expect(await settle(made.id, false, generous)).toBe(3);
    expect(await settle(stepped.id, true, generous)).toBe(0);
    expect(await ledgerOf(generous, stepped)).toEqual([
      ['reserve', 3],
      ['release', 3],
    ]);
    const paid = await reserved(3);
    expect(await settle(paid.id, true)).toBe(3);
  });
});

describe('what an account has reserved', () => {
  it('is what videos under way spend, without those of its key', async () => {
    const accountId = await seedAccount(program);
    await program.sql('INSERT INTO credit_purses (account_id, monthly, lasting) VALUES ($1, 90, 90)', [
      accountId,
    ]);
    const reserve = async (purse: Purse, amount: number, videoId: string) =>
      await inLedger(program, (ledger, transaction) =>
        ledger.reserve(transaction, { videoId, accountId, purse, amount }),
      );
    const video = async (status: string) => (await seedRow(program, { status }, accountId)).id;
    await reserve('by_key', 1, await video('queued'));
    await reserve('unmetered', 2, await video('processing'));
    const both = await video('processing');
    await reserve('monthly', 4, both);
    await reserve('lasting', 8, both);
    const [made, failed] = [await video('completed'), await video('failed')];
    await reserve('monthly', 16, made);
    await reserve('lasting', 32, failed);
    await settle(made);
    await release(failed);
    expect(await program.get(CreditReading).balance(accountId)).toMatchObject({ held: 12 });
  });
});
