import type { ErrorCode } from '@clipwright/core/errors';
import type { BodyField } from './body-fields.js';

/** One query, path or header parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: object;
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

/** Everything that the OpenAPI document, the docs page and the tests know of one route. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** The first is documented, the others are aliases. */
  readonly paths: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Schema names of core's toJsonSchemas by media type. */
  readonly body?: Readonly<Record<string, string>>;
  readonly fields?: readonly BodyField[];
  /** Success answers: schema names of core's toJsonSchemas by status. */
  readonly answers: Readonly<Record<number, string>>;
  readonly counted: boolean;
  readonly errors: readonly ErrorCode[];
  readonly examples: readonly Example[];
}
