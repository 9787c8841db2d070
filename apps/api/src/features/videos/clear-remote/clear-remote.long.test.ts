import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { ScriptedComfyUi } from '@clipwright/testing/scripted-comfyui';
import { setTimeout as sleep } from 'node:timers/promises';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { seedRow, type SeededRow } from '../../../__fixtures__/rows.js';
import { promptIdOf } from '@clipwright/engines/comfyui';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { EngineReplicas } from '../../engine-replicas/replicas.door.js';
import { ReleaseSlot } from '../held-slots.door.js';
import { LeftOperationRepository } from '../left-operation.repository.js';
import type { Ending } from '../video.js';
import { VideoSettlement } from '../video-settlement.js';
import { VideoRepository } from '../video.repository.js';
import { ClearRemote } from './clear-remote.service.js';

const LONG_MS = 60_000;

let program: Program;
let sglang: OpenAiVideoServer;
let vllm: OpenAiVideoServer;
let comfy: ScriptedComfyUi;

beforeAll(async () => {
  sglang = await OpenAiVideoServer.start({ flavour: 'sglang' });
  vllm = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
  comfy = await ScriptedComfyUi.start({ video: Buffer.from('mp4'), durationMs: () => LONG_MS });
  const served = { kind: 'openai-videos', model: 'test-model' };
  const engines = {
    sglang: { ...served, flavour: 'sglang', replicas: [{ name: 'gpu', url: sglang.origin }] },
    vllm: { ...served, flavour: 'vllm-omni', replicas: [{ name: 'gpu', url: vllm.origin }] },
    away: { ...served, flavour: 'sglang', replicas: [{ name: 'gpu', url: 'http://127.0.0.1:9' }] },
    comfy: {
      kind: 'comfyui',
      workflows: { text: 'wan-2.2-5b-text' },
      replicas: [{ name: 'gpu', url: comfy.url }],
    },
  };
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {
    CLIPWRIGHT_CONFIG: JSON.stringify({ engines }),
  });
  for (const engine of Object.keys(engines))
    await program.sql(`INSERT INTO engine_replicas (engine, replica) VALUES ($1, 'gpu')`, [engine]);
});
beforeEach(() => program.sql('TRUNCATE left_operations'));
afterEach(() => {
  sglang.tell({ forget: true });
});
afterAll(async () => {
  await program.close();
  for (const server of [sglang, vllm, comfy]) await server.stop();
});

/** Has a server begin a video, and gives its id there. */
async function begunAt(server: OpenAiVideoServer): Promise<string> {
  server.tell({ renderMs: LONG_MS });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    model: 'test-model',
    prompt: 'a secret garden',
    seconds: '1',
  }))
    form.append(name, value);
  const answer = await fetch(`${server.origin}/v1/videos`, { method: 'POST', body: form });
  return ((await answer.json()) as { id: string }).id;
}

const started = (id: string) => ({ phase: 'started', reference: { replica: 'gpu', id, url: null } });

/** A video in the making, with its operation. */
const making = (engine: string, operation: object): Promise<SeededRow> =>
  seedRow(program, { attempt: 1, engine, replica: 'gpu', operation: JSON.stringify(operation) });

const settle = (id: string, ending: Ending): Promise<boolean> =>
  program.get(VideoSettlement).settle(id, ending);

const STORED = {
  file: 'made.mp4',
  bytes: 1,
  hash: Buffer.alloc(32),
  hasAudio: false,
  fps: 24,
  warnings: [],
  keepMs: null,
  machine: null,
};
const failedAs = (code: 'generation_deadline' | 'generation_failed' | 'start_unknown', attempt?: number) =>
  ({
    kind: 'failed',
    failure: { code, message: 'It failed.' },
    ...(attempt === undefined ? {} : { attempt }),
  }) as const;

const cancel = ({ id, accountId }: SeededRow): Promise<boolean> => settle(id, { kind: 'stopped', accountId });
const complete = ({ id }: SeededRow): Promise<boolean> =>
  settle(id, { kind: 'completed', attempt: 1, stored: STORED });

/** Each way in which a video ends without a file while its engine may work on. */
const ENDINGS: Readonly<Record<string, (video: SeededRow) => Promise<boolean>>> = {
  'a cancel': cancel,
  'its deadline': ({ id }) => settle(id, failedAs('generation_deadline', 1)),
  'a failure of ours': ({ id }) => settle(id, failedAs('generation_failed', 1)),
  'the end of all tries': ({ id }) => settle(id, failedAs('generation_failed')),
};

/** One look at everything, as if it were due. */
async function look(): Promise<void> {
  await program.sql('UPDATE left_operations SET look_at = clock_timestamp()');
  await program.get(ClearRemote).run(new AbortController().signal);
}

const slotsInUse = async (engine: string): Promise<number | undefined> =>
  (await program.get(EngineReplicas).states()).find((state) => state.engine === engine)?.inUse;

const leftOf = async ({ id }: SeededRow) =>
  await program.sql('SELECT operation, holds, misses FROM left_operations WHERE video_id = $1', [id]);

async function finish(server: OpenAiVideoServer): Promise<void> {
  server.tell({ finish: true });
  while (server.counts.jobs.some(({ state }) => state !== 'completed')) await sleep(10);
}

describe('the slot of a video that has ended, at a server that does not stop', () => {
  it.each(Object.keys(ENDINGS))(
    'is held after %s until the GPU is done, and nothing stays behind',
    async (how) => {
      const video = await making('sglang', started(await begunAt(sglang)));
      expect(await ENDINGS[how]!(video)).toBe(true);
      await look();
      expect(await slotsInUse('sglang')).toBe(1);
      expect(sglang.counts.jobs).toHaveLength(1);
      await finish(sglang);
      await look();
      expect(await slotsInUse('sglang')).toBe(0);
      expect([sglang.counts.jobs, await leftOf(video)]).toEqual([[], []]);
    },
  );

  it('is free once the server was started anew: it knows the job no more', async () => {
    const video = await making('sglang', started(await begunAt(sglang)));
    await cancel(video);
    sglang.tell({ forget: true });
    await look();
    expect(await slotsInUse('sglang')).toBe(0);
  });

  it('is held while the server can not be asked, however long that is', async () => {
    const video = await making('away', started('x'));
    await cancel(video);
    await program.sql('UPDATE left_operations SET misses = 1000');
    await look();
    expect(await slotsInUse('away')).toBe(1);
    expect(await leftOf(video)).toMatchObject([{ holds: true, misses: 1001 }]);
  });

  it('is given back by hand, for good, and what is there is removed when it has ended', async () => {
    const video = await making('sglang', started(await begunAt(sglang)));
    await cancel(video);
    const slots = program.get(ReleaseSlot);
    expect([await slots.run(video.id), await slots.run(video.id)]).toEqual([true, false]);
    await look();
    expect(await slotsInUse('sglang')).toBe(0);
    await finish(sglang);
    await look();
    expect(sglang.counts.jobs).toEqual([]);
  });

  it('is no longer counted where its replica is no longer in the settings', async () => {
    const video = await making('gone-from-the-file', started('x'));
    await cancel(video);
    await look();
    expect(await leftOf(video)).toEqual([]);
  });
});

describe('the slot of a video that has ended, at a server that stops', () => {
  it('is free as soon as the server says so: vLLM-Omni', async () => {
    const { cancels } = vllm.counts;
    await cancel(await making('vllm', started(await begunAt(vllm))));
    expect(await slotsInUse('vllm')).toBe(1);
    await look();
    expect(await slotsInUse('vllm')).toBe(0);
    expect(vllm.counts).toMatchObject({ cancels: cancels + 1, jobs: [] });
  });

  it.each([
    ['with its reference', (id: string) => ({ phase: 'started', reference: { promptId: promptIdOf(id) } })],
    ['with a start that may have happened', () => ({ phase: 'starting' })],
  ])('is free as soon as the job has stopped: ComfyUI, %s', async (_what, operation) => {
    const { id, accountId } = await seedRow(program, { attempt: 1, engine: 'comfy', replica: 'gpu' });
    comfy.queue.add(promptIdOf(id), 'us', { 1: { class_type: 'SaveVideo', inputs: {} } });
    await program.sql('UPDATE videos SET operation = $2 WHERE id = $1', [id, JSON.stringify(operation(id))]);
    await cancel({ id, accountId });
    while ((await slotsInUse('comfy')) !== 0) await look();
    expect([comfy.queue.running, comfy.queue.ended.size]).toEqual([null, 0]);
  });
});

describe('what a video that is completed has left', () => {
  it('holds no slot, and is removed with its prompt', async () => {
    const video = await making('sglang', started(await begunAt(sglang)));
    await finish(sglang);
    expect(await complete(video)).toBe(true);
    expect(await slotsInUse('sglang')).toBe(0);
    expect(await leftOf(video)).toMatchObject([{ holds: false }]);
    await look();
    expect([sglang.counts.jobs, await leftOf(video)]).toEqual([[], []]);
  });

  it('is asked for again, less and less often, and given up after many tries', async () => {
    const video = await making('away', started('x'));
    await complete(video);
    await look();
    await look();
    expect(await leftOf(video)).toMatchObject([{ misses: 2 }]);
    await program.sql('UPDATE left_operations SET misses = 45');
    expect(await program.warned(look)).toMatchObject([{ videoId: video.id, engine: 'away', replica: 'gpu' }]);
    expect(await leftOf(video)).toEqual([]);
  });
});

describe('a start of which nobody knows whether it has begun anything', () => {
  it('holds a slot while the server works on anything', async () => {
    const video = await making('sglang', { phase: 'starting' });
    await begunAt(sglang);
    await settle(video.id, failedAs('start_unknown', 1));
    await look();
    expect(await slotsInUse('sglang')).toBe(1);
    await finish(sglang);
    await look();
    expect(await slotsInUse('sglang')).toBe(0);
  });

  it('leaves nothing where the server has refused it', async () => {
    const video = await making('sglang', { phase: 'starting' });
    await settle(video.id, failedAs('generation_failed', 1));
    expect(await leftOf(video)).toEqual([]);
  });

  it('is looked after also where a later attempt came to another end', async () => {
    const { id } = await seedRow(program, {
      attempt: 2,
      engine: 'sglang',
      replica: 'gpu',
      operation: JSON.stringify({ phase: 'starting' }),
    });
    await settle(id, failedAs('generation_failed', 2));
    expect(await leftOf({ id, accountId: '' })).toMatchObject([{ holds: true }]);
    await look();
    expect(await leftOf({ id, accountId: '' })).toEqual([]);
  });

  it('that is answered after its video was canceled is followed all the same', async () => {
    const video = await making('sglang', { phase: 'starting' });
    await cancel(video);
    await look();
    expect(await slotsInUse('sglang')).toBe(0);
    const operation = { ...started(await begunAt(sglang)), phase: 'started' as const };
    const late = { videoId: video.id, attempt: 1, engine: 'sglang', replica: 'gpu', operation };
    await program.get(LeftOperationRepository).learn(late);
    await look();
    expect(await slotsInUse('sglang')).toBe(1);
    expect(await leftOf(video)).toMatchObject([{ operation }]);
  });

  it('that is answered while another attempt makes its video is not touched', async () => {
    const { id } = await making('comfy', { phase: 'starting' });
    const operation = { phase: 'started' as const, reference: { promptId: 'x' } };
    const late = { videoId: id, attempt: 1, engine: 'comfy', replica: 'gpu', operation };
    await program.get(LeftOperationRepository).learn(late);
    expect(await program.sql('SELECT 1 FROM left_operations')).toEqual([]);
  });
});

describe('a video that moves on', () => {
  it('leaves what it had begun, and comes back to that replica only when that is cleared away', async () => {
    const video = await making('sglang', started(await begunAt(sglang)));
    await program.sql('UPDATE videos SET operation = NULL, engine = NULL, replica = NULL WHERE id = $1', [
      video.id,
    ]);
    const clearing = async (): Promise<unknown> =>
      (
        await program.sql(
          `SELECT bool_or(left_at IS NOT NULL) AS clearing FROM video_places WHERE video_id = $1 AND engine = 'sglang'`,
          [video.id],
        )
      )[0];
    expect(await slotsInUse('sglang')).toBe(1);
    expect(await clearing()).toEqual({ clearing: true });
    sglang.tell({ forget: true });
    await look();
    expect(await clearing()).toEqual({ clearing: null });
    await program.sql(`UPDATE videos SET status = 'canceled' WHERE id = $1`, [video.id]);
  });
});

describe('several workers', () => {
  it('look at each thing once, and whoever dies over one leaves it to the others', async () => {
    const video = await making('sglang', started(await begunAt(sglang)));
    await cancel(video);
    const left = program.get(LeftOperationRepository);
    const taken = await Promise.all([left.take(8, 30_000), left.take(8, 30_000), left.take(8, 30_000)]);
    expect(taken.flat()).toHaveLength(1);
    expect(await left.nextInMs()).toBeGreaterThan(1_000);
    await look();
    expect(await leftOf(video)).toMatchObject([{ holds: true, misses: 0 }]);
  });
});

describe('the row of a video', () => {
  it('keeps no operation once it has ended, and takes none', async () => {
    const video = await making('sglang', started('x'));
    await cancel(video);
    expect(await program.sql('SELECT operation FROM videos WHERE id = $1', [video.id])).toEqual([
      { operation: null },
    ]);
    const saved = program.get(VideoRepository).saveOperation(video.id, 1, { phase: 'starting' });
    expect(await saved).toBe(false);
  });
});
