import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { RateLimitObject } from '@clipwright/core/videos';
import { errorOf, rowsOf, seedAccount, seedWindow, type TestServer, waitUntil } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { Stage } from '../stage.js';
import { tell } from '../tell.js';

const PRELOAD = fileURLToPath(new URL('../shift-clock.mjs', import.meta.url));
const HOUR_MS = 3_600_000;
const WINDOW_MS = 1_800_000;
/** A call may take so long by itself. */
const ANSWER_MS = 3_000;

const startShifted = (stage: Stage, shiftMs: number): Promise<TestServer> =>
  stage.start('http', { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT_MS: String(shiftMs) });

describe('a replica whose wall clock is wrong', () => {
  it.each([
    ['two hours ahead', 2 * HOUR_MS],
    ['a day behind', -24 * HOUR_MS],
  ])('by being %s admits nothing more than the others, and tells the same reset', async (_, shiftMs) => {
    const stage = await Stage.open({ env: { RATE_LIMIT: '5' } });
    const replicas = [
      await stage.start('http'),
      await startShifted(stage, shiftMs),
      await stage.start('worker'),
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (__, index) =>
        stage.post(replicas[index % 2]!, { headers: [['Prefer', 'respond-async']] }),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 202)).toHaveLength(5);
    const refused = answers.filter((answer) => answer?.status !== 202);
    const [row] = await rowsOf<{ oldestMs: number }>(
      stage.database,
      'SELECT min(at_ms) AS "oldestMs" FROM limiter_places WHERE name = \'videos\'',
    );
    const resetAtMs = Math.ceil(((row?.oldestMs ?? 0) + WINDOW_MS) / 1000) * 1000;
    for (const answer of refused) {
      const limit = RateLimitObject.parse(errorOf(answer!, 'rate_limited').rate_limit);
      expect(Date.parse(limit.reset_at)).toBe(resetAtMs);
      expect(limit.reset_in_seconds).toBeLessThanOrEqual(WINDOW_MS / 1000);
    }
    await expectInvariants(stage, { finishWithinMs: 180_000 });
  });
});

describe('a clock of the database that steps back', () => {
  it('admits nothing more, says honestly how long that takes, and locks a key out no longer than the step and the window', async () => {
    const [limit, windowSeconds, stepSeconds] = [3, 3, 4];
    const stage = await Stage.open({
      env: { RATE_LIMIT: String(limit), RATE_WINDOW_SECONDS: String(windowSeconds) },
    });
    const http = await stage.start('http');
    const account = await seedAccount(stage.database);
    // As it looks after a step back: the window's places lie in the future.
    await seedWindow(
      stage.database,
      account,
      Array.from({ length: limit }, () => -stepSeconds),
    );
    const steppedAtMs = performance.now();
    const ask = () => stage.post(http, { account, headers: [['Prefer', 'respond-async']] });
    const refused = RateLimitObject.parse(errorOf((await ask())!, 'rate_limited').rate_limit);
    expect(refused.reset_in_seconds).toBeLessThanOrEqual(stepSeconds + windowSeconds);
    await waitUntil(
      { what: 'an admission', withinMs: refused.reset_in_seconds * 1_000 + ANSWER_MS, everyMs: 100 },
      async () => (await ask())?.status === 202,
    );
    const lockedMs = performance.now() - steppedAtMs;
    tell(
      `after a step back of ${stepSeconds} s a key with a window of ${windowSeconds} s was locked out for ${Math.round(lockedMs)} ms`,
    );
    expect(lockedMs).toBeGreaterThan((stepSeconds + windowSeconds) * 1_000 - ANSWER_MS);
  });
});
