import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectInvariants } from '../faults/invariants.js';
import { openRemoteStage } from '../faults/remote-stage.js';
import { canMount, SmallDisk } from '../faults/small-disk.js';
import { Stage } from '../faults/stage.js';
import { call, errorOf, temporaryFolder } from '../support/index.js';

const onDisk = canMount ? describe : describe.skip;
const TOO_LITTLE_BYTES = 100_000;

/** Noise is large however it is encoded, and this is wider and longer than what is asked for. */
async function largeVideo(): Promise<Buffer> {
  const file = join(await temporaryFolder('large'), 'noise.mp4');
  const noise = ['-f', 'lavfi', '-i', 'color=gray:s=864x480:r=24:d=2,noise=alls=60:allf=t'];
  execFileSync('ffmpeg', ['-v', 'error', ...noise, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', file]);
  return readFileSync(file);
}

const used = async (stage: Stage, origin: string): Promise<unknown> => ((await call(origin, { path: '/api/v1/account', key: stage.account.key })).json as { rate_limit: { count: number } }).rate_limit.count;

onDisk('a disk for temporary files that is full', () => {
  it('while a remote video is made to fit: storage_full, nothing left behind, place and credits given back, and the next one is made', async () => {
    const [disk, video] = [await SmallDisk.mount('size=60m'), await largeVideo()];
    const { stage } = await openRemoteStage({ video }, { home: disk.folder });
    const server = await stage.start('all');
    await disk.fill(video.length + TOO_LITTLE_BYTES);
    errorOf((await stage.post(server))!, 'storage_full');
    expect(await used(stage, server.origin)).toBe(0);
    await disk.empty();
    expect((await stage.post(server))?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status, errorCode }) => [status, errorCode])).toEqual([['failed', 'storage_full'], ['completed', null]]);
  });

  it('while the embedded engine draws is told as that too', async () => {
    const disk = await SmallDisk.mount('size=60m');
    const stage = await Stage.open({ home: disk.folder, env: { STORAGE_DIR: await temporaryFolder('storage') } });
    const server = await stage.start('all');
    await disk.fill(10_000);
    errorOf((await stage.post(server))!, 'storage_full');
    expect(await used(stage, server.origin)).toBe(0);
    await expectInvariants(stage);
  });
});
