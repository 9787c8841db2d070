import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedExchange, transcript } from '@clipwright/testing/recorded';
import {
  answer,
  hang,
  html,
  json,
  redirect,
  ScriptedWire,
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import { OpenAiVideosEngine } from './openai-videos.engine.js';
import type { OpenAiVideosSettings } from './openai-videos.settings.js';

const listed = (kind: string): WireStep =>
  json(recordedExchange(transcript(`${kind}/models-and-refusals`), 'GET', '/v1/models').answer?.json);

const MODEL = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
const MODELS = 'GET /v1/models';

/** As long as it takes: on a busy machine a server of a test answers late, and that is not what is looked at. */
const patiently: typeof fetch = (url, init) => fetch(url, { ...init, signal: null });

describe('the health of a video server', () => {
  let wire: ScriptedWire;
  beforeEach(async () => {
    wire = await ScriptedWire.start();
  });
  afterEach(() => wire.close());

  const look = async (
    settings: Partial<OpenAiVideosSettings> = {},
    place: { url?: string | null; signal?: AbortSignal } = {},
  ) => {
    const { url = wire.origin, signal = new AbortController().signal } = place;
    const engine = new OpenAiVideosEngine({
      name: 'gpu',
      settings: { flavour: 'vllm-omni', model: MODEL, ...settings },
      fetch: place.signal ? fetch : patiently,
      sleep: () => Promise.resolve(),
    });
    const { healthy, detail } = await engine.health({ name: 'gpu-1', url }, signal);
    return [healthy, detail?.replaceAll(wire.origin, 'ORIGIN')];
  };

  it('is good where the model is served', async () => {
    wire.always(MODELS, listed('vllm-omni'));
    expect(await look({ apiKey: 'k3y' })).toEqual([true, `${MODEL} is served at ORIGIN.`]);
    expect(wire.requests[0]?.headers.authorization).toBe('Bearer k3y');
  });

  it.each([
    ['the list that all have', MODELS, listed('sglang')],
    // Of releases before it had that: GET /models of its own server.
    ['its own list', 'GET /models', json({ model_path: MODEL, task_type: 'TI2V', num_gpus: 1 })],
  ])('of SGLang is told by %s, and its model need not match', async (_, route, list) => {
    wire.always(MODELS, json({ detail: 'Not Found' }, 404)).always(route, list);
    expect(await look({ flavour: 'sglang' })).toEqual([true, `${MODEL} is served at ORIGIN.`]);
    expect(await look({ flavour: 'sglang', model: 'wan' })).toEqual([
      true,
      `The server at ORIGIN serves ${MODEL}, whatever model is asked for.`,
    ]);
  });

  it('of FastVideo under the dialect of SGLang names the flavour that knows what it drops', async () => {
    wire.always(MODELS, listed('fastvideo'));
    const serves = `The server at ORIGIN serves ${MODEL}, whatever model is asked for.`;
    const advice =
      'It is FastVideo: set flavour to fastvideo, so that parameters which it drops are told at the start.';
    expect(await look({ flavour: 'sglang', model: 'wan22' })).toEqual([true, `${serves} ${advice}`]);
    expect(await look({ flavour: 'fastvideo', model: 'wan22' })).toEqual([true, serves]);
  });

  it.each(['vllm-omni', 'dynamo'] as const)(
    'of %s is bad where another model is served, and names those',
    async (flavour) => {
      wire.always(MODELS, listed('vllm-omni'));
      const mend = 'Set model to what it serves, or start it with that model.';
      expect(await look({ flavour, model: 'wan' })).toEqual([
        false,
        `The server at ORIGIN does not serve wan, but ${MODEL}. ${mend}`,
      ]);
    },
  );

  it('names a few of many models', async () => {
    wire.always(MODELS, json({ data: 'abcdefg'.split('').map((id) => ({ id })) }));
    expect((await look())[1]).toContain('but a, b, c, d, e, …. Set model');
  });

  it.each([
    [
      'no model yet',
      json({ data: [] }),
      'The server at ORIGIN serves no model yet. Wait until it is loaded, or start a worker for it.',
    ],
    [
      'a refusal of the key',
      json({ error: 'Unauthorized' }, 401),
      'The server at ORIGIN does not accept the API key. Set apiKey to the one it was started with.',
    ],
    [
      'a redirect',
      redirect('https://elsewhere.test/'),
      'What answers at ORIGIN sends its callers elsewhere. Set the url to where the server itself is.',
    ],
    [
      'a web page',
      html(),
      'What answers at ORIGIN answers with a web page. Another program may run there: correct the url.',
    ],
    [
      'another shape',
      json({ models: [] }),
      'What answers at ORIGIN does not list its models as this API does. Correct the url, or the flavour.',
    ],
    [
      'no such route',
      json({ detail: 'Not Found' }, 404),
      'What answers at ORIGIN is no vllm-omni server. Correct the url, or the flavour.',
    ],
    [
      'an error',
      json({ detail: 'Loading' }, 503),
      'The server at ORIGIN answers with status 503: Loading. Look into its log.',
    ],
    [
      'nothing',
      answer(200),
      'What answers at ORIGIN answers with nothing. Another program may run there: correct the url.',
    ],
  ])('is bad where it answers with %s, and says how to mend it', async (_, step, detail) => {
    wire.always(MODELS, step);
    expect(await look()).toEqual([false, detail]);
  });

  it('is bad where nothing answers, or nothing is listed', async () => {
    const { origin } = wire;
    await wire.close();
    expect(await look({}, { url: origin })).toEqual([
      false,
      'Nothing answers at ORIGIN: the connection was refused. Start the server, or correct the url of this replica.',
    ]);
    expect((await look({}, { url: null }))[0]).toBe(false);
    expect((await look({}, { url: 'gpu' }))[0]).toBe(false);
  });

  it('of a server of no known kind is good where it answers at all', async () => {
    wire.always(MODELS, answer(404));
    expect(await look({ flavour: 'generic' })).toEqual([
      true,
      'A server answers at ORIGIN; it does not list its models.',
    ]);
  });

  it('is told at once when the look is given up', async () => {
    wire.always(MODELS, hang());
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    expect(await look({}, { signal: controller.signal })).toEqual([
      false,
      'The look was given up before the server answered.',
    ]);
  });
});
