import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  generated,
  postText,
  seedAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

const TOKEN = 'only-prometheus-knows';
const AT = /^It tells monitors how it is on (\S+)$/m;
const BEARER = [['Authorization', `Bearer ${TOKEN}`]] as const;

let http: TestServer;
let worker: TestServer;
let monitors: string;

beforeAll(async () => {
  http = await startServer({ role: 'http' });
  worker = await startServer({
    role: 'worker',
    database: http.database,
    home: http.home,
    env: { METRICS_LISTEN: '127.0.0.1:0', METRICS_TOKEN: TOKEN },
  });
  monitors = AT.exec(worker.stdout())?.[1] ?? '';
});

describe('a worker with METRICS_LISTEN', () => {
  it('tells what it has made, to whoever brings METRICS_TOKEN', async () => {
    const { key } = await seedAccount(http.database);
    generated(await postText({ origin: http.origin, key }));
    const page = await call(monitors, { path: '/metrics', headers: BEARER });
    expect([page.status, page.header('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(page.text).toMatch(
      /^clipwright_videos_ended_total\{engine="sketch",model="modela2",size="480p",outcome="completed",code=""\} 1$/m,
    );
    expect(page.text).toMatch(/^clipwright_video_making_seconds_count\{.*\} 1$/m);
    expect(page.text).toMatch(/^clipwright_event_loop_late_seconds /m);
    for (const path of ['/metrics', '/metrics?token=only-prometheus-knows'])
      expect((await call(monitors, { path })).status).toBe(404);
  });

  it('says that it runs, and whether it can work', async () => {
    expect((await call(monitors, { path: '/healthz' })).json).toEqual({ status: 'ok' });
    const ready = await call(monitors, { path: '/readyz' });
    expect([ready.status, ready.json]).toEqual([
      200,
      { status: 'ok', database: true, storage: true, queue: 'running' },
    ]);
  });

  it('has nothing else there', async () => {
    for (const path of ['/', '/api/v1/account', '/dashboard', '/metrics/..'])
      expect((await call(monitors, { path, headers: BEARER })).status).toBe(404);
    expect((await call(monitors, { method: 'POST', path: '/metrics', headers: BEARER })).status).toBe(404);
  });
});

describe('a server without METRICS_TOKEN', () => {
  it('answers loopback there, and nobody that a proxy passed on', async () => {
    const server = await startServer({ database: http.database, env: { METRICS_LISTEN: '127.0.0.1:0' } });
    const own = AT.exec(server.stdout())?.[1] ?? '';
    expect((await call(own, { path: '/metrics' })).status).toBe(200);
    const proxied = [['X-Forwarded-For', '192.0.2.1']] as const;
    expect((await call(own, { path: '/metrics', headers: proxied })).status).toBe(404);
    errorOf(await call(server.origin, { path: '/metrics', headers: proxied }), 'not_found');
  });

  it('says which setting names a port that is taken', async () => {
    const env = { METRICS_LISTEN: new URL(monitors).host };
    await expect(startServer({ role: 'worker', database: http.database, env })).rejects.toThrow(
      /is taken by another program\. Stop that program, or set METRICS_LISTEN to another one\./,
    );
  });
});
