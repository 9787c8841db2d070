import { describe, expect, it } from '@jest/globals';
import type { CameraMove } from '../prompt/vocabulary.js';
import { eased, frameUp, type Framing } from './framing.js';

const MOVES: readonly CameraMove[] = [
  'drift',
  'static',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'push-in',
  'pull-out',
  'orbit',
  'rise',
  'handheld',
];

const FRAMES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
  [1680, 720],
] as const;
const PHOTOS = [
  [4000, 3000],
  [3000, 4000],
  [600, 600],
  [6000, 1500],
  [640, 427],
] as const;

function framing(
  photo: readonly [number, number],
  frame: readonly [number, number],
  move: CameraMove,
  durationSeconds = 5,
): Framing {
  return frameUp({
    photo: { width: photo[0], height: photo[1] },
    frame: { width: frame[0], height: frame[1] },
    camera: { move, next: [], speed: 'fast' },
    durationSeconds,
    sway: (seconds) => Math.sin(seconds * 9),
  });
}

describe.each(MOVES)('the framing of %s', (move) => {
  it.each(PHOTOS.flatMap((photo) => FRAMES.map((frame) => ({ photo, frame }))))(
    'never lets the frame $frame leave the canvas of $photo',
    ({ photo, frame }) => {
      const { canvas, widest, shotAt } = framing(photo, frame, move);
      for (let i = 0; i <= 40; i += 1) {
        const shot = shotAt(i / 40, i / 8);
        const across = widest / shot.zoom;
        expect(across * (0.5 + Math.abs(shot.x))).toBeLessThanOrEqual(canvas.width / 2 + 1);
        expect(((across * frame[1]) / frame[0]) * (0.5 + Math.abs(shot.y))).toBeLessThanOrEqual(
          canvas.height / 2 + 1,
        );
      }
    },
  );

  it('starts from rest and comes to rest', () => {
    const { shotAt } = framing([4000, 3000], [1280, 720], move);
    const step = (at: number): number => {
      const [a, b] = [shotAt(at, 0), shotAt(at + 0.01, 0)];
      return Math.hypot(b.x - a.x, b.y - a.y, b.zoom - a.zoom, b.parallaxX - a.parallaxX);
    };
    for (const end of [0, 0.99]) expect(step(end)).toBeLessThanOrEqual(step(0.5) * 0.15);
  });
});

describe('a framing', () => {
  it('cuts a photograph of nearly the same ratio, and extends one of another', () => {
    const near = framing([4000, 3000], [1280, 720], 'static');
    expect(near.photo.width).toBeGreaterThanOrEqual(near.canvas.width);
    expect(near.photo.height).toBeGreaterThanOrEqual(near.canvas.height);
    const far = framing([4000, 3000], [720, 1280], 'static');
    expect(far.photo.height).toBeLessThan(far.canvas.height * 0.6);
    expect(far.photo.width).toBeGreaterThanOrEqual(far.canvas.width);
  });

  it('pans over what a panorama has beyond the frame, without an extension', () => {
    const { canvas, photo, shotAt } = framing([6000, 1500], [1280, 720], 'pan-right');
    expect(photo.height).toBeGreaterThanOrEqual(canvas.height);
    expect(shotAt(1, 5).x - shotAt(0, 0).x).toBeGreaterThan(0.5);
  });

  it('keeps a canvas pixel to a frame pixel where the camera is closest', () => {
    const { widest, shotAt } = framing([4000, 3000], [1280, 720], 'push-in');
    expect(widest / shotAt(1, 5).zoom).toBeCloseTo(1280, -1);
  });
});

describe('the ease', () => {
  it('goes from 0 to 1 without a step back', () => {
    const way = Array.from({ length: 101 }, (_, i) => eased(i / 100));
    expect([way[0], way[50], way[100]]).toEqual([0, expect.closeTo(0.5, 5), 1]);
    way.slice(1).forEach((value, i) => expect(value).toBeGreaterThanOrEqual(way[i]!));
  });
});
