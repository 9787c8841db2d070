import { describe, expect, it } from '@jest/globals';
import { ASPECT_RATIOS } from '@clipwright/core/models';
import { openAiVideosCapabilities, openAiVideosSettings } from './openai-videos.settings.js';

const issuesOf = (options: unknown): string[] =>
  openAiVideosSettings
    .safeParse(options)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the settings of a video server', () => {
  it.each(['sglang', 'vllm-omni', 'dynamo', 'generic'] as const)(
    'need only a flavour and a model: %s',
    (flavour) => {
      const settings = openAiVideosSettings.parse({ flavour, model: 'wan' });
      expect(openAiVideosCapabilities(settings)).toEqual({
        modes: ['text', 'image'],
        durationsSeconds: { min: 1, max: 5 },
        resolutions: ['480p', '720p'],
        aspectRatios: ASPECT_RATIOS,
        audio: false,
        parallelSlots: 1,
        idempotentStart: false,
      });
    },
  );

  it('say what the model can do, and the abilities follow', () => {
    const able = {
      modes: ['text'],
      durationsSeconds: { min: 2, max: 8 },
      resolutions: ['1080p'],
      aspectRatios: ['16:9'],
      audio: true,
      parallelSlots: 4,
    };
    const settings = openAiVideosSettings.parse({ flavour: 'vllm-omni', model: 'ltx', ...able });
    expect(openAiVideosCapabilities(settings)).toEqual({ ...able, idempotentStart: false });
  });

  it('name the fields of further images, and these are offered', () => {
    const offers = (fields: object) => {
      const settings = openAiVideosSettings.parse({ flavour: 'generic', model: 'wan', ...fields });
      return openAiVideosCapabilities(settings).choices;
    };
    expect(offers({})).toBeUndefined();
    expect(offers({ lastImageField: 'last_image_url' })).toEqual({ last_image_url: [1] });
    const referenceImages = { field: 'references', most: 2 };
    expect(offers({ frameRates: [30], referenceImages })).toEqual({
      fps: [30],
      reference_image_urls: [1, 2],
    });
    expect(issuesOf({ flavour: 'generic', model: 'wan', lastImageField: 'a b' })).toEqual([
      "lastImageField: the name of one of the server's fields",
    ]);
  });

  it('are refused with the field and what it takes', () => {
    expect(issuesOf({ flavour: 'sora', model: '' })).toEqual([
      expect.stringContaining('flavour: Invalid option: expected one of'),
      'model: a name',
    ]);
    const wrong = {
      apiKey: 'a b',
      durationsSeconds: { min: 5, max: 1 },
      parallelSlots: 0.5,
      resolutions: [],
      fps: 0,
      replicas: [],
    };
    expect(issuesOf({ flavour: 'sglang', model: 'wan', ...wrong })).toEqual([
      'apiKey: visible ASCII characters',
      'durationsSeconds: a smallest length that is not above the largest',
      'resolutions: at least one',
      'parallelSlots: a whole number from 1 to 1024',
      'fps: a whole number from 1 to 120',
      ': Unrecognized key: "replicas"',
    ]);
  });
});
