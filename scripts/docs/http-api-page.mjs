import { table } from './markdown-table.mjs';

/** The pages of the HTTP API, as its OpenAPI document has them: a list of lines of Markdown. */
export function httpApiPage(document, notice) {
  const routes = routesOf(document);
  return [
    '# HTTP API',
    notice,
    'Every route under `/api`, from the OpenAPI document that the server itself answers with at `/openapi.json`; a server has the same as a page at `/docs`. Every call carries a key: `Authorization: Bearer <key>` (recommended), `X-API-Key: <key>` or `?api_key=<key>`. Every answer is JSON, with an `X-Request-Id`. What is refused says why in the shape of [Errors](../reference/errors.md).',
    table(
      ['Call', 'Does'],
      routes.map(({ method, path, operation }) => [
        `[\`${method} ${path}\`](#${anchorOf(operation)})`,
        `${operation.summary}.`,
      ]),
    ),
    ...routes.flatMap((route) => section(route, document)),
  ];
}

/** One for each operation; an alias is the same operation under a longer id. */
function routesOf({ paths }) {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const aliasesOf = (id) => all.filter(({ operation }) => operation.operationId === `${id}Alias`);
  return all
    .filter(({ operation }) => !operation.operationId.endsWith('Alias'))
    .map((route) => ({ ...route, aliases: aliasesOf(route.operation.operationId).map(({ path }) => path) }));
}

const anchorOf = ({ summary }) =>
  summary
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

function section({ method, path, aliases, operation }, document) {
  const also = aliases.length > 0 ? `, also at ${aliases.map((alias) => `\`${alias}\``).join(', ')}` : '';
  return [
    `## ${operation.summary}`,
    `**\`${method} ${path}\`**${also}`,
    operation.description,
    ...parametersOf(operation),
    ...bodyOf(operation, document),
    ...answersOf(operation, document),
  ].filter(Boolean);
}

function parametersOf({ parameters = [] }) {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    `\`${name}\``,
    `${place}${required ? ', required' : ''}`,
    cell(description ?? kindOf(schema)),
  ]);
  return [table(['Parameter', 'In', 'What it is'], rows)];
}

function bodyOf({ requestBody }, document) {
  const json = requestBody?.content['application/json'];
  if (json === undefined) return [];
  const examples = Object.entries(json.examples ?? {}).filter(([, { value }]) => value !== undefined);
  const fields = fieldsOf(json.schema, document);
  return [
    `${requestBody.description} What each field takes: [Request fields](../reference/fields.md).`,
    `Fields: ${fields.map(([name, , required]) => `\`${name}\`${required ? ' (required)' : ''}`).join(', ')}.`,
    ...examples.slice(0, 2).flatMap(([name, { value }]) => [`${name}:`, jsonBlock(value)]),
  ];
}

function answersOf({ responses }, document) {
  const entries = Object.entries(responses);
  const shapes = entries
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const schema = answer.content?.['application/json']?.schema;
      if (schema === undefined) return [];
      const rows = fieldsOf(schema, document).map(([name, kind]) => [`\`${name}\``, cell(kind)]);
      return [`**${status}** ${answer.description}`, table(['Field', 'Kind'], rows)];
    });
  const codes = entries
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description }]) => [status, codesIn(description)]);
  return [...shapes, ...(codes.length > 0 ? [table(['Refused with', 'Codes'], codes)] : [])];
}

/** The codes of a description that has a line for each of them, else its own words. */
const codesIn = (description) =>
  [...description.matchAll(/^(`\w+`):/gm)].map(([, code]) => code).join(', ') || cell(description);

/** Name, kind and whether it is required, of all fields that one of the shapes has. */
function fieldsOf(schema, document) {
  const all = shapesOf(schema, document).flatMap((shape) =>
    Object.entries(shape.properties ?? {}).map(([name, field]) => [
      name,
      kindOf(field),
      shape.required?.includes(name),
    ]),
  );
  return all.filter(([name], at) => all.findIndex(([other]) => other === name) === at);
}

function shapesOf(schema, document) {
  const own = schema.$ref === undefined ? schema : named(schema.$ref, document);
  const inner = own.anyOf ?? own.oneOf ?? own.allOf;
  return inner === undefined ? [own] : inner.flatMap((one) => shapesOf(one, document));
}

const named = (ref, document) => document.components.schemas[ref.split('/').at(-1)];

function kindOf(schema) {
  if (schema.$ref !== undefined) return `as ${schema.$ref.split('/').at(-1)}`;
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return [...new Set(either.map(kindOf))].join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  return valuesOf(schema) ?? typeOf(schema);
}

const typeOf = ({ type = 'anything', format }) =>
  [[type].flat().join(' or '), format && `(${format})`].filter(Boolean).join(' ');

/** The values that alone are taken, or null where the type says it. */
const valuesOf = ({ const: only, enum: some = only === undefined ? [] : [only] }) =>
  some.length === 0 ? null : some.map((value) => JSON.stringify(value)).join(', ');

const cell = (text) =>
  text
    .replaceAll(/\s*\n+\s*/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');

const SHOWN_LETTERS = 60;

function jsonBlock(value) {
  const short = (_key, one) =>
    typeof one === 'string' && one.length > SHOWN_LETTERS ? `${one.slice(0, SHOWN_LETTERS)}…` : one;
  return `\`\`\`json\n${JSON.stringify(value, short, 2)}\n\`\`\``;
}
