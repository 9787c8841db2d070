import { describe, expect, it } from '@jest/globals';
import { KEY } from './__fixtures__/provider-world.js';
import { checkProfiles } from './check-profiles.js';
import { hostedSettings } from './hosted.settings.js';
import type { Fetch } from './recorded-fetch.js';

const KLING = 'fal-ai/kling-video/v2.6/pro/image-to-video';
const VEO = 'fal-ai/veo3.1';

/** An OpenAPI document as fal serves one for each model: the input is behind a reference. */
const ofFal = (model: string, properties: object, required: readonly string[] = ['prompt']) => ({
  openapi: '3.0.4',
  paths: {
    [`/${model}`]: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } },
        },
      },
    },
  },
  components: { schemas: { Input: { type: 'object', properties, required } } },
});

const text = { type: 'string' };
const KLING_FIELDS = {
  prompt: text,
  start_image_url: text,
  end_image_url: text,
  duration: { enum: ['5', '10'], type: 'string' },
  negative_prompt: text,
  generate_audio: { type: 'boolean' },
};

/** A server of schemas: what it is asked, and what the check finds. */
async function found(
  settings: Record<string, unknown>,
  answer: () => Promise<Response>,
  signal?: AbortSignal,
) {
  const asked: { url: string; authorization: string | null }[] = [];
  const fetch: Fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    init?.signal?.throwIfAborted();
    asked.push({ url, authorization: new Headers(init?.headers).get('authorization') });
    return await answer();
  };
  const parsed = hostedSettings.parse({ provider: 'fal', apiKey: KEY, ...settings });
  const findings = await checkProfiles({
    settings: parsed,
    fetch,
    signal: signal ?? new AbortController().signal,
  });
  return { asked, findings, only: findings[0] };
}

const says =
  (document: unknown, status = 200) =>
  async () =>
    Response.json(document, { status });

describe('the check of a profile against what its provider publishes', () => {
  it('agrees where every field and value is there, and asks without the key where none is needed', async () => {
    const schema = ofFal(KLING, KLING_FIELDS, ['prompt', 'start_image_url']);
    const { asked, only } = await found({ model: KLING }, says(schema));
    expect(only).toMatchObject({ model: KLING, state: 'agrees' });
    expect(asked).toEqual([
      {
        url: `https://fal.ai/api/openapi/queue/openapi.json?endpoint_id=${encodeURIComponent(KLING)}`,
        authorization: null,
      },
    ]);
  });

  it('names a field that the schema lacks, and one that it wants and is not sent', async () => {
    const profiles = { [KLING]: { imageField: null } };
    const schema = ofFal(KLING, KLING_FIELDS, ['prompt', 'start_image_url']);
    const { only } = await found({ model: KLING, profiles }, says(schema));
    expect(only).toEqual({
      model: KLING,
      state: 'differs',
      detail:
        'Fal\'s schema has no field "image_url"; it wants "start_image_url", which is not sent. Say it under "profiles" of this engine.',
    });
  });

  it('names values that the schema does not take, of those alone that customers can ask for', async () => {
    const fields = {
      ...KLING_FIELDS,
      image_url: text,
      aspect_ratio: text,
      seed: { type: 'integer' },
      resolution: { anyOf: [{ enum: ['720p'] }, { type: 'null' }] },
      duration: { allOf: [{ $ref: '#/components/schemas/Length' }], default: '8s' },
    };
    const schema = ofFal(VEO, fields);
    const components = { schemas: { ...schema.components.schemas, Length: { enum: ['4s', '8s'] } } };
    const document = { ...schema, components };
    const { only } = await found({ model: VEO }, says(document));
    expect(only?.detail).toBe(
      'Fal\'s schema takes "4s", "8s" for "duration", and not "6s"; it takes "720p" for "resolution", and not "1080p". Say it under "profiles" of this engine.',
    );
    const less = { resolutions: ['720p'], durationsSeconds: { min: 7, max: 8 } };
    expect((await found({ model: VEO, ...less }, says(document))).only?.state).toBe('agrees');
  });

  it("reads an operator's own fields too, and none that is left out", async () => {
    const schema = says(ofFal(KLING, KLING_FIELDS));
    const providerOptions = { cfg_scale: 0.5, negative_prompt: null, duration: '7' };
    const { only } = await found({ model: KLING, providerOptions }, schema);
    expect(only?.detail).toBe(
      'Fal\'s schema takes "5", "10" for "duration", and not "7"; it has no field "cfg_scale". Say it under "profiles" of this engine.',
    );
  });

  it('reads frames by their limits at Replicate, with the key', async () => {
    const model = 'wan-video/wan-2.2-t2v-fast';
    const properties = {
      prompt: text,
      num_frames: { type: 'integer', minimum: 81, maximum: 121 },
      frames_per_second: { type: 'integer', minimum: 24, maximum: 30 },
      resolution: { enum: ['480p', '720p'] },
      aspect_ratio: { enum: ['16:9', '9:16'] },
      seed: { type: 'integer' },
    };
    const openapi_schema = { components: { schemas: { Input: { properties, required: ['prompt'] } } } };
    const { asked, only } = await found(
      { provider: 'replicate', model },
      says({ latest_version: { openapi_schema } }),
    );
    expect(only?.detail).toMatch(/^Replicate's schema takes 24 to 30 for "frames_per_second", and not 16\./);
    expect(asked).toEqual([
      { url: `https://api.replicate.com/v1/models/${model}`, authorization: `Bearer ${KEY}` },
    ]);
    const ofVersion = await found(
      { provider: 'replicate', model: `${model}:920bea` },
      says({ openapi_schema }),
    );
    expect(ofVersion.asked[0]?.url).toBe(`https://api.replicate.com/v1/models/${model}/versions/920bea`);
    expect(ofVersion.only?.state).toBe('differs');
  });

  it('reads one model among all of Black Forest Labs, of several forms of input', async () => {
    const form = (properties: object) => ({ type: 'object', properties, required: ['mode'] });
    const all = {
      mode: text,
      prompt: text,
      aspect_ratio: text,
      duration: { anyOf: [{ type: 'integer', minimum: 5, maximum: 20 }, { type: 'null' }] },
      resolution: { enum: ['hd', 'fhd'] },
      generate_audio: { type: 'boolean' },
    };
    const schema = { oneOf: [form(all), form({ ...all, keyframes: {} })] };
    const settings = { provider: 'black-forest-labs', model: 'flux-3-video' };
    for (const published of [schema, form({ ...all, keyframes: {} })]) {
      const content = { 'application/json': { schema: published } };
      const document = { paths: { '/v1/flux-3-video': { post: { requestBody: { content } } } } };
      expect((await found(settings, says(document))).only?.state).toBe('agrees');
    }
  });

  it('looks at each model of an engine once', async () => {
    const settings = { model: VEO, imageModel: KLING };
    const { asked, findings } = await found(settings, says(ofFal(KLING, KLING_FIELDS)));
    expect([asked.length, findings.map(({ state }) => state)]).toEqual([2, ['unchecked', 'agrees']]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    [
      'nobody answers',
      () => Promise.reject(new TypeError('fetch failed')),
      'fal.ai is not reached from here.',
    ],
    ['a proxy says no', says({}, 403), 'fal.ai answers with HTTP 403.'],
    ['a web page comes', async () => new Response('<html>'), 'what fal.ai answers can not be read.'],
    [
      'the model is not in it',
      says({ paths: {} }),
      `fal's schema has no model ${VEO}; look whether its id is right.`,
    ],
  ])('could not be made where %s, which is no fault of the profile', async (_how, answer, why) => {
    expect((await found({ model: VEO }, answer)).only).toEqual({
      model: VEO,
      state: 'unchecked',
      detail: `could not be checked: ${why}`,
    });
  });

  it('is over when nobody waits for it any more', async () => {
    const { only } = await found({ model: VEO }, says({}), AbortSignal.abort());
    expect(only?.state).toBe('unchecked');
  });

  it('could not be made where a provider publishes nothing that is known', async () => {
    const { asked, only } = await found({ provider: 'minimax', model: 'MiniMax-H3' }, says({}));
    expect([asked, only?.detail]).toEqual([
      [],
      'could not be checked: MiniMax publishes no schema that is known here.',
    ]);
  });
});
