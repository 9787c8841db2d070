import { describe, expect, it } from '@jest/globals';
import { hostedParameters } from './hosted.parameters.js';
import { hostedCapabilities, hostedSettings, secretsOf } from './hosted.settings.js';

const FAL = { provider: 'fal', model: 'fal-ai/wan/v2.2-a14b/text-to-video', apiKey: 'k' };
const abilities = (settings: unknown) => hostedCapabilities(hostedSettings.parse(settings));
const issues = (settings: unknown) =>
  hostedSettings
    .safeParse(settings)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the settings of a hosted engine', () => {
  it.each([
    [FAL],
    [
      {
        provider: 'replicate',
        model: 'wan-video/wan-2.2-t2v-fast:920bea47c60299896482c74ddd32df87',
        apiKey: 'r8_x',
      },
    ],
    [{ ...FAL, model: 'wan/v2.6/text-to-video', imageModel: 'xai/grok-imagine-video/image-to-video' }],
    [{ provider: 'minimax', model: 'MiniMax-H3', apiKey: 'k' }],
    [{ provider: 'black-forest-labs', model: 'flux-3-video', apiKey: 'k' }],
    [{ provider: '@ai-sdk/google', model: 'veo-3.1-generate-preview', apiKey: 'k' }],
    [{ provider: '@acme/videos', model: 'm', credentials: { accessKey: 'a', secretKey: 'b' } }],
  ])('take %j', (settings) => {
    expect(issues(settings)).toBeUndefined();
  });

  it.each([
    [{ ...FAL, apiKey: undefined }, /^apiKey: an API key of the provider/],
    [{ ...FAL, apiKey: '' }, /^apiKey: /],
    [{ ...FAL, apiKey: 'a key' }, /^apiKey: visible ASCII/],
    [{ ...FAL, model: 'veo3.1' }, /^model: the id of fal's page, with its owner in front/],
    [{ ...FAL, model: '../secrets' }, /^model: the model's id/],
    [{ ...FAL, model: 'fal-ai/../secrets' }, /^model: the model's id/],
    [
      { ...FAL, provider: '../evil.js' },
      /^provider: fal, replicate, minimax, black-forest-labs, or the name of an AI SDK package/,
    ],
    [{ provider: 'minimax', model: 'MiniMax-H3' }, /^apiKey: an API key of the provider/],
    [{ ...FAL, provider: 'node:fs' }, /^provider: /],
    [{ ...FAL, durationsSeconds: { min: 6, max: 5 } }, /^durationsSeconds: a smallest length/],
    [{ ...FAL, resolutions: [] }, /^resolutions: at least one/],
    [{ ...FAL, pollIntervalMs: 0 }, /^pollIntervalMs: a whole number from 1/],
    [
      { ...FAL, providerOptions: { prompt: 'a cat' } },
      /^providerOptions\.prompt: is filled from each request/,
    ],
    [{ ...FAL, colour: 'red' }, /colour/],
    [
      { provider: '@acme/videos', model: 'm', apiKey: 'k', providerOptions: { style: 'noir' } },
      /^providerOptions: is read by its package under a name that is not known here: set "optionsNamespace"/,
    ],
  ])('refuse %j', (settings, message) => {
    expect(issues(JSON.parse(JSON.stringify(settings)))?.join('\n')).toMatch(message);
  });

  it('name every secret among them', () => {
    expect(secretsOf(hostedSettings.parse({ ...FAL, credentials: { other: 'b' } }))).toEqual(['k', 'b']);
  });
});

describe('the parameters of a model on a hosted engine', () => {
  const issuesOf = (parameters: object) =>
    hostedParameters(FAL)
      .safeParse(parameters)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('are fields of the remote model, of which the known ones have types, and null leaves any out', () => {
    expect(
      issuesOf({
        num_frames: 81,
        duration: '5',
        negative_prompt: null,
        acceleration: 'regular',
        loras: [{ path: 'a' }],
      }),
    ).toBeUndefined();
    expect(issuesOf({ num_frames: '81', generate_audio: 'yes', duration: [] })).toEqual([
      'duration: a length as text or number, or null',
      'num_frames: a whole number, or null',
      'generate_audio: true, false, or null',
    ]);
  });

  it('are refused by name where nobody knows under which name the package reads them', () => {
    const of = (settings: object) =>
      hostedParameters({ provider: '@acme/videos', ...settings }).safeParse({ style: 'noir' });
    expect(of({}).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'style: is read by its package under a name that is not known here: set "optionsNamespace" to that name',
    ]);
    expect(of({ optionsNamespace: 'acme' }).success).toBe(true);
  });

  it('are not what the caller says: the prompt and the image', () => {
    expect(issuesOf({ prompt: 'a cat', image_url: 'https://example.com/a.png' })).toEqual([
      'prompt: is filled from each request',
      'image_url: is filled from each request',
    ]);
  });
});

describe('what a hosted engine can do', () => {
  it('is what is known of its model', () => {
    expect(abilities(FAL)).toEqual({
      modes: ['text'],
      durationsSeconds: { min: 1, max: 10 },
      resolutions: ['480p', '720p'],
      aspectRatios: ['16:9', '9:16', '1:1'],
      audio: false,
      parallelSlots: 4,
      idempotentStart: false,
    });
    expect(abilities({ ...FAL, model: 'fal-ai/veo3.1' })).toMatchObject({
      audio: true,
      durationsSeconds: { min: 4, max: 8 },
    });
  });

  it('is both modes with a model for images, and only what both models can', () => {
    expect(
      abilities({ ...FAL, model: 'fal-ai/veo3.1', imageModel: 'fal-ai/wan/v2.2-a14b/image-to-video' }),
    ).toMatchObject({
      modes: ['text', 'image'],
      durationsSeconds: { min: 4, max: 8 },
      resolutions: ['720p'],
      aspectRatios: ['16:9', '9:16'],
      audio: false,
    });
  });

  it('is little for a model that is not known, and what the settings say', () => {
    const unlisted = { provider: 'replicate', model: 'acme/video', apiKey: 'k' };
    expect(abilities(unlisted)).toMatchObject({
      modes: ['text'],
      durationsSeconds: { min: 5, max: 5 },
      resolutions: ['720p'],
      audio: false,
    });
    const said = {
      modes: ['image'],
      durationsSeconds: { min: 2, max: 9 },
      resolutions: ['1440p'],
      aspectRatios: ['21:9'],
      audio: true,
      parallelSlots: 2,
    };
    expect(abilities({ ...unlisted, ...said })).toEqual({ ...said, idempotentStart: false });
  });

  it('is no start that is harmless twice, unless the operator knows that the provider keeps that promise', () => {
    expect(abilities({ provider: '@ai-sdk/google', model: 'm', apiKey: 'k' }).idempotentStart).toBe(false);
    expect(abilities({ ...FAL, idempotentStart: true }).idempotentStart).toBe(true);
  });
});
