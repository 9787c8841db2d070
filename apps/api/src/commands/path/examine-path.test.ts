import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { examinePath } from './examine-path.js';
import { culpritAfter } from './usual-culprits.js';

/** What becomes of a held call; `beats`: whether it asked for signs of life. */
type Way = (answer: ServerResponse, beats: boolean) => void;

const json = (answer: ServerResponse, status: number, body: object): void =>
  void answer.writeHead(status, { Server: 'nginx/1.27.0' }).end(JSON.stringify(body));

const HELD = { success: true, held_seconds: 290 };
const keeps: Way = (answer) => json(answer, 200, HELD);
const cuts: Way = (answer) => void answer.writeHead(504, { Server: 'nginx/1.27.0' }).end('<h1>504');
const resets: Way = (answer) => void answer.destroy();
const cutsMidway: Way = (answer) => {
  answer.writeHead(200);
  answer.write('  ');
  answer.destroy();
};
const refuses =
  (status: number, body: object): Way =>
  (answer) =>
    json(answer, status, { success: false, ...body });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A path to a server that knows one key. */
async function pathTo(way: Way): Promise<string> {
  const server = createServer((request, answer) => {
    const isKnown = request.headers.authorization === 'Bearer cw_known';
    if (!isKnown) json(answer, 401, { success: false, error: 'Invalid API key' });
    else if (request.url === '/api/v1/account') json(answer, 200, { success: true, email: 'me@example.com' });
    else way(answer, request.headers['prefer'] === 'heartbeat=15');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const examined = (url: string, key = 'cw_known') =>
  examinePath({
    url,
    key,
    heartbeatSeconds: 15,
    say: () => undefined,
    signal: new AbortController().signal,
  });

const verdicts = (findings: Awaited<ReturnType<typeof examined>>) => findings.map(({ ok }) => ok);

describe('the way to a server', () => {
  it('is fine where both calls are held', async () => {
    const findings = await examined(await pathTo(keeps));
    expect(verdicts(findings)).toEqual([true, true, true]);
    expect(findings[0]?.detail).toMatch(/answers me@example\.com$/);
    expect(findings[1]?.detail).toBe('held for 290 s, which is as long as this server holds a generation');
  });

  it.each([
    ['by an answer of its own', cuts, /^Cut after \d+\.\d s: a 504 of nginx\/1\.27\.0\./],
    ['by the end of the connection', resets, /^Cut after \d+\.\d s: the connection ended\./],
  ])('says when and how it cuts a call, %s, and that signs of life get through', async (_, way, told) => {
    const findings = await examined(await pathTo((answer, beats) => (beats ? keeps : way)(answer, beats)));
    expect(verdicts(findings)).toEqual([true, false, true]);
    expect(findings[1]?.detail).toMatch(told);
    expect(findings[1]?.detail).toMatch(/Calls with "Prefer: heartbeat=15" get through as it is\.$/);
  });

  it('says what to do where signs of life do not help either', async () => {
    const findings = await examined(
      await pathTo((answer, beats) => (beats ? cutsMidway : cuts)(answer, beats)),
    );
    expect(verdicts(findings)).toEqual([true, false, false]);
    expect(findings[1]?.detail).not.toContain('get through');
    expect(findings[2]?.detail).toMatch(/the connection ended.*proxy_buffering off;.*respond-async/);
  });

  it('takes no refusal of the server for a cut', async () => {
    const old = await examined(await pathTo(refuses(404, { code: 'not_found', error: 'Not found.' })));
    expect(old[1]?.detail).toBe('The server is older than this test: bring it up to date.');
    const busy = await examined(await pathTo(refuses(429, { code: 'resource_budget', error: 'At most 2.' })));
    expect([busy[1]?.ok, busy[1]?.detail]).toEqual([false, 'At most 2.']);
  });

  it('holds nothing where the key or the address is wrong', async () => {
    const url = await pathTo(keeps);
    expect(await examined(url, 'cw_other')).toEqual([
      { name: 'address', ok: false, detail: 'It was refused: Invalid API key' },
    ]);
    for (const server of servers.splice(0)) server.close().closeAllConnections();
    const [address, ...others] = await examined(url);
    expect([address?.ok, others]).toEqual([false, []]);
    expect(address?.detail).toContain('Nothing listens');
  });
});

describe('the usual culprit', () => {
  it.each([
    [30.1, 'Heroku'],
    [60.0, 'proxy_read_timeout 330s;'],
    [62.4, 'ProxyTimeout 330'],
    [100.2, 'Cloudflare'],
    [120.1, 'Cloudflare'],
    [230.0, 'Azure'],
    [300.4, 'Cloud Run'],
    [45.0, 'the proxies on the way'],
    [7.0, 'the proxies on the way'],
  ])('of a cut after %d s: %s', (seconds, name) => {
    expect(culpritAfter(seconds)).toContain(name);
  });
});
