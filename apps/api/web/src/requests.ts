/** A request of the API as its body: only what differs from the defaults. */
export type RequestBody = Readonly<Record<string, unknown>>;

interface AsText {
  readonly origin: string;
  readonly apiKey: string;
  readonly body: RequestBody;
}

const isFromImage = (body: RequestBody): boolean => 'image_url' in body;

const pathOf = (body: RequestBody): string =>
  isFromImage(body) ? '/api/v1/image-to-video.php' : '/api/v1/text-to-video.php';

/** For a shell: quotes inside single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const curlOf = ({ origin, apiKey, body }: AsText): string =>
  [
    `curl -sS ${origin}${pathOf(body)} \\`,
    `  -H 'Authorization: Bearer ${apiKey}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify(body))}`,
  ].join('\n');

export const typeScriptOf = ({ origin, body }: AsText): string =>
  [
    `import { createClient } from '@clipwright/core';`,
    '',
    `const apiKey = process.env['CLIPWRIGHT_API_KEY'] ?? '';`,
    `const client = createClient({ baseUrl: '${origin}', apiKey });`,
    '',
    `const video = await client.${isFromImage(body) ? 'imageToVideo' : 'textToVideo'}(${JSON.stringify(body, null, 2)});`,
    'console.log(video.video_url);',
  ].join('\n');

/** What our node calls a field of the wire: aspectRatio for aspect_ratio, and the model by its short name. */
const nodeName = (field: string): string =>
  field === 'video_model' ? 'model' : field.replace(/_./g, (start) => start.slice(1).toUpperCase());

/** Fields that stand on top of our node; the others are added to it. */
const ON_TOP = new Set(['prompt', 'image_url', 'video_model', 'resolution', 'duration', 'aspect_ratio']);

const NODE_VERSION = 1.1;

/** Our node as n8n's editor takes it from the clipboard; its key is in a credential of n8n's. */
export function n8nOf({ body }: AsText): string {
  const fields = (isOnTop: boolean): object =>
    Object.fromEntries(
      Object.entries(body)
        .filter(([field]) => ON_TOP.has(field) === isOnTop)
        .map(([field, value]) => [nodeName(field), value]),
    );
  const node = {
    name: 'Clipwright',
    type: 'n8n-nodes-clipwright.clipwright',
    typeVersion: NODE_VERSION,
    position: [0, 0],
    parameters: {
      resource: 'video',
      operation: isFromImage(body) ? 'generateFromImage' : 'generateFromText',
      ...fields(true),
      additionalFields: fields(false),
    },
  };
  return JSON.stringify({ nodes: [node], connections: {} }, null, 2);
}
