import { IMAGE_FIELDS } from './image-fields.js';
import type { RequestField } from './request-field.js';
import { grouped, label, oneOf, onOrOff, text, whole } from './takes.js';
import {
  ASPECT_RATIOS,
  DEFAULT_ASPECT_RATIO,
  MODEL_IDS,
  RESOLUTIONS,
  type AspectRatio,
  type Resolution,
  type VideoModel,
} from '../models/video-model.js';

/** The largest seed. */
export const LARGEST_SEED = 4_294_967_295;
/** Frames per second of a request that names none. */
export const USUAL_FRAME_RATE = 24;
/** Frames per second that may be asked for, where an engine can. */
export const FRAME_RATES = [USUAL_FRAME_RATE, 25, 30, 60] as const;

const perModel = (models: readonly VideoModel[], says: (model: VideoModel) => string): string =>
  models.map((model) => `\`${model.id}\` ${says(model)}`).join('; ');

/**
 * Every field that a generation's body may have, by its name on the wire: all that is known of it. Parsers, JSON
 * Schema, row, status, engines' requests, forms, options and docs are made of these rows. The order is that in
 * which faults are told.
 */
export const REQUEST_FIELDS = {
  prompt: {
    name: 'prompt',
    takes: ({ id, maxPromptLength: most }) =>
      text(1, most, `text of 1 to ${grouped(most)} visible characters for ${id}`),
    presence: (mode) => (mode === 'text' ? 'required' : 'optional'),
    fill: (sent: string | null) => sent,
    kept: { name: 'prompt', column: 'prompt', type: 'text', nullable: true, engine: true, place: false },
    told: { name: 'prompt', is: text(0, null, 'text'), nullable: true },
    describe: (models) =>
      `What the video shows: ${perModel(models, ({ maxPromptLength }) => `takes 1 to ${grouped(maxPromptLength)} characters`)}.`,
  },
  ...IMAGE_FIELDS,
  /** Which model makes the video. */
  video_model: {
    name: 'model',
    takes: ({ id }) => oneOf([id]),
    presence: (_mode, model) => (model.default ? 'optional' : 'required'),
    fill: (_sent: string | null, { model }) => model.id,
    kept: { name: 'model', column: 'model', type: 'text', nullable: false, engine: true, place: true },
    told: { name: 'video_model', is: oneOf(MODEL_IDS), nullable: false },
    describe: (models) =>
      `One of ${models.map(({ id }) => `\`${id}\``).join(', ')}. Default: \`${models.find((model) => model.default)?.id ?? ''}\`.`,
  },
  /** The shorter side in pixels, as a label in any letter case. */
  resolution: {
    name: 'resolution',
    takes: ({ id, resolutions }) => {
      const labels = resolutions.map((choice) => choice.label);
      return label(labels, `one of ${labels.join(', ')} for ${id}`);
    },
    fill: (sent: string | null, { model }): Resolution => servedResolution(model, sent),
    kept: {
      name: 'resolution',
      column: 'resolution',
      type: 'text',
      nullable: false,
      engine: false,
      place: true,
    },
    told: { name: 'resolution', is: oneOf(RESOLUTIONS), nullable: false },
    describe: (models) =>
      `The shorter side, as a label in any letter case: ${perModel(models, (model) => `takes ${model.resolutions.map((choice) => choice.label).join(', ')} (${model.defaultResolution})`)}.`,
    n8n: { label: 'Resolution', help: 'Shorter side in pixels' },
  },
  /** Whole seconds. */
  duration: {
    name: 'durationSeconds',
    takes: ({ id, durations: { min, max } }) =>
      whole(min, max, `a whole number of seconds from ${min} to ${max} for ${id}`),
    fill: (sent: number | null, { model }) => sent ?? model.durations.default,
    kept: {
      name: 'durationSeconds',
      column: 'duration_seconds',
      type: 'integer',
      nullable: false,
      engine: true,
      place: true,
    },
    told: { name: 'duration', is: whole(1, Number.MAX_SAFE_INTEGER, 'seconds'), nullable: false },
    describe: (models) =>
      `Seconds: ${perModel(models, ({ durations }) => `takes ${durations.min} to ${durations.max} (${durations.default})`)}.`,
    n8n: { label: 'Duration', help: 'Length in whole seconds' },
  },
  /** Width to height. */
  aspect_ratio: {
    name: 'aspectRatio',
    takes: ({ aspectRatios }) => oneOf(aspectRatios),
    /** Null only in image mode: the image's own ratio, nearest of those that the model makes. */
    fill: (sent: AspectRatio | null, { model, mode }) =>
      sent ?? (mode === 'text' ? defaultRatio(model) : null),
    kept: {
      name: 'aspectRatio',
      column: 'aspect_ratio',
      type: 'text',
      nullable: false,
      engine: false,
      place: true,
    },
    told: { name: 'aspect_ratio', is: oneOf(ASPECT_RATIOS), nullable: true },
    describe: () =>
      `One of ${ASPECT_RATIOS.join(', ')}. Default: ${DEFAULT_ASPECT_RATIO}, or the image's own.`,
    n8n: {
      label: 'Aspect Ratio',
      help: 'Width to height. Without it, text gives 16:9 and an image gives the ratio that is nearest to its own.',
    },
  },
  /** 0 to 4294967295; the same again makes the same video, on engines that can. */
  seed: {
    name: 'seed',
    takes: () => whole(0, LARGEST_SEED, `a whole number from 0 to ${LARGEST_SEED}`),
    /** Minus zero is zero. */
    fill: (sent: number | null) => (sent === null ? null : Math.abs(sent)),
    kept: { name: 'seed', column: 'seed', type: 'bigint', nullable: false, engine: true, place: false },
    told: { name: 'seed', is: whole(0, LARGEST_SEED, 'a seed'), nullable: true },
    describe: () => `0 to ${LARGEST_SEED}. The same seed and prompt give the same video on one machine.`,
    n8n: {
      label: 'Seed',
      help: 'The same seed and request make the same video again, on engines that can',
    },
    web: { label: 'Seed', hint: 'A whole number, to get the same again. Empty: by chance.' },
    cli: { option: 'seed', value: 'NUMBER', help: 'default 1' },
  },
  /** What must not be seen. */
  negative_prompt: {
    name: 'negativePrompt',
    takes: ({ id, maxPromptLength: most }) =>
      text(0, most, `text of at most ${grouped(most)} characters for ${id}`),
    fill: (sent: string | null) => sent,
    kept: {
      name: 'negativePrompt',
      column: 'negative_prompt',
      type: 'text',
      nullable: true,
      engine: true,
      place: false,
    },
    told: null,
    describe: () => 'What should not be seen; as long as a prompt may be.',
    n8n: {
      label: 'Negative Prompt',
      help: 'What the video must not show; as long as a prompt may be',
    },
    web: { label: 'What is not to be seen' },
    cli: { option: 'negative', value: 'WORDS', help: 'what must not be in it' },
  },
  /** Whether the file gets an audio track. */
  audio: {
    name: 'audio',
    takes: ({ id, audio }) =>
      audio ? onOrOff(true) : onOrOff(false, `false for ${id}, which makes no sound`),
    fill: (sent: boolean | null, { model }) => model.audio && (sent ?? true),
    kept: {
      name: 'hasAudio',
      column: 'has_audio',
      type: 'boolean',
      nullable: false,
      engine: true,
      place: true,
    },
    told: { name: 'has_audio', is: onOrOff(true), nullable: false },
    describe: () => 'Sound, with `modelb3`; `false` turns it off.',
    n8n: { label: 'Audio', help: 'Whether the video has sound, with a model that makes any' },
    web: { label: 'With sound' },
    cli: { option: 'audio', help: 'with sound' },
  },
  /** Frames per second. */
  fps: {
    name: 'fps',
    byEngine: { usual: USUAL_FRAME_RATE, all: FRAME_RATES },
    takes: ({ id, choices }) => {
      const rates = FRAME_RATES.filter((rate) => choices['fps']?.includes(rate));
      return oneOf(rates, `one of ${rates.join(', ')} for ${id}`);
    },
    fill: (sent: number | null, { model }) => sent ?? model.fps,
    kept: {
      name: 'fps',
      column: 'fps',
      type: 'real',
      nullable: false,
      engine: true,
      place: true,
    },
    told: { name: 'fps', is: { kind: 'number', says: 'frames per second' }, nullable: false },
    describe: () =>
      `Frames per second: ${USUAL_FRAME_RATE}, which is the default, or ${FRAME_RATES.slice(1).join(', ')} where an engine can. Credits grow with it: times fps/${USUAL_FRAME_RATE}, rounded up.`,
    n8n: {
      label: 'Frames per Second',
      help: 'How smooth the motion is. More than 24 costs more credits, and not every engine can.',
    },
    web: { label: 'Frames per second' },
    cli: { option: 'fps', value: 'RATE', help: `${FRAME_RATES.join(', ')}; default ${USUAL_FRAME_RATE}` },
  },
} as const satisfies Readonly<Record<string, RequestField>>;

/** An engine that can't make the usual shape gets a model whose first shape is the default. */
function defaultRatio({ aspectRatios }: VideoModel): AspectRatio {
  return aspectRatios.includes(DEFAULT_ASPECT_RATIO)
    ? DEFAULT_ASPECT_RATIO
    : (aspectRatios[0] ?? DEFAULT_ASPECT_RATIO);
}

function servedResolution(model: VideoModel, sent: string | null): Resolution {
  const wanted = sent?.toLowerCase();
  return model.resolutions.find((choice) => choice.label === wanted)?.servedAs ?? model.defaultResolution;
}
