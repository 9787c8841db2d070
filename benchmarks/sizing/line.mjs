/**
 * A line of the server in simulated time. The rows, the statements and the classes that give videos their turn and take them are the
 * server's own; posting and making are made up: a clip is posted when `arrivals` says so, and keeps a slot for its seconds.
 */
import { statement } from '../../apps/api/dist/platform/database/statement.js';
import { LINE, MACHINE } from '../work-lines/stage.mjs';

const BULK = { model: 'modela2', mode: 'text', resolution: '720p', width: 1280, height: 720, fps: 24 };
/** Seconds of video, so that what is charged is told by its length alone. */
const SIZE_OF_A_SECOND = (BULK.width * BULK.height) / 1e6;

const PUT_IN = statement(`
  INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, line, turn, cost)
  VALUES ($1, $2, 'queued', 'text', 'a lake at night', 'modela2', '720p', '16:9', $3, 1280, 720, false, 7, '${LINE}', $4, $5)`);
const TAKE = statement(
  `UPDATE videos SET status = 'processing', ticket = id WHERE id = $1 AND status = 'queued' RETURNING id`,
);
const END = statement(
  `UPDATE videos SET status = 'completed', file = id || '.mp4', completed_at = clock_timestamp() WHERE id = $1 RETURNING id`,
);

/** What is measured of the machine: seconds for a second of video, without a share that is the same for all. */
const MEASURED = `
  INSERT INTO making_times (machine, model, mode, resolution, n, x, xx, y, xy)
  SELECT '${MACHINE}', 'modela2', 'text', '720p', 2, 3 * size, 5 * size * size, 3 * $1, 5 * size * $1 FROM (SELECT $2::float8 AS size) AS one`;

export class SimulatedLine {
  #now = 0;
  #events = [];
  #free;
  #clips = new Map();

  constructor(stage, { lines, transactions }, { slots, secondsPerSecond, accountAtOnce = null }) {
    Object.assign(this, { stage, lines, transactions, secondsPerSecond, accountAtOnce });
    this.#free = slots;
  }

  /** Each clip with the seconds that it waited, once all are made. */
  async run(arrivals) {
    await this.stage.pool.query('TRUNCATE videos, work_turns, work_lines, work_places, making_times CASCADE');
    await this.stage.pool.query(
      `INSERT INTO work_places (line, place, machine, slots, seen_at) VALUES ('${LINE}', 'simulated', '${MACHINE}', $1, clock_timestamp() + interval '1 day')`,
      [this.#free],
    );
    await this.stage.pool.query(MEASURED, [this.secondsPerSecond, SIZE_OF_A_SECOND]);
    for (const clip of arrivals) this.#plan(clip.at, () => this.#post(clip));
    for (let event = this.#events.shift(); event !== undefined; event = this.#events.shift()) {
      this.#now = event.at;
      await event.act();
      while (this.#free > 0 && (await this.#take()));
    }
    return [...this.#clips.values()];
  }

  /** In the order of time; what was planned first goes first. */
  #plan(at, act) {
    const after = this.#events.findIndex((event) => event.at > at);
    this.#events.splice(after === -1 ? this.#events.length : after, 0, { at, act });
  }

  async #post(clip) {
    const id = `vid_${String(this.#clips.size).padStart(22, '0')}`;
    this.#clips.set(id, { ...clip, waited: null });
    await this.transactions.run(async (transaction) => {
      const asker = { line: LINE, accountId: clip.account, weight: 1 };
      const { turn, cost } = await this.lines.takeTurn(transaction, asker, {
        ...BULK,
        durationSeconds: clip.seconds,
      });
      await transaction.rows(PUT_IN, [id, clip.account, clip.seconds, turn, cost]);
    });
  }

  /** Whether there was one to take. */
  async #take() {
    const id = await this.transactions.run(async (transaction) => {
      await this.lines.lock(transaction, LINE);
      const [next] = await this.lines.next(transaction, LINE, { atMost: 20, perAccount: this.accountAtOnce });
      if (next === undefined) return null;
      await transaction.rows(TAKE, [next.id]);
      await this.lines.advance(transaction, LINE, next);
      return next.id;
    });
    if (id === null) return false;
    const clip = this.#clips.get(id);
    clip.waited = this.#now - clip.at;
    this.#free -= 1;
    this.#plan(this.#now + clip.seconds * this.secondsPerSecond, () => this.#end(id));
    return true;
  }

  async #end(id) {
    await this.transactions.run((transaction) => transaction.rows(END, [id]));
    this.#free += 1;
  }
}
