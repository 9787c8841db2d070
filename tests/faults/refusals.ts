import { expect } from '@jest/globals';
import { errorOf } from '../support/index.js';
import type { Stage, StageServer } from './stage.js';
import { tell } from './tell.js';

const ANSWERED_WITHIN_MS = 5_000;
const HELD_FOR_MS = 10_000;

/** Posts for ten seconds, three at once: none may be admitted, and each is answered with 500 within 5 s, as busy where its admission had begun. */
export async function expectRefusals(stage: Stage, http: StageServer): Promise<void> {
  const untilMs = performance.now() + HELD_FOR_MS;
  let slowestMs = 0;
  while (performance.now() < untilMs) {
    const answers = await Promise.all(Array.from({ length: 3 }, () => stage.post(http)));
    const longestMs = Math.max(...answers.map((answer) => answer?.elapsedMs ?? Infinity));
    slowestMs = Math.max(slowestMs, longestMs);
    for (const answer of answers) expect(refusalOf(answer)).toMatch(/^(?:internal_error|busy)$/);
    expect(longestMs).toBeLessThan(ANSWERED_WITHIN_MS);
  }
  tell(`calls that could not be admitted were answered within ${Math.round(slowestMs)} ms`);
}

const refusalOf = (answer: Awaited<ReturnType<Stage['post']>>): string => {
  if (answer === null) return 'no answer';
  return errorOf(answer, answer.text.includes('"busy"') ? 'busy' : 'internal_error').code;
};
