import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { noisePicture, rowsOf, statusOf, waitUntil } from '../../support/index.js';
import { holdLock } from '../hold-lock.js';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { untilBegun, untilRow, videoRow, videoRows } from '../video-rows.js';

const PICTURE = `data:image/png;base64,${noisePicture(200).toString('base64')}`;

const OF_AN_IMAGE = /\.image\.(?:png|jpg)$/;

const waitsFor = (table: string) =>
  `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%${table}%'`;

async function untilSomebodyWaits({ database }: Stage, table: string): Promise<void> {
  await waitUntil(
    { what: `somebody to wait for ${table}`, everyMs: 10 },
    async () => (await rowsOf(database, waitsFor(table))).length > 0,
  );
}

describe('a process that is killed at the worst moment', () => {
  it('the API, in the middle of the admission: nothing is half done, not the row, not the place, not the credits', async () => {
    const stage = await Stage.open();
    const [http, other] = [await stage.start('http'), await stage.start('http'), await stage.start('worker')];
    stage.journal.expectResets();
    const gate = await holdLock(stage.database, 'LOCK TABLE pgboss.job IN SHARE MODE');
    const call = stage.post(http);
    await untilSomebodyWaits(stage, 'pgboss');
    http.kill('SIGKILL');
    expect(await call).toBeNull();
    await gate.release();
    expect((await stage.post(other))?.header('X-RateLimit-Remaining')).toBe('14');
    expect(await expectInvariants(stage)).toHaveLength(1);
  });

  it('the API, after the image was written and before its video was admitted: image and room are found by the sweep', async () => {
    const stage = await Stage.open();
    const [http] = [await stage.start('http'), await stage.start('worker')];
    stage.journal.expectResets();
    const gate = await holdLock(stage.database, 'LOCK TABLE pgboss.job IN SHARE MODE');
    const call = stage.journal.call(http.origin, {
      method: 'POST',
      path: '/api/v1/image-to-video',
      key: stage.account.key,
      body: { image_url: PICTURE, duration: 1, resolution: '480p' },
    });
    await waitUntil(
      { what: 'the image in the storage', everyMs: 10 },
      () => existsSync(stage.mediaDir) && readdirSync(stage.mediaDir).some((name) => OF_AN_IMAGE.test(name)),
    );
    http.kill('SIGKILL');
    expect(await call).toBeNull();
    await gate.release();
    await rowsOf(stage.database, `UPDATE storage_holds SET made_at = made_at - interval '1 hour'`);
    expect(await expectInvariants(stage)).toEqual([]);
  });

  it('the worker, of a video that is canceled then: the sweep removes its image and gives its room back', async () => {
    const stage = await Stage.open();
    const [http, worker] = [await stage.start('http'), await stage.start('worker')];
    const post = {
      method: 'POST',
      path: '/api/v1/image-to-video',
      key: stage.account.key,
      headers: [['Prefer', 'respond-async']] as [string, string][],
    };
    const admitted = await stage.journal.call(http.origin, {
      ...post,
      body: { image_url: PICTURE, ...LONG_CLIP },
    });
    const { video_id: id } = admitted!.json as { video_id: string };
    await untilBegun(stage.database, id);
    worker.kill('SIGKILL');
    await worker.exited;
    await stage.journal.call(http.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: stage.account.key,
    });
    await stage.start('worker');
    await expectInvariants(stage);
    expect(await videoRow(stage.database, id)).toMatchObject({ status: 'canceled', image: null });
  });

  it('the API, after its video was completed and before it answered: the status tells, and credits were taken once', async () => {
    const stage = await Stage.open();
    const [http, other] = [await stage.start('http'), await stage.start('http')];
    await stage.start('worker');
    stage.journal.expectResets();
    const call = stage.post(http, { body: LONG_CLIP });
    const admitted = await waitUntil(
      { what: 'an admission', everyMs: 5 },
      async () => (await videoRows(stage.database))[0],
    );
    http.kill('SIGSTOP');
    await untilRow(
      stage.database,
      { id: admitted.id, what: 'completed' },
      ({ status }) => status === 'completed',
    );
    http.kill('SIGKILL');
    expect(await call).toBeNull();
    expect(await statusOf({ origin: other.origin, key: stage.account.key }, admitted.id)).toMatchObject({
      status: 'completed',
      progress: 100,
      credits_used: 24,
    });
    await expectInvariants(stage);
  });

  it('the worker, after the file was stored and before the row was written: the next attempt brings its own file, and the other is swept', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    const worker = await stage.start('worker');
    const id = await stage.admit(http, { body: LONG_CLIP });
    await untilBegun(stage.database, id);
    const gate = await holdLock(stage.database, 'LOCK TABLE credit_entries IN EXCLUSIVE MODE');
    await waitUntil({ what: 'the file in the storage', withinMs: 90_000, everyMs: 10 }, () =>
      existsSync(join(stage.mediaDir, `${id}-1.mp4`)),
    );
    worker.kill('SIGKILL');
    await worker.exited;
    await gate.release();
    await stage.start('worker');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    const rows = await expectInvariants(stage);
    expect(rows).toMatchObject([{ id, attempt: 2, file: `${id}-2.mp4` }]);
  });
});
