import { lengthsFrom, type ModelProfile } from './model-profile.js';

const CLIENT = 'the types of @fal-ai/client 1.10.1';
const PAGE = "the model's page at fal, its llms.txt, November 2026";

const COMMON = {
  modes: ['text'],
  shapeIn: ['text'],
  imageField: null,
  sound: 'none',
  negativePromptField: 'negative_prompt',
  takesSeed: true,
} as const satisfies Partial<ModelProfile>;

/** From an image the same model mostly takes the image's shape. */
const ofImages = (profile: ModelProfile, change: Partial<ModelProfile> = {}): ModelProfile => ({
  ...profile,
  modes: ['image'],
  shapeIn: [],
  ...change,
});

/**
 * Wan's 480p is 832x480, and 22 pixels too narrow: what is paid for has to be of use, so the next size is
 * asked for.
 */
const WAN_22: ModelProfile = {
  ...COMMON,
  durationsSeconds: { min: 1, max: 10 },
  length: { as: 'frames', fps: 16, min: 17, max: 161 },
  resolutions: ['480p', '720p'],
  sizes: { '480p': '580p', '720p': '720p' },
  aspectRatios: ['16:9', '9:16', '1:1'],
  source: `${CLIENT} (WanV22A14bTextToVideoInput); from images: ${PAGE}`,
};

const WAN_26: ModelProfile = {
  ...COMMON,
  durationsSeconds: { min: 4, max: 15 },
  length: { as: 'text', choices: [5, 10, 15] },
  resolutions: ['720p', '768p', '1080p'],
  sizes: { '720p': '720p', '768p': '1080p', '1080p': '1080p' },
  aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4'],
  source: `${CLIENT} (V26TextToVideoInput, V26ImageToVideoInput); whether it makes sound unasked was not seen`,
};

/** A size that Veo lacks is made one step larger, and scaled down when it is there. */
const VEO_31: ModelProfile = {
  ...COMMON,
  durationsSeconds: { min: 4, max: 8 },
  length: { as: 'package', choices: [4, 6, 8] },
  resolutions: ['720p', '768p', '1080p'],
  sizes: { '720p': '720p', '768p': '1080p', '1080p': '1080p' },
  aspectRatios: ['16:9', '9:16'],
  sound: { field: 'generate_audio', byDefault: true },
  source: `${CLIENT} (veo3Input, Veo3ImageToVideoInput)`,
};

const KLING_26: ModelProfile = {
  ...COMMON,
  durationsSeconds: { min: 4, max: 10 },
  length: { as: 'text', choices: [5, 10] },
  resolutions: ['720p', '768p', '1080p'],
  sizes: 'none',
  aspectRatios: ['16:9', '9:16', '1:1'],
  sound: { field: 'generate_audio', byDefault: true },
  takesSeed: false,
  source: `${CLIENT} (KlingVideoV26Pro…Input); that it makes 1080p: ${PAGE}`,
};
/** From images since 2.6: sent under `image_url`, the image is dropped, and the start refused. */
const START_IMAGE = { imageField: 'start_image_url', lastImageField: 'end_image_url' } as const;

const KLING_3: ModelProfile = {
  ...KLING_26,
  durationsSeconds: { min: 3, max: 15 },
  length: { as: 'text', choices: lengthsFrom(3, 15) },
  source: `${CLIENT} (KlingVideoV3Pro…Input, the same for standard); the size of what it makes was not seen`,
};

const KLING_25_TURBO: ModelProfile = {
  ...KLING_26,
  sound: 'none',
  source: `${CLIENT} (KlingVideoV15ProTextToVideoInput, KlingVideoV25TurboProImageToVideoInput)`,
};

const SEEDANCE_1: ModelProfile = {
  ...COMMON,
  durationsSeconds: { min: 2, max: 12 },
  length: { as: 'text', choices: lengthsFrom(2, 12) },
  resolutions: ['480p', '720p', '768p', '1080p'],
  sizes: { '480p': '720p', '720p': '720p', '768p': '1080p', '1080p': '1080p' },
  aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
  negativePromptField: null,
  source: `${CLIENT} (SeedanceTextToVideoInput); the pixels of its sizes were not seen`,
};

const SEEDANCE_15: ModelProfile = {
  ...SEEDANCE_1,
  durationsSeconds: { min: 4, max: 12 },
  length: { as: 'text', choices: lengthsFrom(4, 12) },
  sound: { field: 'generate_audio', byDefault: true },
  source: `${CLIENT} (SeedanceProv15…Input); the pixels of its sizes were not seen`,
};

/** Models at fal by their ids. */
export const FAL_PROFILES: Readonly<Record<string, ModelProfile>> = {
  'fal-ai/wan/v2.2-a14b/text-to-video': WAN_22,
  'fal-ai/wan/v2.2-a14b/image-to-video': ofImages(WAN_22, { shapeIn: ['image'] }),
  'wan/v2.6/text-to-video': WAN_26,
  'wan/v2.6/image-to-video': ofImages(WAN_26),
  'fal-ai/veo3.1': VEO_31,
  'fal-ai/veo3.1/fast': VEO_31,
  'fal-ai/veo3.1/image-to-video': ofImages(VEO_31, { shapeIn: ['image'] }),
  'fal-ai/veo3.1/fast/image-to-video': ofImages(VEO_31, { shapeIn: ['image'] }),
  'fal-ai/kling-video/v2.5-turbo/pro/text-to-video': KLING_25_TURBO,
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': ofImages(KLING_25_TURBO, {
    lastImageField: 'tail_image_url',
  }),
  'fal-ai/kling-video/v2.6/pro/text-to-video': KLING_26,
  'fal-ai/kling-video/v2.6/pro/image-to-video': ofImages(KLING_26, START_IMAGE),
  'fal-ai/kling-video/v3/*/text-to-video': KLING_3,
  'fal-ai/kling-video/v3/*/image-to-video': ofImages(KLING_3, START_IMAGE),
  'fal-ai/bytedance/seedance/v1/pro/text-to-video': SEEDANCE_1,
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': SEEDANCE_15,
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': ofImages(SEEDANCE_15, {
    shapeIn: ['image'],
    lastImageField: 'end_image_url',
  }),
};
