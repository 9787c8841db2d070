import { describe, expect, it } from '@jest/globals';
import { Group, Vector3 } from 'three/webgpu';
import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { appearingOf } from './appearing.js';

const things = (): Actor[] =>
  [0, 1, 2].map(() => ({ group: new Group(), size: new Vector3(1, 1, 1) }) as unknown as Actor);

describe('things that come one by one', () => {
  it('are there after each other, and all in their places at last', () => {
    const all = things();
    const takes = appearingOf(all, { appears: true } as StagePlan);
    const seen = (seconds: number): number => {
      for (const take of takes) take(seconds);
      return all.filter(({ group }) => group.visible).length;
    };
    expect([seen(0), seen(0.4), seen(0.9), seen(4)]).toEqual([0, 1, 2, 3]);
    expect(all.every(({ group }) => Math.abs(group.position.y) < 1e-6)).toBe(true);
  });

  it('are there from the beginning where nobody says so', () => {
    expect(appearingOf(things(), {} as StagePlan)).toEqual([]);
  });
});
