import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { DiskStorage } from '../files/disk-storage.js';
import { REQUEST } from '../maker/__fixtures__/scripted-engine.js';
import { createVideoMaker } from '../maker/create-video-maker.js';
import { openAiVideos } from '../openai-videos.js';
import { PostgresStore } from './postgres-store.js';

const LEASE_MS = 1_000;
const PROGRAM = fileURLToPath(new URL('./__fixtures__/die-at-work.mjs', import.meta.url));

it('what a killed process has begun at a server is taken up by another, without a second start', async () => {
  const database = await createTestDatabase();
  const home = await mkdtemp(join(tmpdir(), 'maker-'));
  const pool = database.openPool();
  const server = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
  server.tell({ renderMs: 3_600_000 });
  const replicas = [{ url: server.origin }];
  const maker = createVideoMaker({
    engines: [openAiVideos({ flavour: 'vllm-omni', model: 'test-model', pollIntervalMs: 50, replicas })],
    storage: new DiskStorage({ dir: join(home, 'videos') }),
    store: new PostgresStore((text, values) => pool.query(text, values)),
    tempDir: join(home, 'tmp', 'host'),
    leaseMs: LEASE_MS,
  });
  try {
    const dying = fork(PROGRAM, [database.url, home, server.origin, String(LEASE_MS)]);
    expect((await once(dying, 'message'))[0]).toBe('begun');
    dying.kill('SIGKILL');
    await once(dying, 'exit');
    server.tell({ renderMs: 1, finish: true });
    await maker.resume();
    const video = await maker.make(REQUEST, { idempotencyKey: 'order-7' });
    expect(video).toMatchObject({ status: 'completed', engine: { name: 'openai-videos' } });
    expect(server.counts).toMatchObject({ starts: 1, downloads: 1, cancels: 0 });
  } finally {
    await maker.close();
    await server.stop();
    await database.drop();
    await rm(home, { recursive: true, force: true });
  }
});
