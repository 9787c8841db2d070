/** A request of the API as its body: only what differs from the defaults. */
export type RequestBody = Readonly<Record<string, unknown>>;

interface AsText {
  readonly origin: string;
  readonly apiKey: string;
  readonly body: RequestBody;
}

const pathOf = (body: RequestBody): string =>
  'image_url' in body ? '/api/v1/image-to-video.php' : '/api/v1/text-to-video.php';

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
    `const client = createClient({ baseUrl: '${origin}', apiKey: process.env.CLIPWRIGHT_API_KEY });`,
    '',
    `const video = await client.${'image_url' in body ? 'imageToVideo' : 'textToVideo'}(${JSON.stringify(body, null, 2)});`,
    'console.log(video.video_url);',
  ].join('\n');

const ANSWER_WITHIN_MS = 300_000;

/** A node to paste onto n8n's canvas; its credential is a header `Authorization: Bearer <key>`. */
export const n8nOf = ({ origin, body }: AsText): string =>
  JSON.stringify(
    {
      nodes: [
        {
          name: 'Clipwright',
          type: 'n8n-nodes-base.httpRequest',
          typeVersion: 4.2,
          position: [0, 0],
          parameters: {
            method: 'POST',
            url: `${origin}${pathOf(body)}`,
            authentication: 'genericCredentialType',
            genericAuthType: 'httpHeaderAuth',
            sendBody: true,
            specifyBody: 'json',
            jsonBody: JSON.stringify(body),
            options: { timeout: ANSWER_WITHIN_MS },
          },
        },
      ],
      connections: {},
    },
    null,
    2,
  );
