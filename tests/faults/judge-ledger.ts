import { creditsFor } from '@clipwright/core/models';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../support/index.js';
import { isFinished, type VideoRow } from './video-rows.js';

interface Entry {
  readonly videoId: string;
  readonly kind: 'reserve' | 'settle' | 'release';
  readonly accountId: string;
  readonly amount: number;
}

/** What was made is paid for; what a fallback made is not, where the settings say so. */
const isPaidFor = ({ status, fallback, creditsUsed }: VideoRow): boolean =>
  (status === 'completed' || status === 'expired') && !(fallback && creditsUsed === 0);

/** Kinds of entries that a video has, in order, by how it stands. */
function expectedKinds(row: VideoRow): readonly Entry['kind'][] {
  if (!isFinished(row)) return ['reserve'];
  return ['reserve', isPaidFor(row) ? 'settle' : 'release'];
}

/** Both sides of all entries, book by book, and what is kept beside them. */
const PURSES = `
  SELECT purse.account_id AS "accountId", purse.monthly, purse.lasting,
         (SELECT coalesce(sum(amount), 0)::int FROM credit_postings p WHERE p.account_id = purse.account_id AND p.book = 'monthly') AS "ofMonthly",
         (SELECT coalesce(sum(amount), 0)::int FROM credit_postings p WHERE p.account_id = purse.account_id AND p.book = 'lasting') AS "ofLasting"
  FROM credit_purses purse`;

interface PurseRow {
  readonly accountId: string;
  readonly monthly: number;
  readonly lasting: number;
  readonly ofMonthly: number;
  readonly ofLasting: number;
}

/**
 * Each video reserved its price once, and that was settled or released once, as it ended; nothing else was
 * written for one, and what accounts can spend is what their entries add up to.
 */
export async function faultsOfLedger(
  database: TestDatabase,
  rows: readonly VideoRow[],
  deleted: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await rowsOf<Entry>(
    database,
    'SELECT video_id AS "videoId", kind, account_id AS "accountId", amount FROM credit_entries WHERE video_id IS NOT NULL ORDER BY created_at, kind',
  );
  const purses = await rowsOf<PurseRow>(database, PURSES);
  const wrong = purses.filter(
    (purse) => purse.monthly !== purse.ofMonthly || purse.lasting !== purse.ofLasting,
  );
  const known = new Set(rows.map(({ id }) => id));
  const strays = entries.filter(({ videoId }) => !known.has(videoId) && !deleted.has(videoId));
  return [
    ...rows.flatMap((row) => faultsOfVideo(row, entries)),
    ...strays.map(({ videoId, kind }) => `a ${kind} for ${videoId}, which has no row`),
    ...wrong.map(
      (purse) => `what ${purse.accountId} can spend is not what its entries say: ${JSON.stringify(purse)}`,
    ),
  ];
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

function faultsOfVideo(row: VideoRow, all: readonly Entry[]): string[] {
  const price = creditsFor({
    model: row.model,
    resolution: row.resolution,
    durationSeconds: row.durationSeconds,
  });
  const entries = all.filter(({ videoId }) => videoId === row.id);
  const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted();
  const sums = kinds.map((kind) => sumOf(entries.filter((entry) => entry.kind === kind)));
  const used = isPaidFor(row) ? price : 0;
  const checks: [boolean, string][] = [
    [
      kinds.join() === [...expectedKinds(row)].toSorted().join(),
      `its entries are ${kinds.join(', ') || 'none'}`,
    ],
    [sums.every((sum) => sum === price), `its entries are not all of ${price}`],
    [entries.every(({ accountId }) => accountId === row.accountId), "an entry is another account's"],
    [row.creditsUsed === used, `credits_used is ${row.creditsUsed}, not ${used}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => `${row.id} is ${row.status}: ${fault}`);
}
