import { describe, expect, it } from '@jest/globals';
import { FIT } from '../src/conform/__fixtures__/fit-video.js';
import { outputRate, planLength, planRate, rateChange } from '../src/conform/length-plan.js';
import { planPicture } from '../src/conform/picture-plan.js';
import { planSound } from '../src/conform/sound-plan.js';
import { SoundStretch } from '../src/conform/sound-stretch.js';
import { coarseSizes, interpolationTable } from '../src/paint/coarse-size.js';

describe('reading a coarse picture at full size', () => {
  it.each([
    [1280, 162],
    [720, 91],
    [96, 13],
    [64, 64],
    [30, 2],
  ])('%s pixels read %s texels in order, within their weights', (full, coarse) => {
    const { index, weight } = interpolationTable(full, coarse);
    expect([index.length, weight.length]).toEqual([full, full]);
    for (let i = 0; i < full; i += 1) {
      expect(index[i]).toBeGreaterThanOrEqual(i === 0 ? 0 : index[i - 1]!);
      expect(index[i]).toBeLessThanOrEqual(coarse - 2);
      expect(weight[i]).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    [1280, 162],
    [96, 13],
  ])('%s pixels over %s texels: an even slope stays even', (full, coarse) => {
    const { index, weight } = interpolationTable(full, coarse);
    const read = Array.from({ length: full }, (_, i) => index[i]! + weight[i]! / 32_767);
    const inner = read.slice(Math.ceil(full / coarse), -Math.ceil(full / coarse));
    const steps = inner.slice(1).map((value, i) => value - inner[i]!);
    for (const step of steps) expect(step).toBeCloseTo(coarse / full, 3);
  });

  it.each([
    [160, 90],
    [854, 480],
    [1280, 720],
    [1080, 1920],
    [3840, 2160],
  ])('the coarse pictures of %s x %s cover the frame, and are far smaller', (width, height) => {
    const { soft, air } = coarseSizes(width, height);
    expect(soft.width * soft.height).toBeLessThan((width * height) / 3);
    expect(air.width * air.height).toBeLessThanOrEqual(soft.width * soft.height);
    expect(Math.abs((soft.width - 1) / (soft.height - 1) - width / height)).toBeLessThan(0.05);
    expect((air.width - 1) * 8).toBeGreaterThanOrEqual(width);
    expect((air.height - 1) * 8).toBeGreaterThanOrEqual(height);
  });
});

describe('sound in stretches of any length', () => {
  async function* blocks(...all: readonly (readonly number[])[]): AsyncGenerator<Float32Array> {
    for (const one of all) yield Float32Array.from(one);
  }

  it.each([
    ['one at a time', [1, 1, 1, 1]],
    ['two at a time', [2, 2]],
    ['all at once', [4]],
    ['across the blocks', [3, 1]],
  ])('gives left and right in their order: %s', async (_, counts) => {
    const stretch = new SoundStretch(blocks([1, -1, 2, -2], [3, -3, 4, -4]));
    const heard = { left: [] as number[], right: [] as number[] };
    for (const count of counts) {
      const { left, right } = await stretch.next(count);
      heard.left.push(...left);
      heard.right.push(...right);
    }
    expect(heard).toEqual({ left: [1, 2, 3, 4], right: [-1, -2, -3, -4] });
  });

  it('is silent where it has ended, for as long as it is asked', async () => {
    const stretch = new SoundStretch(blocks([1, -1]));
    expect([...(await stretch.next(3)).left]).toEqual([1, 0, 0]);
    expect([...(await stretch.next(2)).right]).toEqual([0, 0]);
  });

  it('is silent from the start where there is none', async () => {
    expect([...(await new SoundStretch(blocks()).next(2)).left]).toEqual([0, 0]);
  });

  it('tells its source that no more is wanted', async () => {
    let closed = false;
    async function* endless(): AsyncGenerator<Float32Array> {
      try {
        for (;;) yield Float32Array.from([1, 1]);
      } finally {
        closed = true;
      }
    }
    const stretch = new SoundStretch(endless());
    await stretch.next(5);
    await stretch.close();
    expect(closed).toBe(true);
  });
});

const ASKED = { width: 1280, height: 720, durationSeconds: 5, audio: true };

describe('the rate of a video that is made to fit', () => {
  it.each([
    [23.976, 24],
    [29.97, 30],
    [59.94, 60],
    [120, 60],
    [0.4, 1],
    [15.7, 16],
  ])('%s a second become %s, a whole number that players know', (fps, rate) => {
    expect(outputRate({ fps }, {})).toBe(rate);
  });

  it.each([24, 30, 60])('is what was asked for, where it was: %s', (fps) => {
    expect(outputRate({ fps: 50 }, { fps })).toBe(fps);
  });

  it.each([
    [24, 30, 'unfit'],
    [30, 24, 'encode'],
    [29.97, 30, 'none'],
    [29.5, 30, 'unfit'],
    [60, 60, 'none'],
  ] as const)('of %s where %s were asked for: %s', (fps, asked, work) => {
    const finding = planRate({ ...FIT, fps }, { ...ASKED, fps: asked });
    expect('unfit' in finding ? 'unfit' : finding.work).toBe(work);
  });

  it('is not told where it stays', () => {
    expect(rateChange(FIT, ASKED)).toEqual([]);
    expect(rateChange({ ...FIT, fps: 25.3 }, ASKED)).toHaveLength(1);
  });
});

describe('the length of a video that is made to fit', () => {
  it.each([
    [118, 24, 'encode'],
    [119, 24, 'none'],
    [120, 24, 'none'],
    [121, 24, 'none'],
    [122, 24, 'encode'],
    [114, 24, 'encode'],
    [113, 24, 'unfit'],
    [240, 24, 'encode'],
    [80, 16, 'none'],
    [77, 16, 'encode'],
    [75, 16, 'unfit'],
    [300, 60, 'none'],
  ] as const)('%s pictures at %s a second for 5 s: %s', (frameCount, fps, work) => {
    const finding = planLength({ ...FIT, frameCount, fps }, ASKED);
    expect('unfit' in finding ? 'unfit' : finding.work).toBe(work);
  });
});

describe('the picture of a video that is made to fit', () => {
  it.each([
    [1920, 1080, 1280, 720],
    [1440, 1080, 1280, 960],
    [720, 1280, 1280, 2276],
    [1280, 736, 1280, 736],
    [1312, 752, 1312, 752],
    [2560, 1440, 1280, 720],
    [1278, 718, 1282, 720],
  ])('of %s x %s is scaled to %s x %s, which covers what was asked for', (width, height, wide, high) => {
    const { plan } = planPicture({ ...FIT, width, height }, ASKED);
    expect(plan.scaled).toEqual({ width: wide, height: high });
    expect(plan.size).toEqual({ width: 1280, height: 720 });
  });

  it.each([
    [24, 120],
    [16, 80],
    [30, 150],
    [29.97, 150],
  ])('has, at %s a second, exactly the %s pictures that its length takes', (fps, frameCount) => {
    expect(planPicture({ ...FIT, fps }, ASKED).plan.frameCount).toBe(frameCount);
  });
});

describe('the sound of a video that is made to fit', () => {
  it.each([
    ['aac', 2, true, 'none'],
    ['aac', 1, true, 'encode'],
    ['aac', 6, true, 'encode'],
    ['mp3', 2, true, 'encode'],
    ['opus', 2, true, 'encode'],
    ['aac', 2, false, 'repack'],
    ['opus', 1, false, 'repack'],
  ] as const)('%s in %s channels, sound asked for: %s: %s', (codec, channels, audio, work) => {
    const made = { codec, channels, sampleRate: 48_000, durationSeconds: 5 };
    expect(planSound({ ...FIT, audio: made }, { ...ASKED, audio })).toMatchObject({ work });
  });

  it('none is fine where none was asked for, and a reason to refuse where it was', () => {
    expect(planSound({ ...FIT, audio: null }, { ...ASKED, audio: false })).toMatchObject({ work: 'none' });
    expect(planSound({ ...FIT, audio: null }, ASKED)).toHaveProperty('unfit');
  });
});
