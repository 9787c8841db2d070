import { USUAL_FRAME_RATE } from '@clipwright/core/fields';
import type { ModelId, Resolution } from '@clipwright/core/models';
import type { VideoMode } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { VideoNeeds } from '@clipwright/engines/catalog';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { keptColumns } from './kept-columns.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { OnlyAt } from './video.js';
import type { PlannedOutlook } from './video-rehearsal.js';

/** What decides how long a video takes to make. */
export interface VideoBulk {
  readonly model: ModelId;
  readonly mode: VideoMode;
  readonly resolution: Resolution;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly fps: number;
}

/**
 * Where a video stands in its line: from which virtual time it may start, and the seconds of making that its
 * account is charged.
 */
export interface Turn {
  readonly turn: number;
  readonly cost: number;
}

/** A video that has its turn in a line, and no job yet. */
export interface LinePlace extends Turn {
  readonly line: string;
}

/** Whose turn is taken, where, and how many times the making counts. */
export interface Asker {
  readonly line: string;
  readonly accountId: string;
  readonly weight: number;
}

/** A job that carries whatever video is next in a line. It is named after the video that it came with. */
export interface Ticket {
  readonly line: string;
  readonly name: string;
  /** Where in a trace it was put in. */
  readonly trace?: string | null | undefined;
}

/** Seconds until it would be made, null before everything on its way was measured once; paused: nothing is begun. */
interface Prospect {
  readonly seconds: number | null;
  readonly paused: boolean;
}

export type WaitingVideo = VideoNeeds & Turn & OnlyAt & { readonly id: string };

/**
 * Seconds for a million pixels held for a second at the usual frame rate, as long as nothing was measured: only the proportions
 * matter then.
 */
const SECONDS_PER_SIZE = 0.65;
/**
 * Costs are whole parts of a second, of a size that sums and differences of doubles hold exactly: equal turns
 * stay equal, and who came first stays first.
 */
const PARTS_OF_A_SECOND = 1_024;

/**
 * Start-time fair queueing: a video may start when its account's last one would have ended, were all accounts
 * served at the same pace. Where a line was empty all begin anew: who worked alone took nothing from those
 * who come now. While no worker is heard of, what was measured anywhere is the price: turns that are cheap
 * for a moment would be taken before all others. What weighs more is charged so many times its cost, and may
 * start when all but the last of them would have ended: it stands behind whoever comes meanwhile and weighs
 * less, and still has its turn.
 */
const TAKE_TURN = prepared(
  'take-turn',
  `
  WITH anew AS (
    UPDATE work_lines SET virtual_now = greatest(virtual_now, (SELECT max(finish) FROM work_turns WHERE line = $1))
    WHERE line = $1 AND (SELECT 1 FROM videos WHERE line = $1 AND status = 'queued' ORDER BY turn, created_at, id LIMIT 1) IS NULL
      AND (SELECT 1 FROM videos WHERE line = $1 AND status = 'processing' ORDER BY ticket LIMIT 1) IS NULL
    RETURNING virtual_now
  ), measured AS (
    SELECT coalesce(
             making_seconds($1, $3, $4, $5, $6),
             (SELECT avg(fixed_seconds + $6 * seconds_per_size) FROM making_rates WHERE model = $3 AND mode = $4 AND resolution = $5)
           ) AS exact,
           coalesce(
             (SELECT avg(seconds_per_size) FROM line_rates WHERE line = $1),
             (SELECT avg(seconds_per_size) FROM making_rates WHERE model = $3)
           ) AS per_size
  ), price AS (
    SELECT greatest(round(coalesce(exact, $6 * coalesce(per_size, ${SECONDS_PER_SIZE})) * ${PARTS_OF_A_SECOND}), 1) / ${PARTS_OF_A_SECOND} AS cost,
           coalesce((SELECT virtual_now FROM anew), (SELECT virtual_now FROM work_lines WHERE line = $1), 0) AS virtual_now
    FROM measured
  ), taken AS (
    INSERT INTO work_turns (line, account_id, finish) SELECT $1, $2, virtual_now + $7 * cost FROM price
    ON CONFLICT (line, account_id) DO UPDATE
      SET finish = greatest(work_turns.finish, (SELECT virtual_now FROM price)) + (SELECT $7 * cost FROM price)
    RETURNING finish
  )
  SELECT taken.finish - price.cost AS turn, $7 * price.cost AS cost FROM taken, price`,
);

/**
 * How many videos a cancel moves at most: moving all of a long line would take longer than a statement may.
 */
const MOST_MOVED = 1_000;

/**
 * What a canceled video was charged moves the account's later ones forward: as if it had never waited, and no
 * more than that. An account with more behind it than are moved keeps the gap behind those.
 */
const GIVE_TURN_BACK = statement(`
  WITH gone AS (
    SELECT line, account_id, turn, cost FROM videos WHERE id = $1 AND status = 'queued'
  ), later AS (
    SELECT video.id FROM videos video, gone
    WHERE video.line = gone.line AND video.status = 'queued' AND video.account_id = gone.account_id AND video.turn > gone.turn
    ORDER BY video.turn LIMIT ${MOST_MOVED}
  ), moved AS (
    UPDATE videos SET turn = videos.turn - gone.cost FROM gone, later WHERE videos.id = later.id AND videos.status = 'queued'
  )
  UPDATE work_turns SET finish = finish - gone.cost FROM gone
  WHERE work_turns.line = gone.line AND work_turns.account_id = gone.account_id AND (SELECT count(*) FROM later) < ${MOST_MOVED}`);

/** For a video that is about to end without having been begun. Does nothing for others. */
export async function giveTurnBack(transaction: Transaction, videoId: string): Promise<void> {
  await transaction.rows(GIVE_TURN_BACK, [videoId]);
}

const NEEDS = `
  video.id, video.mode, ${keptColumns('video', ({ place }) => place)}, video.operation, video.engine, video.replica, video.fallback, video.turn, video.cost,
  video.only_engine AS "onlyEngine", video.only_replica AS "onlyReplica"`;

const CARRIED = statement(
  `SELECT ${NEEDS} FROM videos video WHERE line = $1 AND ticket = $2 AND status = 'processing'`,
);

/** In whatever line: an engine's slots may be those of several. */
const MOVING = statement(
  `SELECT ${NEEDS} FROM videos video WHERE status = 'processing' AND engine IS NULL ORDER BY turn, created_at`,
);

const AT_THEIR_MOST = `SELECT account_id FROM videos WHERE status = 'processing' GROUP BY account_id HAVING count(*) >= $3`;

const NEXT = statement(`
  SELECT ${NEEDS} FROM videos video
  WHERE line = $1 AND status = 'queued' AND ($3::int IS NULL OR account_id NOT IN (${AT_THEIR_MOST}))
  ORDER BY turn, created_at, id LIMIT $2`);

/** In order, though any one would do: else all videos that ever were may be looked through. */
const ANYBODY = statement(
  `SELECT 1 FROM videos WHERE line = $1 AND status = 'queued' ORDER BY turn, created_at, id LIMIT 1`,
);

const CARRIED_ID = prepared(
  'carried-video',
  `SELECT id FROM videos WHERE line = $1 AND ticket = $2 AND status = 'processing'`,
);

/** How far the line is looked along for an estimate: what so many videos take is an answer too. */
const MOST_COUNTED = 2_000;

/** By a switch, or because every worker that lives is drained. */
const IS_PAUSED = `(
  EXISTS (SELECT FROM work_switches WHERE scope = 'queue') OR (
    SELECT coalesce(bool_and(switch.name IS NOT NULL), false) FROM workers worker
    LEFT JOIN work_switches switch ON switch.scope = 'worker' AND switch.name = worker.name
    WHERE worker.seen_at > clock_timestamp() - interval '30 seconds'
  ))`;

const SECONDS_UNTIL_MADE = prepared(
  'seconds-until-made',
  `
    SELECT making_seconds($1, $3, $4, $5, $6) + line_wait($1, greatest(
      coalesce((SELECT virtual_now FROM work_lines WHERE line = $1), 0),
      coalesce((SELECT finish FROM work_turns WHERE line = $1 AND account_id = $2), 0)
    ), ${MOST_COUNTED}) AS seconds, ${IS_PAUSED} AS paused`,
);

const OUTLOOK_IN_LINE = statement(`
  SELECT outlook.place, outlook.seconds, making_seconds($1, $3, $4, $5, $6) AS "makingSeconds" FROM video_outlooks(ARRAY[$2]) outlook`);

const OPEN = statement('INSERT INTO work_lines (line) VALUES ($1) ON CONFLICT DO NOTHING');

const LOCK = statement('SELECT 1 FROM work_lines WHERE line = $1 FOR UPDATE');

const ADVANCE = statement('UPDATE work_lines SET virtual_now = greatest(virtual_now, $2) WHERE line = $1');

const valuesOf = (
  line: string,
  id: string,
  { model, mode, resolution, width, height, durationSeconds, fps }: VideoBulk,
): unknown[] => {
  const size = (width * height * durationSeconds * (fps / USUAL_FRAME_RATE)) / 1e6;
  return [line, id, model, mode, resolution, size];
};

/** No line of videos: its row is locked by whoever has to look at all of them. */
const ALL_LINES = '*';

/**
 * The lines in which videos wait, one for each queue of jobs, in an order that Postgres keeps for all
 * workers.
 */
@Injectable()
export class WorkLineRepository {
  constructor(private readonly database: Database) {}

  /**
   * Takes the account's next turn. The caller holds the account's window, so turns of one account are taken
   * one at a time.
   */
  async takeTurn(
    transaction: Transaction,
    { line, accountId, weight }: Asker,
    bulk: VideoBulk,
  ): Promise<Turn> {
    const [turn] = await transaction.rows<Turn>(TAKE_TURN, [...valuesOf(line, accountId, bulk), weight]);
    if (turn === undefined) throw new Error('a turn was taken and not told');
    return turn;
  }

  /** Of a video that this transaction has put in line. */
  async outlook(
    transaction: Transaction,
    line: string,
    video: VideoBulk & { readonly id: string },
  ): Promise<PlannedOutlook> {
    const [outlook] = await transaction.rows<PlannedOutlook>(
      OUTLOOK_IN_LINE,
      valuesOf(line, video.id, video),
    );
    return outlook ?? { place: null, seconds: null, makingSeconds: null };
  }

  /** Locks all lines for the rest of the transaction against others who do so. */
  async lockAll(transaction: Transaction): Promise<void> {
    await this.lock(transaction, ALL_LINES);
  }

  /** Locks the line for the rest of the transaction: videos are taken from it one at a time. */
  async lock(transaction: Transaction, line: string): Promise<void> {
    await transaction.rows(OPEN, [line]);
    await transaction.rows(LOCK, [line]);
  }

  /** The video that this job was at work on before: its worker died, or was stopped. */
  async carried(transaction: Transaction, { line, name }: Ticket): Promise<WaitingVideo | null> {
    const [video] = await transaction.rows<WaitingVideo>(CARRIED, [line, name]);
    return video ?? null;
  }

  /** Videos that lost their place at an engine and wait for another. */
  async moving(transaction: Transaction): Promise<WaitingVideo[]> {
    return await transaction.rows<WaitingVideo>(MOVING);
  }

  /** Those whose turn is next, without accounts that have as much in the making as they may. */
  async next(
    transaction: Transaction,
    line: string,
    { atMost, perAccount }: { atMost: number; perAccount: number | null },
  ): Promise<WaitingVideo[]> {
    return await transaction.rows<WaitingVideo>(NEXT, [line, atMost, perAccount]);
  }

  async anybodyWaits(transaction: Transaction, line: string): Promise<boolean> {
    return (await transaction.rows(ANYBODY, [line])).length > 0;
  }

  /** A video was taken: whoever comes now begins no earlier than it did. */
  async advance(transaction: Transaction, line: string, { turn }: Turn): Promise<void> {
    await transaction.rows(ADVANCE, [line, turn]);
  }

  async carriedId({ line, name }: Ticket): Promise<string | null> {
    const [row] = await this.database.rows<{ id: string }>(CARRIED_ID, [line, name]);
    return row?.id ?? null;
  }

  /** What would become of a video that came now. */
  async prospect(line: string, accountId: string, bulk: VideoBulk): Promise<Prospect> {
    const [row] = await this.database.rows<Prospect>(SECONDS_UNTIL_MADE, valuesOf(line, accountId, bulk));
    return row ?? { seconds: null, paused: false };
  }
}
