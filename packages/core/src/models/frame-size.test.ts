import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASPECT_RATIOS, RESOLUTIONS, frameSize, nearestAspectRatio } from './index.js';

describe('frame size', () => {
  it.each([
    ['480p', 854, 480],
    ['720p', 1280, 720],
    ['768p', 1366, 768],
    ['1080p', 1920, 1080],
    ['1440p', 2560, 1440],
  ] as const)('%s at 16:9 is %i by %i', (resolution, width, height) => {
    expect(frameSize(resolution, '16:9')).toEqual({ width, height });
    expect(frameSize(resolution, '9:16')).toEqual({ width: height, height: width });
  });

  it.each([
    ['1:1', 720, 720],
    ['4:3', 960, 720],
    ['3:4', 720, 960],
    ['21:9', 1680, 720],
  ] as const)('720p at %s is %i by %i', (ratio, width, height) => {
    expect(frameSize('720p', ratio)).toEqual({ width, height });
  });

  it('is even on both sides, and its shorter side is the label', () => {
    for (const resolution of RESOLUTIONS) {
      for (const ratio of ASPECT_RATIOS) {
        const { width, height } = frameSize(resolution, ratio);
        expect([width % 2, height % 2, `${Math.min(width, height)}p`]).toEqual([0, 0, resolution]);
      }
    }
  });
});

describe('the nearest aspect ratio', () => {
  it('of a frame that we made is its own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RESOLUTIONS), fc.constantFrom(...ASPECT_RATIOS), (resolution, ratio) => {
        const { width, height } = frameSize(resolution, ratio);
        expect(nearestAspectRatio(width, height)).toBe(ratio);
      }),
    );
  });

  it.each([
    [3000, 2000, '4:3'],
    [2000, 3000, '3:4'],
    [8192, 32, '21:9'],
    [32, 8192, '9:16'],
    [1000, 1001, '1:1'],
  ] as const)('of %i by %i is %s', (width, height, ratio) => {
    expect(nearestAspectRatio(width, height)).toBe(ratio);
  });

  it('is, of two that are as near, the one listed first', () => {
    expect(nearestAspectRatio(100, 100, ['16:9', '9:16'])).toBe('16:9');
    expect(nearestAspectRatio(100, 100, ['9:16', '16:9'])).toBe('9:16');
  });

  it('is one of those that the model makes', () => {
    expect(nearestAspectRatio(1080, 1920, ['16:9', '1:1'])).toBe('1:1');
  });

  it('turns with the image: width and height swapped give the swapped shape', () => {
    const turned = { '16:9': '9:16', '9:16': '16:9', '1:1': '1:1', '4:3': '3:4', '3:4': '4:3' } as const;
    const choices = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const;
    const side = fc.integer({ min: 32, max: 8192 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const ratio = nearestAspectRatio(width, height, choices) as (typeof choices)[number];
        expect(nearestAspectRatio(height, width, choices)).toBe(turned[ratio]);
      }),
    );
  });
});
