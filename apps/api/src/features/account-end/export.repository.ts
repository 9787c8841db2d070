import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, type Statement } from '../../platform/database/statement.js';

/** A row as JSON text, and where to go on after it. */
export interface ExportedRow {
  readonly json: string;
  readonly cursor: string;
}

/** A list of the export: its statement gives at most $3 rows of account $1 from after cursor $2. */
export interface ExportSection {
  readonly name: string;
  readonly first: string;
  readonly statement: Statement;
}

const ACCOUNT = prepared(
  'export-account',
  `
    SELECT (to_jsonb(account) || jsonb_build_object(
      'api_key', (SELECT jsonb_build_object('hint', hint, 'created_at', created_at) FROM api_keys WHERE account_id = account.id),
      'api_key_last_used_at', (SELECT last_used_at FROM api_key_uses WHERE account_id = account.id)))::text AS json
    FROM accounts account WHERE id = $1`,
);

/** What the server needs for its own work is no data of the account's. */
const INTERNAL = `ARRAY['operation', 'attempt', 'engine', 'replica', 'line', 'turn', 'cost', 'ticket', 'claimed_at']`;

export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'videos',
    first: '-infinity|',
    statement: prepared(
      'export-videos',
      `
        SELECT (to_jsonb(video) - ${INTERNAL})::text AS json, created_at::text || '|' || id AS cursor FROM videos video
        WHERE account_id = $1 AND (created_at, id) > (split_part($2, '|', 1)::timestamptz, split_part($2, '|', 2)) ORDER BY created_at, id LIMIT $3`,
    ),
  },
  {
    name: 'credits',
    first: '|',
    statement: prepared(
      'export-credits',
      `
        SELECT (to_jsonb(entry) - 'account_id')::text AS json, video_id || '|' || kind AS cursor FROM credit_entries entry
        WHERE account_id = $1 AND (video_id, kind) > (split_part($2, '|', 1), split_part($2, '|', 2)) ORDER BY video_id, kind LIMIT $3`,
    ),
  },
  {
    name: 'sessions',
    first: '',
    statement: prepared(
      'export-sessions',
      `SELECT (to_jsonb(session) - 'token')::text AS json, id AS cursor FROM sessions session WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
    ),
  },
  {
    name: 'audit_log',
    first: '0',
    statement: prepared(
      'export-audit',
      `
        SELECT to_jsonb(entry)::text AS json, entry.id::text AS cursor FROM audit_entries entry, (SELECT email FROM accounts WHERE id = $1) AS own
        WHERE entry.id > $2::bigint AND (actor = own.email OR subject = own.email) ORDER BY entry.id LIMIT $3`,
    ),
  },
];

const FILES = prepared(
  'export-files',
  `
    SELECT id, CASE WHEN status = 'completed' THEN file END AS file, image FROM videos
    WHERE account_id = $1 AND id > $2 AND (image IS NOT NULL OR status = 'completed' AND file IS NOT NULL) ORDER BY id LIMIT $3`,
);

const OWNS_IMAGE = prepared(
  'owns-image',
  'SELECT 1 FROM videos WHERE id = $2 AND account_id = $1 AND image = $3',
);

/** All that is kept of one account, a page at a time. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  async account(accountId: string): Promise<string> {
    const [row] = await this.database.rows<{ json: string }>(ACCOUNT, [accountId]);
    return row?.json ?? 'null';
  }

  async page(
    section: ExportSection,
    accountId: string,
    cursor: string,
    atMost: number,
  ): Promise<ExportedRow[]> {
    return await this.database.rows<ExportedRow>(section.statement, [accountId, cursor, atMost]);
  }

  /** Storage keys of files and images, in the order of the videos' ids, from after the given one. */
  async files(
    accountId: string,
    after: string,
    atMost: number,
  ): Promise<{ id: string; file: string | null; image: string | null }[]> {
    return await this.database.rows<{ id: string; file: string | null; image: string | null }>(FILES, [
      accountId,
      after,
      atMost,
    ]);
  }

  async ownsImage(accountId: string, videoId: string, key: string): Promise<boolean> {
    return (await this.database.rows(OWNS_IMAGE, [accountId, videoId, key])).length === 1;
  }
}
