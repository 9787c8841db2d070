import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { probeVideo } from '../src/probe-video.js';
import { renderSketch, type SketchRequest, type SketchResult } from '../src/render-sketch.js';

let folder = '';
const made = new Map<string, Promise<SketchResult>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CLIPS: Readonly<Record<string, Partial<SketchRequest>>> = {
  landscape: {
    prompt: 'a red ball on hills, static shot',
    width: 128,
    height: 72,
    durationSeconds: 0.5,
    audio: true,
  },
  upright: {
    prompt: 'a zorgle and a dog on hills',
    width: 72,
    height: 128,
    durationSeconds: 0.75,
    audio: false,
  },
  square: {
    prompt: 'a sailboat on a lake',
    width: 96,
    height: 96,
    durationSeconds: 1.2,
    fps: 30,
    audio: true,
  },
};

/** Each clip is made once. */
function clip(name: string): Promise<SketchResult> {
  const request = {
    prompt: null,
    width: 96,
    height: 54,
    durationSeconds: 1,
    audio: false,
    seed: 3,
    ...CLIPS[name],
  };
  const making =
    made.get(name) ?? renderSketch({ ...request, outFile: join(folder, `${name}.mp4`) }, { drawWorkers: 1 });
  made.set(name, making);
  return making;
}

describe.each(Object.entries(CLIPS))('a clip: %s', (name, asked) => {
  it('is H.264 in an mp4 that begins to play at once, in colours that every player knows', async () => {
    expect(await probeVideo((await clip(name)).file)).toMatchObject({
      container: 'mp4',
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      tellsColours: true,
      fastStart: true,
      constantFrameRate: true,
      otherTracks: 0,
    });
  });

  it('has the size, the rate and the number of frames that its length asks for', async () => {
    const { width, height, durationSeconds = 0, fps = 24 } = asked;
    const probe = await probeVideo((await clip(name)).file);
    expect(probe).toMatchObject({ width, height, fps, frameCount: Math.round(durationSeconds * fps) });
    expect(Math.abs(probe.videoDurationSeconds - durationSeconds)).toBeLessThan(0.06);
  });

  it('has sound if it was asked for, and no silent track if it was not', async () => {
    const { audio } = await probeVideo((await clip(name)).file);
    if (asked.audio) expect(audio).toMatchObject({ codec: 'aac', channels: 2, sampleRate: 48_000 });
    else expect(audio).toBeNull();
  });

  it('is told of as it is', async () => {
    const { file, hasAudio, frameCount, fps, durationSeconds } = await clip(name);
    const probe = await probeVideo(file);
    expect({ hasAudio, frameCount, fps }).toEqual({
      hasAudio: probe.audio !== null,
      frameCount: probe.frameCount,
      fps: probe.fps,
    });
    expect(durationSeconds).toBeCloseTo(frameCount / fps, 9);
  });

  it('carries a title, and leaves nothing but itself in its folder', async () => {
    const { file } = await clip(name);
    expect(await probeVideo(file)).toMatchObject({ titled: true, foreignTags: false });
    expect((await readdir(folder)).filter((one) => !one.endsWith('.mp4') && one.startsWith(name))).toEqual(
      [],
    );
  });
});

describe('warnings', () => {
  it('name the words that were not drawn, and only those', async () => {
    expect((await clip('upright')).warnings).toEqual(['The sketch engine does not draw "zorgle".']);
    expect((await clip('landscape')).warnings).toEqual([]);
  });
});

describe('a photograph', () => {
  const moved = async (prompt: string, name: string): Promise<SketchResult> => {
    const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d08040' } })
      .jpeg()
      .toBuffer();
    const asked = { prompt, image, width: 96, height: 54, durationSeconds: 0.5, audio: false, seed: 3 };
    return renderSketch({ ...asked, outFile: join(folder, `${name}.mp4`) }, { drawWorkers: 1 });
  };

  it('is moved in a clip of the size that was asked for, and what cannot be put into it is told', async () => {
    const { file, warnings } = await moved('push in, a dog', 'photo');
    expect(await probeVideo(file)).toMatchObject({ width: 96, height: 54, frameCount: 12, fps: 24 });
    expect(warnings).toEqual(['The sketch engine does not draw "dog".']);
  });
});

describe('what cannot be made is refused before anything starts', () => {
  const base = { prompt: 'the sea', width: 96, height: 54, durationSeconds: 1, audio: false, seed: 3 };
  it.each([
    ['an odd width', { width: 97 }],
    ['an odd height', { height: 55 }],
    ['a side below 32', { width: 30 }],
    ['a side above 4096', { height: 4098 }],
    ['no length', { durationSeconds: 0 }],
    ['a length below nothing', { durationSeconds: -1 }],
    ['more than a minute', { durationSeconds: 61 }],
    ['a length that is no number', { durationSeconds: Number.NaN }],
  ])('%s', async (_, wrong) => {
    const outFile = join(folder, 'refused.mp4');
    await expect(renderSketch({ ...base, ...wrong, outFile })).rejects.toThrow(RangeError);
    expect(await readdir(folder)).not.toContain('refused.mp4');
  });
});
