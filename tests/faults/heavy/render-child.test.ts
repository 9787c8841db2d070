import { describe, expect, it } from '@jest/globals';
import { errorOf, waitUntil } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { descendantsOf, type ProcessRow } from '../process-table.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { untilAnyBegun } from '../video-rows.js';

async function childOf(worker: { pid: number }): Promise<ProcessRow> {
  return await waitUntil({ what: 'a child that renders', everyMs: 5 }, () =>
    descendantsOf(worker.pid).find(({ state }) => state !== 'Z'),
  );
}

describe('the child process that renders', () => {
  it('may be killed at any time: its video fails or is made, its place comes back, and the next one is made', async () => {
    const chance = new SeededChance('killed render host');
    const stage = await Stage.open();
    const [http, worker] = [await stage.start('http'), await stage.start('worker')];
    for (let round = 0; round < 5; round += 1) {
      const call = stage.post(http, { body: LONG_CLIP });
      const { pid } = await childOf(worker);
      await chance.moment(800);
      process.kill(pid, 'SIGKILL');
      const answer = await call;
      if (answer?.status !== 200) errorOf(answer!, 'generation_failed');
    }
    expect((await stage.post(http))?.status).toBe(200);
    const rows = await expectInvariants(stage);
    expect(rows.filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
  });

  it('that never comes to an end is killed at the deadline: the video fails with generation_deadline and gives its place back', async () => {
    const stage = await Stage.open({ env: { GENERATION_DEADLINE_SECONDS: '5' } });
    const [http, worker] = [await stage.start('http'), await stage.start('worker')];
    const call = stage.post(http);
    await untilAnyBegun(stage.database);
    const { pid } = await childOf(worker);
    process.kill(pid, 'SIGSTOP');
    const answer = await call;
    expect(errorOf(answer!, 'generation_failed').error).toContain('5 seconds');
    expect(answer?.header('X-RateLimit-Remaining')).toBe('15');
    await waitUntil({ what: 'the child to be gone' }, () =>
      descendantsOf(worker.pid).every((child) => child.pid !== pid),
    );
    expect((await stage.post(http))?.status).toBe(200);
    const rows = await expectInvariants(stage);
    expect(rows[0]).toMatchObject({ status: 'failed', errorCode: 'generation_deadline' });
  });
});
