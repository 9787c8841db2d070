import { DEFAULT_MODEL, MODELS, type VideoModel } from '@clipwright/core/models';
import type { INodeProperties } from 'n8n-workflow';

/** The choice of model, from the catalogue. */
export const modelField: INodeProperties = {
  displayName: 'Model',
  name: 'model',
  type: 'options',
  options: MODELS.map((model) => ({ name: model.id, value: model.id, description: summaryOf(model) })),
  default: DEFAULT_MODEL,
  description:
    'Which model makes the video. modela2 is the quicker one and the default; modelb3 is larger, cinematic, and has sound.',
};

/** The optional fields of each model, shown for that model alone and with its own limits. */
export const additionalFields: INodeProperties[] = MODELS.map((model) => ({
  displayName: 'Additional Fields',
  name: 'additionalFields',
  type: 'collection',
  placeholder: 'Add Field',
  default: {},
  displayOptions: { show: { model: [model.id] } },
  options: [
    aspectRatio(model),
    ...(model.audio ? [audio()] : []),
    duration(model),
    negativePrompt(model),
    resolution(model),
    seed(),
  ],
}));

function summaryOf({ durations, resolutions, audio: hasAudio }: VideoModel): string {
  const labels = [...new Set(resolutions.map((choice) => choice.servedAs))].join(', ');
  return `${durations.min} to ${durations.max} s, ${labels}, ${hasAudio ? 'with sound' : 'silent'}`;
}

function aspectRatio({ aspectRatios }: VideoModel): INodeProperties {
  return {
    displayName: 'Aspect Ratio',
    name: 'aspectRatio',
    type: 'options',
    options: aspectRatios.map((ratio) => ({ name: ratio, value: ratio })),
    default: '16:9',
    description:
      'Width to height. Without it, text gives 16:9 and an image gives the ratio that is nearest to its own.',
  };
}

function audio(): INodeProperties {
  return {
    displayName: 'Audio',
    name: 'audio',
    type: 'boolean',
    default: true,
    description: 'Whether the video has sound',
  };
}

function duration({ id, durations: { min, max, default: usual } }: VideoModel): INodeProperties {
  return {
    displayName: 'Duration',
    name: 'duration',
    type: 'number',
    typeOptions: { minValue: min, maxValue: max, numberPrecision: 0 },
    default: usual,
    description: `Length in whole seconds, ${min} to ${max} for ${id}`,
  };
}

function negativePrompt({ maxPromptLength }: VideoModel): INodeProperties {
  return {
    displayName: 'Negative Prompt',
    name: 'negativePrompt',
    type: 'string',
    typeOptions: { rows: 2 },
    default: '',
    description: `What the video must not show, at most ${maxPromptLength} characters`,
  };
}

function resolution({ resolutions, defaultResolution, creditsPerSecond }: VideoModel): INodeProperties {
  return {
    displayName: 'Resolution',
    name: 'resolution',
    type: 'options',
    options: resolutions.map(({ label, servedAs }) => ({
      name: label === servedAs ? label : `${label} (Served as ${servedAs})`,
      value: label,
      description: `${creditsPerSecond[servedAs] ?? 0} credits for a second of video`,
    })),
    default: defaultResolution,
    description: 'Shorter side in pixels',
  };
}

function seed(): INodeProperties {
  return {
    displayName: 'Seed',
    name: 'seed',
    type: 'number',
    typeOptions: { minValue: 0, maxValue: 4_294_967_295, numberPrecision: 0 },
    default: 0,
    description: 'The same seed and request make the same video again, on engines that can',
  };
}
