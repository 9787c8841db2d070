import { REQUEST_FIELDS, type RequestField, type Takes } from '@clipwright/core/fields';
import { MODELS } from '@clipwright/core/models';
import type { VideoMode } from '@clipwright/core/videos';

/** One field of a generation body, for people. */
export interface BodyField {
  readonly name: string;
  readonly takes: string;
  readonly description: string;
}

const TYPES: Readonly<Record<Exclude<Takes['kind'], 'choice'>, string>> = {
  text: 'string',
  label: 'string',
  whole: 'integer',
  number: 'number',
  switch: 'boolean',
  address: 'string',
  addresses: 'array of strings',
  nothing: 'null',
};

const typeOf = (takes: Takes): string =>
  takes.kind === 'choice' ? typeof takes.choices[0] : TYPES[takes.kind];

const [USUAL] = MODELS;

export const TEXT_FIELDS: readonly BodyField[] = fieldsOf('text');
export const IMAGE_FIELDS: readonly BodyField[] = fieldsOf('image');

/** What a route takes, the required first. */
function fieldsOf(mode: VideoMode): BodyField[] {
  const rows = Object.entries<RequestField>(REQUEST_FIELDS).flatMap(([name, row]) =>
    USUAL === undefined || row.presence?.(mode, USUAL) === 'unknown' ? [] : [{ name, row, model: USUAL }],
  );
  const isRequired = ({ row, model }: (typeof rows)[number]): boolean =>
    row.presence?.(mode, model) === 'required';
  return [...rows.filter(isRequired), ...rows.filter((one) => !isRequired(one))].map((one) => ({
    name: one.name,
    takes: `${typeOf(one.row.takes(one.model))}${isRequired(one) ? ', required' : ''}`,
    description: one.row.describe(MODELS),
  }));
}
