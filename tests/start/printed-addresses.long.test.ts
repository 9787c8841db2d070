import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GenerationResponse } from '@clipwright/core/videos';
import {
  type Certificate,
  type ReverseProxy,
  selfSignedCertificate,
  startReverseProxy,
  temporaryFolder,
} from '../support/index.js';
import { stranger } from '../dashboard/support/person.js';
import { demoKey, end, KEY, newHome } from './npm-start.js';
import { repository } from './ready-clone.js';
import { StartedProcess } from './started-process.js';

const MAIN = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
const PASTED = /^ {2}curl [^\0]*?-d '.*'$/m;

let certificate: Certificate;
let certFile: string;
let keyFile: string;

beforeAll(async () => {
  const folder = await temporaryFolder("tls's own");
  certificate = selfSignedCertificate();
  [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await writeFile(certFile, certificate.cert);
  await writeFile(keyFile, certificate.key);
});

/** A first start with these settings. */
async function firstStart(env: Readonly<Record<string, string>>): Promise<StartedProcess> {
  return new StartedProcess({
    command: [process.execPath, MAIN],
    cwd: repository,
    env: { CLIPWRIGHT_HOME: await newHome(), PORT: '0', ...env },
  });
}

/** Admits a call and lets go of it at once: nothing here makes videos. */
const ONLY_ADMITS = { CLIPWRIGHT_ROLE: 'http', SYNC_WAIT_SECONDS: '1' };

/** Runs the printed call as somebody who pastes it. */
async function paste(started: StartedProcess): Promise<unknown> {
  await demoKey(started);
  const [command = ''] = PASTED.exec(started.stdout) ?? [];
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], {
    env: { PATH: process.env['PATH'] },
    timeout: 200_000,
  });
  return JSON.parse(stdout);
}

/** Runs a command as it was printed, beside the server of that home. */
async function clipwright(home: string, command: string): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], CLIPWRIGHT_HOME: home };
  return (
    await promisify(execFile)(process.execPath, [CLI, ...command.split(' ')], { env, timeout: 200_000 })
  ).stdout;
}

/** A first call at an address, on a machine that trusts our certificate where `env` says so. */
async function make(address: string, key: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const headers = ['-H', `Authorization: Bearer ${key}`, '-H', 'Content-Type: application/json'];
  const call = [
    '-sS',
    ...headers,
    '-d',
    '{"prompt": "a red ball", "resolution": "480p", "duration": 1}',
    `${address}/api/v1/text-to-video.php`,
  ];
  return JSON.parse(
    (
      await promisify(execFile)('curl', call, {
        env: { PATH: process.env['PATH'], ...env },
        timeout: 200_000,
      })
    ).stdout,
  );
}

async function behind(proxy: ReverseProxy, env: Readonly<Record<string, string>>): Promise<StartedProcess> {
  const started = await firstStart({
    HOST: '0.0.0.0',
    PUBLIC_URL: proxy.address,
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  });
  const [, port = ''] = await started.prints(/^It listens on http:\/\/0\.0\.0\.0:(\d+)$/m);
  proxy.target = `http://127.0.0.1:${port}`;
  return started;
}

const admitted = { code: 'generation_timeout', video_id: expect.stringMatching(/^vid_/) };

describe('what a start prints', () => {
  it('behind a proxy that serves TLS under a path is an address that works there, and a command whose key gives a video that can be loaded', async () => {
    const proxy = await startReverseProxy({ certificate, path: '/clips' });
    const [home, trusting] = [await newHome(), { CURL_CA_BUNDLE: certFile }];
    const started = await behind(proxy, { CLIPWRIGHT_HOME: home });
    expect(await started.ready()).toBe(proxy.address);
    const [, command = ''] = await started.prints(/^ {2}npm run -s clipwright -- (account create .*)$/m);
    const key = KEY.exec(await clipwright(home, command))?.[0] ?? '';
    const { video_url: file } = GenerationResponse.parse(await make(proxy.address, key, trusting));
    expect(file.startsWith(`${proxy.address}/media/`)).toBe(true);
    const load = await promisify(execFile)(
      'curl',
      ['-sS', '-o', '/dev/null', '-w', '%{http_code} %{content_type}', file],
      { env: { PATH: process.env['PATH'], ...trusting } },
    );
    expect(load.stdout).toBe('200 video/mp4');
    expect(started.stdout).not.toContain(`${proxy.address}/\n`);
    await end(started);
  });

  it('behind a plain proxy on a network that is trusted is a link that works there, once, and makes its operator; no account is there before', async () => {
    const proxy = await startReverseProxy();
    const started = await behind(proxy, { HTTPS: 'off', ...ONLY_ADMITS });
    expect(await started.ready()).toBe(proxy.address);
    const [, page = '', invitation = ''] = await started.prints(/^ {2}(\S+\/join)#(\S+)$/m);
    expect(page).toBe(`${proxy.address}/join`);
    expect((await fetch(page)).headers.get('content-type')).toMatch(/^text\/html/);
    const person = stranger(proxy.address);
    await person.tell({
      path: '/dashboard/sign-up',
      body: { email: person.email, password: person.password, invitation },
    });
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    expect(await make(proxy.address, key, {})).toMatchObject(admitted);
    expect(started.stdout).not.toMatch(KEY);
    await end(started);
  });

  it('with a certificate that signs itself is a call that trusts this certificate', async () => {
    const started = await firstStart({
      TLS_CERT: certFile,
      TLS_KEY: keyFile,
      HTTPS: 'required',
      ...ONLY_ADMITS,
    });
    expect(await started.ready()).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await paste(started)).toMatchObject(admitted);
    await end(started);
  });

  it('where every call would be refused is why, and what to set, and no call', async () => {
    const started = await firstStart({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://video.example.com',
      ...ONLY_ADMITS,
    });
    await started.prints(/^ {2}https:\/\/video\.example\.com\/join#\S+$/m);
    expect(started.stdout).toMatch(/403 https_required: .*TLS_CERT.*TRUSTED_PROXIES/);
    expect(started.stdout).not.toMatch(KEY);
    expect(started.stdout).not.toContain('curl');
    await end(started);
  });
});
