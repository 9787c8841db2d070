import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { tell } from '../tell.js';
import { untilAllFinished, untilAnyBegun, untilBegun, untilRow } from '../video-rows.js';

/** Well below the time after which a silent worker counts as dead. */
const SHORT_PAUSE_MS = 5_000;

describe('a worker that is frozen', () => {
  it('past its lease, and goes on then, finds its write refused: one video, one taking of credits, its file swept', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    const frozen = await stage.start('worker');
    const held = stage.post(http, { body: LONG_CLIP });
    await stage.admit(http, { body: LONG_CLIP });
    await untilAnyBegun(stage.database);
    frozen.kill('SIGSTOP');
    const frozenAtMs = performance.now();
    await stage.start('worker');
    const rows = await untilAllFinished(stage.database, 180_000);
    tell(
      `a frozen worker's videos were finished by another after ${Math.round(performance.now() - frozenAtMs)} ms`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect((await held)?.status).toBe(200);
    frozen.kill('SIGCONT');
    await stage.post(http);
    const after = await expectInvariants(stage);
    expect(after.slice(0, 2)).toEqual(rows);
    expect(Math.max(...rows.map(({ attempt }) => attempt))).toBe(2);
  });

  it('for less than its lease keeps its video: nobody else begins it', async () => {
    const stage = await Stage.open();
    const http = await stage.start('http');
    const paused = await stage.start('worker');
    const id = await stage.admit(http, { body: LONG_CLIP });
    await untilBegun(stage.database, id);
    paused.kill('SIGSTOP');
    await stage.start('worker');
    await sleep(SHORT_PAUSE_MS);
    paused.kill('SIGCONT');
    await untilRow(stage.database, { id, what: 'completed' }, ({ status }) => status === 'completed');
    expect(await expectInvariants(stage)).toMatchObject([{ id, status: 'completed', attempt: 1 }]);
  });
});
