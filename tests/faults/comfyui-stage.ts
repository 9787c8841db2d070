import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { renderSketch } from '@clipwright/sketch';
import { ScriptedComfyUi, type ScriptedComfyUiOptions } from '@clipwright/testing/scripted-comfyui';
import { atEndOfFile, temporaryFolder, waitUntil } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { Stage } from './stage.js';
import { untilRow } from './video-rows.js';

export interface ComfyUiStage {
  readonly stage: Stage;
  readonly remote: ScriptedComfyUi;
}

/**
 * A stage whose first model is made by a ComfyUI server on loopback, and by nobody else. It ends with the
 * test file.
 */
export async function openComfyUiStage(options: Partial<ScriptedComfyUiOptions> = {}): Promise<ComfyUiStage> {
  const remote = await ScriptedComfyUi.start({ video: await madeVideo(), ...options });
  atEndOfFile(() => remote.stop());
  const comfy = {
    kind: 'comfyui',
    workflows: { text: 'wan-2.2-5b-text' },
    pollIntervalMs: 100,
    replicas: [{ name: 'gpu-1', url: remote.url }],
  };
  const env = {
    CLIPWRIGHT_CONFIG: JSON.stringify({ engines: { comfy }, models: { modela2: { engine: 'comfy' } } }),
  };
  return { stage: await Stage.open({ env }), remote };
}

/** Whatever the server is asked for: two seconds of a little more than 854x480. */
async function madeVideo(): Promise<Buffer> {
  const outFile = join(await temporaryFolder('comfyui'), 'video.mp4');
  await renderSketch({
    prompt: 'a red ball',
    width: 864,
    height: 480,
    durationSeconds: 2,
    audio: false,
    seed: 1,
    outFile,
  });
  return await readFile(outFile);
}

/** Kills the worker once that holds, and expects another to bring the one video that was begun to its end. */
export async function expectTakenUp(
  { stage, remote }: ComfyUiStage,
  what: string,
  holds: () => boolean,
): Promise<void> {
  const http = await stage.start('http');
  const worker = await stage.start('worker');
  const id = await stage.admit(http);
  await waitUntil({ what, everyMs: 10 }, holds);
  worker.kill('SIGKILL');
  await stage.start('worker');
  await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
  expect(remote.started).toHaveLength(1);
  await expectInvariants(stage);
}
