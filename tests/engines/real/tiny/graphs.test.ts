import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import { bytesOf, engineRequest, recordedRun } from '@clipwright/testing/engine-contract';
import { builtIn } from '../../../../packages/engines/src/comfyui/__fixtures__/object-info.js';
import { ComfyUiEngine } from '../../../../packages/engines/src/comfyui/comfyui.engine.js';
import { comfyUiSettings } from '../../../../packages/engines/src/comfyui/comfyui.settings.js';
import { promptIdOf } from '../../../../packages/engines/src/comfyui/prompt-id.js';
import { BUILT_IN_WORKFLOWS } from '../../../../packages/engines/src/comfyui/workflow-library.js';
import { tell } from '../told-differences.js';
import { heardSocket } from './heard-socket.js';

const asked = JSON.parse(process.env['REAL_ENGINES'] ?? '{}') as Record<string, string>;
const url = asked['comfyui-tiny'] ?? '';
const replica = { name: 'tiny', url };
const SIDE = 128;
const STEPS = 2;
/** ComfyUI itself has no picture of work in progress for LTX with sound. */
const WITHOUT_PREVIEWS = /^ltx-/;
/** What it writes into its log where a model file, or a LoRA, does not fit the model. */
const NOT_TAKEN =
  /lora key not loaded|clip missing|unet (missing|unexpected)|Missing VAE keys|missing clip vision/;

const PNG = await readFile(new URL('../../../../packages/sketch/photos/dahlia.png', import.meta.url));

let folder = '';
beforeAll(async () => {
  // What a killed run leaves goes with the server's own folder.
  folder = await mkdtemp(join(dirname(asked['comfyui-tiny-log']!), 'videos-'));
  const { system } = (await (await fetch(new URL('system_stats', `${url}/`))).json()) as {
    system: Record<string, string>;
  };
  tell([
    `ComfyUI ${system['comfyui_version']}, torch ${system['pytorch_version']}, ${SIDE}x${SIDE} for 1 s, ${STEPS} steps where a graph takes them`,
  ]);
});

/** The shipped workflow but for its native sizes: random numbers make a small picture as well as a large one. */
async function engineOf(name: string) {
  const { graph, manifest } = builtIn(name);
  const small = { ...manifest, sizes: undefined };
  await writeFile(join(folder, `${name}.json`), JSON.stringify(graph));
  await writeFile(join(folder, `${name}.manifest.json`), JSON.stringify(small));
  const heard = heardSocket();
  const engine = new ComfyUiEngine({
    name: 'tiny',
    settings: comfyUiSettings.parse({
      workflows: { [manifest.mode]: name },
      workflowFolder: folder,
      pollIntervalMs: 500,
    }),
    fetch,
    sleep: (ms, signal) => delay(ms, undefined, { signal }),
    WebSocket: heard.WebSocket,
  });
  return { engine, graph, manifest, heard };
}

type Message = [string, { nodes?: string[] }];

/** How the server says that a graph ended, and which of its nodes it did not run, for it had what they make. */
async function endOf(videoId: string) {
  const id = promptIdOf(videoId);
  const history = (await (await fetch(new URL(`history/${id}`, `${url}/`))).json()) as Record<
    string,
    { status: { status_str: string; messages: Message[] } }
  >;
  const { status_str: end, messages } = history[id]!.status;
  return { end, cached: messages.flatMap(([, { nodes }]) => nodes ?? []) };
}

async function factsOf(name: string, bytes: Uint8Array) {
  const file = join(folder, `${name}.mp4`);
  await writeFile(file, bytes);
  return await judgeVideo(file);
}

describe('a workflow that comes with Clipwright, on a real ComfyUI with small random models', () => {
  it.each(BUILT_IN_WORKFLOWS)(
    '%s samples, shows previews, decodes and saves what was asked',
    async (name) => {
      const { engine, graph, manifest, heard } = await engineOf(name);
      const image = manifest.mode === 'image' ? PNG : null;
      const request = engineRequest({
        ...{ videoId: `vid_${Date.now()}`, mode: manifest.mode, prompt: 'a "red" fox in snow', image },
        ...{ width: SIDE, height: SIDE, fps: manifest.fps, audio: manifest.audio, params: { steps: STEPS } },
      });
      expect(await engine.health(replica, new AbortController().signal)).toMatchObject({ healthy: true });
      const hasNoPreviews = WITHOUT_PREVIEWS.test(name);
      const beganAtMs = Date.now();
      const run = recordedRun({ replica });
      const { video, audio } = await factsOf(name, await bytesOf(await engine.generate(request, run)));
      const frames = Math.ceil((manifest.fps - 1) / manifest.frameStep) * manifest.frameStep + 1;
      tell([
        `${name}: ran in ${((Date.now() - beganAtMs) / 1000).toFixed(1)} s, ${Object.keys(graph).length} nodes, ${heard.previews()} previews, ${video.width}x${video.height}, ${video.frames} frames${audio === null ? '' : `, sound at ${audio.sampleRateHz} Hz`}`,
      ]);
      expect(video).toMatchObject({ codec: 'h264', width: SIDE, height: SIDE, frames });
      expect(audio !== null).toBe(manifest.audio);
      expect(await endOf(request.videoId)).toEqual({ end: 'success', cached: [] });
      expect(heard.previews() > 0 || hasNoPreviews).toBe(true);
      expect(run.fractions.at(-1)).toBe(1);
      expect(run.fractions.length).toBeGreaterThan(2);
    },
  );

  it('takes every model file whole', async () => {
    const log = await readFile(asked['comfyui-tiny-log']!, 'utf8');
    expect(log.split('\n').filter((line) => NOT_TAKEN.test(line))).toEqual([]);
  });
});
