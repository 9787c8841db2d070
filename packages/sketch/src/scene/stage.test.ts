import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { understandPrompt } from '../prompt/understand-prompt.js';
import { createBakery } from './bakery.js';
import { Stage, type Painter } from './stage.js';

jest.setTimeout(60_000);

const SIZE = { width: 192, height: 108 };
const FRAMES = 48;

function open(prompt: string, seed = 3, size = SIZE): Painter {
  const stage = new Stage({ scene: understandPrompt(prompt), size, seed, frameCount: FRAMES, fps: 24, art: {} });
  const bakery = createBakery(stage.bakes);
  stage.bakes.forEach((_, index) => stage.bake(index, bakery));
  return stage.open(bakery);
}

function luma(painter: Painter, index: number, size = SIZE): Uint8Array {
  return painter.paint(index).slice(0, size.width * size.height);
}

/** Mean change of luma between two frames in one band of rows, 0 to 1 of the height. */
function change(a: Uint8Array, b: Uint8Array, band: readonly [number, number] = [0, 1]): number {
  const from = Math.floor(band[0] * SIZE.height) * SIZE.width;
  const to = Math.floor(band[1] * SIZE.height) * SIZE.width;
  let sum = 0;
  for (let i = from; i < to; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / (to - from);
}

function spread(frame: Uint8Array): { low: number; high: number; mean: number } {
  const sorted = [...frame].sort((a, b) => a - b);
  return { low: sorted[Math.floor(sorted.length * 0.02)]!, high: sorted[Math.floor(sorted.length * 0.98)]!, mean: frame.reduce((a, b) => a + b, 0) / frame.length };
}

const SETTINGS = ['sea', 'beach', 'lake', 'river', 'mountains', 'green hills', 'forest', 'desert', 'city skyline', 'street', 'village', 'snowfield', 'underwater', 'space', 'starry sky', 'abstract swirls'];

describe.each(SETTINGS)('frames of %s', (setting) => {
  let painter: Painter;
  beforeAll(() => {
    painter = open(`${setting}, static shot`);
  });

  it('have contrast, and are neither black nor burnt out', () => {
    const { low, high, mean } = spread(luma(painter, 20));
    expect(high - low).toBeGreaterThan(30);
    expect(mean).toBeGreaterThan(17);
    expect(mean).toBeLessThan(215);
  });

  it('move although the camera stands still', () => {
    expect(change(luma(painter, 0), luma(painter, 30))).toBeGreaterThan(0.15);
  });

  it('are the same for the same number, whatever was painted before', () => {
    const first = luma(painter, 7);
    luma(painter, 40);
    expect(luma(painter, 7)).toEqual(first);
  });
});

describe('a scene', () => {
  it('looks different with another seed', () => {
    expect(change(luma(open('mountains at day', 1), 5), luma(open('mountains at day', 2), 5))).toBeGreaterThan(4);
  });

  it('is darker by night than by day', () => {
    expect(spread(luma(open('hills at night'), 5)).mean).toBeLessThan(spread(luma(open('hills at day'), 5)).mean * 0.6);
  });

  it('moves in its water and in its sky', () => {
    const painter = open('the sea at day, static shot');
    const [a, b] = [luma(painter, 2), luma(painter, 26)];
    expect(change(a, b, [0.65, 1])).toBeGreaterThan(1);
    expect(change(a, b, [0, 0.5])).toBeGreaterThan(0.1);
  });

  it('mirrors what stands at the water below it', () => {
    const painter = open('city skyline at sunset, calm, static shot');
    const frame = luma(painter, 5);
    const row = (y: number): number => frame.subarray(y * SIZE.width, (y + 1) * SIZE.width).reduce((a, b) => a + b, 0) / SIZE.width;
    const horizon = Math.round(SIZE.height * 0.66);
    expect(row(horizon + 4)).toBeLessThan(row(Math.round(SIZE.height * 0.3)));
  });

  it('keeps its subject inside the frame from the first picture to the last', () => {
    const [car, hills] = [open('a red car on hills, pan left'), open('hills, pan left')];
    for (const index of [1, 24, 47]) {
      const [with_, without] = [luma(car, index), luma(hills, index)];
      const changed = with_.filter((value, i) => i % SIZE.width > 5 && i % SIZE.width < SIZE.width - 6 && Math.abs(value - without[i]!) > 20).length;
      expect(changed).toBeGreaterThan(60);
    }
  });

  it('shows no bands in a clear sky: neighbouring rows differ by a step at most', () => {
    const size = { width: 128, height: 480 };
    const frame = luma(open('the sea at day, clear sky, static shot', 3, size), 3, size);
    const row = (y: number): number => frame.subarray(y * size.width + 2, y * size.width + 40).reduce((a, b) => a + b, 0) / 38;
    const steps = Array.from({ length: 180 }, (_, y) => Math.abs(row(y + 9) - row(y + 8)));
    expect(Math.max(...steps)).toBeLessThan(1.6);
  });

  it('brightens with its lightning', () => {
    const painter = open('a storm over the sea, static shot');
    const means = Array.from({ length: FRAMES }, (_, i) => spread(luma(painter, i)).mean);
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(20);
  });

  it.each([[90, 160], [108, 108], [210, 90]])('fills any ratio: %s x %s', (width, height) => {
    const size = { width, height };
    const { low, high } = spread(luma(open('a lighthouse at sunset', 3, size), 5, size));
    expect(high - low).toBeGreaterThan(40);
  });
});
