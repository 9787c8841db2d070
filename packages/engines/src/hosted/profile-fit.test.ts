import { describe, expect, it } from '@jest/globals';
import { hostedCapabilities, hostedSettings } from './hosted.settings.js';

const VEO = { provider: 'fal', model: 'fal-ai/veo3.1', apiKey: 'k' };
const KLING = 'fal-ai/kling-video/v2.6/pro';
const NEW = 'acme/new-model/text-to-video';
const issues = (settings: object) =>
  hostedSettings
    .safeParse(settings)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');

describe('settings that promise what a model does not keep', () => {
  it.each([
    [
      { durationsSeconds: { min: 1, max: 10 } },
      'durationsSeconds: at most 8 s, for fal-ai/veo3.1 makes no more',
    ],
    [
      { resolutions: ['480p', '720p'] },
      'resolutions: sizes that fal-ai/veo3.1 is asked for: 720p, 768p, 1080p. What 480p is called, "sizes" says',
    ],
    [{ aspectRatios: ['1:1'] }, 'aspectRatios: shapes that fal-ai/veo3.1 makes: 16:9, 9:16'],
    [{ modes: ['text', 'image'] }, 'modes: what its models make: fal-ai/veo3.1 makes no video from an image'],
    [
      { imageModel: 'fal-ai/veo3.1/fast' },
      'imageModel: what its models make: fal-ai/veo3.1/fast makes no video from an image',
    ],
    [
      { model: `${KLING}/image-to-video`, modes: ['text'] },
      `modes: what its models make: ${KLING}/image-to-video makes no video from words alone`,
    ],
    [
      { model: 'fal-ai/wan/v2.2-a14b/text-to-video', audio: true },
      'audio: false, for fal-ai/wan/v2.2-a14b/text-to-video makes no sound',
    ],
    [
      {
        imageModel: `${KLING}/image-to-video`,
        providerOptions: { start_image_url: 'https://example.com/a.png' },
      },
      'providerOptions.start_image_url: is filled from each request',
    ],
    [
      { model: 'fal-ai/wan/v2.2-a14b/text-to-video', imageModel: 'acme/x', resolutions: ['720p', '1080p'] },
      expect.stringMatching(/^resolutions: sizes that fal-ai\/wan.*What 1080p is called/),
    ],
  ])('are refused at the start, by name: %j', (change, message) => {
    expect(issues({ ...VEO, ...change })).toEqual(message);
  });

  it('are told where two models share nothing', () => {
    const imageModel = 'acme/x';
    const profiles = { [imageModel]: { resolutions: ['1440p'] } };
    expect(issues({ ...VEO, imageModel, profiles })).toMatch(
      /^imageModel: a model that shares a length, size and shape/,
    );
  });
});

describe("an operator's own profile", () => {
  const profile = {
    modes: ['text', 'image'],
    durationsSeconds: { min: 3, max: 12 },
    length: { as: 'number', choices: [6, 12] },
    resolutions: ['720p', '1080p'],
    sizes: { '720p': 'hd', '1080p': 'fhd' },
    aspectRatios: ['1:1'],
    shapeIn: ['text'],
    imageField: 'first_frame',
    sound: { field: 'with_audio', byDefault: false },
    negativePromptField: 'avoid',
    takesSeed: false,
    source: 'the provider told us',
  };

  it('is taken for a model that nobody here knows, whole or in part', () => {
    const settings = { ...VEO, model: NEW, profiles: { [NEW]: profile } };
    expect(hostedCapabilities(hostedSettings.parse(settings))).toMatchObject({
      modes: ['text', 'image'],
      durationsSeconds: { min: 3, max: 12 },
      resolutions: ['720p', '1080p'],
      aspectRatios: ['1:1'],
      audio: true,
    });
    expect(
      issues({ ...VEO, model: NEW, profiles: { [NEW]: { imageField: 'first_frame' } } }),
    ).toBeUndefined();
  });

  it('replaces what is known, field by field', () => {
    const longer = { durationsSeconds: { min: 4, max: 12 }, length: { as: 'package', choices: [4, 8, 12] } };
    const settings = hostedSettings.parse({ ...VEO, profiles: { [VEO.model]: longer } });
    expect(hostedCapabilities(settings)).toMatchObject({
      durationsSeconds: { min: 4, max: 12 },
      resolutions: ['720p', '768p', '1080p'],
    });
  });

  it.each([
    [{ imageField: 'a b' }, /^profiles\.fal-ai\/veo3\.1\.imageField: the name of one of the model's fields/],
    [{ length: { as: 'frames', fps: 16, min: 5 } }, /^profiles\.fal-ai\/veo3\.1\.length\.max: /],
    [{ length: { as: 'minutes' } }, /^profiles\.fal-ai\/veo3\.1\.length.*: a length/],
    [{ length: { as: 'text', choices: [8, 4] } }, /lengths from short to long/],
    [{ length: { as: 'package', choices: [4] } }, /^profiles\.fal-ai\/veo3\.1\.length: at most 4 s/],
    [
      { sizes: { '720p': 'hd' } },
      /^profiles\.fal-ai\/veo3\.1\.sizes: sizes that .* What 768p, 1080p is called/,
    ],
    [{ sound: 'loud' }, /^profiles\.fal-ai\/veo3\.1\.sound: "none", "always", "package", or/],
    [{ colour: 'red' }, /colour/],
  ])('is read at the start, and what is wrong is named: %j', (change, message) => {
    expect(issues({ ...VEO, profiles: { [VEO.model]: change } })).toMatch(message);
  });

  it('is refused for a model that the engine does not use, and where a package would not hear it', () => {
    expect(issues({ ...VEO, profiles: { [NEW]: {} } })).toBe(
      `profiles.${NEW}: a model of this engine: fal-ai/veo3.1`,
    );
    const unheard = { provider: '@acme/videos', model: 'm', profiles: { m: profile } };
    expect(issues(unheard)).toMatch(/^profiles: is read by its package under a name that is not known here/);
    expect(issues({ ...unheard, optionsNamespace: 'acme' })).toBeUndefined();
  });
});
