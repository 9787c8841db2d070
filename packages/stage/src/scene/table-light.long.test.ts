import { describe, expect, it } from '@jest/globals';
import { stageChoice } from '../plan/stage-choice.js';
import type { StagePlan } from '../plan/stage-plan.js';
import { castOf } from './cast.js';
import { emblem } from './emblem.js';
import { flameLights } from './flame-light.js';
import { subjectOf } from './subject.js';
import { backingOf, tableMoodOf } from './table-light.js';

const planned = (prompt: string): StagePlan => stageChoice({ model: 'modelb3', mode: 'text', prompt })!.plan;

describe('the light of a table top', () => {
  it.each([
    ['a burger on a wooden table', 'appetite', 'room'],
    ['a cold soda can', 'crisp', 'cool'],
    ['a serum bottle on marble', 'beauty', 'dapple'],
    ['a watch on marble', 'studio', 'halo'],
    ['a watch, dramatic lighting', 'drama', 'halo'],
    ['birthday cake with lit candles in a dark room', 'candle', 'halo'],
  ])('goes with what stands there, and so does what is behind it: %s', (prompt, mood, behind) => {
    const plan = planned(prompt);
    expect([tableMoodOf(plan), backingOf(plan)]).toEqual([mood, behind]);
  });

  it('is what was said, before the backdrop that was said', () => {
    expect(backingOf(planned('headphones floating against a purple gradient background'))).toBe('gradient');
    expect(backingOf(planned('a burger against a solid orange background'))).toBeNull();
    expect(backingOf(planned('a man walking in a park'))).toBeNull();
  });
});

describe('flames', () => {
  it('light what is about them in the dark, and flicker; by day nothing is lit', () => {
    const actors = castOf(planned('birthday cake with lit candles in a dark room'), 1).kinds.flat();
    const { lamps, take } = flameLights(actors, 'candle');
    expect(lamps).toHaveLength(1);
    expect(lamps[0]!.position.y).toBeGreaterThan(actors[0]!.size.y * 0.9);
    const powers = [0, 0.1, 0.2].map((seconds) => {
      take(seconds);
      return lamps[0]!.intensity;
    });
    expect(new Set(powers).size).toBe(3);
    expect(flameLights(actors, 'studio').lamps).toEqual([]);
  });
});

describe('a podium', () => {
  it('is in the picture with what stands on it', () => {
    const plan = planned('a pair of white sneakers rotating on a podium, studio lighting');
    const about = subjectOf(castOf(plan, 1), plan)!;
    expect(about.min.y).toBeLessThan(-0.3);
    expect(about.max.y).toBeGreaterThan(0.2);
  });
});

describe('a label without words', () => {
  it('has a frame, a mark and lines, and its corners are bare', () => {
    const size = { width: 240, height: 192 };
    const ink = emblem(size);
    const share = ink.filter((one) => one > 128).length / ink.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.3);
    expect(ink[0]).toBe(0);
    expect(ink[Math.round(size.height * 0.73) * size.width + size.width / 2]).toBeGreaterThan(128);
  });
});
