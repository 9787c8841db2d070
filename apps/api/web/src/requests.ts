/** A request of the API as its body: only what differs from the defaults. */
export type RequestBody = Readonly<Record<string, unknown>>;

interface AsText {
  readonly origin: string;
  /** Null: the code takes it from the environment. */
  readonly apiKey: string | null;
  readonly body: RequestBody;
  /** The name of a file of the computer that the code runs on, where the image is one. */
  readonly file?: string | null;
}

type Image = Pick<AsText, 'body' | 'file'>;

const isFromImage = ({ body, file = null }: Image): boolean => file !== null || 'image_url' in body;

const pathOf = (image: Image): string =>
  isFromImage(image) ? '/api/v1/image-to-video.php' : '/api/v1/text-to-video.php';

/** For a shell: quotes inside single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes inside of curl's own, which a name with a comma or a semicolon needs. */
const ofForm = (file: string): string => `image=@"${file.replace(/["\\]/g, '\\$&')}"`;

export function curlOf({ origin, apiKey, body, file = null }: AsText): string {
  const bearer =
    apiKey === null
      ? '"Authorization: Bearer $CLIPWRIGHT_API_KEY"'
      : quoted(`Authorization: Bearer ${apiKey}`);
  const request = JSON.stringify(body);
  const sent =
    file === null
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(request)}`]
      : [`-F ${quoted(ofForm(file))}`, `-F 'request=<-;type=application/json' <<'JSON'\n${request}\nJSON`];
  return [`curl -sS ${origin}${pathOf({ body, file })}`, `-H ${bearer}`, ...sent].join(' \\\n  ');
}

function typeScriptOf({ origin, body, file = null }: AsText): string {
  const fields = JSON.stringify(body, null, 2);
  const input =
    file === null ? fields : `{\n  "image": await upload(${JSON.stringify(file)}),${fields.slice(1)}`;
  return [
    `import { createClient } from '@clipwright/core';`,
    ...(file === null ? [] : [`import { upload } from '@clipwright/core/upload';`]),
    '',
    `const apiKey = process.env['CLIPWRIGHT_API_KEY'] ?? '';`,
    `const client = createClient({ baseUrl: '${origin}', apiKey });`,
    '',
    `const video = await client.${isFromImage({ body, file }) ? 'imageToVideo' : 'textToVideo'}(${input});`,
    'console.log(video.video_url);',
  ].join('\n');
}

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** A value of JSON as Python writes it. */
function pythonOf(value: unknown): string {
  const json = JSON.stringify(value);
  return PYTHON_WORDS[json] ?? json;
}

/** With what Python brings along. */
function pythonCodeOf({ origin, body, file = null }: AsText): string {
  const image = [
    `with open(${pythonOf(file)}, "rb") as image:`,
    '    data = base64.b64encode(image.read()).decode()',
    `body["image_url"] = "data:${typeOf(file ?? '')};base64," + data`,
  ];
  return [
    `import ${file === null ? '' : 'base64, '}json, os, urllib.request`,
    '',
    'body = {',
    ...Object.entries(body).map(([field, value]) => `    ${pythonOf(field)}: ${pythonOf(value)},`),
    '}',
    ...(file === null ? [] : image),
    'request = urllib.request.Request(',
    `    "${origin}${pathOf({ body, file })}",`,
    '    data=json.dumps(body).encode(),',
    '    headers={',
    '        "Authorization": "Bearer " + os.environ["CLIPWRIGHT_API_KEY"],',
    '        "Content-Type": "application/json",',
    '    },',
    ')',
    'with urllib.request.urlopen(request, timeout=300) as answer:',
    '    print(json.load(answer)["video_url"])',
  ].join('\n');
}

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };

const typeOf = (file: string): string => TYPES[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/jpeg';

/** What our node calls a field of the wire: aspectRatio for aspect_ratio, and the model by its short name. */
const nodeName = (field: string): string =>
  field === 'video_model' ? 'model' : field.replace(/_./g, (start) => start.slice(1).toUpperCase());

/** Fields that stand on top of our node; the others are added to it. */
const ON_TOP = new Set(['prompt', 'image_url', 'video_model', 'resolution', 'duration', 'aspect_ratio']);

const NODE_VERSION = 1.1;

/** Our node as n8n's editor takes it from the clipboard; its key is in a credential of n8n's. */
function n8nOf({ body, file = null }: AsText): string {
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
      operation: isFromImage({ body, file }) ? 'generateFromImage' : 'generateFromText',
      ...(file === null ? {} : { imageSource: 'binary', imageField: 'data' }),
      ...fields(true),
      additionalFields: fields(false),
    },
  };
  return JSON.stringify({ nodes: [node], connections: {} }, null, 2);
}

/** What a request is written in, with its name. */
export const LANGUAGES = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['n8n', 'n8n'],
] as const;

export const WRITERS: Readonly<Record<string, typeof curlOf>> = {
  curl: curlOf,
  typescript: typeScriptOf,
  python: pythonCodeOf,
  n8n: n8nOf,
};
