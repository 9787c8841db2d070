import { describe, expect, it } from '@jest/globals';
import type { VideoProbe } from '../encode/video-probe.js';
import { FIT } from './__fixtures__/fit-video.js';
import { planConform } from './conform-plan.js';

const TARGET = { width: 1280, height: 720, durationSeconds: 5, audio: true };
const MONO_OPUS = { codec: 'opus', channels: 1, sampleRate: 48_000, durationSeconds: 5 };

function plan(change: Partial<VideoProbe>, target: Partial<typeof TARGET> = {}) {
  return planConform({ ...FIT, ...change }, { ...TARGET, ...target });
}

describe('the plan for a video that should be 1280x720, 5 s, with sound', () => {
  it('is nothing where it is so', () => {
    expect(plan({})).toEqual({ kind: 'fits' });
  });

  it.each([
    ['one frame more', { frameCount: 121 }],
    ['one frame less', { frameCount: 119 }],
    ['4k+1 frames at 16 a second', { frameCount: 81, fps: 16 }],
    ['a rate of the broadcasters', { frameCount: 120, fps: 24_000 / 1001 }],
    ['sound that ends a little later than the pictures', { containerDurationSeconds: 5.09 }],
  ])('is nothing for %s', (_, change) => {
    expect(plan(change).kind).toBe('fits');
  });

  it.each([
    ['an index at the end', { fastStart: false }],
    ['the graph it was made from in its tags', { foreignTags: true }],
    ['another container', { container: 'matroska,webm' }],
  ])('is to pack it anew, of which nothing is seen, for %s', (_, change) => {
    expect(plan(change)).toEqual({ kind: 'repack', sound: true, changes: [] });
  });

  it('is to pack it anew without the sound that nobody asked for, or further tracks', () => {
    expect(plan({}, { audio: false })).toEqual({
      kind: 'repack',
      sound: false,
      changes: ['The video was made with sound, which was left out: none was asked for.'],
    });
    expect(plan({ otherTracks: 2 })).toMatchObject({
      kind: 'repack',
      sound: true,
      changes: ["The video's further tracks were left out (2)."],
    });
  });

  it.each([
    [{ width: 1920, height: 1080 }, ['The video was made at 1920x1080 and scaled to 1280x720.']],
    [
      { width: 1920, height: 1088 },
      ['The video was made at 1920x1088 and scaled to 1280x726, then cropped to 1280x720.'],
    ],
    [{ width: 1280, height: 736 }, ['The video was made at 1280x736 and cropped to 1280x720.']],
    [{ width: 1024, height: 1024 }, null],
    [
      { width: 1440, height: 1440 },
      ['The video was made at 1440x1440 and scaled to 1280x1280, then cropped to 1280x720.'],
    ],
    [
      { width: 1280, height: 704 },
      ['The video was made at 1280x704 and scaled to 1310x720, then cropped to 1280x720.'],
    ],
    [{ frameCount: 145 }, ['The video was cut from 6.04 s to 5 s.']],
    [{ containerDurationSeconds: 7.5 }, ['The video was cut from 7.5 s to 5 s.']],
    [{ containerDurationSeconds: 5.11 }, ['The video was cut from 5.11 s to 5 s.']],
    [
      { frameCount: 77, fps: 16 },
      ["The video's last picture was held for 0.19 s: it was made 4.81 s long, not 5 s."],
    ],
    [
      { constantFrameRate: false },
      ["The video's changing frame rate was made a constant 24 pictures a second."],
    ],
    [{ fps: 120, frameCount: 600 }, ["The video's frame rate was changed from 120 to 60 pictures a second."]],
    [{ videoCodec: 'vp9' }, ['The video was converted from vp9 to H.264.']],
    [
      { pixelFormat: 'yuv444p' },
      ["The video's colours were converted from yuv444p to yuv420p, which every player shows."],
    ],
    [{ audio: MONO_OPUS }, ["The video's sound was converted from opus (1 channel) to AAC stereo."]],
    [
      { width: 1366, height: 768, fps: 30_000 / 1001, frameCount: 150 },
      [
        'The video was made at 1366x768 and scaled to 1280x720.',
        "The video's frame rate was changed from 29.97 to 30 pictures a second.",
      ],
    ],
  ] as [Partial<VideoProbe>, string[] | null][])(
    'is to encode %j anew, and tells it with numbers',
    (change, changes) => {
      const { kind, ...rest } = plan(change);
      if (changes === null) expect(kind).toBe('unfit');
      else
        expect({ kind, ...rest }).toMatchObject({
          kind: 'encode',
          changes,
          picture: { size: { width: 1280, height: 720 } },
        });
    },
  );

  it("makes 854x480 of Wan's 832x480: its native size lacks no more than that", () => {
    expect(plan({ width: 832, height: 480 }, { width: 854, height: 480 })).toMatchObject({
      kind: 'encode',
      changes: ['The video was made at 832x480 and scaled to 854x492, then cropped to 854x480.'],
    });
  });

  it('keeps the rate it was made at, with exactly as many pictures as the length takes', () => {
    expect(plan({ width: 1296, fps: 16, frameCount: 81 })).toMatchObject({
      picture: { fps: 16, frameCount: 80 },
    });
  });

  it.each([
    [
      { width: 640, height: 360 },
      'it is 640x360, smaller than the 1280x720 that was asked for, and is not scaled up',
    ],
    [
      { width: 1280, height: 694 },
      'it is 1280x694, smaller than the 1280x720 that was asked for, and is not scaled up',
    ],
    [
      { width: 2160, height: 3840 },
      'it is 2160x3840, and more than half of it would have to be cut away for 1280x720',
    ],
    [{ frameCount: 72 }, 'it lasts 3 s, not the 5 s that were asked for'],
    [{ frameCount: 113 }, 'it lasts 4.71 s, not the 5 s that were asked for'],
    [{ fps: 0 }, 'how long it lasts can not be told'],
    [{ fps: Number.NaN }, 'how long it lasts can not be told'],
    [{ audio: null }, 'it has no sound, which was asked for'],
  ] as [Partial<VideoProbe>, string][])('is to refuse %j', (change, reason) => {
    expect(plan(change)).toEqual({ kind: 'unfit', reason });
  });
});

describe('the plan for a video that should have 30 pictures a second', () => {
  const at = (fps: number, change: Partial<VideoProbe> = {}) =>
    planConform({ ...FIT, fps, frameCount: Math.round(5 * fps), ...change }, { ...TARGET, fps: 30 });

  it.each([30, 30_000 / 1001])('is nothing for %d', (fps) => {
    expect(at(fps)).toEqual({ kind: 'fits' });
  });

  it('leaves pictures out where there are more, and tells it', () => {
    expect(at(60)).toMatchObject({
      kind: 'encode',
      changes: ["The video's frame rate was changed from 60 to 30 pictures a second."],
      picture: { fps: 30, frameCount: 150 },
    });
  });

  it('makes none up where there are fewer', () => {
    expect(at(24)).toEqual({
      kind: 'unfit',
      reason: 'it has 24 pictures a second, not the 30 that were asked for',
    });
  });

  it('keeps the rate where something else has to be encoded anew', () => {
    expect(at(30, { width: 1366, height: 768 })).toMatchObject({
      kind: 'encode',
      changes: ['The video was made at 1366x768 and scaled to 1280x720.'],
      picture: { fps: 30, frameCount: 150 },
    });
  });
});
