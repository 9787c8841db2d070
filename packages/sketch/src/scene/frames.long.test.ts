import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaintedFrames } from './__fixtures__/painted-frames.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shares of the frame: left, top, right, bottom. */
type Region = readonly [number, number, number, number];

const WIDE: Size = { width: 192, height: 108 };
const TALL: Size = { width: 90, height: 160 };

let painted: PaintedFrames;
beforeAll(() => {
  painted = new PaintedFrames();
});
afterAll(() => painted.stop());

const frames = (prompt: string, indices: readonly number[], size = WIDE, seed = 3): Promise<Uint8Array[]> =>
  painted.of({ prompt, indices, size, seed });

async function frame(prompt: string, index: number, size = WIDE): Promise<Uint8Array> {
  const [only] = await frames(prompt, [index], size);
  return only!;
}

/** One channel of a region, row by row: 0 luma, 1 and 2 the chromas at half size. */
function rowsOf(frame: Uint8Array, size: Size, region: Region, channel = 0): number[][] {
  const shift = channel === 0 ? 0 : 1;
  const width = size.width >> shift;
  const height = size.height >> shift;
  const start = channel === 0 ? 0 : size.width * size.height + (channel - 1) * width * height;
  const [left, top, right, bottom] = region;
  const out: number[][] = [];
  for (let y = Math.floor(top * height); y < Math.floor(bottom * height); y += 1) {
    const from = start + y * width;
    out.push([...frame.subarray(from + Math.floor(left * width), from + Math.floor(right * width))]);
  }
  return out;
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Mean change of luma within a region. */
function change(a: Uint8Array, b: Uint8Array, region: Region, size = WIDE): number {
  const [one, two] = [rowsOf(a, size, region).flat(), rowsOf(b, size, region).flat()];
  return mean(one.map((value, i) => Math.abs(value - two[i]!)));
}

/** The region cut into columns: motion in one corner must not stand for motion everywhere. */
function columns(region: Region, count: number): Region[] {
  const [left, top, right, bottom] = region;
  const step = (right - left) / count;
  return Array.from(
    { length: count },
    (_, i) => [left + i * step, top, left + (i + 1) * step, bottom] as const,
  );
}

describe('what should move moves, in every part of its region, although the camera stands still', () => {
  it.each([
    ['clouds', 'the sea at day, scattered clouds, static shot', [0, 0.05, 1, 0.45], 4, 0.15],
    ['water of the sea', 'the sea at day, static shot', [0, 0.64, 1, 1], 6, 1],
    ['water of a lake', 'a lake at sunset, static shot', [0, 0.68, 1, 1], 6, 0.5],
    ['river', 'a river at day, static shot', [0.3, 0.8, 0.7, 1], 1, 0.5],
    ['breakers', 'a beach at day, static shot', [0, 0.68, 1, 0.86], 4, 0.4],
    ['crowns of a wood', 'a forest at day, static shot', [0, 0, 1, 0.3], 4, 0.25],
    ['grass', 'green hills at day, static shot', [0, 0.9, 1, 1], 3, 0.25],
    ['palms', 'a tropical beach at day, windy, static shot', [0, 0.3, 1, 0.8], 1, 0.8],
    ['snow', 'a snowfield, snowing, static shot', [0, 0, 1, 1], 4, 0.5],
    ['rain', 'a street in the rain, static shot', [0, 0, 1, 1], 4, 0.5],
    ['leaves', 'autumn leaves in a forest, static shot', [0, 0, 1, 1], 4, 0.5],
    ['fog', 'a lake in thick fog, clear sky, static shot', [0, 0.5, 1, 0.66], 3, 0.2],
    ['aurora', 'aurora over a snowfield, static shot', [0, 0.05, 1, 0.45], 4, 0.4],
    ['fireflies', 'fireflies in a forest, static shot', [0, 0.4, 1, 1], 3, 0.1],
    ['windows of a city', 'a city skyline at night, static shot', [0, 0.5, 1, 0.66], 3, 0.15],
    ['weed and light under water', 'a coral reef, static shot', [0, 0.1, 1, 1], 4, 0.3],
    ['stars', 'a starry sky, static shot', [0, 0, 1, 0.6], 4, 0.05],
    ['ribbons', 'abstract swirls, static shot', [0, 0, 1, 1], 4, 2],
  ] as const)('%s', async (_, prompt, region, parts, least) => {
    const [early, late] = await frames(prompt, [4, 30]);
    for (const part of columns(region, parts)) expect(change(early!, late!, part)).toBeGreaterThan(least);
  });
});

/**
 * How like itself a region is when moved sideways by `lag`: 1 the same, 0 unrelated. Rows count without their
 * own mean.
 */
function likeness(rows: readonly (readonly number[])[], lag: number): number {
  let [both, one, two] = [0, 0, 0];
  for (const row of rows) {
    const middle = mean(row);
    for (let x = 0; x + lag < row.length; x += 1) {
      const [a, b] = [row[x]! - middle, row[x + lag]! - middle];
      both += a * b;
      one += a * a;
      two += b * b;
    }
  }
  return both / Math.sqrt(one * two + 1e-9);
}

function turned(rows: readonly (readonly number[])[]): number[][] {
  return (rows[0] ?? []).map((_, x) => rows.map((row) => row[x]!));
}

/** The strongest repetition at a distance of an eighth to a half of the region. */
function repetition(rows: readonly (readonly number[])[]): number {
  const width = rows[0]?.length ?? 0;
  const lags = Array.from({ length: Math.floor(width * 0.375) }, (_, i) => Math.ceil(width / 8) + i);
  return Math.max(...lags.map((lag) => likeness(rows, lag)));
}

describe('no texture repeats itself like a tile', () => {
  it.each([
    ['clouds', 'the sea at day, scattered clouds, static shot', [0, 0, 1, 0.42]],
    ['an overcast sky', 'green hills, overcast, static shot', [0, 0, 1, 0.4]],
    ['rough water', 'the sea, windy, clear sky, static shot', [0, 0.72, 1, 1]],
    ['sand', 'a desert at day, static shot', [0, 0.62, 1, 1]],
    ['snow on the ground', 'a snowfield at day, static shot', [0, 0.6, 1, 1]],
    ['meadow', 'green hills at day, static shot', [0, 0.6, 1, 0.9]],
    ['a far range', 'mountains at day, clear sky, static shot', [0, 0.36, 1, 0.6]],
    ['a nebula', 'a nebula in space, static shot', [0, 0, 1, 1]],
  ] as const)('%s', async (_, prompt, region) => {
    const size = { width: 256, height: 144 };
    const rows = rowsOf(await frame(prompt, 10, size), size, region);
    expect(repetition(rows)).toBeLessThan(0.8);
    expect(repetition(turned(rows))).toBeLessThan(0.93);
  });
});

interface Spot {
  readonly count: number;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where two frames differ within a region: how much, around which x, from which row to which; shares of the
 * frame.
 */
function difference(a: Uint8Array, b: Uint8Array, size: Size, region: Region): Spot {
  const [one, two] = [rowsOf(a, size, region), rowsOf(b, size, region)];
  const at: { x: number; y: number }[] = [];
  one.forEach((row, y) => row.forEach((value, x) => Math.abs(value - two[y]![x]!) > 14 && at.push({ x, y })));
  const ys = at.map((one_) => one_.y / size.height + region[1]);
  return {
    count: at.length,
    x: mean(at.map((one_) => one_.x)) / size.width + region[0],
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

describe('reflections', () => {
  it.each([
    [
      'a lighthouse on the calm sea at day, clear sky, static shot',
      'the calm sea at day, clear sky, static shot',
      0.592,
    ],
    [
      'a red sailboat on a calm lake at day, clear sky, static shot',
      'a calm lake at day, clear sky, static shot',
      0.7,
    ],
    ['a pirate ship on the calm sea at sunset, static shot', 'the calm sea at sunset, static shot', 0.68],
  ])(
    'lie right below what they mirror, and reach no farther down than it stands up: %s',
    async (with_, without, waterline) => {
      const [one, two] = [await frame(with_, 12), await frame(without, 12)];
      const above = difference(one, two, WIDE, [0, 0, 1, waterline]);
      const below = difference(one, two, WIDE, [0, waterline + 0.02, 1, 1]);
      expect(above.count).toBeGreaterThan(50);
      expect(below.count).toBeGreaterThan(20);
      expect(Math.abs(above.x - below.x)).toBeLessThan(0.035);
      expect(below.bottom - waterline).toBeLessThan((waterline - above.top) * 1.1);
    },
  );

  it('of a skyline follow its towers, and no others', async () => {
    const shown = await frame('city skyline at day, calm, clear sky, static shot', 10);
    const horizon = 0.66;
    const profile = (region: Region): number[] =>
      turned(rowsOf(shown, WIDE, region)).map((column) => mean(column));
    const towers = profile([0, horizon - 0.2, 1, horizon - 0.02]);
    const mirrored = profile([0, horizon + 0.02, 1, horizon + 0.18]);
    const correlation = (shift: number): number => {
      const a = towers.slice(20, -20);
      const b = a.map((_, x) => mirrored[x + 20 + shift]!);
      const [ma, mb] = [mean(a), mean(b)];
      return mean(a.map((value, i) => (value - ma) * (b[i]! - mb))) / (deviation(a) * deviation(b));
    };
    const shifts = Array.from({ length: 41 }, (_, i) => i - 20);
    const best = shifts.reduce(
      (found, shift) => (correlation(shift) > correlation(found) ? shift : found),
      0,
    );
    expect(correlation(best)).toBeGreaterThan(0.5);
    expect(Math.abs(best)).toBeLessThanOrEqual(2);
  });
});

describe('the camera', () => {
  it.each([
    'static shot',
    'tilt up',
    'tilt down',
    'drone shot',
    'push in',
    'pull out',
    'orbit shot',
    'handheld camera',
  ])('keeps the horizon inside the frame: %s', async (move) => {
    for (const shown of await frames(`the sea at sunset, clear sky, ${move}`, [0, 24, 47])) {
      const rows = rowsOf(shown, WIDE, [0.02, 0, 0.98, 1]).map((row) => mean(row));
      const steps = rows.slice(1).map((value, y) => Math.abs(value - rows[y]!));
      const horizon = (steps.indexOf(Math.max(...steps)) + 1) / WIDE.height;
      expect(horizon).toBeGreaterThan(0.4);
      expect(horizon).toBeLessThan(0.75);
    }
  });

  const SUBJECTS = [
    'a red car',
    'a lighthouse',
    'a castle',
    'three birds',
    'a horse galloping',
    'a hot air balloon',
    'a dragon',
  ];
  it.each(
    SUBJECTS.flatMap((subject) => [[subject, 'wide', WIDE] as const, [subject, 'tall', TALL] as const]),
  )('keeps its subject inside the frame: %s, %s', async (subject, _, size) => {
    const times = [1, 24, 46];
    const [with_, without] = [
      await frames(`${subject} in the desert, clear sky, pan left`, times, size),
      await frames('the desert, clear sky, pan left', times, size),
    ];
    for (const k of times.keys()) {
      const spot = difference(with_[k]!, without[k]!, size, [0, 0, 1, 1]);
      expect(spot.count).toBeGreaterThan(20);
      expect(spot.x).toBeGreaterThan(0.1);
      expect(spot.x).toBeLessThan(0.9);
      expect(spot.bottom).toBeLessThan(0.97);
      expect(spot.top).toBeGreaterThan(0.01);
    }
  });
});

describe('whatever the camera does and whatever stands in front, a subject', () => {
  const ROWS = [
    ['a kite over', 'the beach, sunny, handheld camera'],
    ['two dogs running on', 'the beach, clear sky, pan left'],
    ['a large ship in a', 'thunderstorm over the sea'],
    ['a galleon on', 'the sea at day, clear sky, push in'],
    ['four elephants walking on', 'the savanna at golden hour, clear sky, pan right'],
    ['a red ball on', 'hills, clear sky, orbit shot'],
  ] as const;
  // Fog, rain and falling leaves move as well: only what stands out counts as the subject.
  const CASES = ROWS.flatMap(([subject, scene]) => [
    [subject, scene, 'wide', WIDE] as const,
    [subject, scene, 'tall', TALL] as const,
  ]);
  it.each(CASES)(
    'stays whole and in sight from the first frame to the last: %s %s, %s',
    async (subject, scene, _, size) => {
      for (const seed of [3, 5, 8]) {
        const times = [1, 24, 46];
        const [with_, without] = [
          await frames(`${subject} ${scene}`, times, size, seed),
          await frames(scene, times, size, seed),
        ];
        const counts = times.map((__, k) => difference(with_[k]!, without[k]!, size, [0, 0, 1, 1]).count);
        const edge = 2 / size.width;
        const cut = times.map(
          (__, k) =>
            difference(with_[k]!, without[k]!, size, [0, 0, edge, 1]).count +
            difference(with_[k]!, without[k]!, size, [1 - edge, 0, 1, 1]).count,
        );
        expect({ seed, cut }).toEqual({ seed, cut: [0, 0, 0] });
        expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) * 0.55);
        expect(Math.min(...counts)).toBeGreaterThan(20);
      }
    },
  );
});

const SHEET = JSON.parse(
  readFileSync(new URL('../../prompts/sheet-prompts.json', import.meta.url), 'utf8'),
) as { readonly prompt: string; readonly expect: { readonly styles?: readonly string[] } }[];

describe('the 48 prompts of the contact sheet', () => {
  const size = { width: 128, height: 72 };
  it.each(SHEET.map((row) => [row.prompt, row.expect.styles ?? []] as const))(
    'have contrast, light and colour within bounds: %s',
    async (prompt, styles) => {
      const shown = await frame(prompt, 20, size);
      const luma = rowsOf(shown, size, [0, 0, 1, 1]).flat();
      const sorted = [...luma].sort((a, b) => a - b);
      const colour = mean(
        [1, 2].flatMap((channel) =>
          rowsOf(shown, size, [0, 0, 1, 1], channel)
            .flat()
            .map((value) => Math.abs(value - 128)),
        ),
      );
      expect(
        sorted[Math.floor(luma.length * 0.98)]! - sorted[Math.floor(luma.length * 0.02)]!,
      ).toBeGreaterThan(35);
      expect(mean(luma)).toBeGreaterThan(20);
      expect(mean(luma)).toBeLessThan(205);
      expect(luma.filter((value) => value > 232).length / luma.length).toBeLessThan(0.12);
      if (styles.includes('noir')) expect(colour).toBeLessThan(1.5);
      else expect(colour).toBeGreaterThan(2.5);
      expect(colour).toBeLessThan(45);
    },
  );
});

/** What a style can change, each in steps that an eye tells apart. */
async function look(prompt: string): Promise<number[]> {
  const size = { width: 160, height: 90 };
  const shown = await frame(prompt, 12, size);
  const rows = rowsOf(shown, size, [0, 0, 1, 1]);
  const luma = rows.flat();
  const [u, v] = [1, 2].map((channel) => rowsOf(shown, size, [0, 0, 1, 1], channel).flat()) as [
    number[],
    number[],
  ];
  const edges = mean(rows.flatMap((row) => row.slice(1).map((value, x) => Math.abs(value - row[x]!))));
  const border = mean([...rows[0]!, ...rows.at(-1)!]);
  const saturation = mean(u.map((value, i) => Math.hypot(value - 128, v[i]! - 128)));
  return [
    mean(luma) / 8,
    deviation(luma) / 6,
    mean(u) / 3,
    mean(v) / 3,
    saturation / 4,
    edges / 1.5,
    border / 12,
  ];
}

describe('styles', () => {
  const STYLES = [
    'plain',
    'noir',
    'pastel',
    'vintage',
    'neon',
    'dreamy',
    'dramatic',
    'gloomy',
    'watercolor',
    'oil painting',
    'pencil sketch',
    'pixel art',
  ];
  it.each(['a castle in the desert at day', 'a sailboat on the sea at sunset'])(
    'are told apart at a glance, each from every other: %s',
    async (prompt) => {
      const looks = await Promise.all(
        STYLES.map((style) => look(style === 'plain' ? prompt : `${prompt}, ${style}`)),
      );
      const close = STYLES.flatMap((one, i) =>
        STYLES.slice(i + 1).flatMap((two, k) =>
          Math.hypot(...looks[i]!.map((value, at) => value - looks[i + 1 + k]![at]!)) < 1.6
            ? [`${one} and ${two}`]
            : [],
        ),
      );
      expect(close).toEqual([]);
    },
  );

  it('leave the margin of watercolour paper bare, and wash the middle', async () => {
    const [shown, , again] = await frames('a sailboat on the sea at sunset, watercolor', [12, 40, 12]);
    const margin = rowsOf(shown!, WIDE, [0, 0, 1, 0.012]).flat();
    expect(mean(margin)).toBeGreaterThan(215);
    expect(mean(rowsOf(shown!, WIDE, [0.2, 0.3, 0.8, 0.9]).flat())).toBeLessThan(200);
    expect(again).toEqual(shown);
  });
});
