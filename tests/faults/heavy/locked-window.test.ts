import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestServer } from '../../support/index.js';
import { type HeldLock, holdLock } from '../hold-lock.js';
import { expectInvariants } from '../invariants.js';
import { expectRefusals } from '../refusals.js';
import { Stage } from '../stage.js';

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
    lock = await holdLock(stage.database, 'SELECT 1 FROM rate_windows WHERE key = $1 FOR UPDATE', [stage.account.accountId]);
    await expectRefusals(stage, http);
    await lock.release();
    expect((await stage.post(http))?.status).toBe(200);
    expect(await expectInvariants(stage)).toHaveLength(2);
  });
});
