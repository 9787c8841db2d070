import type { RequestField } from '@clipwright/core/fields';
import { DEFAULT_MODEL, MODELS, type VideoModel } from '@clipwright/core/models';
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { nodeName, OPTIONAL_FIELDS } from '../fields/node-field.js';

/**
 * The body fields that both generations share: what the user set, and nothing else. The default model goes
 * without saying.
 */
export function requestFields(context: IExecuteFunctions, itemIndex: number): IDataObject {
  const model = context.getNodeParameter('model', itemIndex, DEFAULT_MODEL) as string;
  const set = context.getNodeParameter('additionalFields', itemIndex, {});
  const chosen = MODELS.find(({ id }) => id === model) ?? MODELS[0];
  const fields = OPTIONAL_FIELDS.map(([field, row]) => ({ field, row, value: set[nodeName(field)] }))
    .filter(({ value }) => isSet(value))
    .map(({ field, row, value }) => [field, isNumber(row, chosen) ? asNumber(value) : value]);
  return { ...(model === DEFAULT_MODEL ? {} : { video_model: model }), ...Object.fromEntries(fields) };
}

/** Whether the field takes numbers, and no text. */
function isNumber({ takes }: RequestField, model: VideoModel | undefined): boolean {
  if (model === undefined) return false;
  const taken = takes(model);
  return taken.kind === 'whole' || (taken.kind === 'choice' && taken.choices.every(Number.isFinite));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Forms and sheets give numbers as text. What is no number is left for the server to refuse by name. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}
