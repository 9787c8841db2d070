import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { decodeFrames, frameDifference } from './decode-frames.js';
import { ffmpegReader, hasFfmpeg } from './ffmpeg-reader.js';
import { nodeAvReader } from './node-av-reader.js';

const fixture = (name: string): string => fileURLToPath(new URL(`__fixtures__/${name}`, import.meta.url));
const moving = fixture('moving-with-sound.mp4');
const black = fixture('black-moov-last.mp4');

describe('decoding frames', () => {
  it('spreads them over the whole video, first and last included', async () => {
    const frames = await decodeFrames(moving, { count: 4 });
    expect(frames.map((frame) => frame.index)).toEqual([0, 8, 15, 23]);
    expect(frames[0]).toMatchObject({ width: 160, height: 90 });
  });

  it('tells a moving picture from a blank that stands still', async () => {
    const [first, last] = await decodeFrames(moving, { count: 2 });
    const [blank, stillBlank] = await decodeFrames(black, { count: 2 });
    expect(first?.meanLuma).toBeGreaterThan(60);
    expect(first?.lumaSpread).toBeGreaterThan(30);
    expect(frameDifference(first!, last!)).toBeGreaterThan(2);
    expect(blank?.meanLuma).toBeLessThan(2);
    expect(blank?.lumaSpread).toBeLessThan(1);
    expect(frameDifference(blank!, stillBlank!)).toBeLessThan(1);
  });

  it('refuses to show more frames than there are', async () => {
    await expect(decodeFrames(black, { count: 13 })).rejects.toThrow('has 12 frames');
  });

  it('shows nearly the same picture with every reader that this machine has', async () => {
    const pictures = await nodeAvReader.pictures(moving);
    const others = (await hasFfmpeg()) ? await ffmpegReader.pictures(moving) : pictures;
    expect(pictures).toHaveLength(24);
    expect(others).toHaveLength(24);
    const [one, other] = [pictures[12]!.rgb, others[12]!.rgb];
    expect(one.length).toBe(other.length);
    const difference = one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;
    expect(difference).toBeLessThan(20);
  });
});
