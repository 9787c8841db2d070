import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { errorOf, temporaryFolder, untilStatus } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { openRemoteStage, remoteEngine } from '../remote-stage.js';
import { Stage } from '../stage.js';
import { tell } from '../tell.js';

const run = promisify(execFile);
const DEADLINE_SECONDS = 5;
const WITH_DEADLINE = { env: { GENERATION_DEADLINE_SECONDS: String(DEADLINE_SECONDS) } };

/** A file that ffmpeg makes of nothing. */
async function made(name: string, ...args: readonly string[]): Promise<Buffer> {
  const file = join(await temporaryFolder('odd-engine'), name);
  await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', ...args, file]);
  return await readFile(file);
}

const BLACK = ['-i', 'color=black:s=854x480:r=24:d=1', '-pix_fmt', 'yuv420p'];

describe('what an engine sends in place of a video', () => {
  it('is never handed out: the call is 500, its place comes back, and the next one is made', async () => {
    const whole = await made('whole.mp4', ...BLACK);
    const sent: Record<string, Buffer> = {
      'a page': Buffer.from('<!doctype html><title>Welcome</title>'),
      'an error in JSON': Buffer.from('{"error": {"message": "CUDA out of memory."}}'),
      nothing: Buffer.alloc(0),
      'half a video': whole.subarray(0, whole.length / 2),
      'a video whose bytes were lost in the middle': Buffer.concat([
        whole.subarray(0, 200),
        Buffer.alloc(600),
        whole.subarray(800),
      ]),
      'sound alone': await made('sound.mp4', '-i', 'sine=440:d=1'),
      'a video that is too small': await made('small.mp4', '-i', 'color=black:s=64x36:r=24:d=1'),
      'a video that is too short': await made('short.mp4', '-i', 'color=black:s=854x480:r=24:d=0.1'),
    };
    const { stage, remote } = await openRemoteStage();
    const [http] = [await stage.start('http'), await stage.start('worker')];
    for (const [what, file] of Object.entries(sent)) {
      remote.serve(file);
      const answer = await stage.post(http);
      const { error } = errorOf(answer!, 'generation_failed');
      tell(`for ${what} the answer was: ${error}`);
      expect(answer?.header('X-RateLimit-Remaining')).toBe('15');
    }
    remote.serve(whole);
    expect((await stage.post(http))?.status).toBe(200);
    await expectInvariants(stage);
  });

  it('without an end is broken off once it is too large', async () => {
    const { stage, remote } = await openRemoteStage();
    remote.tell({ next: ['endless-download', 'endless-download', 'endless-download'] });
    const [http] = [await stage.start('http'), await stage.start('worker')];
    errorOf((await stage.post(http))!, 'generation_failed');
    await expectInvariants(stage);
  });
});

describe('an engine', () => {
  it('that takes a start and never answers is given up at the deadline, and its slot is free', async () => {
    const { stage, remote } = await openRemoteStage({}, WITH_DEADLINE);
    remote.tell({ next: ['hold-start'] });
    const [http] = [await stage.start('http'), await stage.start('worker')];
    const answer = await stage.post(http);
    errorOf(answer!, 'generation_failed');
    expect(answer?.header('X-RateLimit-Remaining')).toBe('15');
    expect((await stage.post(http))?.status).toBe(200);
    await expectInvariants(stage);
  });

  it('that is done only after the deadline is too late: the video stays failed, and costs nothing', async () => {
    const { stage, remote } = await openRemoteStage({}, WITH_DEADLINE);
    remote.tell({ renderMs: 2 * DEADLINE_SECONDS * 1000 });
    const [http] = [await stage.start('http'), await stage.start('worker')];
    const id = await stage.admit(http);
    const failed = await untilStatus({ origin: http.origin, key: stage.account.key }, id, 'failed');
    expect(failed).toMatchObject({ credits_used: 0 });
    remote.tell({ renderMs: 20, finish: true });
    expect((await stage.post(http))?.status).toBe(200);
    const [late] = await expectInvariants(stage);
    expect(late).toMatchObject({
      id,
      status: 'failed',
      errorCode: 'generation_deadline',
      creditsUsed: 0,
      file: null,
    });
    expect(remote.counts.starts).toBe(2);
  });

  it.each(['http://engine.invalid:8000', 'http://127.0.0.1:9'])(
    'that is not at %s is engine_unavailable, and nothing is kept of the call',
    async (url) => {
      const stage = await Stage.open({
        env: remoteEngine({ kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model' }, url),
      });
      const [http] = [await stage.start('http'), await stage.start('worker')];
      const answer = await stage.post(http);
      tell(`without a server at ${url} the call was answered after ${Math.round(answer!.elapsedMs)} ms`);
      errorOf(answer!, 'engine_unavailable');
      expect(answer?.header('X-RateLimit-Remaining')).toBe('15');
      await expectInvariants(stage);
    },
  );
});
