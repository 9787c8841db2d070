import { lengthsFrom, type ModelProfile } from './model-profile.js';

const REPLICATE_PAGE = "the model's page at Replicate, November 2026";
const GOOGLE_PAGE = "Google's page of Veo's parameters, as public repositories quote it in 2026";

const FOR_BOTH = {
  modes: ['text', 'image'],
  shapeIn: ['text', 'image'],
  imageField: null,
  negativePromptField: null,
  takesSeed: false,
} as const satisfies Partial<ModelProfile>;

/** It counts from 81 frames on; its 480p is 22 pixels too narrow, so the next size is asked for. */
const WAN_FAST: ModelProfile = {
  modes: ['text'],
  durationsSeconds: { min: 1, max: 5 },
  length: { as: 'frames', fps: 16, min: 81, max: 81 },
  resolutions: ['480p', '720p'],
  sizes: { '480p': '720p', '720p': '720p' },
  aspectRatios: ['16:9', '9:16'],
  shapeIn: ['text'],
  imageField: null,
  sound: 'none',
  negativePromptField: null,
  takesSeed: true,
  source: REPLICATE_PAGE,
};

/** A size that Veo lacks is made one step larger, and scaled down when it is there. */
const VEO_3: ModelProfile = {
  ...FOR_BOTH,
  durationsSeconds: { min: 4, max: 8 },
  length: { as: 'package', choices: [4, 6, 8] },
  resolutions: ['720p', '768p', '1080p'],
  sizes: { '720p': '720p', '768p': '1080p', '1080p': '1080p' },
  aspectRatios: ['16:9', '9:16'],
  sound: { field: 'generate_audio', byDefault: true },
  negativePromptField: 'negative_prompt',
  takesSeed: true,
  source: REPLICATE_PAGE,
};

/** Its sound can't be left out: the package has no word for that. Above 720p it makes 8 s alone. */
const VEO_3_AT_GOOGLE: ModelProfile = {
  ...VEO_3,
  length: { as: 'package', choices: [4, 6, 8], at: { '768p': [8], '1080p': [8] } },
  sound: 'always',
  negativePromptField: 'negativePrompt',
  source: `@ai-sdk/google 4.0.121; ${GOOGLE_PAGE}`,
};

const VEO_2_AT_GOOGLE: ModelProfile = {
  ...VEO_3_AT_GOOGLE,
  durationsSeconds: { min: 5, max: 8 },
  length: { as: 'package', choices: [5, 6, 8] },
  resolutions: ['720p'],
  sizes: 'none',
  sound: 'none',
  takesSeed: false,
};

const VEO_3_AT_VERTEX: ModelProfile = {
  ...VEO_3,
  sound: 'package',
  negativePromptField: 'negativePrompt',
  source: "@ai-sdk/google-vertex 5.0.141; lengths and sizes: Vertex AI's page of Veo 3",
};

/**
 * Its package makes "2K", the dearest, of a size that it does not list, so the size is named. Its "2K" of 21:9
 * has 1080 lines, so that shape is left out. From an image it takes the image's shape.
 */
const MINIMAX_H3: ModelProfile = {
  ...FOR_BOTH,
  shapeIn: ['text'],
  durationsSeconds: { min: 4, max: 15 },
  length: { as: 'package', choices: lengthsFrom(4, 15) },
  resolutions: ['480p', '720p', '768p', '1080p', '1440p'],
  sizes: { '480p': '768P', '720p': '768P', '768p': '768P', '1080p': '2K', '1440p': '2K' },
  aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4'],
  sound: 'always',
  source:
    "@ai-sdk/minimax 3.0.45, also the pixels, which MiniMax does not publish; sound: the model's card, not seen in an answer",
};

const MINIMAX_H3_MAX: ModelProfile = {
  ...MINIMAX_H3,
  durationsSeconds: { min: 5, max: 15 },
  length: { as: 'package', choices: lengthsFrom(5, 15) },
  resolutions: ['480p', '720p', '768p'],
  sizes: { '480p': '480P', '720p': '768P', '768p': '768P' },
};

const FLUX_3_VIDEO: ModelProfile = {
  ...FOR_BOTH,
  durationsSeconds: { min: 5, max: 20 },
  length: { as: 'package', choices: lengthsFrom(5, 20) },
  resolutions: ['480p', '720p', '768p', '1080p'],
  sizes: { '480p': 'hd', '720p': 'hd', '768p': 'fhd', '1080p': 'fhd' },
  aspectRatios: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'],
  sound: 'package',
  source:
    '@ai-sdk/black-forest-labs 2.0.41; the pixels of "hd" and "fhd" in other shapes than 16:9 were not seen',
};

/** Models at Replicate by their ids. */
export const REPLICATE_PROFILES: Readonly<Record<string, ModelProfile>> = {
  'wan-video/wan-2.2-t2v-fast': WAN_FAST,
  'wan-video/wan-2.2-i2v-fast': { ...WAN_FAST, modes: ['image'], shapeIn: [] },
  'google/veo-3.1': VEO_3,
  'google/veo-3.1-fast': VEO_3,
};

/** Models of packages that know one provider each. */
export const PACKAGE_PROFILES = {
  google: { 'veo-3*': VEO_3_AT_GOOGLE, 'veo-2*': VEO_2_AT_GOOGLE },
  googleVertex: { 'veo-3*': VEO_3_AT_VERTEX },
  minimax: { 'MiniMax-H3': MINIMAX_H3, 'MiniMax-H3-Max': MINIMAX_H3_MAX },
  blackForestLabs: { 'flux-3-video': FLUX_3_VIDEO },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ModelProfile>>>>;
