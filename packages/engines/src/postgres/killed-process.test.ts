import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import pg from 'pg';
import { DiskStorage } from '../files/disk-storage.js';
import { made, REQUEST, scriptedEngine } from '../maker/__fixtures__/scripted-engine.js';
import { createVideoMaker } from '../maker/create-video-maker.js';
import { PostgresStore } from './postgres-store.js';

const LEASE_MS = 1_000;
const PROGRAM = fileURLToPath(new URL('./__fixtures__/die-at-work.mjs', import.meta.url));

it('what a killed process has begun at an engine is taken up by another, and not begun again', async () => {
  const database = await createTestDatabase();
  const home = await mkdtemp(join(tmpdir(), 'maker-'));
  const pool = new pg.Pool({ connectionString: database.url });
  const wan = scriptedEngine('wan', made);
  const maker = createVideoMaker({
    engines: [wan],
    storage: new DiskStorage({ dir: join(home, 'videos') }),
    store: new PostgresStore((text, values) => pool.query(text, values)),
    tempDir: join(home, 'tmp', 'host'),
    leaseMs: LEASE_MS,
  });
  try {
    const dying = fork(PROGRAM, [database.url, home, String(LEASE_MS)]);
    expect((await once(dying, 'message'))[0]).toBe('begun');
    dying.kill('SIGKILL');
    await once(dying, 'exit');
    await maker.resume();
    const video = await maker.make(REQUEST, { idempotencyKey: 'order-7' });
    expect(video).toMatchObject({ status: 'completed', engine: { name: 'wan' } });
    expect(wan.calls).toEqual([
      { replica: 'a', resumeFrom: { phase: 'started', reference: { job: 'one' } } },
    ]);
  } finally {
    await maker.close();
    await pool.end();
    await database.drop();
    await rm(home, { recursive: true, force: true });
  }
});
