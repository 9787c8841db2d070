import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { outlooksOf } from './outlook.js';
import { STATUS_COLUMNS, type StatusRow } from './status-row.js';
import { prepared } from '../../platform/database/statement.js';

const WAITING = prepared(
  'operator-waiting',
  `
    SELECT count(*)::int AS queued, (SELECT count(*)::int FROM videos WHERE status = 'processing') AS processing,
           coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::int AS "oldestQueuedSeconds"
    FROM videos WHERE status = 'queued'`,
);

const DAY = prepared(
  'operator-day',
  `
    SELECT model, count(*) FILTER (WHERE status IN ('completed', 'expired'))::int AS completed, count(*) FILTER (WHERE status = 'failed')::int AS failed,
           count(*) FILTER (WHERE status IN ('completed', 'expired') AND fallback)::int AS fallbacks,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM completed_at - created_at)) FILTER (WHERE status = 'completed')::float8 AS "medianSeconds"
    FROM videos WHERE created_at > statement_timestamp() - interval '24 hours' GROUP BY model`,
);

export const FAILURES = prepared(
  'operator-failures',
  `
    SELECT video.id, video.error_code AS code, video.error_message AS message, video.model, video.engine_kind AS engine, video.completed_at AS at, account.email
    FROM videos video JOIN known_accounts account ON account.id = video.account_id
    WHERE video.status = 'failed' ORDER BY video.created_at DESC, video.id DESC LIMIT $1`,
);

/** Older than the video $2; from the newest on where that is null. A range of an index, in every plan. */
const OLDER = `(video.created_at, video.id) < (CASE WHEN $2::text IS NULL THEN 'infinity' ELSE (SELECT before.created_at FROM videos before WHERE before.id = $2) END, $2)`;
const NEWEST_FIRST = 'ORDER BY video.created_at DESC, video.id DESC LIMIT $1';

/** At most $1 videos, newest first, and what they are looked for in. */
const page = (name: string, where: string, found = '') =>
  prepared(
    name,
    `
    WITH ${found} page AS MATERIALIZED (
      SELECT video.*, account.email
      FROM videos video JOIN known_accounts account ON account.id = video.account_id
      WHERE ${[OLDER, where].filter(Boolean).join(' AND ')} ${NEWEST_FIRST}
    )
    SELECT ${STATUS_COLUMNS}, video.email, video.trace
    FROM page video ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.created_at DESC, video.id DESC`,
  );

/** What a text means: an id, that of a trace, or a part of the addresses of accounts, of each of which a page is read. */
const found = (ofStatus: string): string => `
  found AS MATERIALIZED (
    SELECT id FROM videos WHERE id = $3
    UNION SELECT id FROM videos WHERE trace IS NOT NULL AND substr(trace, 4, 32) = $3
    UNION SELECT newest.id FROM known_accounts account, LATERAL (
      SELECT video.id FROM videos video WHERE video.account_id = account.id AND ${OLDER} ${ofStatus} ${NEWEST_FIRST}
    ) AS newest
    WHERE $4::text IS NULL AND strpos(account.email, $3) > 0
  ),`;

const AMONG = 'video.id IN (SELECT id FROM found) AND ($4::text IS NULL OR video.account_id = $4)';

/** Each walks along an index of its own. */
export const PAGES = {
  all: page('operator-videos', ''),
  status: page('operator-videos-of-status', 'video.status = $3'),
  account: page('operator-videos-of-account', 'video.account_id = $3'),
  accountStatus: page('operator-videos-of-both', 'video.account_id = $3 AND video.status = $4'),
  text: page('operator-videos-found', AMONG, found('')),
  textStatus: page(
    'operator-videos-found-of-status',
    `${AMONG} AND video.status = $5`,
    found('AND video.status = $5'),
  ),
};

const STANDING = prepared(
  'videos-standing',
  `
    SELECT (SELECT count(*)::int FROM videos WHERE status = 'queued') AS queued, (SELECT count(*)::int FROM videos WHERE status = 'processing') AS processing,
           coalesce(extract(epoch FROM clock_timestamp() - (SELECT min(created_at) FROM videos WHERE status = 'queued')), 0)::float8 AS "oldestQueuedSeconds",
           coalesce((SELECT bytes FROM storage_use WHERE account_id = ''), 0)::float8 AS "storedBytes"`,
);

/** How all videos stand at one instant. */
interface VideosStanding {
  readonly queued: number;
  readonly processing: number;
  readonly oldestQueuedSeconds: number;
  readonly storedBytes: number;
}

/** What waits, and since when. */
export interface Waiting {
  readonly queued: number;
  readonly processing: number;
  readonly oldestQueuedSeconds: number;
}

/** What became of one model's videos within a day. */
export interface DayOfModel {
  readonly model: string;
  readonly completed: number;
  /** Of the completed ones, those of an engine that stepped in. */
  readonly fallbacks: number;
  readonly failed: number;
  /** From the call to the file; null without one. */
  readonly medianSeconds: number | null;
}

/** A video that failed, and why. */
export interface Failure {
  readonly id: string;
  readonly code: string;
  readonly message: string;
  readonly model: string;
  /** Kind of the engine that was last at work on it; null where none was. */
  readonly engine: string | null;
  readonly at: Date;
  readonly email: string;
}

export type OwnedRow = StatusRow & { readonly email: string; readonly trace: string | null };

/** Which videos an operator asks for; `before` is the id of the last one of the page before. */
export interface AllVideosQuery {
  readonly status: string | null;
  /** An id; null: of everybody. */
  readonly account: string | null;
  readonly text: string;
  readonly before: string | null;
  readonly limit: number;
}

/** What is under way and what became of it, over all accounts. */
@Injectable()
export class AllVideosRepository {
  constructor(private readonly database: Database) {}

  async waiting(): Promise<Waiting> {
    const [row] = await this.database.rows<Waiting>(WAITING, []);
    return row ?? { queued: 0, processing: 0, oldestQueuedSeconds: 0 };
  }

  /** How many wait and how long, how many are in the making, and what all of them take. */
  async standing(): Promise<VideosStanding> {
    const [row] = await this.database.rows<VideosStanding>(STANDING);
    return row ?? { queued: 0, processing: 0, oldestQueuedSeconds: 0, storedBytes: 0 };
  }

  async lastDay(): Promise<DayOfModel[]> {
    return await this.database.rows<DayOfModel>(DAY, []);
  }

  async failures(atMost: number): Promise<Failure[]> {
    return await this.database.rows<Failure>(FAILURES, [atMost]);
  }

  /** Videos of all accounts, newest first. */
  async videos({ status, account, text, before, limit }: AllVideosQuery): Promise<OwnedRow[]> {
    const [statement, values] = choose({ status, account, text });
    return await this.database.rows<OwnedRow>(statement, [limit, before, ...values]);
  }
}

/** The statement for a wish, and its own values. */
function choose({ status, account, text }: Pick<AllVideosQuery, 'status' | 'account' | 'text'>) {
  const ofStatus = status === null ? [] : [status];
  if (text !== '')
    return [PAGES[status === null ? 'text' : 'textStatus'], [text, account, ...ofStatus]] as const;
  if (account !== null)
    return [PAGES[status === null ? 'account' : 'accountStatus'], [account, ...ofStatus]] as const;
  return [PAGES[status === null ? 'all' : 'status'], ofStatus] as const;
}
