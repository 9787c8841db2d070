import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checklistPage } from './docs/checklist-page.mjs';
import { httpApiPage } from './docs/http-api-page.mjs';
import { table } from './docs/markdown-table.mjs';
import { settingsPage } from './docs/settings-page.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const seenFromApi = createRequire(at('apps/api/package.json'));

const notice = (source) => `<!-- Generated from ${source} by npm run docs:generate. Change it there. -->`;

async function allSettings() {
  const { SETTINGS } = await import(pathToFileURL(at('apps/api/dist/config/settings.js')));
  return settingsPage(Object.values(SETTINGS), notice('apps/api/src/config/settings.ts'));
}

async function httpApi() {
  const folder = 'apps/api/dist/features/api-docs';
  const { openApiDocument } = await import(pathToFileURL(at(`${folder}/openapi-document.js`)));
  return httpApiPage(
    openApiDocument('http://127.0.0.1:8787'),
    notice('apps/api/src/features/api-docs/described-routes.ts'),
  );
}

async function errorsPage() {
  const { ERROR_CODES, VIDEO_ERROR_CODES, VIDEO_ERROR_OCCASIONS } = await import(
    pathToFileURL(seenFromApi.resolve('@clipwright/core/errors'))
  );
  const answers = Object.entries(ERROR_CODES)
    .sort(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, message, when }]) => [status, `\`${code}\``, message, when]);
  return [
    '# Errors',
    notice('packages/core/src/errors/error-table.ts'),
    'Every refusal under /api is JSON: `success` (false), `error` (a sentence for people), `code` (stable, for machines), `param` (the field at fault, or null) and `request_id`. A 429 adds `rate_limit`. A 500 adds `video_id` where a video exists, so that it can be followed.',
    table(['Status', 'Code', 'Sentence', 'When'], answers),
    '## Why a video failed',
    'The status of a failed video carries one of these codes in `error.code`.',
    table(
      ['Code', 'When'],
      VIDEO_ERROR_CODES.map((code) => [`\`${code}\``, VIDEO_ERROR_OCCASIONS[code]]),
    ),
  ];
}

async function securityPage() {
  const source = 'docs/reference/security-checklist.json';
  return checklistPage(JSON.parse(await readFile(at(source), 'utf8')), notice(source));
}

async function fieldsPage() {
  const { REQUEST_FIELDS } = await import(pathToFileURL(seenFromApi.resolve('@clipwright/core/fields')));
  const { MODELS } = await import(pathToFileURL(seenFromApi.resolve('@clipwright/core/models')));
  const rows = Object.entries(REQUEST_FIELDS).map(([field, { describe, n8n, web, cli }]) => [
    `\`${field}\``,
    describe(MODELS),
    n8n?.label ?? '-',
    web?.label ?? '-',
    cli === undefined ? '-' : `\`--${cli.option}\``,
  ]);
  return [
    '# Request fields',
    notice('packages/core/src/fields/request-fields.ts'),
    'What the body of a generation may have. Everything but `prompt` (text-to-video) and `image_url` (image-to-video) is optional; `null` means absent. What is wrong is 400 `invalid_request`, and `param` names the field.',
    table(['Field', 'What it takes', 'In the n8n node', 'In the playground', 'In `clipwright sketch`'], rows),
  ];
}

async function bodiesPage() {
  const { BODY_LIMITS, SMALL_BODY_BYTES } = await import(
    pathToFileURL(at('apps/api/dist/config/body-limits.js'))
  );
  const rows = [...BODY_LIMITS].map(([route, bytes]) => [
    `\`${route}\``,
    bytes.toLocaleString('en'),
    `${bytes / 1024 / 1024} MiB`,
  ]);
  return [
    '# Request bodies',
    notice('apps/api/src/config/body-limits.ts'),
    'How large the body of a request may be. What is larger is 413 `body_too_large`, and the sentence says the limit. Large bodies wait for their share of `BODY_MEMORY_MB` before they are read, and are parsed beside the event loop.',
    table(
      ['Route', 'Bytes', ''],
      [...rows, ['every other route', SMALL_BODY_BYTES.toLocaleString('en'), '64 KiB']],
    ),
    'JSON that is larger than 64 KiB holds at most 10,000 names and values; a longer one is 400 `invalid_json`.',
  ];
}

const pages = {
  'docs/reference/settings.md': allSettings,
  'docs/reference/errors.md': errorsPage,
  'docs/reference/fields.md': fieldsPage,
  'docs/reference/security.md': securityPage,
  'docs/reference/bodies.md': bodiesPage,
  'docs/use/http-api.md': httpApi,
};

async function drifted(path, text) {
  const now = await readFile(at(path), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return now !== text;
}

async function write(path, text) {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
}

const onlyCheck = process.argv.includes('--check');
for (const [path, page] of Object.entries(pages)) {
  const text = `${(await page()).join('\n\n')}\n`;
  if (!(await drifted(path, text))) continue;
  if (onlyCheck) {
    console.error(`${path} no longer says what the code says. Run: npm run docs:generate`);
    process.exitCode = 1;
  } else {
    await write(path, text);
  }
}
