import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  selfSignedCertificate,
  serverDatabase,
  SHORT_CLIP,
  startServer,
  temporaryFolder,
  TEXT_TO_VIDEO,
  type TestServer,
  VIDEO_STATUS,
} from '../support/index.js';

const HTTPS = { HTTPS: 'required' };
const viaTls = [['X-Forwarded-Proto', 'https']] as const;

let strict: TestServer;
let behindProxy: TestServer;
let account: SeededAccount;
let path: string;

beforeAll(async () => {
  const database = await serverDatabase();
  strict = await startServer({ role: 'http', database, env: HTTPS });
  behindProxy = await startServer({
    role: 'http',
    database,
    env: { ...HTTPS, TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' },
  });
  account = await seedAccount(database);
  path = `${VIDEO_STATUS}?video_id=${await seedVideo(database, account)}`;
});

describe('HTTPS=required', () => {
  it('refuses plain HTTP with 403 https_required, whatever key was sent and in whatever way', async () => {
    errorOf(await call(strict.origin, { path, key: account.key }), 'https_required');
    errorOf(await call(strict.origin, { path: `${path}&api_key=${account.key}` }), 'https_required');
    errorOf(await call(strict.origin, { path }), 'https_required');
  });

  it('generates nothing over plain HTTP', async () => {
    errorOf(await postText({ origin: strict.origin, key: account.key }), 'https_required');
    expect(await rowsOf(strict.database, `SELECT FROM videos WHERE status <> 'completed'`)).toHaveLength(0);
  });

  it('never redirects: the key would have been sent already', async () => {
    expect((await call(strict.origin, { path, key: account.key })).header('Location')).toBeNull();
  });

  it('comes after path and method, and before key and body', async () => {
    errorOf(await call(strict.origin, { path: '/api/v1/nothing' }), 'not_found');
    errorOf(await call(strict.origin, { path: TEXT_TO_VIDEO }), 'method_not_allowed');
    errorOf(await call(strict.origin, { method: 'POST', path: TEXT_TO_VIDEO, body: '{' }), 'https_required');
  });

  it('holds for files, but not for what load balancers and monitors read', async () => {
    errorOf(await call(strict.origin, { path: '/media/vid_0000000000000000000000-1.mp4' }), 'https_required');
    for (const open of ['/healthz', '/readyz', '/metrics'])
      expect((await call(strict.origin, { path: open })).status).toBe(200);
  });

  it('believes X-Forwarded-Proto from an address in TRUSTED_PROXIES, and from nobody else', async () => {
    expect((await call(behindProxy.origin, { path, key: account.key, headers: viaTls })).status).toBe(200);
    errorOf(await call(behindProxy.origin, { path, key: account.key }), 'https_required');
    errorOf(
      await call(behindProxy.origin, { path, key: account.key, headers: [['X-Forwarded-Proto', 'http']] }),
      'https_required',
    );
    errorOf(await call(strict.origin, { path, key: account.key, headers: viaTls }), 'https_required');
  });

  it('tells browsers to stay with HTTPS', async () => {
    const answer = await call(behindProxy.origin, { path, key: account.key, headers: viaTls });
    expect(answer.header('Strict-Transport-Security')).toMatch(/^max-age=\d+/);
  });
});

describe('a certificate of its own', () => {
  it('TLS_CERT and TLS_KEY serve HTTPS, and the addresses handed out say so', async () => {
    const folder = await temporaryFolder('tls');
    const { cert, key } = selfSignedCertificate();
    const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
    await writeFile(files.TLS_CERT, cert);
    await writeFile(files.TLS_KEY, key);
    const secure = await startServer({
      role: 'http',
      database: strict.database,
      env: { ...HTTPS, ...files },
    });
    expect(secure.origin).toMatch(/^https:/);
    const answer = await call(secure.origin, { path, key: account.key, ca: cert });
    expect(answer.status).toBe(200);
    expect((answer.json as { video_url: string }).video_url.startsWith(`${secure.origin}/media/`)).toBe(true);
  });
});

describe('the default, HTTPS=auto', () => {
  it('takes plain HTTP where the server listens on loopback only', async () => {
    const auto = await startServer({ role: 'http', database: strict.database });
    expect((await call(auto.origin, { path, key: account.key })).status).toBe(200);
    expect(
      (await call(auto.origin, { path, key: account.key })).header('Strict-Transport-Security'),
    ).toBeNull();
  });

  it('requires HTTPS where it listens on more than that', async () => {
    const open = await startServer({
      role: 'http',
      database: strict.database,
      env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://video.example.com' },
    });
    const origin = open.origin.replace('0.0.0.0', '127.0.0.1');
    errorOf(await call(origin, { path, key: account.key }), 'https_required');
    errorOf(
      await call(origin, { method: 'POST', path: TEXT_TO_VIDEO, key: account.key, body: SHORT_CLIP }),
      'https_required',
    );
  });
});
