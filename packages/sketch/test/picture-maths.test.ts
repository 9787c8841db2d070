import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isConstantRate } from '../src/encode/frame-rate.js';
import { hasWords, isFastStart, topLevelBoxes } from '../src/encode/mp4-boxes.js';
import { hasForeignTags, isTitled } from '../src/encode/video-tags.js';
import { depthOf } from '../src/image/depth-map.js';
import { boxBlur, fieldOf, guided, sampleField, type Field } from '../src/image/field.js';

const SIZE = { width: 24, height: 16 };

function range({ values }: Field): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

describe('blurring a field', () => {
  it.each([0, 1, 3, 8, 40])('leaves an even one as it is, up to its edges: radius %s', (radius) => {
    for (const value of boxBlur(
      fieldOf(SIZE, () => 0.7),
      radius,
    ).values)
      expect(value).toBeCloseTo(0.7, 5);
  });

  it.each([1, 2, 5])('takes the mean of the square around each cell: radius %s', (radius) => {
    const field = fieldOf(SIZE, (x, y) => Math.sin(x * 1.7) + Math.cos(y * 2.3));
    const blurred = boxBlur(field, radius);
    const [x, y] = [11, 8];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - radius); row <= Math.min(SIZE.height - 1, y + radius); row += 1)
      for (
        let column = Math.max(0, x - radius);
        column <= Math.min(SIZE.width - 1, x + radius);
        column += 1
      ) {
        sum += field.values[row * SIZE.width + column]!;
        count += 1;
      }
    expect(blurred.values[y * SIZE.width + x]).toBeCloseTo(sum / count, 4);
  });

  it('never leaves what the field had', () => {
    const field = fieldOf(SIZE, (x, y) => (x * 7 + y * 13) % 11);
    const [low, high] = range(boxBlur(field, 2));
    expect(low).toBeGreaterThanOrEqual(range(field)[0]);
    expect(high).toBeLessThanOrEqual(range(field)[1]);
  });
});

describe('smoothing a field along a picture', () => {
  const step = fieldOf(SIZE, (x) => (x < 12 ? 0 : 1));
  const noisy = fieldOf(SIZE, (x, y) => (x < 12 ? 0 : 1) + ((x * 31 + y * 17) % 7) * 0.05 - 0.15);

  it('takes its noise away and keeps its edges', () => {
    const smooth = guided(noisy, step, { radius: 4, flatness: 0.001 });
    const at = (x: number): number => smooth.values[8 * SIZE.width + x]!;
    expect(at(14) - at(9)).toBeGreaterThan(0.8);
    expect(Math.abs(at(3) - at(4))).toBeLessThan(0.05);
  });

  it('without an edge in the picture it only blurs', () => {
    const flat = fieldOf(SIZE, () => 0.5);
    const smooth = guided(noisy, flat, { radius: 4, flatness: 0.001 });
    const at = (x: number): number => smooth.values[8 * SIZE.width + x]!;
    expect(at(12) - at(11)).toBeLessThan(0.3);
  });
});

describe('reading a field between its cells', () => {
  const slope = fieldOf(SIZE, (x) => x);

  it.each([0.2, 0.35, 0.5, 0.8])('goes straight from cell to cell: at %s', (u) => {
    expect(sampleField(slope, u, 0.5)).toBeCloseTo(u * SIZE.width - 0.5, 4);
  });

  it.each([
    [-3, 0],
    [0, 0],
    [1, SIZE.width - 1],
    [9, SIZE.width - 1],
  ])('and holds its edges: at %s it is %s', (u, value) => {
    expect(sampleField(slope, u, 0.5)).toBeCloseTo(value, 1);
  });
});

describe('a guess at depth', () => {
  const size = { width: 192, height: 108 };
  const photo = { ...size, top: 0 };
  const pictureOf = (luma: (x: number, y: number) => number) => ({
    ...size,
    samples: Uint8Array.from({ length: size.width * size.height }, (_, i) =>
      luma(i % size.width, Math.floor(i / size.width)),
    ),
  });
  const landscape = pictureOf((x, y) => (y < 45 ? 230 : 60 + ((x * 31 + y * 57) % 70)));

  it('takes what stands low for near and the sky for far', () => {
    const depth = depthOf(landscape, photo);
    expect(sampleField(depth, 0.5, 0.85)).toBeGreaterThan(sampleField(depth, 0.5, 0.15) + 0.25);
  });

  it('stays from 0 to 1', () => {
    const [low, high] = range(depthOf(landscape, photo));
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  });

  it.each([
    ['left', 30],
    ['right', 160],
  ] as const)('looks to where there is something to see: %s', (side, at) => {
    const spotted = pictureOf((x, y) =>
      Math.hypot(x - at, y - 60) < 18 ? ((x * 5 + y * 3) % 2) * 220 : 120,
    );
    const { interest } = depthOf(spotted, photo);
    expect(interest.x < 0.5 ? 'left' : 'right').toBe(side);
  });

  it('an empty picture has no depth to speak of, and breaks nothing', () => {
    const { values, steepest } = depthOf(
      pictureOf(() => 128),
      photo,
    );
    expect(values.every((value) => Number.isFinite(value))).toBe(true);
    expect(Number.isFinite(steepest)).toBe(true);
  });
});

describe('whether every picture is shown equally long', () => {
  it.each([
    ['24 a second', Array.from({ length: 48 }, (_, i) => i / 24), true],
    ['30 a second, begun late', Array.from({ length: 60 }, (_, i) => 1.5 + i / 30), true],
    ['in any order', [3, 0, 2, 1].map((i) => i / 24), true],
    [
      'rounded to thousandths',
      Array.from({ length: 48 }, (_, i) => Math.round((i / 24) * 1000) / 1000),
      true,
    ],
    ['one held for long', [0, 1, 2, 3, 9, 10].map((i) => i / 24), false],
    ['faster and faster', [0, 10, 18, 24, 28, 30].map((i) => i / 24), false],
    ['one alone', [0], true],
    ['none', [], true],
  ])('%s', (_, times, constant) => {
    expect(isConstantRate(times)).toBe(constant);
  });
});

describe('what a file says of itself', () => {
  it.each([
    ['a title', [{ title: 'the sea' }], true],
    ['a title in capitals', [{ TITLE: 'the sea' }], true],
    ['a title of a track', [{}, { title: 'the sea' }], true],
    ['an empty title', [{ title: '' }], false],
    ['no title', [{ encoder: 'x' }], false],
  ] as const)('%s: titled: %s', (_, tags, titled) => {
    expect(isTitled(tags)).toBe(titled);
  });

  it.each([
    [
      'what a muxer writes',
      [{ major_brand: 'isom', encoder: 'Lavf', handler_name: 'v', language: 'und' }],
      false,
    ],
    ['our own title and comment', [{ title: 'the sea', comment: 'Clipwright sketch, seed 3' }], false],
    ['a title without our comment', [{ title: 'the sea' }], true],
    ['the graph it was made from', [{ prompt: '{"1":{}}' }], true],
    ['that graph beside our own comment', [{ comment: 'Clipwright', workflow: '{}' }], true],
    ['a place', [{ location: '+48/+11' }], true],
    ['nothing', [{}], false],
  ] as const)('%s is foreign: %s', (_, tags, foreign) => {
    expect(hasForeignTags(tags)).toBe(foreign);
  });
});

describe('the boxes of a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boxes-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function box(type: string, length = 8, more = Buffer.alloc(0)): Buffer {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(length, 0);
    header.write(type, 4, 'latin1');
    return Buffer.concat([header, more, Buffer.alloc(Math.max(0, length - 8 - more.length))]);
  }

  async function read(...boxes: readonly Buffer[]): Promise<string[]> {
    const file = join(folder, 'boxes.mp4');
    await writeFile(file, Buffer.concat(boxes));
    return topLevelBoxes(file);
  }

  it('are read in order, whatever is in them', async () => {
    expect(await read(box('ftyp', 24), box('moov', 100), box('mdat', 64))).toEqual(['ftyp', 'moov', 'mdat']);
  });

  it('one may run to the end of the file', async () => {
    expect(await read(box('ftyp', 16), box('mdat', 0, Buffer.alloc(50)))).toEqual(['ftyp', 'mdat']);
  });

  it('one may have a length of 64 bits', async () => {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(32n);
    expect(await read(box('mdat', 1, Buffer.concat([long, Buffer.alloc(16)])), box('moov', 8))).toEqual([
      'mdat',
      'moov',
    ]);
  });

  it.each([
    ['no file at all', Buffer.alloc(0)],
    ['three bytes', Buffer.from('abc')],
    ['a length below its own header', box('ftyp', 4)],
  ])('a broken one ends the list and is no fault: %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([]);
  });

  it('are never more than a few dozen', async () => {
    expect(await read(...Array.from({ length: 500 }, () => box('free')))).toHaveLength(64);
  });

  it.each([
    [['ftyp', 'moov', 'mdat'], true],
    [['ftyp', 'mdat', 'moov'], false],
    [['ftyp', 'moov'], false],
    [[], false],
  ])('%j begins to play at once: %s', (boxes, fast) => {
    expect(isFastStart(boxes)).toBe(fast);
  });

  it.each([
    [['ftyp', 'moov', 'mdat'], false],
    [['ftyp', 'uuid', 'moov', 'mdat'], true],
    [['ftyp', 'moov', 'meta', 'mdat'], true],
  ])('%j has words beside its media: %s', (boxes, words) => {
    expect(hasWords(boxes)).toBe(words);
  });
});
