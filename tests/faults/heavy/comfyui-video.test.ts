import { describe, expect, it } from '@jest/globals';
import { hang } from '@clipwright/testing/scripted-wire';
import { call } from '../../support/index.js';
import { expectTakenUp, openComfyUiStage } from '../comfyui-stage.js';
import { expectInvariants } from '../invariants.js';

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
});
