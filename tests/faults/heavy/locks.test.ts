import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestServer, waitUntil } from '../../support/index.js';
import { type HeldLock, holdLock, waitsForLock } from '../hold-lock.js';
import { expectInvariants } from '../invariants.js';
import { expectRefusals } from '../refusals.js';
import { Stage } from '../stage.js';
import { tell } from '../tell.js';

let stage: Stage;
let http: TestServer;
let lock: HeldLock | null = null;

beforeAll(async () => {
  stage = await Stage.open();
  [http] = await Promise.all([stage.start('http'), stage.start('worker')]);
  expect((await stage.post(http))?.status).toBe(200);
});

afterEach(async () => {
  await lock?.release();
});

describe('a lock that nobody lets go of', () => {
  it('on the row of a window is answered with 500 within 5 s, and nothing is admitted', async () => {
    lock = await holdLock(stage.database, 'SELECT 1 FROM limiter_windows WHERE key = $1 FOR UPDATE', [
      stage.account.accountId,
    ]);
    await expectRefusals(stage, http);
    await lock.release();
    expect((await stage.post(http))?.status).toBe(200);
    expect(await expectInvariants(stage)).toHaveLength(2);
  });

  it('on the whole table of windows is answered with 500 within 5 s', async () => {
    lock = await holdLock(stage.database, 'LOCK TABLE limiter_windows IN ACCESS EXCLUSIVE MODE');
    await expectRefusals(stage, http);
    await lock.release();
    expect((await stage.post(http))?.status).toBe(200);
    expect(await expectInvariants(stage)).toHaveLength(3);
  });

  it('of a replica that froze in the middle of an admission is ended by the database, so that other replicas go on', async () => {
    const frozen = await stage.start('http');
    const gate = await holdLock(stage.database, 'LOCK TABLE credit_entries IN ACCESS EXCLUSIVE MODE');
    stage.journal.expectResets();
    const abandoned = stage.post(frozen);
    await waitsForLock(stage.database, 'credit_entries');
    frozen.kill('SIGSTOP');
    await gate.release();
    const frozenAtMs = performance.now();
    const freed = await waitUntil({ what: 'another replica to admit', withinMs: 30_000 }, async () => {
      const answer = await stage.post(http);
      return answer?.status === 200 && answer;
    });
    tell(
      `a frozen replica held its key for ${Math.round(performance.now() - frozenAtMs - freed.elapsedMs)} ms`,
    );
    frozen.kill('SIGKILL');
    await abandoned;
    expect(await expectInvariants(stage)).toHaveLength(4);
  });
});
