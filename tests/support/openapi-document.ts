import { call } from './call.js';

/** What tests read of the description. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Readonly<Record<string, { headers?: object }>> }>>>
  >;
}

/** What a server says of itself at /openapi.json. */
export const openApiOf = async (origin: string): Promise<OpenApiDocument> =>
  (await call(origin, { path: '/openapi.json' })).json as OpenApiDocument;
