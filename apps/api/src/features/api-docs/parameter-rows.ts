import { globalRegistry, type z } from 'zod';
import type { Parameters } from './described-route.js';

/** A parameter, where it stands, and what it does. */
export interface ParameterRow {
  readonly name: string;
  readonly place: string;
  readonly description: string;
}

export const parameterRows = (parameters: Parameters): ParameterRow[] =>
  Object.entries(parameters).flatMap(([place, { shape }]: [string, z.ZodObject]) =>
    Object.entries(shape).map(([name, schema]) => ({
      name,
      place,
      description: globalRegistry.get(schema)?.description ?? '',
    })),
  );
