import { describe, expect, it } from '@jest/globals';
import { css, hex, luma, mix, ramp, scale, smooth, unit, type Rgb } from '../src/paint/colour.js';
import { createNoise } from '../src/paint/noise.js';
import { random, seedFor } from '../src/paint/random.js';
import { stemOf, tokenize } from '../src/prompt/words.js';
import { createCamera } from '../src/scene/camera.js';
import { View } from '../src/scene/view.js';
import { loudness, normalise } from '../src/sound/loudness.js';
import { addTone, LowPass, silence } from '../src/sound/track.js';

const RED: Rgb = [255, 0, 0];
const BLUE: Rgb = [0, 0, 255];

describe('colours', () => {
  it.each([
    ['#000000', [0, 0, 0]],
    ['#ffffff', [255, 255, 255]],
    ['#c8332b', [200, 51, 43]],
    ['#0a0b0c', [10, 11, 12]],
  ] as const)('%s is %s', (code, rgb) => {
    expect(hex(code)).toEqual(rgb);
  });

  it.each([
    [0, RED],
    [1, BLUE],
    [0.5, [127.5, 0, 127.5]],
    [0.25, [191.25, 0, 63.75]],
  ] as const)('red and blue mixed by %s: %s', (share, rgb) => {
    expect(mix(RED, BLUE, share)).toEqual(rgb);
  });

  it.each([
    [[255, 255, 255], 255],
    [[0, 0, 0], 0],
    [RED, 54.2],
    [[0, 255, 0], 182.4],
    [BLUE, 18.4],
  ] as const)('%s is as light as %s: green counts most and blue least', (rgb, light) => {
    expect(luma(rgb)).toBeCloseTo(light, 0);
  });

  it.each([
    [[300, -20, 128.4], 1, 'rgba(255,0,128,1)'],
    [[1, 2, 3], 0.5, 'rgba(1,2,3,0.5)'],
    [[1, 2, 3], 0.12345, 'rgba(1,2,3,0.123)'],
  ] as const)('%s at %s is written as %s: what leaves the range is cut', (rgb, opacity, text) => {
    expect(css(rgb, opacity)).toBe(text);
  });

  it('scaled to nothing is black', () => {
    expect(scale([10, 20, 30], 0)).toEqual([0, 0, 0]);
    expect(scale([10, 20, 30], 2)).toEqual([20, 40, 60]);
  });

  it.each([
    [-1, RED],
    [0, RED],
    [1, BLUE],
    [9, BLUE],
  ] as const)('a ramp holds its ends: at %s it is %s', (at, rgb) => {
    expect(
      ramp(
        [
          [0, RED],
          [1, BLUE],
        ],
        at,
      ),
    ).toEqual(rgb);
  });

  it('a ramp goes from stop to stop without turning back', () => {
    const blues = Array.from(
      { length: 21 },
      (_, i) =>
        ramp(
          [
            [0, RED],
            [0.4, [128, 0, 128]],
            [1, BLUE],
          ],
          i / 20,
        )[2],
    );
    expect(blues).toEqual([...blues].sort((a, b) => a - b));
  });

  it.each([
    [-3, 0],
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [4, 1],
  ])('easing %s gives %s', (t, eased) => {
    expect(smooth(t)).toBe(eased);
    expect(smooth(0.1)).toBeLessThan(0.1);
    expect(smooth(0.9)).toBeGreaterThan(0.9);
  });

  it.each([
    [-3, 0],
    [0.3, 0.3],
    [4, 1],
  ])('%s within 0 and 1 is %s', (t, within) => {
    expect(unit(t)).toBe(within);
  });
});

describe('chance', () => {
  it.each([0, 1, 7, 4_294_967_295])('is the same row for the same seed, from 0 to below 1: %s', (seed) => {
    const [one, two] = [random(seed), random(seed)];
    const row = Array.from({ length: 500 }, () => one());
    expect(row).toEqual(Array.from({ length: 500 }, () => two()));
    expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...row)).toBeLessThan(1);
  });

  it.each([1, 2, 3])('is even: every tenth has about a tenth: seed %s', (seed) => {
    const next = random(seed);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 5000; i += 1) counts[Math.floor(next() * 10)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(Math.max(...counts)).toBeLessThan(600);
  });

  it('has a row of its own for each name, and each seed', () => {
    const seeds = ['clouds', 'ripples', 'place dog', 'place cat', 'camera', ''].flatMap((name) =>
      [0, 1, 2, 99].map((seed) => seedFor(seed, name)),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('noise', () => {
  it.each([1, 5])('is smooth: a small step changes it little: seed %s', (seed) => {
    const noise = createNoise(seed);
    for (let i = 0; i < 200; i += 1)
      expect(Math.abs(noise.at(i * 0.37, i * 0.11) - noise.at(i * 0.37 + 0.01, i * 0.11))).toBeLessThan(0.06);
  });

  it.each([1, 5])('stays about -1 to 1 and takes both signs: seed %s', (seed) => {
    const noise = createNoise(seed);
    const row = Array.from({ length: 600 }, (_, i) => noise.at(i * 0.43, i * 0.29));
    expect(Math.max(...row)).toBeLessThan(1.1);
    expect(Math.min(...row)).toBeGreaterThan(-1.1);
    expect(row.some((value) => value > 0.2)).toBe(true);
    expect(row.some((value) => value < -0.2)).toBe(true);
  });

  it('is another for another seed', () => {
    expect(createNoise(1).at(3.3, 4.4)).not.toBe(createNoise(2).at(3.3, 4.4));
  });
});

describe('words', () => {
  it.each([
    ['dogs', 'dog'],
    ['boxes', 'box'],
    ['beaches', 'beach'],
    ['bushes', 'bush'],
    ['ponies', 'pony'],
    ['wolves', 'wolf'],
    ['geese', 'goose'],
    ['men', 'man'],
    ['children', 'child'],
    ['people', 'person'],
    ['cacti', 'cactus'],
    ['grass', 'grass'],
    ['bus', 'bus'],
    ['buses', 'bus'],
    ['iris', 'iris'],
    ['sea', 'sea'],
    ['gas', 'gas'],
    ['us', 'us'],
  ])('%s is a form of %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it.each([
    ['a dog, a cat', ['a', 'dog', ',', 'a', 'cat']],
    ['Dog! Cat?', ['dog', '!', 'cat', '?']],
    ["it's raining", ["it's", 'raining']],
    ['it\u2019s raining', ["it's", 'raining']],
    ['hot-air balloon', ['hot-air', 'balloon']],
    ['black & white', ['black', 'white']],
    ['b&w', ['b&w']],
    ['one\ntwo', ['one', '\n', 'two']],
    ['day \u2014 night', ['day', '\u2014', 'night']],
    ['caf\u00e9', ['caf\u00e9']],
    ['\uff22ig', ['big']],
    ['', []],
  ])('%j is cut into %j', (text, words) => {
    expect(tokenize(text).map((one) => one.text)).toEqual(words);
  });
});

describe('the view', () => {
  const view = new View({ width: 1600, height: 900 }, 0.6);
  const still = { x: 0, tilt: 0, rise: 0, zoom: 1 };

  it('a camera at rest shows the world as it is, near and far', () => {
    for (const depth of [0, 0.3, 1]) {
      expect(view.x(0.7, depth, still)).toBeCloseTo(0.7, 12);
      expect(view.y(0.8, depth, still)).toBeCloseTo(0.8, 12);
    }
  });

  it.each([
    ['travel', { ...still, x: 0.1 }],
    ['zoom', { ...still, zoom: 1.3 }],
  ] as const)('%s moves the near more than the far', (_, pose) => {
    const moved = (depth: number): number => Math.abs(view.x(1.5, depth, pose) - 1.5);
    expect(moved(1)).toBeGreaterThan(moved(0.4));
    expect(moved(0.4)).toBeGreaterThan(moved(0));
    expect(moved(0)).toBeGreaterThan(0);
  });

  it('tilt moves the horizon, and all with it', () => {
    const tilted = { ...still, tilt: 0.1 };
    expect(view.horizonAt(tilted)).toBeCloseTo(0.5, 12);
    expect(view.y(0.6, 0.5, tilted)).toBeCloseTo(0.5, 12);
  });

  it.each([
    [0.6, 0],
    [0.2, 0],
    [1, 1],
    [0.8, 0.5],
    [1.4, 1],
  ])('ground at height %s lies at depth %s', (y, depth) => {
    expect(view.groundDepth(y)).toBeCloseTo(depth, 12);
  });
});

describe('camera moves', () => {
  const MOVES = [
    'drift',
    'pan-left',
    'pan-right',
    'tilt-up',
    'tilt-down',
    'push-in',
    'pull-out',
    'orbit',
    'rise',
  ] as const;

  it.each(MOVES)('%s stands in the middle of its way in the middle of the clip', (move) => {
    const camera = createCamera({ move, next: [], speed: 'normal' }, 1);
    const [start, middle, end] = [camera(0, 0), camera(0.5, 1), camera(1, 2)];
    for (const key of ['x', 'tilt', 'rise', 'zoom'] as const)
      expect(middle[key]).toBeCloseTo((start[key] + end[key]) / 2, 9);
  });

  it.each([
    ['pan-left', 'pan-right'],
    ['tilt-up', 'tilt-down'],
    ['push-in', 'pull-out'],
  ] as const)('%s is %s the other way round', (one, other) => {
    const [there, back] = [
      createCamera({ move: one, next: [], speed: 'normal' }, 1),
      createCamera({ move: other, next: [], speed: 'normal' }, 1),
    ];
    for (const progress of [0, 0.2, 0.5, 0.8]) {
      expect(there(progress, 0).x).toBeCloseTo(back(1 - progress, 0).x, 9);
      expect(there(progress, 0).tilt).toBeCloseTo(back(1 - progress, 0).tilt, 9);
    }
  });

  it.each(MOVES)('%s never turns back', (move) => {
    const camera = createCamera({ move, next: [], speed: 'fast' }, 1);
    const poses = Array.from({ length: 30 }, (_, i) => camera(i / 29, 0));
    for (const key of ['x', 'tilt', 'rise', 'zoom'] as const) {
      const row = poses.map((one) => one[key]);
      const sorted = [...row].sort((a, b) => a - b);
      expect([sorted, sorted.toReversed()]).toContainEqual(row);
    }
  });
});

describe('sound tools', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
  ] as const)('a tone panned to %s is heard left: %s, right: %s', (pan, left, right) => {
    const track = silence(4800);
    addTone(track, { at: 0, length: 0.1, hertz: () => 440, gain: () => 0.5, pan });
    const top = (channel: Float32Array): number =>
      channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(top(track.left) > 0.01).toBe(left === 1);
    expect(top(track.right) > 0.01).toBe(right === 1);
  });

  it.each([220, 440, 1000, 3000])('a tone of %s Hz crosses zero as often', (hertz) => {
    const track = silence(48_000);
    addTone(track, { at: 0, length: 1, hertz: () => hertz, gain: () => 0.5, pan: -1 });
    let crossings = 0;
    for (let i = 1; i < 48_000; i += 1) crossings += track.left[i]! >= 0 !== track.left[i - 1]! >= 0 ? 1 : 0;
    expect(crossings / 2).toBeGreaterThan(hertz * 0.99);
    expect(crossings / 2).toBeLessThan(hertz * 1.01);
  });

  it.each([
    ['begins before the clip', -0.5, 0.2],
    ['ends after it', 0.05, 5],
    ['lies after it', 9, 1],
  ])('a tone that %s breaks nothing', (_, at, length) => {
    const track = silence(4800);
    addTone(track, { at, length, hertz: () => 440, gain: () => 0.5, pan: 0 });
    expect(track.left).toHaveLength(4800);
    expect(track.left.every((value) => Number.isFinite(value))).toBe(true);
  });

  it.each([0.001, 0.05, 0.9])('a tone as loud as %s is brought to -16 LUFS, and never clips', (gain) => {
    const track = silence(96_000);
    addTone(track, { at: 0, length: 2, hertz: () => 800, gain: () => gain, pan: 0 });
    normalise(track, -16);
    expect(Math.abs(loudness(track) + 16)).toBeLessThan(0.5);
    expect(track.left.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(0.9);
  });

  it('silence stays silence', () => {
    const track = silence(48_000);
    normalise(track, -16);
    expect(track.left.every((value) => value === 0)).toBe(true);
    expect(loudness(track)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('twice the amplitude is 6 LU louder', () => {
    const of = (gain: number): number => {
      const track = silence(96_000);
      addTone(track, { at: 0, length: 2, hertz: () => 997, gain: () => gain, pan: 0 });
      return loudness(track);
    };
    expect(of(0.4) - of(0.2)).toBeCloseTo(6.02, 1);
  });

  it('a low-pass lets the low through and holds the high back', () => {
    const left = (hertz: number): number => {
      const filter = new LowPass();
      let top = 0;
      for (let i = 0; i < 9600; i += 1) {
        const value = filter.next(Math.sin((2 * Math.PI * hertz * i) / 48_000), 500);
        top = i > 4800 ? Math.max(top, Math.abs(value)) : 0;
      }
      return top;
    };
    expect(left(50)).toBeGreaterThan(0.95);
    expect(left(500)).toBeCloseTo(Math.SQRT1_2, 1);
    expect(left(8000)).toBeLessThan(0.1);
  });
});
