import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import {
  atEndOfFile,
  atIdlePace,
  call,
  errorOf,
  generated,
  parseHttpAnswers,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
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

const callerOf = (server: TestServer, account: SeededAccount) => ({
  origin: server.origin,
  key: account.key,
});

/**
 * A request of which the server has read all but the last line: it began in the bytes of another one, which
 * is answered.
 */
async function halfSent(
  server: TestServer,
  request: string,
): Promise<{ finish(): Promise<number | undefined> }> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  atEndOfFile(() => Promise.resolve(socket.destroy()));
  const answers = (count: number) =>
    waitUntil(
      { what: `answer ${count}`, everyMs: 10 },
      () => parseHttpAnswers(Buffer.concat(chunks))[count - 1],
    );
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${request.slice(0, -2)}`);
  await answers(1);
  return {
    finish: async () => {
      socket.write(request.slice(-2));
      return (await answers(2)).status;
    },
  };
}

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
    await waitUntil(
      { what: 'the start of the render', everyMs: 20 },
      async () => (await rowsOf(server.database, 'SELECT FROM videos WHERE attempt > 0')).length > 0,
    );
    const exit = server.stop();
    generated(await held);
    expect((await exit).code).toBe(0);
  });

  it('nothing is answered 503 meanwhile: an open connection is served, a new one refused', async () => {
    const server = await startServer({ role: 'http', env: { SHUTDOWN_GRACE_SECONDS: '120' } });
    const account = await seedAccount(server.database);
    const id = await seedVideo(server.database, account);
    const held = postText(callerOf(server, account));
    await waitUntil(
      { what: 'the admission' },
      async () => (await rowsOf(server.database, `SELECT FROM videos WHERE status = 'queued'`)).length > 0,
    );
    const early = await halfSent(
      server,
      `GET ${VIDEO_STATUS}?video_id=${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.key}\r\n\r\n`,
    );
    const exit = server.stop();
    await waitUntil({ what: 'new connections to be refused' }, () =>
      call(server.origin, { path: '/healthz' }).then(
        () => false,
        ({ code }: { code: string }) => code === 'ECONNREFUSED',
      ),
    );
    expect(await early.finish()).toBe(200);
    // A worker makes the video of the held call, which ends the grace time.
    await startServer({ role: 'worker', database: server.database, home: server.home });
    generated(await held);
    expect((await exit).code).toBe(0);
  });

  it('ends an idle server at once, with code 0 and no process left', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startServer();
      const { result: exit, elapsedMs } = await atIdlePace(() => {
        server.kill(signal);
        return server.exited;
      });
      expect(exit).toEqual({ code: 0, signal: null });
      expect(elapsedMs).toBeLessThan(10_000);
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
