import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';
import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiSecuritySchemeObject,
} from 'zod-openapi';
import { answerHeaders, errorHeadersOf } from './answer-headers.js';
import { takesAtMost } from './body-limit-text.js';
import { FILE_PATH } from './file-route.js';
import type { GenerationBody, DescribedRoute } from './described-route.js';
import { ROUTES } from './described-routes.js';
import { SCHEMAS } from './wire-schemas.js';

const DESCRIPTION = `A prompt or an image becomes an mp4 with one call. 15 generations in any 30 minutes per key; every error is JSON with a stable \`code\`.

Additions come at any time: ignore what you do not know. A breaking change needs \`/api/v2\`, which is then served beside \`/api/v1\` for at least six months; from the decision on, answers under \`/api/v1\` carry the headers \`Deprecation\` and \`Sunset\`.`;

const SECURITY_SCHEMES: Readonly<Record<string, ZodOpenApiSecuritySchemeObject>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Recommended: `Authorization: Bearer <key>`. Beats the other two.',
  },
  header: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  query: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'Not for production: addresses end up in logs.',
  },
};

/** Answers may gain fields under this version: a client that was made from the document has to take them. */
const OPEN_ANSWERS: CreateDocumentOptions = {
  override: ({ jsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
};

/** The OpenAPI 3.1 document of this server. `origin` is what its addresses start with. */
export function openApiDocument(origin: string): object {
  return createDocument(
    {
      openapi: '3.1.0',
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      info: {
        title: 'Clipwright',
        version: '1',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: origin }],
      security: Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] })),
      paths: { ...Object.fromEntries(ROUTES.flatMap(({ paths }) => paths.map(pathItem))), ...FILE_PATH },
      components: { schemas: SCHEMAS, securitySchemes: SECURITY_SCHEMES },
    },
    OPEN_ANSWERS,
  );
}

/** A path with all routes that stand at it. An alias is the same route under another id. */
function pathItem(path: string): [string, Record<string, ZodOpenApiOperationObject>] {
  const here = ROUTES.filter(({ paths }) => paths.includes(path));
  return [path, Object.fromEntries(here.map((route) => [route.method, routeObject(route, path)]))];
}

function routeObject(route: DescribedRoute, path: string): ZodOpenApiOperationObject {
  const { id, method, body, summary, description, parameters } = route;
  const isAlias = path !== route.paths[0];
  return {
    operationId: isAlias ? `${id}Alias` : id,
    summary,
    description,
    requestParams: parameters,
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: takesAtMost(method, path),
            content: bodyContent(body, route),
          },
        }),
    responses: { ...successes(route), ...failures(route) },
  };
}

function bodyContent(
  { json, besideImage }: GenerationBody,
  { examples }: DescribedRoute,
): ZodOpenApiContentObject {
  const named = Object.fromEntries(examples.map(({ name, body: value }) => [name, { value }]));
  const asJson = { 'application/json': { schema: json, examples: named } };
  if (besideImage === undefined) return asJson;
  const form = z.object({ image: FILE, request: besideImage.optional() });
  return { ...asJson, 'multipart/form-data': { schema: form, encoding: PART_TYPES } };
}

const FILE = z.unknown().meta({ type: 'string', contentMediaType: 'application/octet-stream' });

const PART_TYPES = {
  image: { contentType: 'image/jpeg, image/png, image/webp' },
  request: { contentType: 'application/json' },
};

function successes(route: DescribedRoute): Record<string, ZodOpenApiResponseObject> {
  const answers = Object.entries(route.answers).map(([status, schema]) => [
    status,
    {
      description: status === '202' ? 'Admitted; the work goes on.' : 'Done.',
      headers: answerHeaders(route, Number(status)),
      content: { 'application/json': { schema } },
    },
  ]);
  return Object.fromEntries(answers) as Record<string, ZodOpenApiResponseObject>;
}

function failures(route: DescribedRoute): Record<string, ZodOpenApiResponseObject> {
  const statuses = new Set(route.errors.map((code) => ERROR_CODES[code].status));
  return Object.fromEntries([...statuses].map((status) => [String(status), failure(route, status)]));
}

function failure(route: DescribedRoute, status: number): ZodOpenApiResponseObject {
  const codes = route.errors.filter((code) => ERROR_CODES[code].status === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].when}`).join('\n\n'),
    headers: { ...answerHeaders(route, status), ...errorHeadersOf(status) },
    content: {
      'application/json': { schema: SCHEMAS.ErrorResponse, examples: errorExamples(codes) },
    },
  };
}

const errorExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      { value: { success: false, error: ERROR_CODES[code].message, code, param: null, request_id: 'req_…' } },
    ]),
  );
