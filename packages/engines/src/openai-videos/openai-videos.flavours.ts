import type { EngineCapabilities } from '@clipwright/core/engine';
import { ASPECT_RATIOS } from '@clipwright/core/models';

/** What an operator may set; these are the values where nothing is set. */
export interface FlavourDefaults extends Omit<EngineCapabilities, 'idempotentStart' | 'choices'> {
  /** Frames are counted `frameStep * n + 1`, as video models do; 0 leaves counting them to the server. */
  readonly frameStep: number;
  /** Both sides are rounded up to a multiple of this many pixels. */
  readonly sizeMultiple: number;
  /** Whether fields that OpenAI's own API does not know are sent. */
  readonly extraFields: boolean;
  readonly pollIntervalMs: number;
  /** For every call but the start. */
  readonly requestTimeoutMs: number;
  readonly startTimeoutMs: number;
  /** How long a server that has begun a video may be away. */
  readonly outageToleranceMs: number;
  readonly maxVideoBytes: number;
}

/** How one server's dialect differs from the others. */
export interface Flavour {
  /** How a start without an image is written; one with an image is a form where `image` is a file. */
  readonly body: 'json' | 'form';
  readonly image: 'file' | 'data-uri';
  readonly seconds: 'text' | 'number';
  /** Where the fields go that OpenAI's API does not have, and what stays beside them all the same. */
  readonly extras: { readonly under: string | null; readonly beside: readonly string[] };
  /** The field that asks for sound, where there is one. */
  readonly sound: string | null;
  /** What a start is answered with: a job to follow, or the video itself once it is done. */
  readonly answer: 'job' | 'video';
  /** Whether DELETE stops a job that runs. */
  readonly cancels: boolean;
  /** Whether the server refuses a model's name that it does not serve. */
  readonly checksModel: boolean;
  /**
   * What a model may set beside what a request fills, as the server's own reference names it; null: whatever
   * the server takes.
   */
  readonly parameters: Readonly<Record<string, 'whole' | 'number' | 'text' | 'switch' | 'object'>> | null;
  /** Those of them that the server drops without a word where an image comes with them. */
  readonly unheardWithImage: readonly string[];
  /** Where the served models are listed; the first that is there counts. */
  readonly modelPaths: readonly string[];
  readonly defaults: FlavourDefaults;
}

const MINUTE_MS = 60_000;

const DEFAULTS: FlavourDefaults = {
  modes: ['text', 'image'],
  durationsSeconds: { min: 1, max: 5 },
  resolutions: ['480p', '720p'],
  aspectRatios: ASPECT_RATIOS,
  audio: false,
  parallelSlots: 1,
  frameStep: 4,
  sizeMultiple: 16,
  extraFields: true,
  pollIntervalMs: 1_000,
  requestTimeoutMs: 30_000,
  startTimeoutMs: MINUTE_MS,
  outageToleranceMs: MINUTE_MS,
  maxVideoBytes: 512 * 1024 * 1024,
};

const SAMPLING = {
  num_inference_steps: 'whole',
  guidance_scale: 'number',
  guidance_scale_2: 'number',
  negative_prompt: 'text',
} as const;

const INTERPOLATION = {
  enable_frame_interpolation: 'switch',
  frame_interpolation_exp: 'whole',
  frame_interpolation_scale: 'number',
  frame_interpolation_model_path: 'text',
} as const;

const TOP = { under: null, beside: [] } as const;

/** The dialects, as data: nothing else tells them apart. */
export const FLAVOURS = {
  sglang: {
    body: 'json',
    image: 'file',
    seconds: 'text',
    extras: TOP,
    sound: null,
    answer: 'job',
    cancels: false,
    checksModel: false,
    parameters: {
      ...SAMPLING,
      true_cfg_scale: 'number',
      flow_shift: 'number',
      audio_flow_shift: 'number',
      max_sequence_length: 'whole',
      enable_teacache: 'switch',
      ...INTERPOLATION,
      enable_upscaling: 'switch',
      upscaling_scale: 'whole',
      upscaling_model_path: 'text',
      output_quality: 'text',
      output_compression: 'whole',
      diffusers_kwargs: 'object',
      extra_body: 'object',
    },
    unheardWithImage: [],
    modelPaths: ['v1/models', 'models'],
    defaults: DEFAULTS,
  },
  fastvideo: {
    body: 'json',
    image: 'file',
    seconds: 'text',
    extras: TOP,
    sound: null,
    answer: 'job',
    cancels: false,
    checksModel: false,
    parameters: { ...SAMPLING, true_cfg_scale: 'number', enable_teacache: 'switch' },
    unheardWithImage: ['guidance_scale_2', 'true_cfg_scale'],
    modelPaths: ['v1/models'],
    defaults: DEFAULTS,
  },
  'vllm-omni': {
    body: 'form',
    image: 'file',
    seconds: 'text',
    extras: TOP,
    sound: 'generate_sound',
    answer: 'job',
    cancels: true,
    checksModel: true,
    parameters: {
      ...SAMPLING,
      true_cfg_scale: 'number',
      flow_shift: 'number',
      boundary_ratio: 'number',
      ...INTERPOLATION,
      lora: 'object',
      extra_params: 'object',
      user: 'text',
    },
    unheardWithImage: [],
    modelPaths: ['v1/models'],
    defaults: DEFAULTS,
  },
  dynamo: {
    body: 'json',
    image: 'data-uri',
    seconds: 'number',
    // From 1.5 on, what stands beside nvext is handed to the worker as it is; nvext has no word for sound.
    extras: { under: 'nvext', beside: ['generate_sound', 'response_format', 'output_format', 'user'] },
    sound: 'generate_sound',
    answer: 'video',
    cancels: false,
    checksModel: true,
    parameters: {
      ...SAMPLING,
      boundary_ratio: 'number',
      task: 'text',
      quality: 'text',
      audio_flow_shift: 'number',
      response_format: 'text',
      output_format: 'text',
      user: 'text',
    },
    unheardWithImage: [],
    modelPaths: ['v1/models'],
    defaults: { ...DEFAULTS, startTimeoutMs: 30 * MINUTE_MS, maxVideoBytes: 128 * 1024 * 1024 },
  },
  generic: {
    body: 'json',
    image: 'file',
    seconds: 'text',
    extras: TOP,
    sound: null,
    answer: 'job',
    cancels: true,
    checksModel: false,
    parameters: null,
    unheardWithImage: [],
    modelPaths: ['v1/models'],
    defaults: { ...DEFAULTS, frameStep: 0, sizeMultiple: 2, extraFields: false },
  },
} as const satisfies Record<string, Flavour>;

export type FlavourName = keyof typeof FLAVOURS;

export const FLAVOUR_NAMES = Object.keys(FLAVOURS) as FlavourName[];

export const flavourNamed = (name: FlavourName): Flavour => FLAVOURS[name];
