import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { StallingProxy } from '../stalling-proxy.js';
import { tell } from '../tell.js';
import { untilAnyBegun, untilRow } from '../video-rows.js';

const ANSWERED_WITHIN_MS = 10_000;
const BACK_WITHIN_MS = 30_000;

async function proxyTo(url: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(url);
  return await StallingProxy.before({ host: hostname, port: Number(port) });
}

describe('a network that drops everything between a process and the database', () => {
  it('does not hold calls for ever: each is answered with 500 within 10 s, and all is well when the network is back', async () => {
    const stage = await Stage.open();
    const proxy = await proxyTo(stage.database.url);
    const http = await stage.start('http', { DATABASE_URL: proxy.through(stage.database.url) });
    await stage.start('worker');
    expect((await stage.post(http))?.status).toBe(200);
    proxy.stall();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => stage.post(http)));
      const longestMs = Math.max(...answers.map((answer) => answer?.elapsedMs ?? Infinity));
      tell(`behind a silent network a call was answered after ${Math.round(longestMs)} ms`);
      expect(answers.map((answer) => answer?.status)).toEqual([500, 500, 500, 500, 500]);
      expect(longestMs).toBeLessThan(ANSWERED_WITHIN_MS);
    }
    proxy.resume();
    const backAtMs = performance.now();
    await waitUntil({ what: 'an admission', withinMs: BACK_WITHIN_MS }, () =>
      stage.admit(http).catch(() => null),
    );
    tell(
      `after a silent network a generation was admitted after ${Math.round(performance.now() - backAtMs)} ms`,
    );
    await expectInvariants(stage);
  });

  it('lets another worker take over from one that is alive but cut off, and fences that one when it is back', async () => {
    const stage = await Stage.open();
    const proxy = await proxyTo(stage.database.url);
    const http = await stage.start('http');
    await stage.start('worker', { DATABASE_URL: proxy.through(stage.database.url) });
    const id = await stage.admit(http, { body: LONG_CLIP });
    await untilAnyBegun(stage.database);
    proxy.stall();
    const cutAtMs = performance.now();
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'taken over' }, ({ attempt }) => attempt === 2);
    tell(`a worker that was cut off lost its video after ${Math.round(performance.now() - cutAtMs)} ms`);
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    proxy.resume();
    const rows = await expectInvariants(stage);
    expect(rows).toMatchObject([{ id, status: 'completed', attempt: 2, file: `${id}-2.mp4` }]);
  });
});
