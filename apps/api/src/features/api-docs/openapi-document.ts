import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';
import { toJsonSchemas } from '@clipwright/core/videos';
import { answerHeaders, errorHeadersOf } from './answer-headers.js';
import { takesAtMost } from './body-limit-text.js';
import type { Operation } from './operation.js';
import { OPERATIONS } from './operations.js';

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const DESCRIPTION = `A prompt or an image becomes an mp4 with one call. 15 generations in any 30 minutes per key; every error is JSON with a stable \`code\`.

Additions come at any time: ignore what you do not know. A breaking change needs \`/api/v2\`, which is then served beside \`/api/v1\` for at least six months; from the decision on, answers under \`/api/v1\` carry the headers \`Deprecation\` and \`Sunset\`.`;

const SECURITY_SCHEMES = {
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

/** The OpenAPI 3.1 document of this server. `origin` is what its addresses start with. */
export function openApiDocument(origin: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clipwright',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    security: Object.keys(SECURITY_SCHEMES).map((name) => ({ [name]: [] })),
    paths: { ...Object.fromEntries(OPERATIONS.flatMap(({ paths }) => paths.map(pathItem))), ...FILE_PATH },
    components: { schemas: toJsonSchemas(), securitySchemes: SECURITY_SCHEMES },
  };
}

/** A path with all operations that stand at it. An alias is the same operation under another id. */
function pathItem(path: string): [string, object] {
  const here = OPERATIONS.filter(({ paths }) => paths.includes(path));
  return [
    path,
    Object.fromEntries(here.map((operation) => [operation.method, operationObject(operation, path)])),
  ];
}

function operationObject(operation: Operation, path: string): object {
  const isAlias = path !== operation.paths[0];
  return {
    operationId: isAlias ? `${operation.id}Alias` : operation.id,
    summary: operation.summary,
    description: operation.description,
    parameters: operation.parameters,
    ...(operation.body === undefined ? {} : { requestBody: requestBody(operation, path) }),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

function requestBody(operation: Operation, path: string): object {
  const { body = {} } = operation;
  const examples = Object.fromEntries(operation.examples.map(({ name, body: value }) => [name, { value }]));
  const content = Object.entries(body).map(([type, schema]) => [
    type,
    type === 'application/json'
      ? { schema: schemaRef(schema), examples }
      : { schema: multipartSchema(schema), encoding: PART_TYPES },
  ]);
  return {
    required: true,
    description: takesAtMost(operation.method, path),
    content: Object.fromEntries(content),
  };
}

const PART_TYPES = {
  image: { contentType: 'image/jpeg, image/png, image/webp' },
  request: { contentType: 'application/json' },
};

const multipartSchema = (schema: string) => ({
  type: 'object',
  required: ['image'],
  properties: {
    image: { type: 'string', contentMediaType: 'application/octet-stream' },
    request: schemaRef(schema),
  },
});

function successes(operation: Operation): Record<string, object> {
  const answers = Object.entries(operation.answers).map(([status, schema]) => [
    status,
    {
      description: status === '202' ? 'Admitted; the work goes on.' : 'Done.',
      headers: answerHeaders(operation, Number(status)),
      content: { 'application/json': { schema: schemaRef(schema) } },
    },
  ]);
  return Object.fromEntries(answers) as Record<string, object>;
}

function failures(operation: Operation): Record<string, object> {
  const statuses = [...new Set(operation.errors.map((code) => ERROR_CODES[code].status))].sort(
    (a, b) => a - b,
  );
  return Object.fromEntries(statuses.map((status) => [String(status), failure(operation, status)]));
}

function failure(operation: Operation, status: number): object {
  const codes = operation.errors.filter((code) => ERROR_CODES[code].status === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].when}`).join('\n\n'),
    headers: { ...answerHeaders(operation, status), ...errorHeadersOf(status) },
    content: { 'application/json': { schema: schemaRef('ErrorResponse'), examples: errorExamples(codes) } },
  };
}

const errorExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      { value: { success: false, error: ERROR_CODES[code].message, code, param: null, request_id: 'req_…' } },
    ]),
  );

/** The finished file: no key, because its name can't be guessed. */
const FILE_PATH = {
  '/media/{file}': {
    get: {
      operationId: 'file',
      summary: 'Load a finished video',
      description: 'The mp4 itself, with ranges, HEAD, ETag and a long cache. Needs no key.',
      security: [],
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: 'The name in `video_url`.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The whole file.', content: { 'video/mp4': {} } },
        206: { description: 'The part that `Range` asks for.', content: { 'video/mp4': {} } },
        304: { description: 'Unchanged.' },
        403: {
          description: '`https_required`',
          content: { 'application/json': { schema: schemaRef('ErrorResponse') } },
        },
        404: {
          description: '`not_found`',
          content: { 'application/json': { schema: schemaRef('ErrorResponse') } },
        },
        416: {
          description: '`range_not_satisfiable`',
          content: { 'application/json': { schema: schemaRef('ErrorResponse') } },
        },
      },
    },
  },
};
