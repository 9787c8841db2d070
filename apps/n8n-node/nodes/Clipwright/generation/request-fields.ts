import type { RequestField } from '@clipwright/core/fields';
import { MODELS } from '@clipwright/core/models';
import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { nodeName, OPTIONAL_FIELDS } from '../fields/node-field.js';

/** The body fields that both generations share: what the user set, and nothing else. */
export function requestFields(context: IExecuteFunctions, itemIndex: number): IDataObject {
  const fields = OPTIONAL_FIELDS.map(([field, row]) => ({
    field,
    row,
    value: valueOf(context, itemIndex, nodeName(field)),
  }));
  const set = fields
    .filter(({ value }) => isSet(value))
    .map(({ field, row, value }) => [field, asTaken(row, value)]);
  const model: unknown = context.getNodeParameter('model', itemIndex, '');
  return { ...(isSet(model) ? { video_model: model as string } : {}), ...Object.fromEntries(set) };
}

/** A field stands on top, or in the collection; n8n gives nothing for what the node's version does not show. */
function valueOf(context: IExecuteFunctions, itemIndex: number, name: string): unknown {
  const onTop: unknown = context.getNodeParameter(name, itemIndex, '');
  return isSet(onTop) ? onTop : context.getNodeParameter('additionalFields', itemIndex, {})[name];
}

/** Whether the field takes numbers, and no text, of any model. */
function isNumber({ takes }: RequestField): boolean {
  return MODELS.map(takes).some(
    (taken) => taken.kind === 'whole' || (taken.kind === 'choice' && taken.choices.every(Number.isFinite)),
  );
}

/** What a field holds as text, as the server takes it. */
function asTaken(row: RequestField, value: unknown): unknown {
  if (isNumber(row)) return asNumber(value);
  return row.name === 'referenceImageUrls' && typeof value === 'string' ? addressesIn(value) : value;
}

/** Addresses and data URIs have commas of their own: one ends where the next begins. */
const addressesIn = (list: string): string[] =>
  list.split(/[\s,]+(?=https?:|data:)/i).map((address) => address.trim());

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Forms and sheets give numbers as text. What is no number is left for the server to refuse by name. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}
