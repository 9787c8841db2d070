import type { RequestField, Takes } from '@clipwright/core/fields';
import { DEFAULT_MODEL, MODELS, type VideoModel } from '@clipwright/core/models';
import type { INodeProperties } from 'n8n-workflow';
import { nodeName, OPTIONAL_FIELDS, type NodeField } from './node-field.js';

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

type Control = Pick<INodeProperties, 'type' | 'typeOptions' | 'options'>;

const CONTROLS: { readonly [Kind in Takes['kind']]?: (takes: never, model: VideoModel) => Control } = {
  whole: ({ min, max }: Of<'whole'>) => ({
    type: 'number',
    typeOptions: { minValue: min, maxValue: max, numberPrecision: 0 },
  }),
  choice: ({ choices }: Of<'choice'>) => ({
    type: 'options',
    options: choices.map((value) => ({ name: String(value), value })),
  }),
  label: (_takes: Of<'label'>, model) => ({ type: 'options', options: sizesOf(model) }),
  switch: () => ({ type: 'boolean' }),
};

type Of<Kind extends Takes['kind']> = Extract<Takes, { kind: Kind }>;

/** The optional fields of each model, shown for that model alone and with its own limits. */
export const additionalFields: INodeProperties[] = MODELS.map((model) => ({
  displayName: 'Additional Fields',
  name: 'additionalFields',
  type: 'collection',
  placeholder: 'Add Field',
  default: {},
  displayOptions: { show: { model: [model.id] } },
  options: OPTIONAL_FIELDS.flatMap(([field, row]) => property(field, row, model)).toSorted((one, other) =>
    one.displayName < other.displayName ? -1 : 1,
  ),
}));

function summaryOf({ durations, resolutions, audio: hasAudio }: VideoModel): string {
  const labels = [...new Set(resolutions.map((choice) => choice.servedAs))].join(', ');
  return `${durations.min} to ${durations.max} s, ${labels}, ${hasAudio ? 'with sound' : 'silent'}`;
}

/** One field as the node shows it; none where the model has nothing to choose. */
function property(field: string, row: NodeField, model: VideoModel): INodeProperties[] {
  const takes = row.takes(model);
  if (takes.kind === 'switch' && !takes.canBeOn) return [];
  const { label, help } = row.n8n;
  return [
    {
      displayName: label,
      name: nodeName(field),
      ...controlOf(takes, model),
      default: usualOf(row, takes, model),
      description: help(model),
    },
  ];
}

function controlOf(takes: Takes, model: VideoModel): Control {
  const control = CONTROLS[takes.kind] as ((takes: Takes, model: VideoModel) => Control) | undefined;
  return control?.(takes, model) ?? { type: 'string', typeOptions: { rows: 2 } };
}

function sizesOf({ resolutions, creditsPerSecond }: VideoModel): NonNullable<Control['options']> {
  return resolutions.map(({ label, servedAs }) => ({
    name: label === servedAs ? label : `${label} (Served as ${servedAs})`,
    value: label,
    description: `${creditsPerSecond[servedAs] ?? 0} credits for a second of video`,
  }));
}

/** What stands in a field that was just added. */
function usualOf({ fill }: RequestField, takes: Takes, model: VideoModel): string | number | boolean {
  const usual = fill(null as never, { model, mode: 'text' }) as string | number | boolean | null;
  return usual ?? (takes.kind === 'whole' ? takes.min : '');
}
