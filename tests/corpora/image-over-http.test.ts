import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IMAGE_URL_REFUSED } from '../../apps/api/src/platform/media/image-source.js';
import {
  call,
  rowsOf,
  seedAccount,
  startServer,
  temporaryFolder,
  type TestServer,
  unusedKey,
} from '../support/index.js';
import { readBadImages, serveImages } from './support-image/bad-images.js';
import { readCorpus } from './support-image/corpus-folder.js';
import { TRUST } from './support-image/evil-answers.js';
import { EVIL_ORIGINS } from './support-image/evil-origins.js';
import { plainPng } from './support-image/plain-png.js';
import { httpTarget, type ImageTarget, type Verdict } from './support-image/image-target.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const PICTURE = `data:image/png;base64,${plainPng(64, 64).toString('base64')}`;
const MOST_GROWTH_BYTES = 256 * 1024 * 1024;
/**
 * The limit of 10 s, and what a busy machine adds to so many at once. Without the limit most of them would
 * never end.
 */
const SLOWEST_MS = 60_000;
/**
 * Trusts one certificate authority less than the server can be told to: the row wants its origin distrusted.
 */
const NEEDS_DISTRUST = 'X11';

const { images, from } = await readBadImages();
const rows = EVIL_ORIGINS.filter(({ id }) => id !== NEEDS_DISTRUST);

let server: TestServer;
let target: ImageTarget;
let temporary = '';
let files: Awaited<ReturnType<typeof serveImages>>;
let origins: { row: (typeof rows)[number]; origin: Awaited<ReturnType<(typeof rows)[number]['open']>> }[];

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

beforeAll(async () => {
  files = await serveImages(images);
  origins = await Promise.all(rows.map(async (row) => ({ row, origin: await row.open() })));
  temporary = await temporaryFolder('tmp');
  const authority = join(await temporaryFolder('ca'), 'ca.pem');
  await writeFile(authority, TRUST);
  const hosts = [files.host, ...origins.map(({ origin }) => new URL(origin.url).host)];
  server = await startServer({
    role: 'http',
    env: {
      ALLOWED_IMAGE_HOSTS: hosts.join(','),
      ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
      RATE_LIMIT: '1000',
      NODE_EXTRA_CA_CERTS: authority,
      TMPDIR: temporary,
    },
  });
  const { key } = await seedAccount(server.database);
  target = httpTarget({ endpoint: `${server.origin}${IMAGE_TO_VIDEO}`, apiKey: key });
});

afterAll(() => {
  files.close();
  for (const { origin } of origins) origin.close();
});

const refused = { accepted: false, status: 400, text: IMAGE_URL_REFUSED };

describe(`hostile images through the image route, from ${from}`, () => {
  it('are judged by content, one and all: 202 or 400, with one text, and the process lives on', async () => {
    await target.submit(
      `http://${files.host}/${images.find(({ expect: wanted }) => wanted === 'accept')?.file ?? ''}`,
    );
    const before = memoryOf(server.pid);
    const verdicts = new Map<string, Verdict>();
    for (const { file } of images) verdicts.set(file, await target.submit(`http://${files.host}/${file}`));
    const wrong = images.filter(({ file, expect: wanted }) => {
      const { status, text } = verdicts.get(file) as Verdict;
      const isRefused = status === 400 && text === IMAGE_URL_REFUSED;
      return wanted === 'either'
        ? !isRefused && status !== 202
        : (wanted === 'accept') !== (status === 202) || (wanted === 'reject') !== isRefused;
    });
    expect(wrong.map(({ file }) => [file, verdicts.get(file)])).toEqual([]);
    expect(memoryOf(server.pid) - before).toBeLessThan(MOST_GROWTH_BYTES);
    expect(server.process.exitCode).toBeNull();
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('origins that misbehave, through the image route', () => {
  it('are refused within the time limit, with one text, and the process lives on', async () => {
    const before = memoryOf(server.pid);
    const seen = await Promise.all(
      origins.map(async ({ row, origin }) => ({ row, verdict: await target.submit(origin.url) })),
    );
    const wrong = seen.filter(({ row, verdict }) =>
      row.accepted ? verdict.status !== 202 : verdict.status !== 400 || verdict.text !== refused.text,
    );
    expect(wrong.map(({ row, verdict }) => [row.id, row.says, verdict])).toEqual([]);
    expect(Math.max(...seen.map(({ verdict }) => verdict.elapsedMs))).toBeLessThan(SLOWEST_MS);
    expect(memoryOf(server.pid) - before).toBeLessThan(MOST_GROWTH_BYTES);
    expect(server.process.exitCode).toBeNull();
  });
});

interface UrlCorpus {
  readonly cases: readonly { readonly id: string; readonly url: string }[];
}

/** One account may have so many images looked at at once, two to a request. */
const AT_ONCE = 16;

/** Requests that name an address, by the field that does. */
const NAMED_AS: Readonly<Record<string, (url: string) => object>> = {
  image_url: (url) => ({ image_url: url }),
  last_image_url: (url) => ({ image_url: PICTURE, last_image_url: url }),
};

describe('hostile addresses through the image route', () => {
  it('are refused with one text, whatever they name, and nothing is admitted', async () => {
    const closed = await startServer({ role: 'http', env: { RATE_LIMIT: '1000' } });
    const account = await seedAccount(closed.database);
    const own: UrlCorpus = { cases: [{ id: 'own', url: 'http://169.254.169.254/latest/meta-data/' }] };
    const { corpus } = await readCorpus('ssrf-urls.json', own);
    const hostile = corpus.cases.filter(({ url }) => isLiteral(url));
    const endpoint = `${closed.origin}${IMAGE_TO_VIDEO}`;
    expect(hostile.length).toBeGreaterThan(0);
    for (const [field, bodyOf] of Object.entries(NAMED_AS)) {
      const strict = httpTarget({ endpoint, apiKey: account.key, bodyOf });
      const verdicts = [];
      for (let at = 0; at < hostile.length; at += AT_ONCE)
        verdicts.push(
          ...(await Promise.all(
            hostile
              .slice(at, at + AT_ONCE)
              .map(async ({ id, url }) => ({ id, url, verdict: await strict.submit(url) })),
          )),
        );
      const isRefused = ({ status, text }: Verdict): boolean =>
        status === 400 && text?.includes(field) === true;
      expect(verdicts.filter(({ verdict }) => !isRefused(verdict))).toEqual([]);
    }
    expect(
      await rowsOf(closed.database, 'SELECT id FROM videos WHERE account_id = $1', [account.accountId]),
    ).toEqual([]);
    await closed.stop();
  });

  it('are not looked at before the key is', async () => {
    const answer = await call(server.origin, {
      method: 'POST',
      path: IMAGE_TO_VIDEO,
      key: unusedKey(),
      body: { image_url: 'http://127.0.0.1/' },
    });
    expect(answer.status).toBe(401);
  });
});

/** Names that a resolver would have to know need the scripted one of the other suite. */
const isLiteral = (url: string): boolean => URL.canParse(url) && /^[\d.]+$|^\[/.test(new URL(url).hostname);
