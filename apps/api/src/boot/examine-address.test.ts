import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from '../config/__fixtures__/embedded-kind.js';
import { readConfig } from '../config/read-config.js';
import { addressOf } from './examine-address.js';
import { rightsOf } from './examine-rights.js';

const run = promisify(execFile);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS = 30;

let folder = '';
let beganMs = 0;
const servers: Server[] = [];

async function makePair(name: string): Promise<{ certFile: string; keyFile: string }> {
  const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', String(DAYS)];
  await run('openssl', ['req', '-x509', ...kind, ...names, '-keyout', keyFile, '-out', certFile]);
  await chmod(keyFile, 0o600);
  return { certFile, keyFile };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-address-'));
  // A while after every pair was made.
  beganMs = Date.now() + HOUR_MS;
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

async function urlOf(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const says =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { Server: 'nginx/1.27.0' }).end(body);
const ours = (code: string): string => JSON.stringify({ success: false, error: 'no', code });

/** Behind a proxy on this machine that is believed. */
const looked = async (PUBLIC_URL: string, nowMs = beganMs, more: Record<string, string> = {}) =>
  await addressOf(readConfig(EMBEDDED_KIND, { PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1', ...more }), nowMs);

describe('the address that callers use', () => {
  it('is not looked for where only this machine calls', async () => {
    expect(await addressOf(readConfig(EMBEDDED_KIND, {}), beganMs)).toEqual([]);
  });

  it.each([
    [401, ours('invalid_api_key'), true, /leads to a Clipwright server$/],
    [
      403,
      ours('https_required'),
      false,
      /refused with 403 https_required: the proxy is not in TRUSTED_PROXIES/,
    ],
    [
      502,
      '<h1>Bad gateway',
      false,
      /^nginx\/1\.27\.0 answers 502 at .*the proxy does not reach the server\. Start it/,
    ],
    [200, '<h1>Welcome', false, /that is no Clipwright server: lead the proxy here, or correct PUBLIC_URL/],
  ])('is judged by what answers there: %d %s', async (status, body, ok, detail) => {
    const [address] = await looked(`http://${await urlOf(createServer(says(status, body)))}`);
    expect(address).toMatchObject({ name: 'address', ok, detail: expect.stringMatching(detail) });
  });

  it('is only doubtful where nobody answers: the server may be stopped', async () => {
    expect(await looked('http://127.0.0.1:9')).toEqual([
      expect.objectContaining({
        warning: true,
        detail: expect.stringMatching(/ECONNREFUSED.*doctor --through/),
      }),
    ]);
  });

  it('is wrong by the settings alone where nobody brings the HTTPS that is required', async () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://clips.example.com' };
    expect(await addressOf(readConfig(EMBEDDED_KIND, env), beganMs)).toEqual([
      { name: 'address', ok: false, detail: expect.stringMatching(/neither a certificate .* nor a proxy/) },
    ]);
  });
});

describe('a certificate', () => {
  it.each([
    [0, true, false, /holds until \d{4}-\d\d-\d\d, for (29|30) days$/],
    [DAYS - 5, true, true, /ends on \d{4}-\d\d-\d\d, in [45] days\. Put a new one into that file/],
    [DAYS + 1, false, false, /ended on \d{4}-\d\d-\d\d, and callers refuse it\. Put a new one/],
    [-2, false, false, /holds from \d{4}-\d\d-\d\d on: look at the clock/],
  ])('of the server itself, %d days on', async (days, ok, warning, detail) => {
    const { certFile: TLS_CERT, keyFile: TLS_KEY } = await makePair('own');
    const [certificate] = await addressOf(
      readConfig(EMBEDDED_KIND, { TLS_CERT, TLS_KEY }),
      beganMs + days * DAY_MS,
    );
    expect(certificate).toMatchObject({ name: 'certificate', ok, detail: expect.stringMatching(detail) });
    expect(certificate?.warning ?? false).toBe(warning);
  });

  it('goes with its key, or nothing works', async () => {
    const { certFile: TLS_CERT } = await makePair('own');
    const { keyFile: TLS_KEY } = await makePair('other');
    const [certificate] = await addressOf(readConfig(EMBEDDED_KIND, { TLS_CERT, TLS_KEY }), beganMs);
    expect([certificate?.ok, certificate?.detail]).toEqual([
      false,
      expect.stringContaining('TLS_KEY is not the key'),
    ]);
  });

  it('of the proxy is looked at too: its end, and who vouches for it', async () => {
    const { certFile, keyFile } = await makePair('proxy');
    const pair = { cert: await readFile(certFile), key: await readFile(keyFile) };
    const url = `https://${await urlOf(createTlsServer(pair, says(401, ours('invalid_api_key'))))}`;
    const [, now] = await looked(url);
    expect(now).toMatchObject({
      warning: true,
      detail: expect.stringMatching(/not vouched for .*SIGNED_CERT/),
    });
    const [, late] = await looked(url, beganMs + (DAYS + 1) * DAY_MS);
    expect(late).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/ended on .* Renew it where the proxy/),
    });
  });
});

describe('rights', () => {
  it('are in order where only the server reads its secrets', async () => {
    const { certFile: TLS_CERT, keyFile: TLS_KEY } = await makePair('rights');
    const config = readConfig(EMBEDDED_KIND, { TLS_CERT, TLS_KEY, CLIPWRIGHT_HOME: folder });
    expect(await rightsOf(config)).toMatchObject({
      ok: true,
      detail: expect.stringContaining(`may write to ${folder}`),
    });
  });

  it('are wrong where everybody reads a key, with the command that mends it', async () => {
    const { certFile: TLS_CERT, keyFile: TLS_KEY } = await makePair('rights');
    await chmod(TLS_KEY, 0o644);
    const config = readConfig(EMBEDDED_KIND, { TLS_CERT, TLS_KEY, CLIPWRIGHT_HOME: folder });
    expect(await rightsOf(config)).toMatchObject({
      ok: false,
      detail: expect.stringContaining(`"chmod 600 ${TLS_KEY}"`),
    });
  });

  it('are wrong where a folder can not be written to', async () => {
    await mkdir(join(folder, 'home'), { recursive: true });
    await writeFile(join(folder, 'home', 'media'), 'a file where a folder should be');
    const config = readConfig(EMBEDDED_KIND, { CLIPWRIGHT_HOME: join(folder, 'home', 'media', 'in-it') });
    expect(await rightsOf(config)).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/may not write to .*chown -R/),
    });
  });
});
