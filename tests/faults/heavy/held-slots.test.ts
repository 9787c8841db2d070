import { describe, expect, it } from '@jest/globals';
import { call, rowsOf } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { openRemoteStage, remoteEngine, until, untilStarted } from '../remote-stage.js';
import { Stage } from '../stage.js';
import { untilRow, videoRow } from '../video-rows.js';

/** One slot at a server whose DELETE stops nothing. */
async function openSglangStage(more: Readonly<Record<string, string>> = {}) {
  const { remote } = await openRemoteStage({ flavour: 'sglang' });
  const env = remoteEngine({ kind: 'openai-videos', flavour: 'sglang', model: 'test-model' }, remote.origin);
  return { remote, stage: await Stage.open({ env: { ...env, ...more } }) };
}

const heldIn = async ({ database }: Stage): Promise<number> =>
  (await rowsOf(database, 'SELECT 1 FROM left_operations WHERE holds')).length;

const cancel = async (stage: Stage, origin: string, id: string): Promise<number> =>
  (await call(origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: stage.account.key })).status;

describe('a slot whose video was canceled while its worker was killed', () => {
  it('is held over the restart until the GPU is done: the next video is made after that, and nothing stays behind', async () => {
    const { stage, remote } = await openSglangStage();
    remote.tell({ renderMs: 600_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const first = await stage.admit(http);
    await untilStarted(stage, first);
    worker.kill('SIGKILL');
    expect(await cancel(stage, http.origin, first)).toBe(200);
    expect(await heldIn(stage)).toBe(1);
    const next = await stage.admit(http);
    await stage.start('worker');
    const looks = (): number =>
      remote.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/videos/')).length;
    const before = looks();
    // The worker that came after the kill asks for what the dead one's video has left.
    await until('three looks of the next worker', () => looks() >= before + 3);
    expect(remote.counts).toMatchObject({ starts: 1, busiest: 1 });
    expect(await videoRow(stage.database, next)).toMatchObject({ status: 'queued', attempt: 0 });
    remote.tell({ renderMs: 20, finish: true });
    await untilRow(stage.database, { id: next, what: 'completed' }, ({ status }) => status === 'completed');
    await until('an empty list at the server', () => remote.counts.jobs.length === 0);
    expect(remote.counts).toMatchObject({ starts: 2, busiest: 1 });
    expect(await heldIn(stage)).toBe(0);
    await expectInvariants(stage);
  });
});

describe('a render that goes on after its deadline', () => {
  it('keeps its slot from the next video, whose own deadline is not spent by waiting', async () => {
    const { stage, remote } = await openSglangStage({ GENERATION_DEADLINE_SECONDS: '5' });
    remote.tell({ renderMs: 600_000 });
    const server = await stage.start('all');
    const first = await stage.admit(server);
    const next = await stage.admit(server);
    const failed = await untilRow(
      stage.database,
      { id: first, what: 'failed' },
      ({ status }) => status === 'failed',
    );
    expect(failed.errorCode).toBe('generation_deadline');
    expect(await heldIn(stage)).toBe(1);
    await until('a look after the end', () => {
      const [last] = remote.requests.toReversed();
      return last?.method === 'GET';
    });
    remote.tell({ renderMs: 20, finish: true });
    await untilRow(stage.database, { id: next, what: 'completed' }, ({ status }) => status === 'completed');
    await until('an empty list at the server', () => remote.counts.jobs.length === 0);
    expect(remote.counts).toMatchObject({ starts: 2, busiest: 1 });
  });
});
