import type { EngineRequest } from '@clipwright/core/engine';
import { describe, expect, it } from '@jest/globals';
import { REQUEST } from './__fixtures__/hosted-request.js';
import { hostedProvider } from './hosted-provider.js';
import { hostedSettings } from './hosted.settings.js';
import { leftOut, startInput } from './start-input.js';

const WAN = 'fal-ai/wan/v2.2-a14b/text-to-video';
const VEO = 'fal-ai/veo3.1';

function input(settings: Record<string, unknown>, change: Partial<EngineRequest> = {}) {
  const parsed = hostedSettings.parse({ apiKey: 'k', ...settings });
  return startInput(
    { ...REQUEST, ...change },
    parsed,
    hostedProvider(parsed.provider, parsed.optionsNamespace),
  );
}

describe('what a model is asked for', () => {
  it('counts frames for Wan, at its own rate, and names the size, which the SDK would drop', () => {
    expect(input({ provider: 'fal', model: WAN })).toEqual({
      prompt: 'a calm sea at night',
      aspectRatio: '16:9',
      providerOptions: { fal: { num_frames: 81, frames_per_second: 16, resolution: '720p', seed: 7 } },
    });
  });

  it('asks Wan for a size that can be scaled down to 480p, for its own is too narrow', () => {
    const small = { width: 854, height: 480 };
    expect(input({ provider: 'fal', model: WAN }, small).providerOptions).toMatchObject({
      fal: { resolution: '580p' },
    });
    expect(
      input({ provider: 'replicate', model: 'wan-video/wan-2.2-t2v-fast' }, small).providerOptions,
    ).toMatchObject({ replicate: { resolution: '720p', num_frames: 81 } });
  });

  it.each([
    [4, 4],
    [5, 6],
    [7, 8],
    [8, 8],
  ])('asks Veo for the next length that it makes: for %d s, %d', (durationSeconds, duration) => {
    expect(input({ provider: 'fal', model: VEO }, { durationSeconds })).toMatchObject({ duration });
    expect(input({ provider: 'replicate', model: 'google/veo-3.1-fast' }, { durationSeconds })).toMatchObject(
      { duration },
    );
  });

  it('turns sound on and off where the model has a switch, so that none is paid for in vain', () => {
    for (const audio of [true, false])
      expect(input({ provider: 'fal', model: VEO }, { audio }).providerOptions).toMatchObject({
        fal: { generate_audio: audio },
      });
  });

  it('writes Kling a length as it wants it, and not as the SDK would', () => {
    const kling = input(
      { provider: 'fal', model: 'fal-ai/kling-video/v2.6/pro/text-to-video' },
      { durationSeconds: 7 },
    );
    expect(kling).not.toHaveProperty('duration');
    expect(kling.providerOptions).toEqual({ fal: { duration: '10', generate_audio: false } });
  });

  it('keeps a seed of 0 and a negative prompt', () => {
    expect(
      input({ provider: 'fal', model: WAN }, { seed: 0, negativePrompt: 'rain' }).providerOptions,
    ).toMatchObject({ fal: { seed: 0, negative_prompt: 'rain' } });
  });

  it('hands the image over as bytes, with words where the caller had none', () => {
    const image = new Uint8Array([0xff, 0xd8, 0xff]);
    const { prompt, aspectRatio } = input(
      { provider: 'replicate', model: 'a/b', imageModel: 'wan-video/wan-2.2-i2v-fast' },
      { mode: 'image', image, prompt: null },
    );
    expect(prompt).toEqual({ image, text: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(aspectRatio).toBeUndefined();
  });

  it('lets the settings of the engine add to it, and those of the model to both; null leaves a field out', () => {
    const providerOptions = { num_inference_steps: 20, acceleration: 'none', seed: null, aspect_ratio: null };
    const asked = input(
      { provider: 'fal', model: WAN, providerOptions },
      { params: { acceleration: 'regular', resolution: '580p' } },
    );
    expect(asked).not.toHaveProperty('aspectRatio');
    expect(asked.providerOptions).toEqual({
      fal: {
        num_frames: 81,
        frames_per_second: 16,
        resolution: '580p',
        num_inference_steps: 20,
        acceleration: 'regular',
      },
    });
    expect(input({ provider: 'fal', model: VEO, providerOptions: { duration: null } })).not.toHaveProperty(
      'duration',
    );
  });

  it("says everything in the SDK's own words to a package of which nothing special is known", () => {
    expect(
      input({ provider: '@ai-sdk/xai', model: 'grok-imagine-video', providerOptions: { mode: 'fun' } }),
    ).toEqual({
      prompt: 'a calm sea at night',
      aspectRatio: '16:9',
      resolution: '1280x720',
      duration: 5,
      seed: 7,
      generateAudio: false,
      providerOptions: { xai: { mode: 'fun' } },
    });
  });

  it.each([
    [5, '720p', 1280, 720, 6],
    [5, '1080p', 1920, 1080, 8],
    [5, '1080p', 1366, 768, 8],
  ])("asks Google's Veo for the next length of the size: %d s in %s", (...row) => {
    const [durationSeconds, resolution, width, height, duration] = row;
    const asked = input(
      { provider: '@ai-sdk/google', model: 'veo-3.1-generate-preview' },
      { durationSeconds, width, height, negativePrompt: 'rain' },
    );
    expect(asked).toMatchObject({ duration, seed: 7, aspectRatio: '16:9' });
    expect(asked).not.toHaveProperty('resolution');
    expect(asked.providerOptions).toEqual({ google: { resolution, negativePrompt: 'rain' } });
  });

  it('sends an image under the name that the model gives it, in place of the one that the package writes', () => {
    const image = new Uint8Array([0xff, 0xd8, 0xff]);
    const asked = (imageModel: string, settings: Record<string, unknown> = {}) =>
      input({ provider: 'fal', model: VEO, imageModel, ...settings }, { mode: 'image', image });
    const uri = 'data:image/jpeg;base64,/9j/';
    for (const kling of ['v2.6/pro', 'v3/standard'])
      expect(asked(`fal-ai/kling-video/${kling}/image-to-video`)).toMatchObject({
        prompt: 'a calm sea at night',
        providerOptions: { fal: { start_image_url: uri } },
      });
    expect(asked(`${VEO}/image-to-video`).prompt).toEqual({ image, text: 'a calm sea at night' });
    const profiles = { 'acme/video': { imageField: 'first_frame' } };
    expect(asked('acme/video', { profiles }).providerOptions).toMatchObject({ fal: { first_frame: uri } });
  });

  it('sends the image that a video ends with, and reference images, where the model has fields for them', () => {
    const image = new Uint8Array([0xff, 0xd8, 0xff]);
    const uri = 'data:image/jpeg;base64,/9j/';
    const asked = (imageModel: string, settings: Record<string, unknown> = {}) =>
      input(
        { provider: 'fal', model: VEO, imageModel, ...settings },
        { mode: 'image', image, lastImage: image, referenceImages: [image, image] },
      ).providerOptions;
    for (const kling of ['v2.6/pro', 'v3/standard'])
      expect(asked(`fal-ai/kling-video/${kling}/image-to-video`)).toMatchObject({
        fal: { end_image_url: uri },
      });
    const turbo = asked('fal-ai/kling-video/v2.5-turbo/pro/image-to-video');
    expect(turbo).toMatchObject({ fal: { tail_image_url: uri } });
    expect(JSON.stringify(asked(`${VEO}/image-to-video`))).not.toContain(uri);
    const profiles = { 'acme/video': { referenceImages: { field: 'refs', most: 2 } } };
    expect(asked('acme/video', { profiles })).toMatchObject({ fal: { refs: [uri, uri] } });
  });

  it('is nothing where the model makes no video that long: another engine may', () => {
    expect(() => input({ provider: 'fal', model: VEO }, { durationSeconds: 9 })).toThrow(
      expect.objectContaining({ reason: 'unavailable', detail: expect.stringContaining('at most 8 s') }),
    );
  });

  it('tells who wanted a negative prompt that the model has none', () => {
    const settings = (model: string) => hostedSettings.parse({ provider: 'minimax', model, apiKey: 'k' });
    const wanted = { ...REQUEST, negativePrompt: 'rain' };
    expect(leftOut(wanted, settings('MiniMax-H3'))).toEqual([expect.stringMatching(/negative prompt/)]);
    expect(leftOut(REQUEST, settings('MiniMax-H3'))).toEqual([]);
  });

  it.each([
    ['@ai-sdk/google-vertex', undefined, 'vertex'],
    ['@ai-sdk/black-forest-labs', undefined, 'blackForestLabs'],
    ['@ai-sdk/minimax', undefined, 'minimax'],
    ['@acme/videos', 'acmeVideos', 'acmeVideos'],
  ])('says its options to %s under the name under which that reads them', (provider, named, namespace) => {
    const optionsNamespace = named === undefined ? {} : { optionsNamespace: named };
    const settings = { provider, model: 'm', providerOptions: { style: 'noir' }, ...optionsNamespace };
    expect(input(settings).providerOptions).toEqual({ [namespace]: { style: 'noir' } });
  });
});
