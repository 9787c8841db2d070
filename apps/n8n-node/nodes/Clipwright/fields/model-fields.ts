import { MODELS } from '@clipwright/core/models';
import type { INodeProperties } from 'n8n-workflow';
import type { ModelList } from '../lists/model-lists.js';
import { nodeName, OPTIONAL_FIELDS, type NodeField } from './node-field.js';
import { inVersion1, sinceVersion11 } from './node-versions.js';

type Control = Pick<INodeProperties, 'type' | 'typeOptions' | 'default'>;

/** What people change most: it stands on top, not behind "Add Field". */
const ON_TOP: ReadonlySet<string> = new Set(['duration', 'aspect_ratio', 'resolution']);

/**
 * What a list is loaded anew for. The model is named by a path: by its bare name, n8n gives no list at all while an
 * expression in it can't be resolved, as before the first run; by a path it gives null, and the list has the values
 * of all models.
 */
const RELOADS = { models: ['operation'], ofModel: ['[model]', 'operation'] };

/** What the server says of each model. */
const LISTS: Readonly<Record<string, ModelList>> = {
  duration: 'listDurations',
  aspect_ratio: 'listAspectRatios',
  resolution: 'listResolutions',
  fps: 'listFrameRates',
};

/** Which model, of those that the server makes. */
export const modelField: INodeProperties = {
  displayName: 'Model',
  name: 'model',
  ...listed('listModels', RELOADS.models),
  description: 'Which model makes the video. The list comes from the server.',
};

/** Length, shape and size. Left at their defaults, the server chooses. */
export const topFields: INodeProperties[] = ['duration', 'aspect_ratio', 'resolution'].flatMap((name) =>
  OPTIONAL_FIELDS.filter(([field]) => field === name).map(([field, row]) => ({
    ...property(field, row),
    displayOptions: sinceVersion11,
  })),
);

/** What is set more rarely; in nodes of version 1 length, shape and size too. The same for every model. */
export const additionalFields: INodeProperties = {
  displayName: 'Additional Fields',
  name: 'additionalFields',
  type: 'collection',
  placeholder: 'Add Field',
  default: {},
  options: OPTIONAL_FIELDS.map(([field, row]) => ({
    ...property(field, row),
    ...shownWhere(field, row),
  })).toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1)),
};

/** Length, shape and size stand on top in newer nodes; what text has no use for is not offered to it. */
function shownWhere(field: string, { presence }: NodeField): Pick<INodeProperties, 'displayOptions'> {
  if (ON_TOP.has(field)) return { displayOptions: inVersion1 };
  const isOfImages = MODELS.every((model) => presence?.('text', model) === 'unknown');
  return isOfImages ? { displayOptions: { hide: { '/operation': ['generateFromText'] } } } : {};
}

function property(field: string, { n8n, takes }: NodeField): INodeProperties {
  return {
    displayName: n8n.label,
    name: nodeName(field),
    ...controlOf(field, takes),
    description: n8n.help,
  };
}

function controlOf(field: string, takes: NodeField['takes']): Control {
  const list = LISTS[field];
  if (list !== undefined) return listed(list, RELOADS.ofModel);
  const [taken] = MODELS.map(takes);
  if (taken?.kind === 'switch') return { type: 'boolean', default: true };
  if (taken?.kind === 'address') return { type: 'string', default: '' };
  if (taken?.kind !== 'whole') return { type: 'string', typeOptions: { rows: 2 }, default: '' };
  const { min, max } = taken;
  return { type: 'number', typeOptions: { minValue: min, maxValue: max, numberPrecision: 0 }, default: min };
}

function listed(loadOptionsMethod: ModelList, loadOptionsDependsOn: string[]): Control {
  return { type: 'options', typeOptions: { loadOptionsMethod, loadOptionsDependsOn }, default: '' };
}
