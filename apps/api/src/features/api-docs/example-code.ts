import type { ToldRoute } from '@clipwright/core/dashboard';
import type { DescribedRoute, Example } from './described-route.js';

type Code = ToldRoute['examples'][number]['code'];

/** A call, whatever it is written in. */
interface Written {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: object | undefined;
}

const KEY = 'CLIPWRIGHT_API_KEY';

/** An example as code that runs as it stands, but for what only a server knows, with the key from the environment. */
export function exampleCode(
  { method, paths: [path = ''] }: DescribedRoute,
  { query, body, headers }: Example,
  origin: string,
): Code {
  const call: Written = {
    method: method.toUpperCase(),
    url: `${origin}${path}${query === undefined ? '' : `?${query}`}`,
    headers: [
      ...Object.entries(headers ?? {}),
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
    ],
    body,
  };
  return { curl: curlOf(call), typescript: typeScriptOf(call), python: pythonOf(call) };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const curlOf = ({ method, url, headers, body }: Written): string =>
  [
    `curl -sS${method === 'DELETE' ? ' -X DELETE' : ''} ${quoted(url)}`,
    `-H "Authorization: Bearer $${KEY}"`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');

const inner = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

const typeScriptOf = ({ method, url, headers, body }: Written): string =>
  [
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env['${KEY}']}\`,`,
    ...headers.map(([name, value]) => `    '${name}': ${JSON.stringify(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${inner(body, '  ')}),`]),
    '});',
    'console.log(await answer.json());',
  ].join('\n');

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const pythonValue = (value: unknown): string => {
  const json = JSON.stringify(value);
  return PYTHON_WORDS[json] ?? json;
};

const pythonOf = ({ method, url, headers, body }: Written): string =>
  [
    'import json, os, urllib.request',
    '',
    ...(body === undefined
      ? []
      : [
          'body = {',
          ...Object.entries(body).map(([name, value]) => `    ${pythonValue(name)}: ${pythonValue(value)},`),
          '}',
        ]),
    'request = urllib.request.Request(',
    `    ${pythonValue(url)},`,
    ...(method === 'DELETE' ? ['    method="DELETE",'] : []),
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    '    headers={',
    `        "Authorization": "Bearer " + os.environ["${KEY}"],`,
    ...headers.map(([name, value]) => `        ${pythonValue(name)}: ${pythonValue(value)},`),
    '    },',
    ')',
    'with urllib.request.urlopen(request, timeout=300) as answer:',
    '    print(json.load(answer))',
  ].join('\n');
