import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const PROMPT = 'a secret garden of mine';

let server: TestServer;
let owner: SeededAccount;
let caller: { origin: string; key: string };

beforeAll(async () => {
  server = await startServer({
    env: {
      SWEEP_EVERY_SECONDS: '1',
      PROMPT_RETENTION_DAYS: '30',
      IMAGE_RETENTION_DAYS: '7',
      UNMADE_RETENTION_DAYS: '90',
      AUDIT_RETENTION_DAYS: '365',
      RETENTION_ROWS_PER_SWEEP: '2000',
    },
  });
  owner = await seedAccount(server.database);
  caller = { origin: server.origin, key: owner.key };
});

const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  rowsOf<Row>(server.database, text, values);

/** A video that was settled so many days ago. */
async function settled(
  status: 'completed' | 'expired' | 'failed' | 'canceled',
  daysAgo: number,
): Promise<string> {
  const id = await seedVideo(server.database, owner, { status, prompt: PROMPT });
  await sql(
    `UPDATE videos SET negative_prompt = $2, completed_at = now() - $3 * interval '1 day' WHERE id = $1`,
    [id, PROMPT, daysAgo],
  );
  return id;
}

const promptOf = async (id: string): Promise<string | null> => (await statusOf(caller, id)).prompt;
const untilNone = (what: string, text: string, values: unknown[] = []): Promise<unknown> =>
  waitUntil({ what: `${what} to go` }, async () => (await sql(text, values)).length === 0 || null);

describe('prompts', () => {
  it('go PROMPT_RETENTION_DAYS after their video has ended; the row, its credits and its usage stay', async () => {
    const [old, young] = [await settled('expired', 31), await settled('expired', 29)];
    const unwanted = await settled('expired', 31);
    await sql('UPDATE videos SET prompt = NULL WHERE id = $1', [unwanted]);
    await untilNone(
      'what was not wanted',
      'SELECT 1 FROM videos WHERE id = $1 AND negative_prompt IS NOT NULL',
      [unwanted],
    );
    await waitUntil({ what: 'the prompt to go' }, async () => (await promptOf(old)) === null || null);
    expect(await sql('SELECT prompt, negative_prompt FROM videos WHERE id = $1', [old])).toEqual([
      { prompt: null, negative_prompt: null },
    ]);
    expect(await promptOf(young)).toBe(PROMPT);
    expect((await statusOf(caller, old)).status).toBe('expired');
  });

  it('stay as long as the file is there', async () => {
    const [there, witness] = [await settled('completed', 400), await settled('expired', 31)];
    await sql(`UPDATE videos SET file = NULL WHERE id = $1`, [there]);
    await waitUntil(
      { what: 'the prompt of another to go' },
      async () => (await promptOf(witness)) === null || null,
    );
    expect(await promptOf(there)).toBe(PROMPT);
  });
});

describe('failed and canceled videos', () => {
  it.each(['failed', 'canceled'] as const)(
    'that have been %s for UNMADE_RETENTION_DAYS are no longer listed',
    async (status) => {
      const [old, young] = [await settled(status, 91), await settled(status, 89)];
      await untilNone('the row', 'SELECT 1 FROM videos WHERE id = $1', [old]);
      expect((await statusOf(caller, young)).status).toBe(status);
      expect(
        (await call(server.origin, { path: `/api/v1/video-status?video_id=${old}`, key: owner.key })).status,
      ).toBe(404);
    },
  );
});

describe('images that videos were made from', () => {
  it('go from the disk IMAGE_RETENTION_DAYS after the video was settled', async () => {
    const [old, young] = [await settled('expired', 8), await settled('expired', 6)];
    const place = (id: string): string => join(server.home, 'media', `${id}.image.png`);
    await mkdir(join(server.home, 'media'), { recursive: true });
    for (const id of [old, young]) {
      await writeFile(place(id), 'x');
      await sql('UPDATE videos SET image = $2, image_bytes = 1 WHERE id = $1', [id, `${id}.image.png`]);
    }
    await waitUntil({ what: 'the image to go' }, () =>
      access(place(old)).then(
        () => null,
        () => true,
      ),
    );
    expect(await sql('SELECT image, image_bytes FROM videos WHERE id = $1', [old])).toEqual([
      { image: null, image_bytes: 0 },
    ]);
    await access(place(young));
  });
});

describe('what has an end of its own', () => {
  const ENDS = [
    [
      'a session',
      'sessions',
      'id',
      `INSERT INTO sessions (id, account_id, token, expires_at) VALUES ($1, 'x', $1, now() - $2 * interval '1 second')`,
      1,
      -60,
    ],
    [
      'a session of somebody who came back every day for a month',
      'sessions',
      'agent',
      `INSERT INTO sessions (id, account_id, token, agent, expires_at, created_at) VALUES ($1 || ' daily', 'x', $1 || ' daily', $1, now() + interval '6 days', now() - $2 * interval '1 day')`,
      31,
      29,
    ],
    [
      'an invitation that nobody used',
      'one_time_links',
      'id',
      `INSERT INTO one_time_links (id, purpose, hash, made_by, expires_at) VALUES ($1, 'invitation', convert_to($1, 'UTF8'), 'x', now() - $2 * interval '1 second')`,
      1,
      -60,
    ],
    [
      'what the images of an account cost',
      'resource_uses',
      'key',
      `INSERT INTO resource_uses VALUES ($1, '{0,0,0,0}', now() - $2 * interval '1 minute')`,
      61,
      59,
    ],
    [
      'a link that was not used',
      'verifications',
      'id',
      `INSERT INTO verifications (id, identifier, value, expires_at) VALUES ($1, 'x', 'x', now() - $2 * interval '1 second')`,
      1,
      -60,
    ],
    [
      'a count of failed attempts',
      'limiter_windows',
      'key',
      `INSERT INTO limiter_windows (name, key, at_ms, window_ms) VALUES ('attempts', $1, extract(epoch FROM now() - $2 * interval '1 second') * 1000, 0)`,
      1,
      -60,
    ],
    [
      'a tally of the audit log',
      'audit_tallies',
      'actor',
      `INSERT INTO audit_tallies VALUES ($1, 'x', now() - $2 * interval '1 minute', 1)`,
      61,
      59,
    ],
    [
      'an Idempotency-Key',
      'idempotency_keys',
      'key',
      `INSERT INTO idempotency_keys VALUES ('x', $1, '', 'x', now() - $2 * interval '1 hour')`,
      25,
      23,
    ],
    [
      'an entry of the audit log',
      'audit_entries',
      'actor',
      `INSERT INTO audit_entries (at, action, actor) VALUES (now() - $2 * interval '1 day', 'x', $1)`,
      366,
      364,
    ],
  ] as const;

  beforeAll(async () => {
    for (const [, , , insert, old, young] of ENDS) {
      await sql(insert, ['old', old]);
      await sql(insert, ['young', young]);
    }
  });

  it.each(ENDS)('%s is removed when its time is up, and not before', async (...[, table, key]) => {
    await untilNone('it', `SELECT 1 FROM ${table} WHERE ${key} = 'old'`);
    expect(await sql(`SELECT 1 FROM ${table} WHERE ${key} = 'young'`)).toHaveLength(1);
  });

  it('places and returns of a key that rests go with its window, which goes on counting right', async () => {
    const key = owner.accountId;
    await sql(
      `INSERT INTO limiter_windows VALUES ('videos', $1, 1500, 1500, 2500, 1800000)
       ON CONFLICT (name, key) DO UPDATE SET last_place = 1500, taken = 1500, at_ms = 2500`,
      [key],
    );
    await sql(
      `INSERT INTO limiter_places SELECT 'videos', $1, 'old-' || n, n, n - 1, 1, 1000 + n FROM generate_series(1, 1500) AS n`,
      [key],
    );
    await sql(
      `INSERT INTO limiter_returns VALUES ('videos', $1, 4096, 0, 3000), ('videos', $1, 64, 64, 64)`,
      [key],
    );
    await untilNone('the places', 'SELECT 1 FROM limiter_places WHERE key = $1', [key]);
    await untilNone('the returns', 'SELECT 1 FROM limiter_returns WHERE key = $1', [key]);
    const { rate_limit: window } = (await call(server.origin, { path: '/api/v1/account', key: owner.key }))
      .json as { rate_limit: { remaining: number } };
    expect(window.remaining).toBe(15);
  });
});

describe('a great many old rows', () => {
  it('end over several sweeps, RETENTION_ROWS_PER_SWEEP at a time, while calls are answered', async () => {
    await sql('DELETE FROM audit_entries');
    await sql(
      `INSERT INTO audit_entries (at, action, actor) SELECT now() - interval '400 days', 'x', 'crowd' FROM generate_series(1, 5000)`,
    );
    await untilNone('the crowd', `SELECT 1 FROM audit_entries WHERE actor = 'crowd' LIMIT 1`);
    const rounds = server
      .stderr()
      .split('\n')
      .filter((line) => line.includes('"what":"audit entries"'))
      .map((line) => (JSON.parse(line) as { rows: number }).rows);
    expect(Math.max(...rounds)).toBe(2_000);
  });
});
