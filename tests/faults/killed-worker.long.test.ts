import { describe, expect, it } from '@jest/globals';
import { atIdlePace } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { SeededChance } from './seeded-chance.js';
import { LONG_CLIP, Stage } from './stage.js';
import { tell } from './tell.js';
import { untilBegun, untilRow } from './video-rows.js';

/** A killed worker is replaced within this time. */
const TAKEN_OVER_WITHIN_MS = 20_000;

describe('a worker that is killed', () => {
  it('is replaced within 20 s: another makes its video, and the held call is answered', async () => {
    const chance = new SeededChance('killed worker');
    const stage = await Stage.open();
    const http = await stage.start('http');
    const first = await stage.start('worker');
    const id = await stage.admit(http, { body: LONG_CLIP });
    const held = stage.post(http);
    await untilBegun(stage.database, id);
    await chance.moment(200);
    first.kill('SIGKILL');
    const { elapsedMs: takenOverMs } = await atIdlePace(async () => {
      await stage.start('worker');
      await untilRow(stage.database, { id, what: 'taken over' }, ({ attempt }) => attempt === 2);
    });
    tell(`a killed worker's video was taken over after ${Math.round(takenOverMs)} ms`);
    expect(takenOverMs).toBeLessThan(TAKEN_OVER_WITHIN_MS);
    expect((await held)?.status).toBe(200);
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed']);
  });
});
