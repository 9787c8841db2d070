import { describe, expect, it } from '@jest/globals';
import type { VideoProbe } from '@clipwright/sketch';
import type { OrderedVideo } from './video.js';
import { faultOf } from './video-judge.js';

const order = { width: 1280, height: 720, durationSeconds: 5, fps: 24, hasAudio: true } as OrderedVideo;
const probe = {
  container: 'mp4',
  videoCodec: 'h264',
  pixelFormat: 'yuv420p',
  constantFrameRate: true,
  width: 1280,
  height: 720,
  frameCount: 120,
  fps: 24,
  containerDurationSeconds: 5.02,
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000, durationSeconds: 5 },
  fastStart: true,
} as VideoProbe;

describe('the judge of finished files', () => {
  it.each([16, 24, 25, 30])('takes %i pictures a second for the usual rate', (fps) => {
    expect(faultOf({ ...probe, fps, frameCount: 5 * fps }, order)).toBeNull();
  });

  it('takes no other rate than the one that was asked for', () => {
    const asked = { ...order, fps: 30 };
    expect(faultOf({ ...probe, fps: 30, frameCount: 150 }, asked)).toBeNull();
    expect(faultOf({ ...probe, fps: 30_000 / 1001, frameCount: 150 }, asked)).toBeNull();
    expect(faultOf(probe, asked)).toBe('it has 24 pictures a second, not 30');
  });

  it('finds nothing wrong with what was asked for', () => {
    expect(faultOf(probe, order)).toBeNull();
  });

  it.each([
    [{ videoCodec: 'hevc' }, 'its codec is hevc'],
    [{ container: 'matroska,webm' }, 'not mp4'],
    [{ pixelFormat: 'yuv444p' }, 'yuv444p'],
    [{ constantFrameRate: false }, 'its frame rate changes'],
    [{ audio: { codec: 'opus', channels: 2, sampleRate: 48_000, durationSeconds: 5 } }, 'its sound is opus'],
    [{ width: 1278 }, '1278x720'],
    [{ frameCount: 118 }, '118 frames'],
    [{ containerDurationSeconds: 5.2 }, 'it lasts 5.2 s'],
    [{ audio: null }, 'no sound'],
    [{ fastStart: false }, 'loaded whole'],
  ] as [Partial<VideoProbe>, string][])('refuses %j', (change, fault) => {
    expect(faultOf({ ...probe, ...change }, order)).toContain(fault);
  });

  it('refuses sound that nobody asked for', () => {
    expect(faultOf(probe, { ...order, hasAudio: false })).toContain('not asked for');
  });
});
