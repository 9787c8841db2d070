import { randomBytes } from 'node:crypto';
import { createBase62Id, createVideoId } from '@clipwright/core/keys';
import type { Program } from './program.js';

export interface SeededRow {
  readonly id: string;
  readonly accountId: string;
}

const CLIP = {
  mode: 'text',
  status: 'processing',
  model: 'modela2',
  resolution: '480p',
  aspect_ratio: '16:9',
  duration_seconds: 1,
  width: 854,
  height: 480,
  has_audio: false,
  seed: 7,
  prompt: 'a red ball rolls',
};

/** Writes an active account on the API plan, without a key. Gives its id. */
export async function seedAccount(program: Program): Promise<string> {
  const id = createBase62Id({ length: 22, randomBytes });
  const values = [`acc_${id}`, `${id.toLowerCase()}@example.com`];
  await program.sql(`INSERT INTO accounts (id, email, plan, active) VALUES ($1, $2, 'api', true)`, values);
  return `acc_${id}`;
}

/** Writes the row of a 1 s clip, being made where nothing else is said. */
export async function seedRow(
  program: Program,
  columns: Readonly<Record<string, unknown>> = {},
  owner?: string,
): Promise<SeededRow> {
  const id = createVideoId(randomBytes);
  const accountId = owner ?? (await seedAccount(program));
  const row = { ...CLIP, id, account_id: accountId, ...columns };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await program.sql(
    `INSERT INTO videos (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
  return { id, accountId };
}

/** Reserves credits for a video, as its admission did. */
export async function reserveCredits(
  program: Program,
  { id, accountId }: SeededRow,
  amount = 3,
): Promise<void> {
  await program.sql(
    `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', $2, $3)`,
    [id, accountId, amount],
  );
}

/** What the ledger says of a video: kinds and amounts, the reservation first. */
export async function ledgerOf(program: Program, { id }: SeededRow): Promise<[string, number][]> {
  const rows = await program.sql<{ kind: string; amount: number }>(
    `SELECT kind, amount FROM credit_entries WHERE video_id = $1 ORDER BY kind <> 'reserve', kind`,
    [id],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
}

/** The row of a video, as it stands; undefined when there is none. */
export async function rowOf(
  program: Program,
  { id }: SeededRow,
): Promise<Record<string, unknown> | undefined> {
  return (await program.sql<Record<string, unknown>>('SELECT * FROM videos WHERE id = $1', [id]))[0];
}
