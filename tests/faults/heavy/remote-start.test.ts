import { describe, expect, it } from '@jest/globals';
import { expectInvariants } from '../invariants.js';
import { openRemoteStage, until } from '../remote-stage.js';
import { untilRow } from '../video-rows.js';

describe('a worker that is killed while it asks a remote engine for a video', () => {
  it('leaves a start that nobody repeats: the video fails as start_unknown, place and credits come back, and the next one is made', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ startDelayMs: 60_000 });
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http);
    await until('the remote start', () => remote.counts.starts === 1);
    worker.kill('SIGKILL');
    remote.tell({ startDelayMs: 0 });
    await stage.start('worker');
    const row = await untilRow(stage.database, { id, what: 'failed' }, ({ status }) => status === 'failed');
    expect(row).toMatchObject({ errorCode: 'start_unknown', creditsUsed: 0, file: null });
    expect(remote.counts.starts).toBe(1);
    expect((await stage.post(http))?.status).toBe(200);
    await expectInvariants(stage);
  });
});
