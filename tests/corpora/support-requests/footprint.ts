import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, storedNames, type TestServer } from '../../support/index.js';

/** What generations leave behind, of every account but one. */
export interface Footprint {
  readonly videos: number;
  readonly credits: number;
  readonly places: number;
  readonly jobs: number;
  readonly files: number;
}

const COUNT = `
  SELECT
    (SELECT count(*) FROM videos WHERE account_id <> $1)::int AS videos,
    (SELECT count(*) FROM credit_entries WHERE account_id <> $1)::int AS credits,
    (SELECT count(*) FROM limiter_places WHERE name = 'videos' AND key <> $1)::int AS places,
    (SELECT count(*) FROM pgboss.job
      WHERE NOT EXISTS (SELECT FROM videos WHERE id = data->>'videoId' AND account_id = $1))::int AS jobs,
    ARRAY(SELECT id FROM videos WHERE account_id = $1) AS allowed`;

/** Counts rows, places in windows, jobs and files that do not belong to `allowedAccount`. */
export async function footprintOf(server: TestServer, allowedAccount: string): Promise<Footprint> {
  // Files first: one that comes with a new video is then never older than the list of videos.
  const files = [
    ...(await storedNames(server)),
    ...(await Promise.all(server.parts.map(({ home }) => filesIn(join(home, 'tmp'))))).flat(),
  ];
  const [row] = await rowsOf<Omit<Footprint, 'files'> & { allowed: string[] }>(server.database, COUNT, [
    allowedAccount,
  ]);
  if (row === undefined) throw new Error('The counts gave no row.');
  const { allowed, ...counts } = row;
  const known = new Set(allowed);
  return {
    ...counts,
    files: files.filter((file) => !known.has(/vid_[0-9A-Za-z]{22}/.exec(file)?.[0] ?? '')).length,
  };
}

/** Without the storage's own marks, whose names begin with a dot, and the probe that /readyz writes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/^(\.|probe-)/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
