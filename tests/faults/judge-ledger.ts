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

/**
 * Each video reserved its price once, and that was settled or released once, as it ended; nothing else was
 * written.
 */
export async function faultsOfLedger(
  database: TestDatabase,
  rows: readonly VideoRow[],
  deleted: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await rowsOf<Entry>(
    database,
    'SELECT video_id AS "videoId", kind, account_id AS "accountId", amount FROM credit_entries ORDER BY created_at, kind',
  );
  const known = new Set(rows.map(({ id }) => id));
  const strays = entries.filter(({ videoId }) => !known.has(videoId) && !deleted.has(videoId));
  return [
    ...rows.flatMap((row) => faultsOfVideo(row, entries)),
    ...strays.map(({ videoId, kind }) => `a ${kind} for ${videoId}, which has no row`),
  ];
}

function faultsOfVideo(row: VideoRow, all: readonly Entry[]): string[] {
  const price = creditsFor({
    model: row.model,
    resolution: row.resolution,
    durationSeconds: row.durationSeconds,
  });
  const entries = all.filter(({ videoId }) => videoId === row.id);
  const kinds = entries.map(({ kind }) => kind).toSorted();
  const used = isPaidFor(row) ? price : 0;
  const checks: [boolean, string][] = [
    [
      kinds.join() === [...expectedKinds(row)].toSorted().join(),
      `its entries are ${kinds.join(', ') || 'none'}`,
    ],
    [entries.every(({ amount }) => amount === price), `its entries are not all of ${price}`],
    [entries.every(({ accountId }) => accountId === row.accountId), "an entry is another account's"],
    [row.creditsUsed === used, `credits_used is ${row.creditsUsed}, not ${used}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => `${row.id} is ${row.status}: ${fault}`);
}
