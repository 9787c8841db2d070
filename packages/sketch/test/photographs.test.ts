import { describe, expect, it } from '@jest/globals';
import { eased, frameUp, type Framing } from '../src/image/framing.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

const LANDSCAPE = { width: 4000, height: 3000 };
const PORTRAIT = { width: 3000, height: 4000 };
const PANORAMA = { width: 6000, height: 1500 };
const SQUARE = { width: 2000, height: 2000 };
const FRAMES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '21:9': { width: 1680, height: 720 },
};

function framed(words: string, photo = LANDSCAPE, frame = FRAMES['16:9'], durationSeconds = 5): Framing {
  const { camera } = understandPrompt(words);
  return frameUp({ photo, frame, camera, durationSeconds, sway: (seconds) => Math.sin(seconds * 9) });
}

/** The share of the photograph's width or height that a frame shows at one moment. */
function shown(framing: Framing, frame: { width: number; height: number }, progress: number) {
  const { zoom } = framing.shotAt(progress, 0);
  const across = framing.widest / zoom;
  return {
    width: across / framing.photo.width,
    height: (across * frame.height) / frame.width / framing.photo.height,
  };
}

describe('the camera over a photograph goes as it is told', () => {
  it.each([
    ['pan left', 'x', -1],
    ['pan right', 'x', 1],
    ['camera pans left', 'x', -1],
    ['tracking shot', 'x', 1],
    ['tilt up', 'y', -1],
    ['tilt down', 'y', 1],
    ['drone shot', 'y', -1],
    ['crane up', 'y', -1],
  ] as const)('%s', (words, axis, way) => {
    const { shotAt } = framed(words);
    const travel = shotAt(1, 5)[axis] - shotAt(0, 0)[axis];
    expect(travel * way).toBeGreaterThan(0.05);
  });

  it.each([
    ['push in', 1.15, 1.5],
    ['zoom in', 1.15, 1.5],
    ['pull out', 0.66, 0.88],
    ['zoom out', 0.66, 0.88],
  ] as const)('%s: by a factor of %s to %s', (words, least, most) => {
    const { shotAt } = framed(words);
    const factor = shotAt(1, 5).zoom / shotAt(0, 0).zoom;
    expect(factor).toBeGreaterThan(least);
    expect(factor).toBeLessThan(most);
  });

  it.each(['static shot', 'tripod', 'locked off'])('%s: stands still', (words) => {
    const { shotAt } = framed(words);
    for (const progress of [0, 0.3, 1])
      expect(shotAt(progress, progress * 5)).toEqual({
        x: 0,
        y: 0,
        zoom: 1,
        roll: 0,
        parallaxX: 0,
        parallaxY: 0,
        push: 0,
        turn: 0,
      });
  });

  it('without a word about it drifts a little', () => {
    const { shotAt } = framed('snow');
    const travel = Math.abs(shotAt(1, 5).x - shotAt(0, 0).x);
    expect(travel).toBeGreaterThan(0.01);
    expect(travel).toBeLessThan(0.1);
    expect(shotAt(1, 5).zoom).toBeGreaterThan(1);
  });

  it.each(['pan left', 'push in', 'tilt up', 'orbit shot'])(
    'slow is less far and fast is farther: %s',
    (words) => {
      const far = (speed: string): number => {
        const { shotAt } = framed(`${speed} ${words}`);
        const [from, to] = [shotAt(0, 0), shotAt(1, 5)];
        return (
          Math.hypot(to.x - from.x, to.y - from.y) +
          Math.abs(to.zoom - from.zoom) +
          Math.abs(to.turn - from.turn)
        );
      };
      expect(far('slow')).toBeLessThan(far(''));
      expect(far('fast')).toBeGreaterThan(far(''));
    },
  );

  it('a handheld camera shakes and rolls a little, other moves do not', () => {
    const rolls = (words: string): number[] =>
      [0.1, 0.5, 1.3, 2.2].map((seconds) => framed(words).shotAt(0.5, seconds).roll);
    expect(new Set(rolls('handheld camera')).size).toBeGreaterThan(1);
    expect(Math.max(...rolls('handheld camera').map(Math.abs))).toBeLessThan(0.01);
    expect(new Set(rolls('pan left'))).toEqual(new Set([0]));
  });

  it('an orbit turns the picture about its middle', () => {
    const { shotAt } = framed('orbit shot');
    expect(shotAt(0, 0).turn * shotAt(1, 5).turn).toBeLessThan(0);
    expect(shotAt(0.5, 2.5).turn).toBeCloseTo(0, 9);
  });
});

describe('near things gain on far ones, so that a photograph has depth', () => {
  it.each([
    ['pan left', 'parallaxX'],
    ['pan right', 'parallaxX'],
    ['tilt up', 'parallaxY'],
    ['tilt down', 'parallaxY'],
    ['drone shot', 'parallaxY'],
    ['push in', 'push'],
    ['pull out', 'push'],
    ['orbit shot', 'parallaxX'],
  ] as const)('%s: %s', (words, key) => {
    const { shotAt } = framed(words);
    expect(Math.abs(shotAt(1, 5)[key] - shotAt(0, 0)[key])).toBeGreaterThan(0.03);
  });

  it.each(['pan left', 'pan right'])('the same way as the camera goes: %s', (words) => {
    const { shotAt } = framed(words);
    expect(Math.sign(shotAt(1, 5).parallaxX)).toBe(Math.sign(shotAt(1, 5).x));
  });
});

describe('what is kept of the photograph', () => {
  it.each([
    ['a landscape photograph in a landscape frame', LANDSCAPE, '16:9', 0.7],
    ['a square one in a square frame', SQUARE, '1:1', 0.95],
    ['a portrait in an upright frame', PORTRAIT, '9:16', 0.7],
    ['a square one in a landscape frame', SQUARE, '16:9', 0.55],
    ['a portrait in a landscape frame', PORTRAIT, '16:9', 0.35],
    ['a landscape photograph in an upright frame', LANDSCAPE, '9:16', 0.35],
    ['a panorama in a wide frame', PANORAMA, '21:9', 0.5],
  ] as const)('of %s at least a fair share of both sides is seen', (_, photo, ratio, least) => {
    const frame = FRAMES[ratio];
    const { width, height } = shown(framed('static shot', photo, frame), frame, 0);
    expect(Math.min(width, height)).toBeGreaterThan(least);
  });

  it.each(Object.keys(FRAMES) as (keyof typeof FRAMES)[])(
    'the photograph is not drawn out of shape: %s',
    (ratio) => {
      for (const photo of [LANDSCAPE, PORTRAIT, SQUARE, PANORAMA]) {
        const { photo: place } = framed('push in', photo, FRAMES[ratio]);
        expect(place.width / place.height).toBeCloseTo(photo.width / photo.height, 1);
      }
    },
  );

  it('a head at the top of an upright photograph is kept: rather its foot is cut', () => {
    for (const ratio of ['16:9', '1:1', '21:9'] as const) {
      const { canvas, photo } = framed('static shot', PORTRAIT, FRAMES[ratio]);
      const above = Math.max(0, -photo.top);
      const below = Math.max(0, photo.top + photo.height - canvas.height);
      expect(above).toBeLessThanOrEqual(below);
    }
  });

  it.each(['pan left', 'pan right'])('a panorama is travelled rather than cut: %s', (words) => {
    const frame = FRAMES['9:16'];
    const short = framed(words, PANORAMA, frame, 2);
    const long = framed(words, PANORAMA, frame, 20);
    const way = (one: Framing): number => Math.abs(one.shotAt(1, 0).x - one.shotAt(0, 0).x);
    expect(way(long)).toBeGreaterThan(way(short) * 2);
  });

  it.each(Object.keys(FRAMES) as (keyof typeof FRAMES)[])(
    'the canvas stays as small as memory needs it, and even: %s',
    (ratio) => {
      const frame = FRAMES[ratio];
      for (const words of ['push in', 'pan left', 'tilt up', 'orbit shot', 'static shot']) {
        const { canvas } = framed(words, LANDSCAPE, frame);
        expect(canvas.width * canvas.height).toBeLessThan(frame.width * frame.height * 2.6);
        expect([canvas.width % 2, canvas.height % 2]).toEqual([0, 0]);
      }
    },
  );
});

describe('every move', () => {
  const MOVES = [
    'static shot',
    'pan left',
    'pan right',
    'tilt up',
    'tilt down',
    'push in',
    'pull out',
    'orbit shot',
    'drone shot',
    'drift',
  ];

  it.each(MOVES)('goes without a jump: %s', (words) => {
    const { shotAt } = framed(words);
    const shots = Array.from({ length: 121 }, (_, i) => shotAt(i / 120, i / 24));
    for (const [i, shot] of shots.slice(1).entries()) {
      const before = shots[i]!;
      expect(Math.abs(shot.x - before.x)).toBeLessThan(0.02);
      expect(Math.abs(shot.y - before.y)).toBeLessThan(0.02);
      expect(Math.abs(shot.zoom / before.zoom - 1)).toBeLessThan(0.02);
    }
  });

  it.each(MOVES)('never shows more than the canvas has: %s', (words) => {
    for (const ratio of Object.keys(FRAMES) as (keyof typeof FRAMES)[]) {
      const frame = FRAMES[ratio];
      const framing = framed(words, LANDSCAPE, frame);
      for (const progress of [0, 0.25, 0.5, 0.75, 1]) {
        const { zoom } = framing.shotAt(progress, 0);
        const across = framing.widest / zoom;
        expect(across).toBeLessThan(framing.canvas.width + 1);
        expect((across * frame.height) / frame.width).toBeLessThan(framing.canvas.height + 1);
      }
    }
  });

  it('starts from rest and comes to rest', () => {
    const steps = Array.from({ length: 100 }, (_, i) => eased((i + 1) / 100) - eased(i / 100));
    expect(eased(0)).toBe(0);
    expect(eased(1)).toBeCloseTo(1, 12);
    expect(steps[0]).toBeLessThan(steps[50]! * 0.2);
    expect(steps[99]).toBeLessThan(steps[50]! * 0.2);
    expect(Math.min(...steps)).toBeGreaterThan(0);
  });
});
