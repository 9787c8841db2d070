import { ASPECT_RATIOS, DEFAULT_ASPECT_RATIO, MODELS } from '@clipwright/core/models';

/** One field of a generation body, for people. */
export interface BodyField {
  readonly name: string;
  readonly takes: string;
  readonly description: string;
}

const perModel = (text: (model: (typeof MODELS)[number]) => string): string =>
  MODELS.map((model) => `\`${model.id}\` ${text(model)}`).join('; ');

const labels = (model: (typeof MODELS)[number]): string =>
  model.resolutions.map(({ label }) => label).join(', ');

const count = (number: number): string => number.toLocaleString('en');

/** Fields that both generation routes take. */
const SHARED: readonly BodyField[] = [
  {
    name: 'video_model',
    takes: 'string',
    description: `One of ${MODELS.map(({ id }) => `\`${id}\``).join(', ')}. Default: \`${MODELS.find((model) => model.default)?.id ?? ''}\`.`,
  },
  {
    name: 'resolution',
    takes: 'string',
    description: `The shorter side, as a label in any letter case: ${perModel((model) => `takes ${labels(model)} (${model.defaultResolution})`)}.`,
  },
  {
    name: 'duration',
    takes: 'integer',
    description: `Seconds: ${perModel(({ durations }) => `takes ${durations.min} to ${durations.max} (${durations.default})`)}.`,
  },
  {
    name: 'aspect_ratio',
    takes: 'string',
    description: `One of ${ASPECT_RATIOS.join(', ')}. Default: ${DEFAULT_ASPECT_RATIO}, or the image's own.`,
  },
  {
    name: 'seed',
    takes: 'integer',
    description: '0 to 4294967295. The same seed and prompt give the same video on one machine.',
  },
  {
    name: 'negative_prompt',
    takes: 'string',
    description: 'What should not be seen; as long as a prompt may be.',
  },
  { name: 'audio', takes: 'boolean', description: 'Sound, with `modelb3`; `false` turns it off.' },
];

const PROMPT: BodyField = {
  name: 'prompt',
  takes: 'string',
  description: `What the video shows: ${perModel(({ maxPromptLength }) => `takes 1 to ${count(maxPromptLength)} characters`)}.`,
};

const IMAGE_URL: BodyField = {
  name: 'image_url',
  takes: 'string, required',
  description:
    'An https or http address, or a `data:image/…;base64,` URI of at most 10 MiB decoded. Absent in multipart, where the `image` file takes its place.',
};

export const TEXT_FIELDS: readonly BodyField[] = [{ ...PROMPT, takes: 'string, required' }, ...SHARED];
export const IMAGE_FIELDS: readonly BodyField[] = [IMAGE_URL, PROMPT, ...SHARED];
