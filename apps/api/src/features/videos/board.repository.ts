import type { Resolution } from '@clipwright/core/models';
import type { VideoMode, VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';
import { OUTLOOK, type Outlook, outlooksOf } from './outlook.js';

/** A video as the board shows it. */
export interface BoardRow extends Outlook {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  /** Its beginning. */
  readonly prompt: string | null;
  readonly mode: VideoMode;
  readonly model: string;
  readonly resolution: Resolution;
  readonly durationSeconds: number;
  readonly status: VideoStatus;
  readonly progress: number;
  readonly engine: string | null;
  readonly replica: string | null;
  /** Whether it is there to try an engine. */
  readonly trial: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly file: string | null;
  readonly poster: string | null;
  /** Whether its owner threw it away: nobody is shown its file. */
  readonly trashed: boolean;
}

/** Whose work is under way, and where. */
export interface Tally {
  readonly accountId: string;
  readonly email: string;
  readonly engine: string | null;
  readonly replica: string | null;
  readonly status: 'queued' | 'processing';
  readonly videos: number;
}

/** Of which account (null: all), of which engine (null: any), and the models that may go to it. */
export interface BoardQuery {
  readonly account: string | null;
  readonly engine: string | null;
  readonly models: readonly string[];
}

const PROMPT_LETTERS = 140;

const COLUMNS = `
  video.id, video.account_id AS "accountId", account.email, left(video.prompt, ${PROMPT_LETTERS}) AS prompt, video.mode, video.model, video.resolution,
  video.duration_seconds AS "durationSeconds", video.status, video.progress, video.engine, video.replica, video.only_engine IS NOT NULL AS trial,
  video.created_at AS "createdAt", video.started_at AS "startedAt", video.completed_at AS "completedAt",
  video.error_code AS "errorCode", video.error_message AS "errorMessage", video.file, video.poster, video.trashed_at IS NOT NULL AS trashed`;

const WHOSE = 'JOIN known_accounts account ON account.id = video.account_id';

/** In the order in which workers take them. */
const WAITING = prepared(
  'board-waiting',
  `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos WHERE status = 'queued' AND ($1::text IS NULL OR account_id = $1) AND ($2::text[] IS NULL OR model = ANY ($2))
      ORDER BY line, turn, created_at, id LIMIT $3
    )
    SELECT ${COLUMNS}, ${OUTLOOK} AS outlook FROM page video ${WHOSE} ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.line, video.turn, video.created_at, video.id`,
);

const MAKING = prepared(
  'board-making',
  `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos WHERE status = 'processing' AND ($1::text IS NULL OR account_id = $1) AND ($2::text IS NULL OR engine = $2)
      ORDER BY line, ticket LIMIT $3
    )
    SELECT ${COLUMNS}, ${OUTLOOK} AS outlook FROM page video ${WHOSE} ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.started_at, video.id`,
);

/** Of a day at most, so that a rare account is not looked for among all that ever ended. */
export const SETTLED = prepared(
  'board-settled',
  `
    SELECT ${COLUMNS}, NULL AS outlook FROM videos video ${WHOSE}
    WHERE video.completed_at > statement_timestamp() - interval '1 day'
      AND ($1::text IS NULL OR video.account_id = $1) AND ($2::text IS NULL OR video.engine = $2)
    ORDER BY video.completed_at DESC, video.id DESC LIMIT $3`,
);

const TALLIES = prepared(
  'board-tallies',
  `
    SELECT tally.*, account.email FROM (
      SELECT account_id AS "accountId", engine, replica, status, count(*)::int AS videos FROM videos WHERE status = 'queued' GROUP BY 1, 2, 3, 4
      UNION ALL
      SELECT account_id, engine, replica, status, count(*)::int FROM videos WHERE status = 'processing' GROUP BY 1, 2, 3, 4
    ) tally JOIN known_accounts account ON account.id = tally."accountId" ORDER BY tally.videos DESC, account.email`,
);

/** The newest that tried each place. */
const TRIALS = prepared(
  'board-trials',
  `
    SELECT newest.* FROM (SELECT DISTINCT only_engine, only_replica FROM videos WHERE only_engine IS NOT NULL) place,
    LATERAL (
      SELECT ${COLUMNS}, NULL AS outlook, video.only_engine AS "onlyEngine", video.only_replica AS "onlyReplica" FROM videos video ${WHOSE}
      WHERE video.only_engine = place.only_engine AND video.only_replica = place.only_replica
      ORDER BY video.created_at DESC LIMIT 1
    ) AS newest`,
);

/** A video that tried a place. */
export type Trial = BoardRow & { readonly onlyEngine: string; readonly onlyReplica: string };

const AT_A_PLACE = prepared(
  'board-place-failures',
  `
    SELECT ${COLUMNS}, NULL AS outlook FROM videos video ${WHOSE}
    WHERE video.completed_at > statement_timestamp() - interval '30 days' AND video.status = 'failed' AND video.engine IS NOT NULL
    ORDER BY video.completed_at DESC LIMIT $1`,
);

/** How long something takes at a machine: seconds for every video, and for each unit of size (see work lines). */
export interface MeasuredTime {
  readonly machine: string;
  readonly model: string;
  readonly mode: VideoMode;
  readonly resolution: Resolution;
  readonly fixedSeconds: number;
  readonly secondsPerSize: number;
}

const TIMES = prepared(
  'board-times',
  `
    SELECT machine, model, mode, resolution, fixed_seconds AS "fixedSeconds", seconds_per_size AS "secondsPerSize"
    FROM making_rates ORDER BY machine, model, mode, resolution`,
);

const OWNER = prepared('board-owner', 'SELECT account_id AS "accountId" FROM videos WHERE id = $1');

/** What is under way for all accounts, and how it went: for operators. */
@Injectable()
export class BoardRepository {
  constructor(private readonly database: Database) {}

  async waiting({ account, engine, models }: BoardQuery, atMost: number): Promise<BoardRow[]> {
    const values = [account, engine === null ? null : models, atMost];
    return await this.database.rows<BoardRow>(WAITING, values);
  }

  async making({ account, engine }: BoardQuery, atMost: number): Promise<BoardRow[]> {
    return await this.database.rows<BoardRow>(MAKING, [account, engine, atMost]);
  }

  /** Of the last day, newest end first. */
  async settled({ account, engine }: BoardQuery, atMost: number): Promise<BoardRow[]> {
    return await this.database.rows<BoardRow>(SETTLED, [account, engine, atMost]);
  }

  async tallies(): Promise<Tally[]> {
    return await this.database.rows<Tally>(TALLIES);
  }

  /** Whose a video is; null: there is none. */
  async ownerOf(videoId: string): Promise<string | null> {
    const [row] = await this.database.rows<{ accountId: string }>(OWNER, [videoId]);
    return row?.accountId ?? null;
  }

  async trials(): Promise<Trial[]> {
    return await this.database.rows<Trial>(TRIALS);
  }

  /** What was measured, wherever that was. */
  async times(): Promise<MeasuredTime[]> {
    return await this.database.rows<MeasuredTime>(TIMES);
  }

  /** What failed at an engine within 30 days, newest first. */
  async failures(atMost: number): Promise<BoardRow[]> {
    return await this.database.rows<BoardRow>(AT_A_PLACE, [atMost]);
  }
}
