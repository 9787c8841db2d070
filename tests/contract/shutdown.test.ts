import { describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  sendRaw,
  startServer,
  type TestServer,
  untilStatus,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

const GRACE_SECONDS = 2;
const grace = { SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS) };

async function admitted(server: TestServer): Promise<boolean> {
  return (await rowsOf(server.database, 'SELECT FROM videos')).length > 0;
}

const callerOf = (server: TestServer, account: SeededAccount) => ({ origin: server.origin, key: account.key });

describe('SIGTERM', () => {
  it('a call still held after the grace time answers 500 generation_timeout with video_id, and the work goes on at the next start', async () => {
    const server = await startServer({ role: 'http', env: grace });
    const account = await seedAccount(server.database);
    const held = postText(callerOf(server, account));
    await waitUntil({ what: 'the admission' }, () => admitted(server));
    const exit = server.stop();
    const { video_id: id } = errorOf(await held, 'generation_timeout');
    expect(await exit).toEqual({ code: 0, signal: null });
    const next = await startServer({ database: server.database, home: server.home });
    expect((await untilStatus(callerOf(next, account), id ?? '', 'completed')).video_url).not.toBeNull();
  });

  it('a call whose video is done within the grace time gets its 200', async () => {
    const server = await startServer({ env: { SHUTDOWN_GRACE_SECONDS: '60' } });
    const account = await seedAccount(server.database);
    const held = postText(callerOf(server, account));
    await waitUntil({ what: 'the start of the render', everyMs: 20 }, async () => (await rowsOf(server.database, 'SELECT FROM videos WHERE attempt > 0')).length > 0);
    const exit = server.stop();
    generated(await held);
    expect((await exit).code).toBe(0);
  });

  it('nothing is answered 503 meanwhile: an open connection is served, a new one refused', async () => {
    const server = await startServer({ role: 'http', env: { SHUTDOWN_GRACE_SECONDS: '4' } });
    const account = await seedAccount(server.database);
    const id = await seedVideo(server.database, account);
    const held = postText(callerOf(server, account));
    await waitUntil({ what: 'the admission' }, async () => (await rowsOf(server.database, `SELECT FROM videos WHERE status = 'queued'`)).length > 0);
    const request = `GET ${VIDEO_STATUS}?video_id=${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.key}\r\n\r\n`;
    const early = sendRaw(server.origin, { bytes: request.slice(0, -2), drip: { of: '\r\n', everyMs: 1_500 }, quietMs: 500 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const exit = server.stop();
    const outcome = await early;
    expect(outcome.answers().map(({ status }) => status)).toContain(200);
    await expect(call(server.origin, { path: '/healthz' })).rejects.toThrow('ECONNREFUSED');
    errorOf(await held, 'generation_timeout');
    expect((await exit).code).toBe(0);
  });

  it('ends an idle server at once, with code 0 and no process left', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startServer();
      const startMs = performance.now();
      server.kill(signal);
      expect(await server.exited).toEqual({ code: 0, signal: null });
      expect(performance.now() - startMs).toBeLessThan(10_000);
      await server.stop();
    }
  });

  it('frees the place of nothing: what was admitted stays counted', async () => {
    const server = await startServer({ role: 'http', env: grace });
    const account = await seedAccount(server.database);
    const held = postText(callerOf(server, account));
    await waitUntil({ what: 'the admission' }, () => admitted(server));
    await server.stop();
    errorOf(await held, 'generation_timeout');
    const next = await startServer({ role: 'http', database: server.database, home: server.home });
    const answer = await postText(callerOf(next, account), {});
    expect(answer.header('X-RateLimit-Remaining')).toBe('14');
  });
});
