import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { ScriptedComfyUi } from '@clipwright/testing/scripted-comfyui';
import { atEndOfFile, call, statusOf, temporaryFolder } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { openRemoteStage, remoteEngine, until, untilStarted } from '../remote-stage.js';
import { Stage } from '../stage.js';
import { untilRow, videoRow } from '../video-rows.js';

const run = promisify(execFile);
const ONE_SECOND = fileURLToPath(
  new URL('../../../packages/testing/src/video/__fixtures__/480p-one-second.mp4', import.meta.url),
);

/** ComfyUI writes its index last. */
async function indexLast(): Promise<Uint8Array> {
  const file = join(await temporaryFolder('comfyui'), 'video.mp4');
  await run('ffmpeg', ['-v', 'error', '-i', ONE_SECOND, '-c', 'copy', file]);
  return await readFile(file);
}

describe('a worker that is killed while a remote engine works', () => {
  it('after the checkpoint: the next one follows the same work, and one video is made of one start', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ renderMs: 5_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await untilStarted(stage, id);
    worker.kill('SIGKILL');
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect(remote.counts).toMatchObject({ starts: 1, cancels: 0 });
    await expectInvariants(stage);
  });

  it('during the download: the next one downloads it again, and nothing is started', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ next: ['stall-download'] });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await until('the download', () => remote.counts.downloads === 1);
    worker.kill('SIGKILL');
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect(remote.counts).toMatchObject({ starts: 1, downloads: 2, cancels: 0 });
    await expectInvariants(stage);
  });

  it('between the start and its checkpoint, at a ComfyUI server: its id is found again, and one video is made of one start', async () => {
    const comfy = await ScriptedComfyUi.start({ video: await indexLast(), durationMs: () => 3_000 });
    atEndOfFile(() => comfy.stop());
    comfy.wire.always('POST /prompt', (_response, request) => void comfy.accept(request));
    const stage = await Stage.open({
      env: remoteEngine({ kind: 'comfyui', workflows: { text: 'wan-2.2-5b-text' } }, comfy.url),
    });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await until('the remote start', () => comfy.started.length === 1);
    worker.kill('SIGKILL');
    await stage.start('worker');
    const row = await untilRow(
      stage.database,
      { id, what: 'finished' },
      ({ status }) => status === 'completed' || status === 'failed',
    );
    expect(row).toMatchObject({ status: 'completed', errorCode: null });
    expect(comfy.started).toHaveLength(1);
    await expectInvariants(stage);
  });
});

describe('a worker that is stopped while a remote engine works', () => {
  it('leaves the work there, and the next one takes it up', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ renderMs: 6_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker', { SHUTDOWN_GRACE_SECONDS: '0' });
    const id = await stage.admit(http);
    await untilStarted(stage, id);
    await worker.stop();
    expect(remote.counts.cancels).toBe(0);
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect(remote.counts).toMatchObject({ starts: 1, cancels: 0 });
    await expectInvariants(stage);
  });
});

describe('a video that is canceled while a remote engine works on it', () => {
  it('is canceled there too, by its worker, or by the next one where there is none', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ renderMs: 120_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const cancel = async (id: string) =>
      (await call(http.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: stage.account.key }))
        .status;
    const first = await stage.admit(http);
    await untilStarted(stage, first);
    expect(await cancel(first)).toBe(200);
    await until('the first cancel', () => remote.counts.cancels === 1);
    const second = await stage.admit(http);
    await untilStarted(stage, second);
    worker.kill('SIGKILL');
    expect(await cancel(second)).toBe(200);
    await stage.start('worker');
    await until('the second cancel', () => remote.counts.cancels === 2);
    expect((await videoRow(stage.database, second)).status).toBe('canceled');
    expect(remote.counts.starts).toBe(2);
  });
});

describe('a replica that dies', () => {
  it('is set aside; what had not begun there is made by the other one', async () => {
    const { stage: unused, remote } = await openRemoteStage();
    const nobody = 'http://127.0.0.1:9';
    const stage = await Stage.open({
      env: remoteEngine(
        { kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model' },
        nobody,
        remote.origin,
      ),
    });
    expect(unused.servers).toEqual([]);
    const http = await stage.start('http');
    await stage.start('worker');
    const ids = [await stage.admit(http), await stage.admit(http), await stage.admit(http)];
    for (const id of ids)
      await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect(remote.counts.starts).toBe(3);
    await expectInvariants(stage);
  });
});

describe('a fallback whose worker is killed', () => {
  it('is still one for the worker that takes its work up: told, for no credits, made of one start', async () => {
    const { stage: unused, remote } = await openRemoteStage();
    expect(unused.servers).toEqual([]);
    const options = { kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model', pollIntervalMs: 100 };
    const engines = {
      away: { ...options, replicas: [{ name: 'gpu-0', url: 'http://127.0.0.1:9' }] },
      wan: { ...options, replicas: [{ name: 'gpu-0', url: remote.origin }] },
    };
    const stage = await Stage.open({
      env: {
        CLIPWRIGHT_CONFIG: JSON.stringify({
          engines,
          models: { modela2: { engine: 'away', fallbacks: ['wan'] } },
        }),
      },
    });
    remote.tell({ renderMs: 5_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await untilStarted(stage, id);
    worker.kill('SIGKILL');
    await stage.start('worker');
    const row = await untilRow(
      stage.database,
      { id, what: 'completed' },
      ({ status }) => status === 'completed',
    );
    expect(row).toMatchObject({ fallback: true, creditsUsed: 0, attempt: 2 });
    const warnings = ["modela2's first engine was away; another engine (openai-videos) made this video."];
    expect(await statusOf({ origin: http.origin, key: stage.account.key }, id)).toMatchObject({
      engine: 'openai-videos',
      warnings,
      credits_used: 0,
    });
    expect(remote.counts).toMatchObject({ starts: 1, cancels: 0 });
    await expectInvariants(stage);
  });
});
