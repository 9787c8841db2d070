/**
 * Old videos made by SQL: rows, what they hold of the store and what they have in the ledger, as if a server
 * had made them over two years. Tables are not logged and have their indexes built afterwards: a database that
 * is filled so is for measuring only.
 */
import pg from 'pg';

/** As many of them are of the last 30 days, in a table of any size. */
export const RECENT = 5_000;
const OTHERS = 2_000;

const NUMBER = 'generate_series(1::bigint, $1::bigint) AS n';
const ID = `'vid_' || substr(md5(n::text), 1, 22)`;
const ACCOUNT = `CASE WHEN n % $4::int = 0 THEN $2 WHEN n <= ${RECENT} AND n % 50 = 1 THEN $3 ELSE 'acc_' || lpad((n % ${OTHERS})::text, 22, '0') END`;
const AT = `now() - CASE WHEN n <= ${RECENT} THEN n * interval '30 days' / ${RECENT} ELSE interval '31 days' + (n - ${RECENT}) * (interval '700 days' / ($1::bigint - ${RECENT})) END`;
const STATUS = `CASE WHEN n / 10 % 10 < 8 THEN 'completed' WHEN n / 10 % 10 = 8 THEN 'expired' ELSE CASE WHEN n % 3 = 0 THEN 'canceled' ELSE 'failed' END END`;

const VIDEOS = `
  INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, file, file_bytes, file_hash,
                      credits_used, error_code, error_message, created_at, started_at, completed_at, expires_at, engine, replica, line, turn, cost, engine_kind, settlement, poster, has_sheet)
  SELECT id, account_id, status, CASE WHEN n % 7 = 0 THEN 'image' ELSE 'text' END,
         CASE WHEN status = 'completed' THEN 'a lighthouse by the sea, number ' || n || CASE WHEN n % 1000 = 0 THEN ', with a rare walrus' ELSE '' END END,
         'modela2', '480p', '16:9', 5, 854, 480, false, n, CASE WHEN status = 'completed' THEN id || '-1.mp4' END, CASE WHEN status = 'completed' THEN 400000 END, decode(md5(id), 'hex'),
         CASE WHEN status IN ('completed', 'expired') THEN 5 ELSE 0 END, CASE WHEN status = 'failed' THEN 'engine_failed' END, CASE WHEN status = 'failed' THEN 'The engine could not make this video.' END,
         at - interval '10 seconds', at - interval '6 seconds', at, CASE WHEN status = 'completed' THEN at + interval '10 years' END,
         'sketch', 'here', 'generate-video', 0, 1, 'sketch', $1::bigint - n, CASE WHEN status = 'completed' THEN id || '-1.webp' END, true
  FROM (SELECT n, ${ID} AS id, ${ACCOUNT} AS account_id, ${STATUS} AS status, ${AT} AS at FROM ${NUMBER}) AS made`;

/** Of the one account, and of what is recent. */
const LEDGER = `
  INSERT INTO credit_entries (video_id, kind, account_id, purse, amount, created_at)
  SELECT ${ID}, kind, ${ACCOUNT}, CASE WHEN n % 3 = 0 THEN 'monthly' ELSE 'by_key' END, 5, ${AT}
  FROM ${NUMBER}, LATERAL (VALUES ('reserve'), (CASE WHEN n / 10 % 10 < 9 THEN 'settle' ELSE 'release' END)) AS entry(kind)
  WHERE n % $4::int = 0 OR n <= ${RECENT}`;

const HOLDS = `
  INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes)
  SELECT ${ID}, ${ACCOUNT}, 400000, 0 FROM ${NUMBER} WHERE n / 10 % 10 < 8`;

const AUDIT = `
  INSERT INTO audit_entries (at, action, actor, subject, address)
  SELECT now() - (1000000 - n) * interval '60 seconds', CASE WHEN n % 1000 = 0 THEN 'account.created' ELSE 'sign_in.succeeded' END, 'person-' || n % ${OTHERS} || '@example.com', NULL, '127.0.0.1'
  FROM generate_series(1, LEAST($1::bigint, 1000000)) AS n`;

const PEOPLE = `
  INSERT INTO accounts (id, email, created_at) SELECT 'acc_' || lpad(n::text, 22, '0'), 'person-' || n || '@example.com', now() - interval '2 years'
  FROM generate_series(0, ${OTHERS} - 1) AS n ON CONFLICT DO NOTHING`;

const AFTERWARDS = [
  'INSERT INTO settlement_lines SELECT account_id, max(settlement) FROM videos WHERE settlement IS NOT NULL GROUP BY 1 ON CONFLICT (account_id) DO UPDATE SET newest = EXCLUDED.newest',
  'INSERT INTO storage_use SELECT account_id, sum(bytes), 0 FROM storage_holds GROUP BY 1 ON CONFLICT (account_id) DO UPDATE SET bytes = EXCLUDED.bytes',
  `INSERT INTO storage_use SELECT '', sum(bytes), 0 FROM storage_holds ON CONFLICT (account_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
];

const TABLES = { videos: VIDEOS, credit_entries: LEDGER, storage_holds: HOLDS, audit_entries: AUDIT };

async function session(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`);
  return client;
}

const INDEXES = `
  SELECT index.indexrelid::regclass::text AS name, pg_get_indexdef(index.indexrelid) AS made, conname AS constraint, pg_get_constraintdef(con.oid) AS rule
  FROM pg_index index LEFT JOIN pg_constraint con ON con.conindid = index.indexrelid AND con.conrelid = index.indrelid
  WHERE index.indrelid = $1::regclass`;

const dropped = (table, { name, constraint }) =>
  constraint === null ? `DROP INDEX ${name}` : `ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`;
const remade = (table, { made, constraint, rule }) =>
  constraint === null ? made : `ALTER TABLE ${table} ADD CONSTRAINT ${constraint} ${rule}`;

/** Fills one table: no log, no indexes and no triggers until its rows are in. */
async function fillTable(url, table, { videos, owner, quiet, share }) {
  const client = await session(url);
  const values = table === 'audit_entries' ? [videos] : [videos, owner, quiet, share];
  const { rows } = await client.query(INDEXES, [table]);
  for (const index of rows) await client.query(dropped(table, index));
  await client.query(`TRUNCATE ${table}`);
  await client.query(`ALTER TABLE ${table} SET UNLOGGED`);
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(TABLES[table], values);
  for (const index of rows) await client.query(remade(table, index));
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query(`VACUUM ANALYZE ${table}`);
  await client.end();
}

/** So many videos; `owner` has one of `share`, `quiet` a hundred recent ones. */
export async function fill(url, wish) {
  const client = await session(url);
  await client.query(PEOPLE);
  // What is logged may not refer to what is not.
  await client.query('ALTER TABLE video_shares DROP CONSTRAINT IF EXISTS video_shares_video_id_fkey');
  for (const table of Object.keys(TABLES)) await fillTable(url, table, wish);
  for (const statement of AFTERWARDS) await client.query(statement);
  await client.query('VACUUM ANALYZE');
  await client.end();
}
