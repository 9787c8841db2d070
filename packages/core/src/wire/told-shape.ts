import type * as z from 'zod';
import type { ToldValues } from '../fields/field-values.js';
import { REQUEST_FIELDS } from '../fields/request-fields.js';
import type { RequestField } from '../fields/request-field.js';
import { valueSchema } from '../videos/request-body.js';

type ToldShape = { readonly [Field in keyof ToldValues]: z.ZodType<ToldValues[Field]> };

/** What the status of a video says of its request. */
export function toldShape(): ToldShape {
  const rows = Object.values<RequestField>(REQUEST_FIELDS);
  const shape = rows.flatMap(({ told }) => {
    if (told === null) return [];
    const schema = valueSchema(told.name, told.is);
    return [[told.name, told.nullable ? schema.nullable() : schema]];
  });
  return Object.fromEntries(shape) as ToldShape;
}
