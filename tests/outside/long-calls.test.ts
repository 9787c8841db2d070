import { execFile } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@clipwright/core/client';
import { GenerationResponse } from '@clipwright/core/videos';
import {
  call,
  commandEnvironment,
  postText,
  seedAccount,
  SHORT_CLIP,
  startServer,
  TEXT_TO_VIDEO,
  untilStatus,
} from '../support/index.js';
import { type Proxied, startBehindNginx } from './web-servers/proxying-nginx.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
/** What nginx lets an answer take between two bytes, and how long the server holds a call. */
const CUT_SECONDS = 2;
const HELD_SECONDS = 6;
const BEATING = ['Prefer', 'heartbeat=1'] as const;

/** A server that makes no videos behind an nginx that waits for little; a test starts a worker. */
let path: Proxied;
let key: string;
beforeAll(async () => {
  path = await startBehindNginx(
    { SYNC_WAIT_SECONDS: String(HELD_SECONDS) },
    { role: 'http', readTimeoutSeconds: CUT_SECONDS },
  );
  ({ key } = await seedAccount(path.server.database));
});

const caller = () => ({ origin: path.address, key });
const work = () => startServer({ role: 'worker', database: path.server.database, home: path.server.home });

/** The head of an answer, before its end. */
function opened(idempotencyKey: string): Promise<IncomingMessage> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': idempotencyKey,
    [BEATING[0]]: BEATING[1],
  };
  return new Promise((resolve, reject) => {
    request(`${path.address}${TEXT_TO_VIDEO}`, { method: 'POST', headers, agent: false })
      .once('response', resolve)
      .once('error', reject)
      .end(JSON.stringify(SHORT_CLIP));
  });
}

interface Report {
  readonly ok: boolean;
  readonly findings: readonly { readonly name: string; readonly ok: boolean; readonly detail: string }[];
}

/** What `clipwright doctor --through` says, and its exit code. */
function doctor(...args: string[]): Promise<[report: Report, code: number]> {
  const env = { ...commandEnvironment(path.server), CLIPWRIGHT_API_KEY: key };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'doctor', '--json', ...args], { env }, (error, stdout) =>
      resolve([JSON.parse(stdout) as Report, error === null ? 0 : Number(error.code)]),
    );
  });
}

describe('an nginx that waits for two seconds', () => {
  it('cuts a held call, and lets one live to its end that gives signs of life', async () => {
    const cut = await postText(caller());
    expect([cut.status, cut.elapsedMs < HELD_SECONDS * 1000]).toEqual([504, true]);

    const waited = await postText(caller(), SHORT_CLIP, { headers: [BEATING] });
    expect([waited.status, (waited.json as { code: string }).code]).toEqual([200, 'generation_timeout']);
    expect(waited.elapsedMs).toBeGreaterThanOrEqual(HELD_SECONDS * 1000);
  });

  it('is found out by doctor, which says what to set and what helps', async () => {
    const [report, code] = await doctor('--through', path.address, '--heartbeat', '1');
    expect([code, report.ok, report.findings.map(({ ok }) => ok)]).toEqual([1, false, [true, false, true]]);
    expect(report.findings[1]?.detail).toMatch(/^Cut after [23]\.\d s: a 504 of nginx/);
    expect(report.findings[1]?.detail).toContain('Calls with "Prefer: heartbeat=1" get through as it is.');
    expect(report.findings[2]?.detail).toContain(`held for ${HELD_SECONDS} s`);

    const [seldom] = await doctor('--through', path.address, '--heartbeat', '30');
    expect(seldom.findings.map(({ ok }) => ok)).toEqual([true, false, false]);
    const [straight, fine] = await doctor('--through', path.server.origin, '--heartbeat', '1');
    expect([fine, straight.ok]).toEqual([0, true]);
  });

  it('passes the head and the signs on as they come', async () => {
    const answer = await opened('as-they-come');
    expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([200, '15']);
    const first = await new Promise((resolve) =>
      answer.once('data', (bytes: Buffer) => resolve(String(bytes))),
    );
    expect(first).toMatch(/^ +$/);
    answer.destroy();
  });
});

describe('a call that beats through nginx', () => {
  it('brings the client its video', async () => {
    const worker = await work();
    const client = createClient({ baseUrl: path.address, apiKey: key });
    const clip = { prompt: SHORT_CLIP.prompt, resolution: '480p', duration: 1 };
    const made = await client.textToVideo(clip, { headers: { Prefer: 'heartbeat=1' } });
    expect(GenerationResponse.parse(made).video_url).toMatch(/\.mp4$/);
    await worker.stop();
  });

  it('loses no video where its client goes away, or its server is killed: the next one makes both', async () => {
    const { server } = path;
    const { database, home } = server;
    (await opened('client-gone')).destroy();
    const cut = text(await opened('server-killed')).catch(() => 'cut off');
    server.kill('SIGKILL');
    // To an nginx that speaks HTTP/1.0 to the server, the end of the connection is the end of the answer.
    expect(await cut).toMatch(/^(?: +|cut off)$/);
    const next = await startServer({ database, home });
    for (const name of ['client-gone', 'server-killed']) {
      const found = await call(next.origin, { path: `/api/v1/video-status?idempotency_key=${name}`, key });
      const { video_id: id } = found.json as { video_id: string };
      await untilStatus({ origin: next.origin, key }, id, 'completed');
    }
  });
});
