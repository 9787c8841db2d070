import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { noisyPng } from '../corpora/support-image/plain-png.js';
import {
  type Answer,
  call,
  type Call,
  errorOf,
  generated,
  multipart,
  seedAccount,
  SHORT_CLIP,
} from '../support/index.js';
import { type ProxyName, PROXIES, type Shipped, startShipped } from './web-servers/shipped-proxies.js';

const TEXT = '/api/v1/text-to-video.php';
const IMAGE = '/api/v1/image-to-video.php';
const QUICK = { duration: 1, resolution: '480p' };
/** Just under 10 MiB, the largest that is taken. */
const PHOTO = noisyPng(1_860, 1_870);
/** Longer than what proxies let an answer take unless they are told otherwise: 60 s. */
const HELD_SECONDS = 70;
const STRANGER = '198.51.100.9';
/** Of 10; what systemd-analyze calls "OK" begins at 3. */
const EXPOSURE_AT_MOST = '30';

const run = promisify(execFile);

interface Opened {
  readonly shipped: Shipped;
  readonly key: string;
  /** A call that nobody's worker answers. Those of all proxies are held at the same time. */
  readonly held: Promise<Answer>;
}

const NAMES = Object.keys(PROXIES) as ProxyName[];
const opened = new Map<ProxyName, Opened>();

const callOf = (shipped: Shipped, options: Call): Promise<Answer> =>
  call(shipped.address, { ca: shipped.ca, timeoutMs: 120_000, ...options });

async function open(name: ProxyName): Promise<Opened> {
  const [shipped, holding] = await Promise.all([
    startShipped(name),
    startShipped(name, { role: 'http', env: { SYNC_WAIT_SECONDS: String(HELD_SECONDS) } }),
  ]);
  const [{ key }, holder] = await Promise.all([
    seedAccount(shipped.server.database),
    seedAccount(holding.server.database),
  ]);
  const held = callOf(holding, { method: 'POST', path: TEXT, key: holder.key, body: SHORT_CLIP });
  held.catch(() => undefined);
  return { shipped, key, held };
}

beforeAll(async () => {
  await Promise.all(NAMES.map(async (name) => opened.set(name, await open(name))));
});

describe.each(NAMES)('deploy, set up with %s', (name) => {
  const here = (): Opened => {
    const found = opened.get(name);
    if (found === undefined) throw new Error(`${name} was not started.`);
    return found;
  };
  const ask = (options: Call) => callOf(here().shipped, options);

  it('takes the largest photograph as a form and as a data URI, and its video is played in parts', async () => {
    const { shipped, key } = here();
    const form = multipart(
      ['image', 'image/png', PHOTO],
      ['request', 'application/json', JSON.stringify(QUICK)],
    );
    const first = generated(await ask({ method: 'POST', path: IMAGE, key, ...form }));
    const body = { image_url: `data:image/png;base64,${PHOTO.toString('base64')}`, ...QUICK };
    const second = generated(await ask({ method: 'POST', path: IMAGE, key, body }));
    for (const { video_url: address } of [first, second]) {
      expect(address.startsWith(`${shipped.address}/`)).toBe(true);
      const path = new URL(address).pathname;
      const part = await ask({ path, headers: [['Range', 'bytes=4-7']] });
      expect([part.status, part.text, part.header('content-range')]).toEqual([
        206,
        'ftyp',
        expect.stringMatching(/^bytes 4-7\/\d+$/),
      ]);
    }
  });

  it(`holds a call for ${HELD_SECONDS} s, until the server itself answers`, async () => {
    const answer = await here().held;
    expect(answer.elapsedMs).toBeGreaterThan((HELD_SECONDS - 1) * 1_000);
    errorOf(answer, 'generation_timeout');
  });

  it('refuses a body that is too large in the words of the server', async () => {
    const { key } = here();
    const body = { image_url: `data:image/png;base64,${'A'.repeat(15 * 1024 * 1024)}`, ...QUICK };
    const answer = await ask({ method: 'POST', path: IMAGE, key, body });
    errorOf(answer, 'body_too_large');
  });

  it('refuses a key that came without TLS, and sends pages to https', async () => {
    const { shipped, key } = here();
    const plain = (options: Call) => call(shipped.plainAddress, options);
    const refused = await plain({ method: 'POST', path: TEXT, key, body: SHORT_CLIP });
    errorOf(refused, 'https_required');
    const page = await plain({ path: '/videos' });
    expect([page.status, page.header('location')]).toEqual([308, 'https://127.0.0.1/videos']);
  });

  it('serves the pages, and keeps what is for this host', async () => {
    const page = await ask({ path: '/' });
    expect([page.status, page.header('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect((await ask({ path: '/metrics' })).status).toBeGreaterThanOrEqual(400);
  });

  it('believes no X-Forwarded-For of a caller, and writes no key down', async () => {
    const { shipped, key } = here();
    const asking: Call = { path: `/api/v1/account?api_key=${key}`, headers: [['X-Forwarded-For', STRANGER]] };
    expect((await ask(asking)).status).toBe(200);
    expect(`${shipped.server.stderr()}${await shipped.accessLog()}`).not.toContain(key);
    expect(shipped.server.stderr()).not.toContain(STRANGER);
  });
});

describe('deploy/clipwright.service', () => {
  const unit = join(import.meta.dirname, '../../deploy/clipwright.service');

  it('is understood by systemd', async () => {
    expect(await run('systemd-analyze', ['verify', unit])).toEqual({ stdout: '', stderr: '' });
  });

  it('leaves little open', async () => {
    const { stdout } = await run('systemd-analyze', [
      'security',
      '--offline=true',
      `--threshold=${EXPOSURE_AT_MOST}`,
      '--no-pager',
      unit,
    ]);
    expect(stdout).toMatch(/Overall exposure level for clipwright\.service: [0-2]\.\d/);
  });
});
