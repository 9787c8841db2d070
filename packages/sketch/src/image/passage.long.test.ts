import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { understandPrompt } from '../prompt/understand-prompt.js';
import type { ClipEnd } from './end-framing.js';
import { PassagePainter } from './passage-painter.js';
import { PicturePainter } from './picture-painter.js';
import { preparePicture } from './prepare-picture.js';

const SIZE = { width: 320, height: 180 };
const CLIP = { size: SIZE, seed: 7, frameCount: 49, fps: 24 };
const LAST = CLIP.frameCount - 1;

const photo = (name: string): Promise<Buffer> => readFile(new URL(`../../photos/${name}`, import.meta.url));

async function prepared(name: string, prompt: string, end?: ClipEnd) {
  return await preparePicture({
    bytes: await photo(name),
    scene: understandPrompt(prompt),
    frame: SIZE,
    durationSeconds: 2,
    sway: (seconds, row) => Math.sin(seconds * 3 + row),
    ...(end === undefined ? {} : { end }),
  });
}

/** Luma of every frame of a way from one photograph to another. */
async function passage(prompt: string, [first, last]: readonly [string, string]): Promise<Uint8Array[]> {
  const painter = new PassagePainter({
    ...CLIP,
    scene: understandPrompt(prompt),
    first: await prepared(first, prompt, 'first'),
    last: await prepared(last, prompt, 'last'),
  });
  return Array.from({ length: CLIP.frameCount }, (_, index) => luma(painter.paint(index)));
}

/** A photograph that stands still: what the ends of a passage are measured by. */
async function still(name: string): Promise<Uint8Array> {
  const scene = understandPrompt('static shot');
  const picture = await prepared(name, 'static shot');
  return luma(new PicturePainter({ ...CLIP, scene, picture }).paint(0));
}

const luma = (frame: Uint8Array): Uint8Array => frame.slice(0, SIZE.width * SIZE.height);

const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

const steps = (frames: readonly Uint8Array[]): number[] =>
  frames.slice(1).map((frame, index) => apart(frame, frames[index]!));

describe('a clip from one photograph to another', () => {
  const [from, to] = ['mountain.jpg', 'sunset.jpg'] as const;
  let mountain: Uint8Array;
  let sunset: Uint8Array;
  beforeAll(async () => {
    [mountain, sunset] = [await still(from), await still(to)];
  });

  it.each([
    'static shot',
    'drift',
    'push in',
    'pull out',
    'pan left',
    'pan right',
    'tilt up',
    'tilt down',
    'orbit',
    'drone shot',
    'fast push in',
  ])('begins as the one and ends as the other, whole and in place: %s', async (prompt) => {
    const frames = await passage(prompt, [from, to]);
    const difference = apart(mountain, sunset);
    expect(difference).toBeGreaterThan(30);
    expect(apart(frames[0]!, mountain)).toBeLessThan(difference / 8);
    expect(apart(frames[LAST]!, sunset)).toBeLessThan(difference / 8);
  });

  it('changes without a jump: no frame goes farther than an eighth of the way', async () => {
    const frames = await passage('push in', [from, to]);
    expect(Math.max(...steps(frames))).toBeLessThan(apart(mountain, sunset) / 8);
  });

  it('changes what is far before what is near', async () => {
    const frames = await passage('static shot', [from, to]);
    const middle = frames[LAST / 2]!;
    const rows = (frame: Uint8Array, top: number): Uint8Array =>
      frame.subarray(top * SIZE.width, (top + 30) * SIZE.width);
    expect(apart(rows(middle, 0), rows(sunset, 0))).toBeLessThan(4);
    expect(apart(rows(middle, 120), rows(mountain, 120))).toBeLessThan(4);
  });

  it('goes on through both where the camera moves, and stands still where it does not', async () => {
    const [moved, stood] = [await passage('pan right', [from, to]), await passage('static shot', [from, to])];
    const early = (frames: readonly Uint8Array[]): number => apart(frames[6]!, frames[0]!);
    const late = (frames: readonly Uint8Array[]): number => apart(frames[LAST - 6]!, frames[LAST]!);
    expect([early(stood), late(stood)].every((far) => far < 0.5)).toBe(true);
    expect([early(moved), late(moved)].every((far) => far > 1)).toBe(true);
  });

  it('is the same again, and takes photographs of any shape', async () => {
    const pair = ['dogs.jpg', 'astronaut.jpg'] as const;
    const [one, other] = [await passage('snow, drift', pair), await passage('snow, drift', pair)];
    expect(one.every((frame, index) => apart(frame, other[index]!) === 0)).toBe(true);
  });
});
