import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { json, ScriptedWire } from '@clipwright/testing/scripted-wire';
import { type SurveyedFlavour, surveyVideosServer } from './openai-videos.survey.js';

let wire: ScriptedWire;
beforeEach(async () => {
  wire = await ScriptedWire.start();
  wire.always('GET /*', json({ detail: 'Not Found' }, 404));
});
afterEach(() => wire.close());

function lists(...models: Readonly<Record<string, unknown>>[]): void {
  wire.always('GET /v1/models', json({ object: 'list', data: models }));
}

const surveyed = (flavour: SurveyedFlavour) =>
  surveyVideosServer(flavour, {
    url: wire.origin,
    apiKey: undefined,
    fetch,
    signal: new AbortController().signal,
  });

describe('a look at a /v1/videos server', () => {
  // Where each says its release was read in their sources: sglang's http_server.py, vLLM's basic.py.
  it.each([
    ['sglang', '/server_info', { model_path: 'a', version: '0.5.9.post1' }, '0.5.9.post1'],
    ['vllm-omni', '/version', { version: '0.22.0' }, 'vLLM 0.22.0'],
    ['sglang', '/server_info', { version: 'what <b>else</b>' }, null],
    ['fastvideo', '/version', { version: '0.1.0' }, null],
  ] as const)(
    'reads the release of %s from %s, and from nothing else: %j',
    async (flavour, path, said, version) => {
      lists({ id: 'a' });
      wire.always(`GET ${path}`, json(said));
      expect((await surveyed(flavour)).version).toBe(version);
    },
  );

  it.each([
    [{ id: 'a', task_type: 'T2V' }, ['text']],
    [{ id: 'a', task_type: 'I2V' }, ['image']],
    [{ id: 'Wan-AI/Wan2.2-I2V-A14B-Diffusers', task_type: 'TI2V' }, ['text', 'image']],
    [{ id: 'Wan-AI/Wan2.2-I2V-A14B-Diffusers' }, ['image']],
    [{ id: 'nobody/knows-it' }, ['text']],
  ])(
    'takes the modes from the task, else from a name that is known, else text alone: %j',
    async (model, modes) => {
      lists(model);
      expect((await surveyed('sglang')).profiles[0]?.options).toMatchObject({ modes });
    },
  );

  it('knows a model that is served under another name by where it was loaded from, and writes its sizes down', async () => {
    lists({ id: 'ours', root: '/models/Wan2.2-TI2V-5B-Diffusers' });
    const { profiles, models } = await surveyed('fastvideo');
    expect(models).toEqual([{ folder: null, names: ['ours, from /models/Wan2.2-TI2V-5B-Diffusers'] }]);
    expect(profiles[0]?.options).toEqual({
      model: 'ours',
      modes: ['text', 'image'],
      sizeMultiple: 32,
      sizes: ['1280x704', '704x1280'],
    });
  });

  it('declares sound where it can be asked for, and says so where it can not', async () => {
    lists({ id: 'Lightricks/LTX-2' });
    expect((await surveyed('vllm-omni')).profiles[0]).toMatchObject({
      hasSound: true,
      options: { audio: true },
    });
    const [profile] = (await surveyed('sglang')).profiles;
    expect(profile).toMatchObject({ hasSound: false });
    expect(profile?.notes.join(' ')).toContain('Set "audio": true if it does.');
  });

  it('says of a model that makes no video that it makes none, and of a server without one that it waits', async () => {
    lists({ id: 'painter', task_type: 'T2I' });
    const { profiles, lacking } = await surveyed('sglang');
    expect([profiles, lacking[0]?.lacks[0]?.what]).toEqual([[], 'it makes no video, its task is T2I']);
    lists();
    expect((await surveyed('sglang')).lacking[0]?.lacks[0]?.what).toBe('it serves no model yet');
  });

  it('reads the one model of older releases of SGLang', async () => {
    wire.always('GET /models', json({ model_path: 'a/b', task_type: 'T2V', num_gpus: 1 }));
    expect((await surveyed('sglang')).profiles[0]?.options).toEqual({ model: 'a/b', modes: ['text'] });
  });
});
