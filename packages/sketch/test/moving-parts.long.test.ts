import { describe, expect, it } from '@jest/globals';
import { cellsOf, type RgbPicture } from '../src/image/stir/cells.js';
import { findFoliage } from '../src/image/stir/find-foliage.js';
import { findSky } from '../src/image/stir/find-sky.js';
import { findWater } from '../src/image/stir/find-water.js';
import type { Field } from '../src/image/field.js';
import { PicturePainter } from '../src/image/picture-painter.js';
import { STILL } from '../src/image/framing.js';
import { random } from '../src/paint/random.js';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { sceneOverPicture } from '../src/prompt/scene-over-picture.js';
import { warningsFor } from '../src/prompt/warnings-for.js';
import type { Stir } from '../src/prompt/vocabulary.js';

const SIZE = { width: 512, height: 288 };
const RIDGE = 120;
const SHORE = 180;

type Colour = readonly [number, number, number];

/** A picture in bands: what each row shows, and noise for what is busy. */
function painted(at: (x: number, y: number, noise: number) => Colour): RgbPicture {
  const next = random(7);
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let i = 0; i < SIZE.width * SIZE.height; i += 1)
    rgb.set(at(i % SIZE.width, Math.floor(i / SIZE.width), next()), i * 3);
  return { ...SIZE, rgb };
}

const cloud = (x: number, y: number): number =>
  Math.max(0, Math.sin(x / 31 + Math.sin(y / 17)) * Math.sin(y / 23 + x / 90));
const sky = (x: number, y: number): Colour => {
  const white = cloud(x, y);
  return [90 + 140 * white, 140 + 100 * white, 210 + 40 * white];
};
const rock = (noise: number): Colour => [60 + 70 * noise, 55 + 60 * noise, 50 + 50 * noise];
const lake = (x: number, y: number): Colour => {
  const crest = 22 * Math.sin(y / 2.1 + Math.sin(x / 40) * 2);
  return [50 + crest, 90 + crest, 150 + crest];
};
const grass = (noise: number): Colour => [50 + 50 * noise, 90 + 90 * noise, 30 + 30 * noise];

/** Sky over rocks over a lake over a meadow. */
const LANDSCAPE = painted((x, y, noise) => {
  if (y < RIDGE + 12 * Math.sin(x / 40)) return sky(x, y);
  if (y < SHORE) return rock(noise);
  return y < 240 ? lake(x, y) : grass(noise);
});
const ROCKS = painted((_x, _y, noise) => rock(noise));

/** How much of what should be found is, and how much of the rest. */
function hits(mask: Field, holds: (y: number) => boolean): { found: number; wrong: number } {
  const counts = { ours: 0, found: 0, others: 0, wrong: 0 };
  mask.values.forEach((value, i) => {
    const y = ((Math.floor(i / mask.width) + 0.5) * SIZE.height) / mask.height;
    const isOurs = holds(y);
    counts[isOurs ? 'ours' : 'others'] += 1;
    if (value === 1) counts[isOurs ? 'found' : 'wrong'] += 1;
  });
  return { found: counts.found / counts.ours, wrong: counts.wrong / counts.others };
}

describe('what of a photograph can move is found by its colours and its place', () => {
  const cells = cellsOf(LANDSCAPE);
  const found = findSky(cells);

  it.each([
    ['the sky', found, (y: number) => y < RIDGE - 12],
    ['water', findWater(cells, found), (y: number) => y > SHORE + 3 && y < 237],
    ['grass', findFoliage(cells, found), (y: number) => y > 243],
  ] as const)('%s', (_name, mask, holds) => {
    const { found: right, wrong } = hits(mask!, holds);
    expect(right).toBeGreaterThan(0.93);
    expect(wrong).toBeLessThan(0.12);
  });

  it('rocks have neither', () => {
    const rocks = cellsOf(ROCKS);
    expect([findSky(rocks), findWater(rocks, null), findFoliage(rocks, null)]).toEqual([null, null, null]);
  });
});

function clip(prompt: string, picture: RgbPicture): PicturePainter {
  const scene = sceneOverPicture(readPrompt(prompt));
  const framing = {
    canvas: SIZE,
    photo: { ...SIZE, left: 0, top: 0 },
    widest: SIZE.width,
    shotAt: () => STILL,
  };
  const prepared = { framing, rgb: picture.rgb };
  return new PicturePainter({ scene, size: SIZE, seed: 3, frameCount: 240, fps: 24, picture: prepared });
}

/** The mean step of luma between two frames, in rows. */
function changed(one: Uint8Array, other: Uint8Array, [from, to]: readonly [number, number]): number {
  let sum = 0;
  for (let i = from * SIZE.width; i < to * SIZE.width; i += 1) sum += Math.abs(one[i]! - other[i]!);
  return sum / ((to - from) * SIZE.width);
}

const frame = (painter: PicturePainter, index: number): Uint8Array => painter.paint(index).slice();

describe('words move what they name, and the rest stands still', () => {
  it.each([
    ['the clouds drift', [0, RIDGE - 13], [[RIDGE + 13, SIZE.height]]],
    [
      'the water ripples',
      [SHORE + 4, 236],
      [
        [0, SHORE - 3],
        [245, SIZE.height],
      ],
    ],
    [
      'waves roll',
      [SHORE + 4, 236],
      [
        [0, SHORE - 3],
        [245, SIZE.height],
      ],
    ],
    ['the grass sways in the wind', [262, SIZE.height], [[0, 224]]],
  ] as const)('%s', (prompt, moved, still) => {
    const painter = clip(`${prompt}, static shot`, LANDSCAPE);
    const [first, later] = [frame(painter, 0), frame(painter, 40)];
    expect(changed(first, later, moved)).toBeGreaterThan(1);
    for (const rows of still) expect(changed(first, later, rows)).toBeLessThan(0.001);
  });

  it('begins with the photograph as it is', () => {
    const [moved, plain] = [
      clip('the clouds drift, waves roll, static shot', LANDSCAPE),
      clip('static shot', LANDSCAPE),
    ];
    expect(changed(frame(moved, 0), frame(plain, 0), [0, SIZE.height])).toBe(0);
  });

  // Where one of the two copies begins anew.
  it.each([
    ['the clouds drift', 136],
    ['waves roll', 22],
    ['time-lapse, the clouds move', 64],
  ])('never jumps: %s', (prompt, from) => {
    const painter = clip(`${prompt}, static shot`, LANDSCAPE);
    const frames = Array.from({ length: 17 }, (_, index) => frame(painter, from + index));
    const steps = frames.slice(1).map((one, i) => changed(frames[i]!, one, [0, SIZE.height]));
    const usual = [...steps].sort((a, b) => a - b)[8]!;
    expect(Math.max(...steps)).toBeLessThan(usual * 1.6 + 0.05);
  });

  it('goes the same way for the same seed', () => {
    const [one, other] = [clip('the clouds drift', LANDSCAPE), clip('the clouds drift', LANDSCAPE)];
    frame(one, 7);
    expect(Buffer.from(frame(one, 30)).equals(Buffer.from(frame(other, 30)))).toBe(true);
  });

  it('what is not in the picture is told', () => {
    const { absent } = clip('the clouds drift, the water ripples, the grass sways', ROCKS);
    expect(absent).toEqual(['clouds', 'ripples', 'leaves']);
    expect(warningsFor([], { overPicture: true, absent })).toEqual([
      'The picture has no sky that clouds could drift in.',
      'The picture has no water that could ripple.',
      'The picture has no leaves or grass that could sway.',
    ]);
  });
});

describe('which words move what', () => {
  const cases: readonly (readonly [string, readonly Stir[]])[] = [
    ['the clouds move', ['clouds']],
    ['drifting clouds over the hills', ['clouds']],
    ['the clouds move left', ['clouds']],
    ['gently rippling blue water', ['ripples']],
    ['the lake shimmers', ['ripples']],
    ['waves crash on the shore', ['waves']],
    ['the river flows', ['waves']],
    ['leaves rustle in the wind', ['leaves']],
    ['wind in the trees', ['leaves']],
    ['the grass sways and the clouds roll by', ['leaves', 'clouds']],
    ['las nubes se mueven', ['clouds']],
    ['die Wolken ziehen', ['clouds']],
    ['les nuages bougent', ['clouds']],
    ['le nuvole si muovono', ['clouds']],
    ['as nuvens se movem', ['clouds']],
    ['de wolken bewegen', ['clouds']],
    ['chmury płyną', ['clouds']],
    ['云在飘动', ['clouds']],
    ['雲が流れる', ['clouds']],
    ['बादल चल रहे हैं', ['clouds']],
    ['الغيوم تتحرك', ['clouds']],
    ['das Wasser kräuselt sich', ['ripples']],
    ['las hojas se mecen', ['leaves']],
    ['a boat moves on the water', []],
    ['the camera moves over the water', []],
    ['birds fly through the clouds', []],
    ['no moving clouds', []],
    ['a lake, push in', []],
  ];

  it.each(cases)('%s', (prompt, stirs) => {
    expect(readPrompt(prompt).scene.stirs).toEqual(stirs);
  });

  it.each(cases.filter(([, stirs]) => stirs.length > 0).map(([prompt]) => prompt))(
    'over a photograph no word of it is missing: %s',
    (prompt) => {
      const { words } = readPrompt(prompt);
      const told = warningsFor(words, { overPicture: true }).join(' ');
      const stirring = words.filter(({ stirs }) => stirs !== undefined);
      for (const { text } of stirring) expect(told).not.toContain(`"${text}"`);
    },
  );

  it('clouds that move are not the camera', () => {
    expect(readPrompt('the clouds move left').scene.camera.move).toBe('drift');
  });
});
