import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { IMAGE_URL_REFUSED } from '../../apps/api/src/platform/media/image-source.js';
import { createVideoDownload } from '@clipwright/engines/safe-fetch';
import {
  type Answer,
  call,
  errorOf,
  generated,
  multipart,
  seedAccount,
  sendRaw,
  startServer,
  temporaryFolder,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { IMAGE_NAMES, type ImageName, IMAGES, makeAlbum } from './web-servers/album.js';
import { apache } from './web-servers/apache.js';
import { caddy } from './web-servers/caddy.js';
import { lighttpd } from './web-servers/lighttpd.js';
import { nginx } from './web-servers/nginx.js';
import { npxServe } from './web-servers/npx-serve.js';
import { pythonServers } from './web-servers/python.js';
import { startSlowRelay } from './web-servers/slow-relay.js';
import { BOUND_BY, startWebServer } from './web-servers/start-web-server.js';
import type { Form, WebServer } from './web-servers/web-server.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const IS_DEBIAN = existsSync('/etc/debian_version');
const FOLDERS = `${process.env['PATH']}${delimiter}/usr/sbin`.split(delimiter);
const isHere = ({ program }: WebServer): boolean =>
  [BOUND_BY, program].every((name) => FOLDERS.some((folder) => existsSync(join(folder, name))));

const SERVERS = [nginx, apache, caddy, lighttpd, ...pythonServers, npxServe];
/** On Debian one that is missing could not be installed, which fails its tests. */
const USED = SERVERS.filter((server) => IS_DEBIAN || isHere(server));
const MISSED = SERVERS.filter((server) => !USED.includes(server));

interface Opened {
  readonly origin: string;
  /** The same, with a first byte that comes late. */
  readonly slowOrigin: string;
}

/** What Clipwright asks with. */
const ASKS = [
  'connection: keep-alive',
  'accept: image/jpeg, image/png, image/webp',
  'user-agent: Clipwright',
];

const opened = new Map<WebServer, Opened | Error>();
let clipwright: TestServer;
let maker: TestServer;
let key = '';
let makerKey = '';

async function open(server: WebServer, album: string): Promise<Opened> {
  const port = await startWebServer(server, album);
  return { origin: `http://127.0.0.1:${port}`, slowOrigin: `http://127.0.0.1:${await startSlowRelay(port)}` };
}

function placeOf(server: WebServer): Opened {
  const place = opened.get(server) ?? new Error(`${server.name} was not started.`);
  if (place instanceof Error) throw place;
  return place;
}

beforeAll(async () => {
  const album = await makeAlbum();
  for (const server of USED) opened.set(server, await open(server, album).catch((error: Error) => error));
  const places = [...opened.values()].filter((place): place is Opened => !(place instanceof Error));
  const hosts = places.flatMap(({ origin, slowOrigin }) => [new URL(origin).host, new URL(slowOrigin).host]);
  const env = { ALLOWED_IMAGE_HOSTS: hosts.join(','), ALLOW_PRIVATE_IMAGE_HOSTS: 'on', RATE_LIMIT: '1000' };
  clipwright = await startServer({ role: 'http', env });
  maker = await startServer({ env });
  key = (await seedAccount(clipwright.database)).key;
  makerKey = (await seedAccount(maker.database)).key;
});

const ask = (imageUrl: string): Promise<Answer> =>
  call(clipwright.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key,
    headers: [['Prefer', 'respond-async']],
    body: { image_url: imageUrl },
  });

const upload = (name: ImageName): Promise<Answer> => {
  const { headers, body } = multipart(['image', 'application/octet-stream', IMAGES[name]]);
  return call(clipwright.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key,
    headers: [...headers, ['Prefer', 'respond-async']],
    body,
  });
};

/** The image that was made of the one that was read, as it lies in the storage for its engine. */
async function takenFrom(answer: Answer): Promise<Buffer> {
  if (answer.status !== 202) throw new Error(`Not admitted: ${answer.status} ${answer.text}`);
  const { video_id: id } = answer.json as { video_id: string };
  const files = ['png', 'jpg'].map((ending) => join(clipwright.home, 'media', `${id}.image.${ending}`));
  return await readFile(files.find(existsSync) ?? files[0] ?? '');
}

async function expectRead(url: string, name: ImageName): Promise<void> {
  const [read, sent] = [await takenFrom(await ask(url)), await takenFrom(await upload(name))];
  expect(read.byteLength).toBeGreaterThan(0);
  expect(Buffer.compare(read, sent)).toBe(0);
}

/** The head of the server's answer to Clipwright's request, or to one that asks for more. */
async function headOf(
  origin: string,
  path: string,
  asking: readonly string[] = ['accept-encoding: identity'],
): Promise<string> {
  const lines = [`GET ${path} HTTP/1.1`, `host: ${new URL(origin).host}`, ...ASKS, ...asking, '', ''];
  const { received } = await sendRaw(origin, { bytes: lines.join('\r\n') });
  return received.subarray(0, received.indexOf('\r\n\r\n')).toString('latin1');
}

const refusalsInLog = (): string[] =>
  clipwright
    .stderr()
    .split('\n')
    .filter((line) => line.includes('an input image was refused'));

const taken = ({ forms }: WebServer): [string, Form][] =>
  forms.filter(({ refusedFor }) => refusedFor === undefined).map((form) => [form.says, form]);
const refused = ({ forms }: WebServer): [string, Form][] =>
  forms.filter(({ refusedFor }) => refusedFor !== undefined).map((form) => [form.says, form]);

describe.each(USED.map((server): [string, WebServer] => [server.name, server]))(
  'from %s',
  (_name, server) => {
    it.each(taken(server))('an image is taken over %s', async (_says, { folder, asking, shows }) => {
      const { origin } = placeOf(server);
      expect(await headOf(origin, `/${folder}/photo.webp`, asking)).toMatch(shows);
      for (const name of IMAGE_NAMES) await expectRead(`${origin}/${folder}/${name}`, name);
    });

    it('an image is taken whose first byte comes late', async () => {
      for (const name of IMAGE_NAMES) await expectRead(`${placeOf(server).slowOrigin}/plain/${name}`, name);
    });

    it("a hosted engine's video is downloaded whole, over each of these", async () => {
      const { origin } = placeOf(server);
      const inside = { allowedHosts: [new URL(origin).host], allowPrivateHosts: true, httpsOnly: false };
      const download = createVideoDownload({ tempDir: await temporaryFolder('downloads'), ...inside });
      for (const [, { folder }] of taken(server)) {
        const stream = await download(`${origin}/${folder}/photo.webp`, new AbortController().signal);
        expect(
          Buffer.compare(Buffer.from(await new Response(stream).arrayBuffer()), IMAGES['photo.webp']),
        ).toBe(0);
      }
    });

    it('a video is made from an image', async () => {
      const body = {
        image_url: `${placeOf(server).origin}/plain/picture.png`,
        duration: 1,
        resolution: '480p',
      };
      const { video_url: url } = generated(
        await call(maker.origin, {
          method: 'POST',
          path: IMAGE_TO_VIDEO,
          key: makerKey,
          body,
          timeoutMs: 200_000,
        }),
      );
      expect((await call(maker.origin, { path: new URL(url).pathname })).header('content-type')).toBe(
        'video/mp4',
      );
    });
  },
);

const REFUSED = USED.flatMap((server) =>
  refused(server).map(([says, form]): [string, string, WebServer, Form] => [server.name, says, server, form]),
);

describe.each(REFUSED)('from %s', (_name, says, server, { folder, shows, refusedFor }) => {
  it(`an image over ${says} is refused in the one text, and the log says why`, async () => {
    const { origin } = placeOf(server);
    expect(await headOf(origin, `/${folder}/photo.webp`)).toMatch(shows);
    const saidBefore = refusalsInLog().length;
    const body = errorOf(await ask(`${origin}/${folder}/picture.png`), 'invalid_image');
    expect(body.error).toBe(IMAGE_URL_REFUSED);
    const line = await waitUntil({ what: 'the log to tell' }, () => refusalsInLog()[saidBefore]);
    expect(JSON.parse(line)).toMatchObject({ reason: refusedFor });
  });
});

describe('on a system that is not Debian', () => {
  it(`nothing is fetched from ${MISSED.map(({ name }) => name).join(', ') || 'nobody: all servers are here'}`, () => {
    expect(MISSED.filter(isHere)).toEqual([]);
  });
});
