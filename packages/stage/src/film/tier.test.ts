import { describe, expect, it } from '@jest/globals';
import { stageChoice } from '../plan/stage-choice.js';
import { costOfPlan } from './cost-of-plan.js';
import { tierFor } from './tier.js';

const costOf = (prompt: string) => costOfPlan(stageChoice({ model: 'modelb3', mode: 'text', prompt })!.plan);

const BOTTLE = costOf('a perfume bottle on marble');

const clip = (width: number, height: number, seconds: number, { fps = 24, cost = BOTTLE } = {}) =>
  tierFor({ width, height, fps, frameCount: seconds * fps }, cost);

describe('how finely a clip is drawn', () => {
  it('keeps its shape, in even pixels', () => {
    for (const { width, height } of [clip(1280, 720, 5), clip(720, 1280, 15), clip(2560, 1440, 15)]) {
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(Math.max(width, height) / Math.min(width, height)).toBeCloseTo(16 / 9, 1);
    }
  });

  it('falls with length and size, and says so where it is plainly soft', () => {
    expect(clip(2560, 1440, 5).width).toBeGreaterThan(clip(2560, 1440, 15).width);
    expect([clip(1280, 720, 5).isReduced, clip(2560, 1440, 5).isReduced]).toEqual([false, false]);
    expect(clip(2560, 1440, 15).isReduced).toBe(true);
  });

  it('is coarser where a picture costs more, and each clip has its time', () => {
    const [street, cake] = [costOf('a woman walks down a rainy street'), costOf('a cake, close-up')];
    for (const cost of [street, cake]) {
      const { width, height } = clip(1280, 720, 5, { cost });
      expect(width).toBeLessThan(clip(1280, 720, 5).width);
      expect(cost.picture + (cost.megapixel * width * height) / 1e6).toBeLessThan(0.74);
    }
  });

  it('is coarser where several things stand that are made of much', () => {
    const [dragon, castle, both] = [
      'a dragon on a meadow',
      'a castle on a meadow',
      'a dragon before a castle',
    ].map(costOf);
    expect(both!.picture).toBeGreaterThan(Math.max(dragon!.picture, castle!.picture) + 0.05);
    expect(both!.megapixel).toBeGreaterThan(Math.max(dragon!.megapixel, castle!.megapixel));
    const { width, height } = clip(1280, 720, 5, { cost: both! });
    expect(both!.picture + (both!.megapixel * width * height) / 1e6).toBeLessThan(0.74);
  });

  it('leaves time for the longest and largest clip of what is dear', () => {
    for (const prompt of [
      'a close-up of a cake',
      'a boat on a stormy sea',
      'a pickup truck in a snowy street',
    ]) {
      const cost = costOf(prompt);
      const { width, height } = clip(2560, 1440, 15, { cost });
      const each = cost.picture + (cost.megapixel * width * height) / 1e6;
      expect(each * 15 * 24).toBeLessThan(380);
    }
  });

  it('draws every second frame of sixty a second', () => {
    expect([clip(1280, 720, 5).every, clip(1280, 720, 5, { fps: 60 }).every]).toEqual([1, 2]);
  });
});
