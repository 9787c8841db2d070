import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';

const CUT_BYTES = 700;

interface Made {
  readonly id: string;
  readonly path: string;
  /** Where it lies on the disk. */
  readonly file: string;
}

/** No pass of the scrub begins by itself within the test, unless its pause is set to nothing. */
const UNSCRUBBED = { SCRUB_MB_PER_SECOND: '0' };

let server: TestServer;
let caller: { origin: string; key: string };

async function made(of: TestServer, as: { origin: string; key: string }): Promise<Made> {
  const { video_id: id, video_url: url } = generated(await postText(as));
  const path = new URL(url).pathname;
  return { id, path, file: join(of.home, 'media', path.split('/').at(-1) ?? '') };
}

/** One byte in the middle is another: the size tells nothing. */
async function rot(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

const damageLines = (of: TestServer): object[] =>
  of
    .stderr()
    .split('\n')
    .filter((line) => line.includes('a stored video is damaged'))
    .map((line) => JSON.parse(line) as object);

beforeAll(async () => {
  server = await startServer({ env: UNSCRUBBED });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

describe('a stored file that was cut to 700 bytes', () => {
  let video: Made;

  beforeAll(async () => {
    video = await made(server, caller);
    await truncate(video.file, CUT_BYTES);
  });

  it('is never served: whole, in part and by HEAD it is 500 file_damaged, with the id of its video', async () => {
    const answers = [
      await call(server.origin, { path: video.path }),
      await call(server.origin, { path: video.path, headers: [['Range', 'bytes=0-99']] }),
    ];
    for (const answer of answers)
      expect(errorOf(answer, 'file_damaged')).toMatchObject({ video_id: video.id });
    expect((await call(server.origin, { method: 'HEAD', path: video.path })).status).toBe(500);
  });

  it('is told of by its status: expired before its time, without an address, and why', async () => {
    const status = await statusOf(caller, video.id);
    expect(status).toMatchObject({ status: 'expired', video_url: null, error: { code: 'file_damaged' } });
  });

  it('keeps its credits used, since the video was made and delivered, and the ledger agrees', async () => {
    expect((await statusOf(caller, video.id)).credits_used).toBe(1);
    const kinds = await rowsOf<{ kind: string }>(
      server.database,
      'SELECT kind FROM credit_entries WHERE video_id = $1 ORDER BY kind',
      [video.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['reserve', 'settle']);
  });

  it('is told once to whoever runs the server: in the log, in the audit log and in a metric', async () => {
    expect(damageLines(server)).toEqual([
      expect.objectContaining({
        videoId: video.id,
        found: expect.stringMatching(/^700 bytes in place of \d+$/),
      }),
    ]);
    const entries = await rowsOf(
      server.database,
      `SELECT actor, details ->> 'video_id' AS id FROM audit_entries WHERE action = 'video.damaged'`,
    );
    expect(entries).toEqual([{ actor: 'housekeeping', id: video.id }]);
    expect((await call(server.origin, { path: '/metrics' })).text).toContain(
      'clipwright_files_damaged_total 1',
    );
  });

  it('stays on the disk for whoever runs the server, and goes when its owner deletes the video', async () => {
    expect((await readFile(video.file)).length).toBe(CUT_BYTES);
    expect(
      (await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${video.id}`, key: caller.key }))
        .status,
    ).toBe(200);
    await expect(readFile(video.file)).rejects.toThrow('ENOENT');
    errorOf(await call(server.origin, { path: video.path }), 'not_found');
  });
});

describe('a file whose video was deleted', () => {
  it('is gone even where the bytes are still on the disk', async () => {
    const video = await made(server, caller);
    const bytes = await readFile(video.file);
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${video.id}`, key: caller.key });
    await writeFile(video.file, bytes);
    errorOf(await call(server.origin, { path: video.path }), 'not_found');
  });
});

describe('the scrub', () => {
  const scrubbed = (): Promise<{ progress: string; done: boolean }[]> =>
    rowsOf(server.database, `SELECT progress, done_at IS NOT NULL AS done FROM chores WHERE name = 'scrub'`);

  async function untilRetentionCame(): Promise<void> {
    await rowsOf(
      server.database,
      `INSERT INTO verifications (id, identifier, value, expires_at) VALUES ('old', 'x', 'x', now() - interval '1 day')`,
    );
    await waitUntil(
      { what: 'other housekeeping' },
      async () =>
        (await rowsOf(server.database, `SELECT 1 FROM verifications WHERE id = 'old'`)).length === 0 || null,
    );
  }

  it('finds a file of which one byte has changed, and leaves those that are whole', async () => {
    const [whole, rotten] = [await made(server, caller), await made(server, caller)];
    await rot(rotten.file);
    const worker = await startServer({
      role: 'worker',
      database: server.database,
      home: server.home,
      env: { SWEEP_EVERY_SECONDS: '1' },
    });
    expect(await untilStatus(caller, rotten.id, 'expired')).toMatchObject({
      error: { code: 'file_damaged' },
    });
    await waitUntil({ what: 'the pass to end' }, async () => (await scrubbed())[0]?.done === true || null);
    expect((await statusOf(caller, whole.id)).status).toBe('completed');
    errorOf(await call(server.origin, { path: rotten.path }), 'file_damaged');
    await worker.stop();
  });

  it('goes on where a killed worker stopped, and not from the beginning', async () => {
    const videos = [await made(server, caller), await made(server, caller), await made(server, caller)];
    videos.sort((one, other) => (one.id < other.id ? -1 : 1));
    const [first, , last] = videos as [Made, Made, Made];
    for (const { file } of [first, last]) await rot(file);
    // As a worker leaves it that was killed after it had read the first of the three.
    await rowsOf(
      server.database,
      `UPDATE chores SET progress = $1, held_until = now(), done_at = NULL WHERE name = 'scrub'`,
      [first.id],
    );
    const worker = await startServer({
      role: 'worker',
      database: server.database,
      home: server.home,
      env: { SWEEP_EVERY_SECONDS: '1' },
    });
    await untilStatus(caller, last.id, 'expired');
    await waitUntil({ what: 'the pass to end' }, async () => (await scrubbed())[0]?.done === true || null);
    expect((await statusOf(caller, first.id)).status).toBe('completed');
    await worker.stop();
  });

  it('is left to the process that has it, while that lives', async () => {
    const video = await made(server, caller);
    await rot(video.file);
    await rowsOf(
      server.database,
      `UPDATE chores SET holder = 'somebody', held_until = now() + interval '1 day', done_at = NULL WHERE name = 'scrub'`,
    );
    const worker = await startServer({
      role: 'worker',
      database: server.database,
      home: server.home,
      env: { SWEEP_EVERY_SECONDS: '1' },
    });
    // Retention comes round as often as the scrub is looked for, and the first time before it.
    for (let round = 0; round < 3; round += 1) await untilRetentionCame();
    await worker.stop();
    expect((await statusOf(caller, video.id)).status).toBe('completed');
  });
});
