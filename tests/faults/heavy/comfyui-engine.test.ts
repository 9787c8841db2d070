import { describe, it } from '@jest/globals';
import { hangAfterHead } from '@clipwright/testing/scripted-wire';
import { expectTakenUp, openComfyUiStage } from '../comfyui-stage.js';

describe('a worker that is killed while ComfyUI makes its video', () => {
  it('after its checkpoint leaves work that the next one follows', async () => {
    const { stage, remote } = await openComfyUiStage({ durationMs: () => 8_000 });
    await expectTakenUp(
      { stage, remote },
      'the third look',
      () => remote.wire.seen('GET /api/jobs/*').length > 2,
    );
  });

  it('during the download leaves a file that the next one fetches', async () => {
    const { stage, remote } = await openComfyUiStage();
    remote.wire.next('GET /view*', hangAfterHead());
    await expectTakenUp({ stage, remote }, 'the download', () => remote.wire.seen('GET /view*').length === 1);
  });
});
