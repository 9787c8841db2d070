import { ERROR_CODES } from '@clipwright/core/errors';
import type { BodyField } from './body-fields.js';
import { takesAtMost } from './body-limit-text.js';
import type { Example, DescribedRoute, Parameters } from './described-route.js';
import { ROUTES } from './described-routes.js';
import { exampleCode } from './example-code.js';
import { parameterRows } from './parameter-rows.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Text with `code` in it. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const shortened = (text: string): string => text.replace(/(base64,.{24})[^"]+/, '$1…');

/** The page at /docs: every route with a call to paste. No script, no foreign host. */
export function docsPage(origin: string): string {
  const links = ROUTES.map(({ id, summary }) => `<li><a href="#${id}">${escaped(summary)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clipwright API</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>Clipwright API</h1>
<p>A prompt or an image becomes an mp4 with one call. Machine readable: <a href="/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Operations"><ul>${links}<li><a href="#errors">Errors</a></li></ul></nav>
<main>
<section><h2>Keys</h2><p>${prose('Every call under `/api` carries a key: `Authorization: Bearer <key>` (recommended), `X-API-Key: <key>`, or `?api_key=<key>`. The first one present decides. Keys are for servers, never for browsers or apps.')}</p></section>
${ROUTES.map((route) => section(route, origin)).join('\n')}
${errorSection()}
</main>
</body>
</html>
`;
}

function section(route: DescribedRoute, origin: string): string {
  const [path = ''] = route.paths;
  const aliases = route.paths.slice(1).map((alias) => `<code>${escaped(alias)}</code>`);
  return `<section id="${route.id}">
<h2>${escaped(route.summary)}</h2>
<p class="route"><b>${route.method.toUpperCase()}</b> <code>${escaped(path)}</code>${aliases.length > 0 ? ` also at ${aliases.join(', ')}` : ''}</p>
<p>${prose(route.description)}</p>
${route.body === undefined ? '' : `<p>${prose(takesAtMost(route.method, path))}</p>`}
${fieldTable(route.fields ?? [])}
${parameterTable(route.parameters)}
${route.examples.map((example) => exampleBlock(route, example, origin)).join('\n')}
</section>`;
}

/** Rows of cells; the first of each row is code. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = ([first = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row"><code>${escaped(first)}</code></th>${rest.map((cell) => `<td>${prose(cell)}</td>`).join('')}</tr>`;
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table></div>`;
}

const fieldTable = (fields: readonly BodyField[]): string =>
  table(
    ['Field', 'Takes', 'What it does'],
    fields.map(({ name, takes, description }) => [name, takes, description]),
  );

const parameterTable = (parameters: Parameters): string =>
  table(
    ['Parameter', 'In', 'What it does'],
    parameterRows(parameters).map(({ name, place, description }) => [name, place, description]),
  );

/** curl is shown, the other two are folded. */
function exampleBlock(route: DescribedRoute, example: Example, origin: string): string {
  const { curl, typescript, python } = exampleCode(route, example, origin);
  const code = (text: string): string => `<pre tabindex="0"><code>${escaped(shortened(text))}</code></pre>`;
  const folded = (name: string, text: string): string =>
    `<details><summary>${name}</summary>${code(text)}</details>`;
  return `<figure><figcaption>${escaped(example.name)}</figcaption>${code(curl)}${folded('TypeScript', typescript)}${folded('Python', python)}</figure>`;
}

function errorSection(): string {
  const rows = Object.entries(ERROR_CODES).map(([code, { status, when }]) => [code, String(status), when]);
  return `<section id="errors"><h2>Errors</h2>
<p>${prose('`success: false`, a sentence in `error`, a stable `code`, the field at fault in `param`, and `request_id`; a 429 adds `rate_limit`.')}</p>
${table(['Code', 'Status', 'When'], rows)}</section>`;
}
