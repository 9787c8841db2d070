import { describe, expect, it } from '@jest/globals';
import { openStudio, type Thing } from './support/studio.js';

const studio = openStudio();

/** What is under each kind in the sea and on land. */
const KINDS: readonly (readonly [noun: string, inTheSea: string, onLand: string])[] = [
  ['sailboat', 'afloat', 'on the ground'],
  ['boat', 'afloat', 'on the ground'],
  ['rowboat', 'afloat', 'on the ground'],
  ['ship', 'afloat', 'on the ground'],
  ['galleon', 'afloat', 'on the ground'],
  ['iceberg', 'afloat', 'on the ground'],
  ['lighthouse', 'on a rock', 'on the ground'],
  ['house', 'on a rock', 'on the ground'],
  ['castle', 'on a rock', 'on the ground'],
  ['windmill', 'on a rock', 'on the ground'],
  ['tower', 'on a rock', 'on the ground'],
  ['pyramid', 'on a rock', 'on the ground'],
  ['tent', 'on a rock', 'on the ground'],
  ['tree', 'on a rock', 'on the ground'],
  ['flower', 'on a rock', 'on the ground'],
  ['cactus', 'on a rock', 'on the ground'],
  ['mushroom', 'on a rock', 'on the ground'],
  ['bird', 'in the air', 'in the air'],
  ['seagull', 'in the air', 'in the air'],
  ['eagle', 'in the air', 'in the air'],
  ['crane', 'in the air', 'in the air'],
  ['owl', 'in the air', 'in the air'],
  ['parrot', 'in the air', 'in the air'],
  ['swan', 'afloat', 'on the ground'],
  ['duck', 'afloat', 'on the ground'],
  ['penguin', 'on a rock', 'on the ground'],
  ['butterfly', 'in the air', 'in the air'],
  ['fish', 'afloat', 'in the air'],
  ['shark', 'afloat', 'in the air'],
  ['dolphin', 'afloat', 'in the air'],
  ['whale', 'afloat', 'on the ground'],
  ['jellyfish', 'afloat', 'in the air'],
  ['turtle', 'afloat', 'in the air'],
  ['horse', 'on a rock', 'on the ground'],
  ['dog', 'on a rock', 'on the ground'],
  ['cat', 'on a rock', 'on the ground'],
  ['cow', 'on a rock', 'on the ground'],
  ['sheep', 'on a rock', 'on the ground'],
  ['deer', 'on a rock', 'on the ground'],
  ['wolf', 'on a rock', 'on the ground'],
  ['fox', 'on a rock', 'on the ground'],
  ['bear', 'on a rock', 'on the ground'],
  ['lion', 'on a rock', 'on the ground'],
  ['tiger', 'on a rock', 'on the ground'],
  ['leopard', 'on a rock', 'on the ground'],
  ['panther', 'on a rock', 'on the ground'],
  ['unicorn', 'on a rock', 'on the ground'],
  ['elephant', 'on a rock', 'on the ground'],
  ['camel', 'on a rock', 'on the ground'],
  ['rabbit', 'on a rock', 'on the ground'],
  ['person', 'on a rock', 'on the ground'],
  ['child', 'on a rock', 'on the ground'],
  ['violinist', 'on a rock', 'on the ground'],
  ['guitarist', 'on a rock', 'on the ground'],
  ['trumpeter', 'on a rock', 'on the ground'],
  ['saxophonist', 'on a rock', 'on the ground'],
  ['drummer', 'on a rock', 'on the ground'],
  ['pianist', 'on a rock', 'on the ground'],
  ['astronaut', 'in the air', 'in the air'],
  ['car', 'on a rock', 'on the ground'],
  ['bus', 'on a rock', 'on the ground'],
  ['train', 'on a rock', 'on the ground'],
  ['bicycle', 'on a rock', 'on the ground'],
  ['rocket', 'in the air', 'in the air'],
  ['airplane', 'in the air', 'in the air'],
  ['balloon', 'in the air', 'in the air'],
  ['ufo', 'in the air', 'in the air'],
  ['satellite', 'in the air', 'in the air'],
  ['campfire', 'on a rock', 'on the ground'],
  ['snowman', 'on a rock', 'on the ground'],
  ['lantern', 'in the air', 'in the air'],
  ['kite', 'in the air', 'in the air'],
  ['ball', 'afloat', 'on the ground'],
  ['beach ball', 'afloat', 'on the ground'],
  ['football', 'afloat', 'on the ground'],
  ['basketball', 'afloat', 'on the ground'],
  ['glass ball', 'afloat', 'on the ground'],
  ['cube', 'on a rock', 'on the ground'],
  ['robot', 'on a rock', 'on the ground'],
  ['knight', 'on a rock', 'on the ground'],
  ['dragon', 'in the air', 'in the air'],
];

function standing({ rock, under }: Thing): string {
  if (rock) return 'on a rock';
  return { water: 'afloat', ground: 'on the ground', nothing: 'in the air' }[under];
}

describe('in the sea', () => {
  it.each(KINDS)('a %s is %s', async (noun, inTheSea) => {
    expect(standing(await studio.thing(`a ${noun} in the sea`, noun))).toBe(inTheSea);
  });
});

describe('on hills and in a village', () => {
  it.each(KINDS)('a %s (in the sea %s) is %s', async (noun, _, onLand) => {
    expect(standing(await studio.thing(`a ${noun} on green hills`, noun))).toBe(onLand);
    expect(standing(await studio.thing(`a ${noun} in a village`, noun))).toBe(onLand);
  });
});

describe('under water and in space each floats', () => {
  it.each(KINDS.map(([noun]) => noun))('%s', async (noun) => {
    for (const place of ['under water', 'in outer space'])
      expect(standing(await studio.thing(`a ${noun} ${place}`, noun))).toBe('in the air');
  });
});

describe('what is seen of a kind is nearer or farther by where it is', () => {
  it.each([
    ['a dog on green hills', 'a bird over green hills'],
    ['a man in a village', 'a balloon over a village'],
    ['a duck on a lake', 'a lighthouse on a lake'],
    ['a dog on the beach', 'a boat at the beach'],
    ['a car on a street', 'a ufo over a street'],
    ['a penguin on a snowfield', 'an airplane over a snowfield'],
  ])('%s is nearer than %s', async (near, far) => {
    expect((await studio.thing(near)).depth).toBeGreaterThan((await studio.thing(far)).depth);
  });
});
