import { describe, expect, it } from '@jest/globals';
import { errorOf, rowsOf } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, SHORT_CLIP, Stage } from '../stage.js';
import { tell } from '../tell.js';
import { untilAnyBegun } from '../video-rows.js';

const GRACE_SECONDS = 2;
const CALLS = 6;
/** Jobs go back to the queue at once; nobody has to wait for a heartbeat to stop. */
const STILL_HELD = `SELECT id FROM pgboss.job WHERE name = 'generate-video' AND state = 'active'`;
const FINISHED_WITHIN_MS = 180_000;

describe('SIGTERM with generations in flight', () => {
  it('answers every held call within the grace time, exits 0, and hands the work over', async () => {
    const chance = new SeededChance('SIGTERM');
    const stage = await Stage.open({ env: { SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS) } });
    const leaving = await stage.start('all');
    const calls = Array.from({ length: CALLS }, (_, index) =>
      stage.post(leaving, { body: index % 2 === 0 ? LONG_CLIP : SHORT_CLIP }),
    );
    await untilAnyBegun(stage.database);
    await chance.moment(1_000);
    leaving.kill('SIGTERM');
    const askedAtMs = performance.now();
    const answers = await Promise.all(calls);
    const exit = await leaving.exited;
    tell(
      `a server with calls in flight exited ${Math.round(performance.now() - askedAtMs)} ms after SIGTERM, ${GRACE_SECONDS} s of it grace`,
    );
    expect(exit).toEqual({ code: 0, signal: null });
    const late = answers.filter((answer) => answer !== null && answer.status !== 200);
    expect(late.length).toBeGreaterThan(0);
    for (const answer of late) expect(errorOf(answer!, 'generation_timeout').video_id).toMatch(/^vid_/);
    expect(await rowsOf(stage.database, STILL_HELD)).toEqual([]);
    await stage.start('all');
    const rows = await expectInvariants(stage, { finishWithinMs: FINISHED_WITHIN_MS });
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'completed'));
    expect(rows).toHaveLength(CALLS);
  });
});
