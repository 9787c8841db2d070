import type { ErrorCode } from '@clipwright/core/errors';
import type { z } from 'zod';
import type { BodyField } from './body-fields.js';

/** Where a parameter can stand, each with the schema of all that stand there. */
export interface Parameters {
  readonly query?: z.ZodObject;
  readonly path?: z.ZodObject;
  readonly header?: z.ZodObject;
}

/**
 * A request that works as it stands, with placeholders `{video_id}` and `{next_cursor}` for what only a
 * server knows.
 */
export interface Example {
  readonly name: string;
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

/** A generation's body: JSON, or a form with the image beside the JSON of the other fields. */
export interface GenerationBody {
  readonly json: z.ZodType;
  readonly besideImage?: z.ZodType;
}

/** Everything that the OpenAPI document, the docs page and the tests know of one route. */
export interface DescribedRoute {
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** The first is documented, the others are aliases. */
  readonly paths: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: Parameters;
  readonly body?: GenerationBody;
  readonly fields?: readonly BodyField[];
  /** Success answers by status. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  readonly counted: boolean;
  readonly errors: readonly ErrorCode[];
  readonly examples: readonly Example[];
}
