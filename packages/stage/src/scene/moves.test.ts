import { describe, expect, it } from '@jest/globals';
import type { StageMove } from '../plan/stage-plan.js';
import { momentsOf } from './moves.js';

const FRAMES = 120;
const filmed = (moves: readonly StageMove[]) => {
  const momentAt = momentsOf({ moves, speed: 'normal' });
  return Array.from({ length: FRAMES }, (_, index) =>
    momentAt({ seconds: index / 24, progress: index / (FRAMES - 1), whole: FRAMES / 24 }),
  );
};

describe('the moves of the camera', () => {
  it.each<readonly StageMove[]>([
    ['drift'],
    ['turntable', 'push-in'],
    ['orbit', 'rise', 'pull-out'],
    ['pan-left', 'tilt-up', 'handheld'],
  ])('go on without a jump: %s %s', (...moves) => {
    const moments = filmed(moves);
    const steps = moments.slice(1).flatMap((now, index) => {
      const before = moments[index]!;
      return [
        now.around - before.around,
        now.above - before.above,
        now.far - before.far,
        now.turned - before.turned,
      ];
    });
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.05);
  });

  it('a turntable turns what stands there, and an orbit goes around it', () => {
    expect(filmed(['turntable']).at(-1)!.turned).toBeGreaterThan(3);
    expect(filmed(['orbit']).at(-1)!.around).toBeGreaterThan(1.5);
  });
});
