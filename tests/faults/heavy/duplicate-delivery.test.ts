import { describe, expect, it } from '@jest/globals';
import { rowsOf, waitUntil } from '../../support/index.js';
import { deliverAgain } from '../deliver-again.js';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { untilAllFinished, untilBegun, untilRow, videoRow } from '../video-rows.js';

describe('a job that is delivered twice', () => {
  it('to two workers at once makes one video and takes its credits once: the later attempt fences off the earlier one', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    await Promise.all([stage.start('worker'), stage.start('worker')]);
    const id = await stage.admit(http, { body: LONG_CLIP });
    await untilBegun(stage.database, id);
    await deliverAgain(stage.database, id);
    await untilRow(stage.database, { id, what: 'in its second attempt' }, ({ attempt }) => attempt === 2);
    const rows = await expectInvariants(stage);
    expect(rows).toMatchObject([{ id, status: 'completed', attempt: 2, file: `${id}-2.mp4` }]);
  });

  it('after its video is finished changes nothing', async () => {
    const stage = await Stage.open();
    const [http] = [await stage.start('http'), await stage.start('worker')];
    const id = await stage.admit(http);
    await untilAllFinished(stage.database, 180_000);
    const before = await videoRow(stage.database, id);
    const copy = await deliverAgain(stage.database, id);
    await untilJobDone(stage, copy);
    expect(await videoRow(stage.database, id)).toEqual(before);
    await expectInvariants(stage);
  });
});

async function untilJobDone({ database }: Stage, job: string): Promise<void> {
  await waitUntil({ what: 'the second delivery to be done' }, async () => {
    const rows = await rowsOf<{ state: string }>(database, 'SELECT state FROM pgboss.job WHERE id = $1', [
      job,
    ]);
    return rows[0]?.state === 'completed';
  });
}
