import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import type { StoredVideo } from '@clipwright/engines/flow';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { PostgresWindow } from '../../platform/limits/postgres-window.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ledgerOf, reserveCredits, rowOf, seedRow, type SeededRow } from '../../__fixtures__/rows.js';
import { VIDEO_SETTLED } from './video-settled.js';
import { DeleteVideo } from './delete-video/delete-video.service.js';
import type { Ending } from './video.js';
import { VideoSettlement } from './video-settlement.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {
    PLANS_FILE: '{"pro": {"retention_days": 3}}',
  });
});
afterAll(() => program.close());

const settle = (id: string, ending: Ending): Promise<boolean> =>
  program.get(VideoSettlement).settle(id, ending);

const complete = (id: string, attempt = 2, more: Partial<StoredVideo> = {}): Promise<boolean> =>
  settle(id, { kind: 'completed', attempt, stored: { ...stored(id), ...more } });

const fail = (id: string, attempt?: number): Promise<boolean> =>
  settle(id, { kind: 'failed', failure: FAILURE, ...(attempt === undefined ? {} : { attempt }) });

const FAILURE = { code: 'engine_unavailable', message: 'It was away.' } as const;

const stored = (id: string) => ({
  file: `${id}-2.mp4`,
  bytes: 100,
  hash: Buffer.from('hash'),
  hasAudio: true,
  fps: 24,
  warnings: ['said by the engine'],
  keepMs: 60_000,
  machine: null,
});

/** An admitted video: it has a place in its account's window, and its credits are reserved. */
async function admitted(columns: Readonly<Record<string, unknown>> = {}): Promise<SeededRow> {
  const video = await seedRow(program, { attempt: 2, ...columns });
  await reserveCredits(program, video);
  const window = program.get(PostgresWindow);
  await program.get(TransactionRunner).run(async (transaction) => {
    await window.lock(transaction, video.accountId);
    await window.admit(transaction, video.accountId, video.id);
  });
  return video;
}

const counted = async ({ accountId }: SeededRow): Promise<number> =>
  (await program.get(PostgresWindow).read(accountId)).count;

/** Everything that a settlement may touch. */
const standingOf = async (video: SeededRow) => ({
  row: await rowOf(program, video),
  ledger: await ledgerOf(program, video),
  counted: await counted(video),
});

const TRACE = statement('UPDATE accounts SET active = false WHERE id = $1');

/** What is done along with it: leaves a trace that a transaction which is rolled back takes away. */
const alongside =
  ({ accountId }: SeededRow) =>
  async (transaction: Transaction) =>
    void (await transaction.rows(TRACE, [accountId]));

type Canceled = 'withdrawn' | 'stopped';

/** Cancels a video for an account, by default its own. */
const cancel = (kind: Canceled, video: SeededRow, accountId = video.accountId): Promise<boolean> =>
  settle(video.id, { kind, accountId, note: alongside(video) });

const wasAlongside = async ({ accountId }: SeededRow): Promise<boolean> => {
  const [account] = await program.sql<{ active: boolean }>('SELECT active FROM accounts WHERE id = $1', [
    accountId,
  ]);
  return account?.active === false;
};

describe('a video that is completed', () => {
  it('keeps its place and what it cost, with its file and all warnings', async () => {
    const video = await admitted();
    const told = await program.heard(VIDEO_SETTLED, async () => {
      expect(await complete(video.id)).toBe(true);
    });
    expect(told).toEqual([video.id]);
    const { row, ...rest } = await standingOf(video);
    expect(rest).toEqual({
      counted: 1,
      ledger: [
        ['reserve', 3],
        ['settle', 3],
      ],
    });
    expect(row).toMatchObject({
      status: 'completed',
      progress: 1,
      file: `${video.id}-2.mp4`,
      file_bytes: 100,
      file_hash: Buffer.from('hash'),
      has_audio: true,
      credits_used: 3,
      warnings: ['said by the engine'],
    });
    const { completed_at: at, expires_at: until } = row as { completed_at: Date; expires_at: Date };
    expect(Math.round((until.getTime() - at.getTime()) / 1000)).toBe(60);
  });

  it('has no end where it is kept for ever', async () => {
    const video = await admitted();
    await complete(video.id, 2, { keepMs: null });
    expect(await rowOf(program, video)).toMatchObject({ status: 'completed', expires_at: null });
  });

  it('has the end that the plan of that moment gives it, where it says one', async () => {
    const [onPro, over] = [await admitted(), await admitted()];
    const change = `UPDATE subscriptions SET plan = 'pro', period_end = clock_timestamp() + $2 * interval '1 hour' WHERE account_id = $1`;
    await program.sql(change, [onPro.accountId, 1]);
    await program.sql(change, [over.accountId, 0]);
    const seconds = async (video: SeededRow): Promise<number> => {
      await complete(video.id);
      const row = (await rowOf(program, video)) as { completed_at: Date; expires_at: Date };
      return Math.round((row.expires_at.getTime() - row.completed_at.getTime()) / 1000);
    };
    expect([await seconds(onPro), await seconds(over)]).toEqual([3 * 86_400, 60]);
  });

  it('says first that another engine stepped in, and then costs nothing', async () => {
    const video = await admitted({ fallback: true, engine_kind: 'sketch' });
    await complete(video.id);
    expect(await standingOf(video)).toMatchObject({
      row: { credits_used: 0, warnings: [expect.stringContaining('was away'), 'said by the engine'] },
      ledger: [
        ['reserve', 3],
        ['release', 3],
      ],
    });
  });

  it('is not completed twice, nor after it failed or was removed', async () => {
    const video = await admitted();
    expect([await complete(video.id), await complete(video.id)]).toEqual([true, false]);
    const failed = await admitted();
    await fail(failed.id);
    expect(await complete(failed.id)).toBe(false);
    expect(await complete('vid_gone')).toBe(false);
    expect(await rowOf(program, failed)).toMatchObject({ status: 'failed', file: null });
  });
});

describe('a video that fails', () => {
  it('gives its place and its credits back, and says why', async () => {
    const video = await admitted({ status: 'queued', attempt: 0 });
    const told = await program.heard(VIDEO_SETTLED, async () => {
      expect(await fail(video.id)).toBe(true);
    });
    expect(told).toEqual([video.id]);
    expect(await standingOf(video)).toMatchObject({
      row: { status: 'failed', error_code: FAILURE.code, error_message: FAILURE.message, credits_used: 0 },
      ledger: [
        ['reserve', 3],
        ['release', 3],
      ],
      counted: 0,
    });
  });

  it('leaves nothing at its engine where its own start was refused, for that has begun nothing', async () => {
    const started = { engine: 'cloud', replica: 'cloud', operation: JSON.stringify({ phase: 'starting' }) };
    const [own, foreign] = [await admitted({ ...started, attempt: 1 }), await admitted(started)];
    await fail(own.id, 1);
    await fail(foreign.id);
    const left = `SELECT video_id FROM left_operations WHERE video_id = ANY ($1::text[])`;
    expect(await program.sql(left, [[own.id, foreign.id]])).toEqual([{ video_id: foreign.id }]);
  });

  it('does so once: what has ended is left as it is', async () => {
    const video = await admitted();
    await complete(video.id);
    const before = await standingOf(video);
    expect(await fail(video.id)).toBe(false);
    expect(await standingOf(video)).toEqual(before);
  });
});

describe('an attempt that was taken over', () => {
  it('completes nothing: not the row, and not the credits', async () => {
    const video = await admitted();
    const before = await standingOf(video);
    const told = await program.heard(VIDEO_SETTLED, async () => {
      expect(await complete(video.id, 1)).toBe(false);
    });
    expect([await standingOf(video), told]).toEqual([before, []]);
  });

  it('fails nothing either', async () => {
    const video = await admitted();
    const before = await standingOf(video);
    expect(await fail(video.id, 1)).toBe(false);
    expect(await standingOf(video)).toEqual(before);
  });
});

describe('a video that is canceled', () => {
  it('gives place and credits back while nobody has begun it', async () => {
    const video = await admitted({ status: 'queued' });
    const told = await program.heard(VIDEO_SETTLED, async () => {
      expect(await cancel('withdrawn', video)).toBe(true);
    });
    expect(told).toEqual([video.id]);
    expect(await standingOf(video)).toMatchObject({
      row: { status: 'canceled', completed_at: expect.any(Date) },
      ledger: [
        ['reserve', 3],
        ['release', 3],
      ],
      counted: 0,
    });
    expect(await wasAlongside(video)).toBe(true);
  });

  it('keeps its place once somebody is at work on it, and gives the credits back', async () => {
    const video = await admitted();
    const told = await program.heard(VIDEO_SETTLED, async () => {
      expect(await cancel('stopped', video)).toBe(true);
    });
    expect(told).toEqual([video.id]);
    expect(await standingOf(video)).toMatchObject({
      row: { status: 'canceled' },
      ledger: [
        ['reserve', 3],
        ['release', 3],
      ],
      counted: 1,
    });
    expect(await wasAlongside(video)).toBe(true);
  });

  it.each(['processing', 'completed', 'failed', 'canceled', 'expired'])(
    'is not canceled as queued when it is %s, and nothing is done alongside',
    async (status) => {
      const video = await admitted({ status });
      const before = await standingOf(video);
      expect(await cancel('withdrawn', video)).toBe(false);
      expect([await standingOf(video), await wasAlongside(video)]).toEqual([before, false]);
    },
  );

  it.each(['queued', 'completed', 'failed', 'canceled', 'expired'])(
    'is not canceled as begun when it is %s, and nothing is done alongside',
    async (status) => {
      const video = await admitted({ status });
      const before = await standingOf(video);
      expect(await cancel('stopped', video)).toBe(false);
      expect([await standingOf(video), await wasAlongside(video)]).toEqual([before, false]);
    },
  );

  it.each(['queued', 'processing'])('is ended once by many in the same moment, while %s', async (status) => {
    const kind = status === 'queued' ? 'withdrawn' : 'stopped';
    const video = await admitted({ status });
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => settle(video.id, { kind, accountId: video.accountId })),
    );
    expect(ends.filter((inTime) => inTime)).toHaveLength(1);
    expect((await ledgerOf(program, video)).map(([entry]) => entry)).toEqual(['reserve', 'release']);
  });

  it("is nobody else's to cancel", async () => {
    const [video, other] = [await admitted(), await admitted({ status: 'queued' })];
    expect(await cancel('stopped', video, other.accountId)).toBe(false);
    expect(await cancel('withdrawn', other, video.accountId)).toBe(false);
    expect([await wasAlongside(video), await wasAlongside(other)]).toEqual([false, false]);
  });
});

describe('what a video had begun at an engine', () => {
  const BEGUN = {
    engine: 'cloud',
    replica: 'cloud',
    operation: JSON.stringify({ phase: 'started', reference: { job: 'x' } }),
  };
  const left = async ({ id }: SeededRow): Promise<object[]> =>
    await program.sql(
      'SELECT attempt, engine, replica, operation, holds FROM left_operations WHERE video_id = $1',
      [id],
    );

  it('is left to be cleared away however it ends, in the same transaction, and once', async () => {
    const [stopped, failed, held] = [await admitted(BEGUN), await admitted(BEGUN), await admitted(BEGUN)];
    await cancel('stopped', stopped);
    await fail(failed.id);
    await fail(held.id, 2);
    await fail(held.id, 2);
    const operation = { phase: 'started', reference: { job: 'x' } };
    const row = { attempt: 2, engine: 'cloud', replica: 'cloud', operation, holds: true };
    expect([await left(stopped), await left(failed), await left(held)]).toEqual([[row], [row], [row]]);
    const made = await admitted(BEGUN);
    await complete(made.id);
    expect(await left(made)).toEqual([{ ...row, holds: false }]);
  });
});

describe('the turn of a video in its line', () => {
  const LINE = 'generate-video';
  const QUEUED = { status: 'queued', attempt: 0, line: LINE, cost: 4 };

  /** A video that waits, and another of its account that waits behind it. */
  async function twoInLine(): Promise<[first: SeededRow, second: SeededRow]> {
    const first = await admitted({ ...QUEUED, turn: 10 });
    await program.sql('INSERT INTO work_turns (line, account_id, finish) VALUES ($1, $2, 18)', [
      LINE,
      first.accountId,
    ]);
    return [first, await seedRow(program, { ...QUEUED, turn: 14 }, first.accountId)];
  }

  /** Where a video stands, and from when on its account's next one may start. */
  const placesOf = async ({ id }: SeededRow): Promise<object[]> =>
    await program.sql(
      'SELECT turn, finish FROM videos JOIN work_turns USING (line, account_id) WHERE videos.id = $1',
      [id],
    );

  it('passes to those of its account behind it when it is withdrawn', async () => {
    const [first, second] = await twoInLine();
    await cancel('withdrawn', first);
    expect(await placesOf(second)).toEqual([{ turn: 10, finish: 14 }]);
  });

  it('passes to them as well when it fails before anybody has begun it', async () => {
    const [first, second] = await twoInLine();
    await fail(first.id);
    expect(await placesOf(second)).toEqual([{ turn: 10, finish: 14 }]);
  });
});

describe('how long a video took at its machine', () => {
  const begun = () => admitted({ claimed_at: new Date(Date.now() - 30_000) });
  const timesOf = async (machine: string) =>
    await program.sql<{ seconds: number }>('SELECT n, y AS seconds FROM making_times WHERE machine = $1', [
      machine,
    ]);

  it('is remembered for those that come after it', async () => {
    const video = await begun();
    expect(await complete(video.id, 2, { machine: `sketch@${video.id}` })).toBe(true);
    const [time, ...others] = await timesOf(`sketch@${video.id}`);
    expect([time, others]).toEqual([{ n: 1, seconds: expect.any(Number) }, []]);
    expect(time?.seconds).toBeGreaterThanOrEqual(29);
  });

  it('is not asked where nobody says which machine it was', async () => {
    const video = await begun();
    expect(await complete(video.id, 2, { machine: null })).toBe(true);
    expect(await rowOf(program, video)).toMatchObject({ status: 'completed' });
  });
});

it('counts an end once in the metrics, and one that came too late not at all', async () => {
  const counted = async (): Promise<number> =>
    Number(/^clipwright_videos_settled_total (\d+)$/m.exec(await program.get(Metrics).text())?.[1]);
  const [before, video] = [await counted(), await admitted()];
  await complete(video.id);
  expect(await counted()).toBe(before + 1);
  await fail(video.id);
  expect(await counted()).toBe(before + 1);
});

describe('a video that is deleted after its end', () => {
  const remove = ({ id, accountId }: SeededRow) =>
    program.get(DeleteVideo).run({ id, accountId }, { by: 'API key', address: '192.0.2.1' });

  it('is gone, and its key is free again', async () => {
    const video = await admitted({ status: 'completed', file: 'a.mp4', image: 'a.png' });
    await program.sql(
      `INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id) VALUES ($1, 'k', $2, $3)`,
      [video.accountId, Buffer.from('f'), video.id],
    );
    expect([await remove(video), await remove(video)]).toEqual(['deleted', null]);
    expect(await rowOf(program, video)).toBeUndefined();
    expect(await program.sql('SELECT 1 FROM idempotency_keys WHERE video_id = $1', [video.id])).toEqual([]);
  });

  it.each(['queued', 'processing'])('is canceled, and stays, while it is still %s', async (status) => {
    const video = await admitted({ status });
    expect(await remove(video)).toBe('canceled');
    expect(await rowOf(program, video)).toMatchObject({ status: 'canceled' });
  });

  it('is not one of another account', async () => {
    const [video, other] = [await admitted({ status: 'failed' }), await admitted()];
    expect(await remove({ id: video.id, accountId: other.accountId })).toBeNull();
    expect(await rowOf(program, video)).toMatchObject({ status: 'failed' });
  });
});

it('tells of a database that fails, in place of a move that came too late', async () => {
  const { id, accountId } = await admitted();
  const note = () => Promise.reject(new Error('broken'));
  await expect(settle(id, { kind: 'stopped', accountId, note })).rejects.toThrow('broken');
});
