import { describe, expect, it } from '@jest/globals';
import { hang } from '@clipwright/testing/scripted-wire';
import { call, errorOf, waitUntil } from '../../support/index.js';
import { expectTakenUp, openComfyUiStage } from '../comfyui-stage.js';
import { expectInvariants } from '../invariants.js';

const LOOK = 'GET /api/jobs/*';

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

  it('is begun anew once where ComfyUI was started anew in the middle; lost twice, it fails and gives its place back', async () => {
    const render = { ms: 600_000 };
    const { stage, remote } = await openComfyUiStage({ durationMs: () => render.ms });
    const http = await stage.start('http');
    await stage.start('worker');
    const restartAfter = async (start: number): Promise<void> => {
      await waitUntil({ what: 'the remote start', everyMs: 10 }, () => remote.started.length === start);
      // Whoever asks for the work knows that it has begun: a start whose answer is lost is another fault.
      const looks = remote.wire.seen(LOOK).length;
      await waitUntil({ what: 'a look at it' }, () => remote.wire.seen(LOOK).length > looks + 1);
      await remote.restart();
    };
    const lost = stage.post(http);
    await restartAfter(1);
    await restartAfter(2);
    const refused = await lost;
    errorOf(refused!, 'generation_failed');
    expect(refused?.header('X-RateLimit-Remaining')).toBe('15');
    expect(remote.started).toHaveLength(2);
    const made = stage.post(http);
    await waitUntil({ what: 'the next video', everyMs: 10 }, () => remote.started.length === 3);
    render.ms = 100;
    await restartAfter(3);
    expect((await made)?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status }) => status)).toEqual(['failed', 'completed']);
  });
});
