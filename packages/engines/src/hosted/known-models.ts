import type { EngineCapabilities } from '@clipwright/core/engine';
import type { Resolution } from '@clipwright/core/models';

/**
 * How a model is asked for its length. Seconds or frames; what is not listed is rounded up, and trimmed when
 * it is there.
 */
export type LengthInput =
  | { readonly as: 'sdk'; readonly choices?: readonly number[] }
  | { readonly as: 'text'; readonly choices?: readonly number[] }
  | { readonly as: 'frames'; readonly fps: number; readonly min: number; readonly max: number };

/** How a model's input differs from what the SDK sends by itself. */
export interface ModelInput {
  readonly length: LengthInput;
  /** What the model calls each size, in a field `resolution`; null: it has no such field. */
  readonly resolutionLabels: Readonly<Partial<Record<Resolution, string>>> | null;
  /** Whether the model takes the shape; from an image it mostly takes the image's own. */
  readonly aspectRatio: boolean;
  /** Whether the model has the switch `generate_audio`. */
  readonly audioSwitch: boolean;
  readonly negativePrompt: boolean;
  readonly seed: boolean;
}

/** What is known of one remote model. */
export interface KnownModel {
  readonly abilities: Pick<
    EngineCapabilities,
    'modes' | 'durationsSeconds' | 'resolutions' | 'aspectRatios' | 'audio'
  >;
  readonly input: ModelInput;
}

type Abilities = KnownModel['abilities'];

const WIDE_OR_TALL = ['16:9', '9:16'] as const;
const AND_SQUARE = ['16:9', '9:16', '1:1'] as const;

const labels = (...names: Resolution[]) => Object.fromEntries(names.map((name) => [name, name]));

const INPUT: ModelInput = {
  length: { as: 'sdk' },
  resolutionLabels: labels('480p', '720p', '768p', '1080p', '1440p'),
  aspectRatio: true,
  audioSwitch: false,
  negativePrompt: true,
  seed: true,
};

/** What is assumed of a model that is not listed: little, and settings can widen it. */
const UNLISTED: Abilities = {
  modes: ['text'],
  durationsSeconds: { min: 5, max: 5 },
  resolutions: ['720p'],
  aspectRatios: WIDE_OR_TALL,
  audio: false,
};

const WAN_AT_FAL: Abilities = {
  modes: ['text'],
  durationsSeconds: { min: 1, max: 10 },
  resolutions: ['480p', '720p'],
  aspectRatios: AND_SQUARE,
  audio: false,
};
const WAN_FRAMES = { as: 'frames', fps: 16, min: 17, max: 161 } as const;
/**
 * Wan's 480p is 832x480, and 22 pixels too narrow: what is paid for has to be of use, so the next size is
 * asked for.
 */
const WAN_LABELS_AT_FAL = { '480p': '580p', '720p': '720p' } as const;
const WAN_LABELS_AT_REPLICATE = { '480p': '720p', '720p': '720p' } as const;

const WAN_AT_REPLICATE: Abilities = {
  ...WAN_AT_FAL,
  durationsSeconds: { min: 1, max: 5 },
  aspectRatios: WIDE_OR_TALL,
};
const WAN_FAST_FRAMES = { as: 'frames', fps: 16, min: 81, max: 81 } as const;
const WAN_FAST: ModelInput = {
  ...INPUT,
  length: WAN_FAST_FRAMES,
  resolutionLabels: WAN_LABELS_AT_REPLICATE,
  negativePrompt: false,
};

const VEO: Abilities = {
  modes: ['text'],
  durationsSeconds: { min: 4, max: 8 },
  resolutions: ['720p', '768p', '1080p'],
  aspectRatios: WIDE_OR_TALL,
  audio: true,
};
/** A size that Veo lacks is made one step larger, and scaled down when it is there. */
const VEO_LABELS = { '720p': '720p', '768p': '1080p', '1080p': '1080p' } as const;
const VEO_INPUT: ModelInput = {
  ...INPUT,
  length: { as: 'sdk', choices: [4, 6, 8] },
  resolutionLabels: VEO_LABELS,
  audioSwitch: true,
};

const KLING: Abilities = {
  modes: ['text'],
  durationsSeconds: { min: 4, max: 10 },
  resolutions: ['720p', '768p', '1080p'],
  aspectRatios: AND_SQUARE,
  audio: true,
};
const KLING_INPUT: ModelInput = {
  ...INPUT,
  length: { as: 'text', choices: [5, 10] },
  resolutionLabels: null,
  audioSwitch: true,
  seed: false,
};

const fromImage = ({ abilities, input }: KnownModel, change: Partial<ModelInput> = {}): KnownModel => ({
  abilities: { ...abilities, modes: ['image'] },
  input: { ...input, aspectRatio: false, ...change },
});

const WAN_14B: KnownModel = {
  abilities: WAN_AT_FAL,
  input: { ...INPUT, length: WAN_FRAMES, resolutionLabels: WAN_LABELS_AT_FAL },
};
const VEO_AT_FAL: KnownModel = { abilities: VEO, input: VEO_INPUT };
const KLING_26: KnownModel = { abilities: KLING, input: KLING_INPUT };
const WAN_T2V_FAST: KnownModel = { abilities: WAN_AT_REPLICATE, input: WAN_FAST };
const VEO_AT_REPLICATE: KnownModel = { abilities: { ...VEO, modes: ['text', 'image'] }, input: VEO_INPUT };

/** By provider and model id; from the models' public pages, read in November 2026. */
const KNOWN: Readonly<Record<string, KnownModel>> = {
  'fal fal-ai/wan/v2.2-a14b/text-to-video': WAN_14B,
  'fal fal-ai/wan/v2.2-a14b/image-to-video': fromImage(WAN_14B, { aspectRatio: true }),
  'fal fal-ai/veo3.1': VEO_AT_FAL,
  'fal fal-ai/veo3.1/fast': VEO_AT_FAL,
  'fal fal-ai/veo3.1/image-to-video': fromImage(VEO_AT_FAL, { aspectRatio: true }),
  'fal fal-ai/veo3.1/fast/image-to-video': fromImage(VEO_AT_FAL, { aspectRatio: true }),
  'fal fal-ai/kling-video/v2.6/pro/text-to-video': KLING_26,
  'fal fal-ai/kling-video/v2.6/pro/image-to-video': fromImage(KLING_26),
  'replicate wan-video/wan-2.2-t2v-fast': WAN_T2V_FAST,
  'replicate wan-video/wan-2.2-i2v-fast': fromImage(WAN_T2V_FAST),
  'replicate google/veo-3.1': VEO_AT_REPLICATE,
  'replicate google/veo-3.1-fast': VEO_AT_REPLICATE,
};

/**
 * What is known of a model at a provider, and else the little that is assumed. A version after a colon
 * changes nothing.
 */
export function knownModel(provider: string, model: string): KnownModel {
  return KNOWN[`${provider} ${model.split(':', 1)[0]}`] ?? { abilities: UNLISTED, input: INPUT };
}
