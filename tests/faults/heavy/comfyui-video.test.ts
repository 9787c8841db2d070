import { describe, expect, it } from '@jest/globals';
import { hang } from '@clipwright/testing/scripted-wire';
import { call, errorOf, waitUntil } from '../../support/index.js';
import { expectTakenUp, openComfyUiStage } from '../comfyui-stage.js';
import { expectInvariants } from '../invariants.js';

const ROUNDS = 3;

describe('a video that ComfyUI makes', () => {
  it('is what was asked for, says what was done differently, and holds no graph', async () => {
    const { stage } = await openComfyUiStage();
    const server = await stage.start('all');
    const answer = await stage.post(server, {
      body: { prompt: 'a secret garden', resolution: '480p', duration: 1 },
    });
    expect(answer?.status).toBe(200);
    const { warnings, video_url: url } = answer!.json as { warnings: string[]; video_url: string };
    expect(warnings[0]).toBe('The model makes 1280x704, 704x1280, so it made 1280x704 for 854x480.');
    const { bytes } = await call(server.origin, { path: new URL(url).pathname });
    for (const word of ['a secret garden', 'KSampler']) expect(bytes.includes(word)).toBe(false);
    await expectInvariants(stage);
  });

  it('is begun once, also where the worker is killed between the start and its checkpoint', async () => {
    const { stage, remote } = await openComfyUiStage();
    remote.wire.next('POST /prompt', (response, request) => {
      remote.accept(request);
      return hang()(response, request);
    });
    await expectTakenUp({ stage, remote }, 'the remote start', () => remote.started.length === 1);
  });

  it('fails at once where ComfyUI was started anew in the middle, gives its place back, and is not begun twice', async () => {
    const { stage, remote } = await openComfyUiStage({ durationMs: () => 600_000 });
    const http = await stage.start('http');
    await stage.start('worker');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const held = stage.post(http);
      await waitUntil({ what: 'the remote start', everyMs: 10 }, () => remote.started.length === round);
      await remote.restart();
      const answer = await held;
      errorOf(answer!, 'generation_failed');
      expect(answer?.header('X-RateLimit-Remaining')).toBe('15');
      expect(remote.started).toHaveLength(round);
    }
    expect(await expectInvariants(stage)).toEqual(
      Array.from({ length: ROUNDS }, () => expect.objectContaining({ status: 'failed' })),
    );
  });
});
