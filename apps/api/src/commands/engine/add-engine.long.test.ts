import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import { ReplayServer, recordedExchange, transcript, type Transcript } from '@clipwright/testing/recorded';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { ScriptedComfyUi } from '@clipwright/testing/scripted-comfyui';
import { EngineStage } from './__fixtures__/engine-stage.js';

const WAN = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
const WAN_5B = {
  UNETLoader: { unet_name: 'wan2.2_ti2v_5B_fp16.safetensors' },
  CLIPLoader: { clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors' },
  VAELoader: { vae_name: 'wan2.2_vae.safetensors' },
};
const ONE_SECOND = readFileSync(
  new URL('../../../../../packages/testing/src/video/__fixtures__/480p-one-second.mp4', import.meta.url),
);

let stage: EngineStage;
const servers: { stop(): Promise<void> }[] = [];
beforeEach(() => void (stage = new EngineStage()));
afterEach(async () => {
  stage.clear();
  for (const server of servers.splice(0)) await server.stop();
});

function kept<Server extends { stop(): Promise<void> }>(server: Server): Server {
  servers.push(server);
  return server;
}

const replaying = async (...played: Transcript[]): Promise<ReplayServer> =>
  kept(await ReplayServer.start(...played));

const only = (name: string, method: string, path: string): Transcript => ({
  server: name,
  exchanges: [recordedExchange(transcript(name), method, path)],
});

type Definitions = Record<string, { input: { required: Record<string, unknown> } }>;

/** The recorded nodes, with one file in the list of each of these inputs. */
function nodesWith(files: Readonly<Record<string, Readonly<Record<string, string>>>>): Definitions {
  const said = recordedExchange(transcript('comfyui/object-info-trimmed'), 'GET', '/object_info');
  const nodes = said.answer?.json as Definitions;
  for (const [name, inputs] of Object.entries(files))
    for (const [input, file] of Object.entries(inputs)) nodes[name]!.input.required[input] = [[file]];
  return nodes;
}

/** A server in miniature, with the files of Wan 2.2 5B. */
const comfyUi = async (): Promise<ScriptedComfyUi> =>
  kept(await ScriptedComfyUi.start({ video: ONE_SECOND, objectInfo: nodesWith(WAN_5B) }));

/** What the guide says that is written. */
function guideExample(): string {
  const guide = new URL('../../../../../docs/guide/engines-comfyui.md', import.meta.url);
  return /```json\n([^`]+)```/.exec(readFileSync(guide, 'utf8'))?.[1] ?? '';
}

describe('engine add comfyui', () => {
  it('says what a real server told, and what each workflow lacks there, and writes nothing where none runs', async () => {
    const server = await replaying(
      only('comfyui/system-stats', 'GET', '/system_stats'),
      only('comfyui/object-info-trimmed', 'GET', '/object_info'),
    );
    const said = await stage.add('comfyui', { url: server.origin });
    expect(said).toContain('server      ComfyUI, 0.33.0');
    expect(said).toContain('card        none: it runs on the CPU');
    expect(said).toContain('memory      14.3 of 23.5 GiB free');
    expect(said).toContain('nodes       47');
    expect(said).toContain('none in diffusion_models, text_encoders,');
    expect(said).toContain('runs        nothing');
    expect(said).toContain('ltx-2.3-text: ltx-2.3-22b-dev-fp8.safetensors is missing, gemma_3_12B');
    expect(said).toContain('REFUSED The server can make no video yet. Nearest is wan-2.2-5b-image.');
    expect(said).toMatch(
      /- wan2\.2_vae\.safetensors is missing: put it into models\/vae of ComfyUI, from https:/,
    );
    expect(stage.files).toEqual([]);
    expect(server.unexpected).toEqual([]);
  });

  it('proposes the workflows that run there, makes a clip that can be played, and declares them as the guide shows', async () => {
    const server = await comfyUi();
    const keep = `${stage.home}/clip.mp4`;
    const said = await stage.add('comfyui', { url: `${server.url}/`, keep });
    expect(said).toContain('card        cuda:0 Scripted');
    expect(said).toContain('models      diffusion_models: wan2.2_ti2v_5B_fp16.safetensors');
    expect(said).toContain('runs        wan-2.2-5b (text, image)\n');
    expect(said).toMatch(/test clip {3}1 s of 854x480 took \d+\.\d s/);
    expect(said).toContain(`goes to it  modela2, with the fallback ["sketch"]`);
    expect(said).toContain('Restart Clipwright');
    expect(await judgeVideo(keep)).toMatchObject({
      video: { width: 854, height: 480, codec: 'h264', frames: 24 },
    });
    expect(server.queue.ended.size).toBe(0);
    expect(stage.document).toEqual(JSON.parse(guideExample().replace('http://127.0.0.1:8188', server.url)));
  });

  it('writes nothing where the test clip fails, and says why', async () => {
    const server = await comfyUi();
    server.failure = {
      node_id: '8',
      node_type: 'KSampler',
      exception_type: 'torch.OutOfMemoryError',
      exception_message: 'CUDA out of memory',
    };
    const said = await stage.add('comfyui', { url: server.url });
    expect(said).toContain('REFUSED No test clip was made at gpu-1: The GPU ran out of memory');
    expect(said).toContain('Nothing was written; --no-test declares it without a clip.');
    expect(stage.files).toEqual([]);
  });
});

describe('engine add of a /v1/videos server', () => {
  it.each([
    ['sglang', 'SGLang Diffusion, of a version that it does not tell', `${WAN}, task TI2V`],
    ['vllm-omni', 'vLLM-Omni, of a version that it does not tell', WAN],
    ['fastvideo', 'FastVideo, of a version that it does not tell', WAN],
  ] as const)(
    'says what a real %s told and did not tell, makes a clip there, and declares it',
    async (kind, program, model) => {
      const server = await replaying(
        only(`${kind}/models-and-refusals`, 'GET', '/v1/models'),
        transcript(`${kind}/clipwright-success`),
      );
      const said = await stage.add(kind, { url: `${server.origin}/v1`, keep: `${stage.home}/clip.mp4` });
      expect(said).toContain(`server      ${program}`);
      expect(said).toContain(`models      ${model}`);
      expect(said).toContain('card        it does not tell');
      expect(said).toMatch(/test clip {3}1 s of 854x480 took/);
      expect(stage.document).toEqual({
        engines: {
          [kind]: {
            kind: 'openai-videos',
            flavour: kind,
            model: WAN,
            modes: ['text', 'image'],
            sizeMultiple: 32,
            replicas: [{ name: 'gpu-1', url: server.origin }],
          },
        },
        models: { modela2: { engine: kind, fallbacks: ['sketch'] } },
      });
    },
  );

  it('takes a model that it does not know for one that makes of text alone, and says so', async () => {
    const server = kept(await OpenAiVideoServer.start({ flavour: 'fastvideo', model: 'dreams' }));
    const said = await stage.add('fastvideo', { url: server.origin, test: false });
    expect(said).toContain('Whether the model takes images is not told: only text is declared.');
    expect(stage.document['engines']).toMatchObject({ fastvideo: { model: 'dreams', modes: ['text'] } });
  });

  it('sends no variable of the environment to a server that calls its model like one', async () => {
    stage.env['GPU_SECRET'] = 'sk-very-secret-key';
    const server = kept(await OpenAiVideoServer.start({ flavour: 'fastvideo', model: '${GPU_SECRET}' }));
    const said = await stage.add('fastvideo', { url: server.origin, test: false });
    expect(said).toContain('REFUSED The server names a model ${GPU_SECRET}, and in the settings');
    expect(stage.files).toEqual([]);
  });

  it('tells where the temporary file of the clip is, and writes the name of the variable that holds the key, never the key', async () => {
    const apiKey = 'sk-very-secret-key';
    const server = kept(await OpenAiVideoServer.start({ flavour: 'vllm-omni', model: WAN, apiKey }));
    stage.env['GPU_KEY'] = apiKey;
    const said = await stage.add('vllm-omni', { url: server.origin, keyEnv: 'GPU_KEY' });
    const [, file = ''] = /test clip .*\n +(\S+\.mp4)$/m.exec(said) ?? [];
    expect(await judgeVideo(file)).toMatchObject({ video: { width: 854, height: 480 } });
    rmSync(dirname(file), { recursive: true });
    expect(stage.document['engines']).toMatchObject({ 'vllm-omni': { apiKey: '${GPU_KEY}' } });
    expect(`${said}${stage.text}`).not.toContain(apiKey);
  });

  it.each([
    [{ keyEnv: 'GPU_KEY' }, 'does not accept the key in GPU_KEY (apiKey)'],
    [{ keyEnv: 'UNSET_KEY' }, 'UNSET_KEY is not set'],
    [{ keyEnv: 'ODD_KEY' }, 'ODD_KEY holds no key'],
    [{ keyEnv: 'sk-not-a-name' }, '--key-env takes the name of a variable'],
    [{}, '--key-env GPU_KEY. It becomes "apiKey": "${GPU_KEY}"'],
  ])('says which setting takes the key where one is wanted: %j', async (options, says) => {
    const server = kept(await OpenAiVideoServer.start({ flavour: 'sglang', apiKey: 'the-right-key' }));
    stage.env['GPU_KEY'] = 'the-wrong-key';
    stage.env['ODD_KEY'] = 'the-wrong-key of two lines\n';
    const said = await stage.add('sglang', { url: server.origin, ...options });
    expect(said).toContain(says);
    expect(said).not.toMatch(/the-wrong-key|sk-not/);
    expect(stage.files).toEqual([]);
  });
});

describe('engine add before it writes', () => {
  it('makes no clip and writes nothing on a dry run', async () => {
    const server = await comfyUi();
    const said = await stage.add('comfyui', { url: server.url, dryRun: true });
    expect(said).toContain('proposes    "comfyui": { "kind": "comfyui"');
    expect(said).toContain('written     nothing');
    expect(server.started).toEqual([]);
    expect(stage.files).toEqual([]);
  });

  it('asks where somebody is there to answer: a no to the clip makes none, a no to the file leaves it', async () => {
    const server = await comfyUi();
    stage.answers = [false, false];
    expect(await stage.add('comfyui', { url: server.url })).toContain('REFUSED Nothing was written.');
    expect(stage.asked).toEqual(['Make a test clip of one second there?', `Write this to ${stage.file}?`]);
    expect(server.started).toEqual([]);
    expect(stage.files).toEqual([]);
  });

  it('declares one server as several engines, of different models: a second run finds the one with sound', async () => {
    const server = kept(await ScriptedComfyUi.start({ video: ONE_SECOND }));
    const options = { url: server.url, test: false } as const;
    await stage.add('comfyui', options);
    await stage.add('comfyui', options);
    expect(stage.document['models']).toEqual({
      modela2: { engine: 'comfyui', fallbacks: ['sketch'] },
      modelb3: { engine: 'comfyui-2', fallbacks: ['sketch'] },
    });
    expect(stage.document['engines']?.['comfyui-2']).toMatchObject({ workflows: { text: 'ltx-2.3-text' } });
    expect(await stage.add('comfyui', { ...options, model: 'modelb3' })).toContain(
      'is a replica of comfyui-2 already (gpu-1), with the same model.',
    );
  });

  it('takes the model and the profile that are named, and refuses a profile that does not run there', async () => {
    const server = await comfyUi();
    const options = { url: server.url, test: false } as const;
    expect(await stage.add('comfyui', { ...options, profile: 'ltx-2.3' })).toContain(
      'REFUSED --profile takes one that runs there: wan-2.2-5b.',
    );
    await stage.add('comfyui', { ...options, profile: 'wan-2.2-5b', model: 'modelb3', name: 'gpu' });
    expect(stage.document['models']).toEqual({ modelb3: { engine: 'gpu', fallbacks: ['sketch'] } });
  });
});
