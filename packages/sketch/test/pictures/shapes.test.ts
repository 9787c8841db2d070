import { describe, expect, it } from '@jest/globals';
import { openStudio, type Pair } from '../support/studio.js';

const studio = openStudio();
const SIZE = { width: 192, height: 108 };

/** How long things are for their height, seen from the side: between these two. */
const LENGTHS: readonly (readonly [noun: string, least: number, most: number])[] = [
  ['sailboat', 0.73, 1.19],
  ['boat', 1.07, 1.75],
  ['rowboat', 1.38, 2.27],
  ['ship', 1.27, 2.09],
  ['galleon', 1.07, 1.75],
  ['iceberg', 1.54, 2.52],
  ['lighthouse', 0.72, 1.18],
  ['house', 0.71, 1.16],
  ['castle', 1.05, 1.72],
  ['windmill', 0.61, 1.0],
  ['bridge', 3.03, 4.97],
  ['pyramid', 1.44, 2.37],
  ['tent', 1.03, 1.9],
  ['tree', 0.87, 1.42],
  ['flower', 0.41, 0.67],
  ['cactus', 0.46, 0.76],
  ['mushroom', 0.72, 1.18],
  ['swan', 1.01, 1.65],
  ['duck', 1.27, 2.09],
  ['penguin', 0.51, 0.84],
  ['butterfly', 0.94, 1.55],
  ['fish', 1.52, 2.5],
  ['shark', 1.79, 2.94],
  ['dolphin', 2.0, 3.29],
  ['whale', 1.23, 2.02],
  ['jellyfish', 0.5, 0.82],
  ['turtle', 1.29, 2.11],
  ['horse', 1.47, 2.42],
  ['dog', 0.97, 1.59],
  ['cat', 1.0, 1.64],
  ['cow', 1.39, 2.28],
  ['sheep', 1.12, 1.83],
  ['deer', 0.55, 0.91],
  ['wolf', 1.19, 1.95],
  ['fox', 1.2, 1.97],
  ['bear', 1.11, 1.82],
  ['lion', 1.05, 1.72],
  ['tiger', 1.24, 2.04],
  ['leopard', 1.28, 2.1],
  ['panther', 1.14, 1.87],
  ['unicorn', 0.81, 1.33],
  ['elephant', 1.19, 1.95],
  ['camel', 0.86, 1.41],
  ['rabbit', 0.68, 1.11],
  ['violinist', 0.41, 0.68],
  ['guitarist', 0.55, 0.91],
  ['trumpeter', 0.44, 0.73],
  ['saxophonist', 0.39, 0.64],
  ['drummer', 0.9, 1.47],
  ['pianist', 1.24, 2.04],
  ['car', 1.81, 2.97],
  ['bus', 1.69, 2.78],
  ['bicycle', 1.25, 2.05],
  ['rocket', 0.37, 0.61],
  ['airplane', 1.78, 2.92],
  ['balloon', 0.61, 1.0],
  ['satellite', 1.51, 2.48],
  ['snowman', 0.55, 0.9],
  ['ball', 0.69, 1.13],
  ['beach ball', 0.75, 1.23],
  ['football', 0.78, 1.28],
  ['basketball', 0.75, 1.23],
  ['glass ball', 0.78, 1.28],
  ['cube', 0.72, 1.18],
  ['robot', 0.34, 0.56],
  ['knight', 0.46, 0.76],
  ['dragon', 1.44, 2.37],
  ['waterfall', 1.42, 2.33],
  ['helicopter', 0.84, 1.38],
  ['submarine', 0.96, 1.57],
  ['tractor', 0.93, 1.52],
  ['motorcycle', 1.1, 1.8],
  ['ambulance', 0.99, 1.63],
  ['zebra', 0.76, 1.24],
  ['giraffe', 0.76, 1.24],
];

/** On a ground without things of its own, standing still. */
function alone(who: string): Promise<Pair> {
  return studio.pair(who, 'abstract swirls, static shot', { size: SIZE });
}

describe('a thing is as long for its height as it should be', () => {
  it.each(LENGTHS)('%s: %s to %s', async (noun, least, most) => {
    const pair = await alone(`a ${noun} standing,`);
    const { box } = pair.shown[0]!.changed(pair.empty[0]!, 10);
    const ratio = (box.width * pair.aspect) / box.height;
    expect(ratio).toBeGreaterThan(least);
    expect(ratio).toBeLessThan(most);
  });
});

describe('what is painted is as large as the place that was kept for it', () => {
  it.each(LENGTHS.map(([noun]) => noun))('%s', async (noun) => {
    const pair = await alone(`a ${noun} standing,`);
    const [thing] = pair.things;
    const { box } = pair.shown[0]!.changed(pair.empty[0]!, 10);
    expect(box.height / thing!.height).toBeGreaterThan(0.6);
    expect(box.height / thing!.height).toBeLessThan(1.95);
    expect((box.width * pair.aspect) / thing!.width).toBeGreaterThan(0.6);
    expect((box.width * pair.aspect) / thing!.width).toBeLessThan(1.5);
  });
});

describe('it stands on its foot, neither above nor below it', () => {
  it.each([
    'dog',
    'cat',
    'elephant',
    'person',
    'child',
    'house',
    'castle',
    'car',
    'bus',
    'tree',
    'snowman',
    'robot',
    'lion',
    'ball',
    'cube',
    'penguin',
  ])('%s', async (noun) => {
    const pair = await alone(`a ${noun} standing,`);
    const { frame } = pair.things[0]!.moments[0]!;
    const { box } = pair.shown[0]!.changed(pair.empty[0]!, 10);
    expect(Math.abs(box.bottom - frame.y) / frame.height).toBeLessThan(0.35);
    const middle = (box.left + box.width / 2) * pair.aspect;
    expect(Math.abs(middle - frame.x) / frame.height).toBeLessThan(0.4);
  });
});

describe('it looks where it faces', () => {
  /** Whether the left part of what is painted is the mirror image of the right part of the other way round. */
  it.each([
    'a horse standing,',
    'a car,',
    'a dog standing,',
    'an elephant,',
    'a bus,',
    'a fish,',
    'a shark,',
    'a duck,',
  ])('%s: it is turned round, not drawn anew', async (who) => {
    const [left, right] = await Promise.all([-1, 1].map(async (side) => facing(who, side)));
    const lean = (pair: Pair): number => {
      const patch = pair.shown[0]!.changed(pair.empty[0]!, 10);
      return patch.centre.x - (patch.box.left + patch.box.width / 2);
    };
    expect(left!.things[0]!.faces).toBe(-1);
    expect(right!.things[0]!.faces).toBe(1);
    expect(lean(left!) * lean(right!)).toBeLessThan(0.0002);
  });

  async function facing(who: string, side: number): Promise<Pair> {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const pair = await studio.pair(who, 'abstract swirls, static shot', { size: SIZE, seed });
      if (pair.things[0]!.faces === side) return pair;
    }
    throw new Error(`${who} never looks that way`);
  }
});

describe('kinds are told apart by their shape', () => {
  it.each([
    ['a dog', 'a horse'],
    ['a cat', 'a dog'],
    ['a cow', 'a sheep'],
    ['a lion', 'a tiger'],
    ['an elephant', 'a camel'],
    ['a car', 'a bus'],
    ['a sailboat', 'a ship'],
    ['a house', 'a castle'],
    ['a fish', 'a dolphin'],
    ['a man', 'a robot'],
    ['a violinist', 'a trumpeter'],
    ['a tree', 'a cactus'],
    ['a ball', 'a cube'],
    ['a bird', 'a butterfly'],
    ['a rocket', 'an airplane'],
    ['a penguin', 'a duck'],
    ['a pyramid', 'a tent'],
    ['a knight', 'an astronaut'],
  ])('%s and %s', async (one, other) => {
    const mask = async (who: string): Promise<Set<string>> => {
      const pair = await alone(`${who} standing,`);
      const { box } = pair.shown[0]!.changed(pair.empty[0]!, 10);
      const cells = new Set<string>();
      for (let row = 0; row < 10; row += 1) cells.add(`${row}:${widthAt(pair, box, row)}`);
      return cells;
    };
    const [a, b] = [await mask(one), await mask(other)];
    expect([...a].filter((cell) => b.has(cell)).length).toBeLessThan(8);
  });

  /** How wide the shape is at a tenth of its height, in tenths of its height. */
  function widthAt(
    pair: Pair,
    box: { left: number; top: number; right: number; height: number },
    row: number,
  ): number {
    const top = box.top + (box.height * row) / 10;
    const slice = pair.shown[0]!.changed(pair.empty[0]!, 10, [
      box.left,
      top,
      box.right,
      top + box.height / 10,
    ]);
    return slice.count === 0 ? 0 : Math.round((slice.box.width * pair.aspect * 10) / box.height);
  }
});
