import { describe, expect, it } from '@jest/globals';
import { statusOf } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { SeededChance } from './seeded-chance.js';
import { Stage } from './stage.js';
import { untilAnyBegun } from './video-rows.js';

const CALLS = 8;

describe('an API process that is killed', () => {
  it('loses nothing: whatever it admitted is made, and another process tells how it ended', async () => {
    const chance = new SeededChance('killed API');
    const stage = await Stage.open({ env: { WORKER_SLOTS: '2' } });
    const [http, other] = [await stage.start('http'), await stage.start('http')];
    await stage.start('worker');
    stage.journal.expectResets();
    const calls = Array.from({ length: CALLS }, () => stage.post(http));
    await untilAnyBegun(stage.database);
    await chance.moment(1_500);
    http.kill('SIGKILL');
    const answers = await Promise.all(calls);
    const rows = await expectInvariants(stage);
    expect(answers.filter((answer) => answer === null).length + stage.journal.answeredVideos().length).toBe(
      CALLS,
    );
    expect(rows.every(({ status }) => status === 'completed')).toBe(true);
    for (const { id } of rows)
      expect((await statusOf({ origin: other.origin, key: stage.account.key }, id)).status).toBe('completed');
  });
});
