import { describe, expect, it } from '@jest/globals';
import { openStudio } from '../support/studio.js';

const studio = openStudio();

type Row = readonly [noun: string, home: string, does: string, under: string];

/** Where a thing of the open art is seen when the prompt says no more, what it does there and what is under it. */
function expectAtHome(rows: readonly Row[]): void {
  it.each(rows)(
    'a %s is at home in %s, where it will %s, with %s under it',
    async (noun, home, does, under) => {
      const placement = await studio.placement(`a ${noun}`);
      const [thing] = placement.things;
      expect(thing).toMatchObject({ noun, verb: does, under });
      const named = await studio.placement(`a ${noun}, ${PLACES[home]}`);
      expect(named.horizon).toBe(placement.horizon);
      expect(named.things[0]).toMatchObject({ noun, verb: does, under });
    },
  );
}

/** Words for a home: a prompt that names it is staged as one that leaves it open. */
const PLACES: Readonly<Record<string, string>> = {
  sea: 'the sea',
  lake: 'a lake',
  underwater: 'underwater',
  mountains: 'mountains',
  hills: 'hills',
  space: 'outer space',
  street: 'a street',
  snowfield: 'a snowfield',
  forest: 'a forest',
};

describe('on the water', () => {
  expectAtHome([
    ['speedboat', 'sea', 'sail', 'water'],
    ['houseboat', 'sea', 'sail', 'water'],
    ['submarine', 'sea', 'sail', 'water'],
    ['surfer', 'sea', 'swim', 'water'],
    ['windsurfer', 'sea', 'swim', 'water'],
    ['jet ski', 'sea', 'swim', 'water'],
    ['swimmer', 'lake', 'swim', 'water'],
    ['kayaker', 'lake', 'swim', 'water'],
    ['beaver', 'lake', 'swim', 'water'],
    ['otter', 'lake', 'swim', 'water'],
    ['hippopotamus', 'lake', 'swim', 'water'],
    ['crocodile', 'lake', 'swim', 'water'],
    ['alligator', 'lake', 'swim', 'water'],
    ['buoy', 'lake', 'swim', 'water'],
    ['rubber duck', 'lake', 'swim', 'water'],
    ['lily pad', 'lake', 'swim', 'water'],
    ['water lily', 'lake', 'swim', 'water'],
  ]);
});

describe('under water', () => {
  expectAtHome([
    ['octopus', 'underwater', 'swim', 'nothing'],
    ['squid', 'underwater', 'swim', 'nothing'],
    ['crab', 'underwater', 'swim', 'nothing'],
    ['lobster', 'underwater', 'swim', 'nothing'],
    ['shrimp', 'underwater', 'swim', 'nothing'],
    ['blowfish', 'underwater', 'swim', 'nothing'],
    ['seal', 'underwater', 'swim', 'nothing'],
    ['scuba diver', 'underwater', 'swim', 'nothing'],
    ['oyster', 'underwater', 'swim', 'nothing'],
    ['hammerhead', 'underwater', 'swim', 'nothing'],
  ]);
});

describe('in the air', () => {
  expectAtHome([
    ['helicopter', 'mountains', 'fly', 'nothing'],
    ['light aircraft', 'mountains', 'fly', 'nothing'],
    ['fighter jet', 'mountains', 'fly', 'nothing'],
    ['jumbo jet', 'mountains', 'fly', 'nothing'],
    ['missile', 'mountains', 'fly', 'nothing'],
    ['parachute', 'mountains', 'float', 'nothing'],
    ['skydiver', 'mountains', 'float', 'nothing'],
    ['hang glider', 'mountains', 'float', 'nothing'],
    ['paraglider', 'mountains', 'float', 'nothing'],
    ['aerial tramway', 'mountains', 'float', 'nothing'],
    ['wasp', 'hills', 'fly', 'nothing'],
    ['drone copter', 'hills', 'fly', 'nothing'],
    ['vampire bat', 'hills', 'fly', 'nothing'],
    ['paper plane', 'hills', 'fly', 'nothing'],
    ['party balloon', 'hills', 'float', 'nothing'],
    ['ghost', 'hills', 'float', 'nothing'],
    ['angel', 'hills', 'float', 'nothing'],
  ]);
});

describe('in space', () => {
  expectAtHome([
    ['ringed planet', 'space', 'float', 'nothing'],
    ['meteorite', 'space', 'float', 'nothing'],
    ['space invader', 'space', 'float', 'nothing'],
  ]);
});

describe('on wheels', () => {
  expectAtHome([
    ['ambulance', 'street', 'drive', 'ground'],
    ['fire engine', 'street', 'drive', 'ground'],
    ['racing car', 'street', 'drive', 'ground'],
    ['limousine', 'street', 'drive', 'ground'],
    ['monster truck', 'street', 'drive', 'ground'],
    ['pickup truck', 'street', 'drive', 'ground'],
    ['delivery truck', 'street', 'drive', 'ground'],
    ['dump truck', 'street', 'drive', 'ground'],
    ['tow truck', 'street', 'drive', 'ground'],
    ['motorcycle', 'street', 'drive', 'ground'],
    ['skateboarder', 'street', 'drive', 'ground'],
    ['trolleybus', 'street', 'drive', 'ground'],
    ['streetcar', 'street', 'drive', 'ground'],
    ['tractor', 'hills', 'drive', 'ground'],
    ['bulldozer', 'hills', 'drive', 'ground'],
    ['excavator', 'hills', 'drive', 'ground'],
    ['forklift', 'hills', 'drive', 'ground'],
    ['golf cart', 'hills', 'drive', 'ground'],
    ['camper', 'hills', 'drive', 'ground'],
    ['bullet train', 'hills', 'drive', 'ground'],
    ['monorail', 'hills', 'drive', 'ground'],
  ]);
});

describe('at sport', () => {
  expectAtHome([
    ['skier', 'snowfield', 'run', 'ground'],
    ['snowboarder', 'snowfield', 'run', 'ground'],
    ['ice skater', 'snowfield', 'run', 'ground'],
    ['sled', 'snowfield', 'run', 'ground'],
    ['snowmobile', 'snowfield', 'run', 'ground'],
    ['runner', 'hills', 'run', 'ground'],
    ['sprinter', 'hills', 'run', 'ground'],
    ['cowboy', 'hills', 'run', 'ground'],
    ['zebra', 'hills', 'run', 'ground'],
    ['kangaroo', 'hills', 'run', 'ground'],
    ['racehorse', 'hills', 'run', 'ground'],
    ['footballer', 'hills', 'run', 'ground'],
  ]);
});

describe('on foot in the woods', () => {
  expectAtHome([
    ['tyrannosaurus', 'forest', 'walk', 'ground'],
    ['sauropod', 'forest', 'walk', 'ground'],
    ['giraffe', 'forest', 'walk', 'ground'],
    ['gorilla', 'forest', 'walk', 'ground'],
    ['hedgehog', 'forest', 'walk', 'ground'],
    ['raccoon', 'forest', 'walk', 'ground'],
    ['badger', 'forest', 'walk', 'ground'],
    ['skunk', 'forest', 'walk', 'ground'],
    ['boar', 'forest', 'walk', 'ground'],
    ['sloth', 'forest', 'walk', 'ground'],
    ['monkey', 'forest', 'walk', 'ground'],
    ['koala', 'forest', 'walk', 'ground'],
    ['panda', 'forest', 'walk', 'ground'],
    ['llama', 'forest', 'walk', 'ground'],
    ['hamster', 'forest', 'walk', 'ground'],
    ['turkey', 'forest', 'walk', 'ground'],
    ['rooster', 'forest', 'walk', 'ground'],
    ['chicken', 'forest', 'walk', 'ground'],
    ['peacock', 'forest', 'walk', 'ground'],
    ['lizard', 'forest', 'walk', 'ground'],
    ['snake', 'forest', 'walk', 'ground'],
    ['frog', 'forest', 'walk', 'ground'],
    ['snail', 'forest', 'walk', 'ground'],
  ]);
});

describe('people of many trades', () => {
  expectAtHome([
    ['soldier', 'hills', 'walk', 'ground'],
    ['pirate', 'hills', 'walk', 'ground'],
    ['ninja', 'hills', 'walk', 'ground'],
    ['king', 'hills', 'walk', 'ground'],
    ['queen', 'hills', 'walk', 'ground'],
    ['prince', 'hills', 'walk', 'ground'],
    ['princess', 'hills', 'walk', 'ground'],
    ['wizard', 'hills', 'walk', 'ground'],
    ['backpacker', 'hills', 'walk', 'ground'],
    ['dancer', 'hills', 'walk', 'ground'],
    ['santa claus', 'hills', 'walk', 'ground'],
    ['detective', 'hills', 'walk', 'ground'],
    ['miner', 'hills', 'walk', 'ground'],
  ]);
});

describe('buildings and what stands about', () => {
  expectAtHome([
    ['church', 'hills', 'stand', 'ground'],
    ['mosque', 'hills', 'stand', 'ground'],
    ['pagoda', 'hills', 'stand', 'ground'],
    ['obelisk', 'hills', 'stand', 'ground'],
    ['statue of liberty', 'hills', 'stand', 'ground'],
    ['grain silo', 'hills', 'stand', 'ground'],
    ['ferris wheel', 'hills', 'stand', 'ground'],
    ['roller coaster', 'hills', 'stand', 'ground'],
    ['circus tent', 'hills', 'stand', 'ground'],
    ['construction crane', 'hills', 'stand', 'ground'],
    ['transmission tower', 'hills', 'stand', 'ground'],
    ['wind farm', 'hills', 'stand', 'ground'],
    ['street lamp', 'street', 'stand', 'ground'],
    ['bus stop', 'street', 'stand', 'ground'],
    ['telephone pole', 'street', 'stand', 'ground'],
    ['billboard', 'street', 'stand', 'ground'],
    ['vending machine', 'street', 'stand', 'ground'],
    ['palm tree', 'forest', 'stand', 'ground'],
    ['pine tree', 'forest', 'stand', 'ground'],
    ['spruce', 'forest', 'stand', 'ground'],
    ['christmas tree', 'forest', 'stand', 'ground'],
    ['bare tree', 'forest', 'stand', 'ground'],
  ]);
});

describe('beside a man', () => {
  async function times(noun: string): Promise<number> {
    const prompt = `a ${noun} and a man on hills`;
    const [thing, man] = [await studio.thing(prompt, noun), await studio.thing(prompt, 'person')];
    return thing.height / man.height;
  }

  it.each([
    'church',
    'mosque',
    'pagoda',
    'obelisk',
    'statue of liberty',
    'ferris wheel',
    'roller coaster',
    'construction crane',
    'transmission tower',
    'hospital',
    'hotel',
    'factory',
    'stadium',
    'museum',
    'palm tree',
    'pine tree',
    'spruce',
    'street lamp',
    'billboard',
    'giraffe',
    'tyrannosaurus',
    'tractor',
    'bulldozer',
    'excavator',
    'bullet train',
  ])('a %s is taller', async (noun) => {
    expect(await times(noun)).toBeGreaterThan(1.08);
  });

  it.each([
    'hedgehog',
    'raccoon',
    'badger',
    'skunk',
    'monkey',
    'koala',
    'hamster',
    'turkey',
    'rooster',
    'chicken',
    'peacock',
    'lizard',
    'snake',
    'frog',
    'snail',
  ])('a %s is smaller', async (noun) => {
    expect(await times(noun)).toBeLessThan(0.95);
  });

  it.each(['soldier', 'king', 'queen', 'wizard', 'ninja', 'cowboy', 'runner'])(
    'a %s is as tall',
    async (noun) => {
      expect(await times(noun)).toBeGreaterThan(0.93);
      expect(await times(noun)).toBeLessThan(1.07);
    },
  );
});

describe('open art is painted', () => {
  it.each([
    'zebra',
    'helicopter',
    'church',
    'tractor',
    'umbrella',
    'ninja',
    'palm tree',
    'octopus',
    'ghost',
    'piano',
    'pizza',
    'snail',
  ])('a %s is seen where it was placed', async (noun) => {
    const pair = await studio.pair(`a ${noun}`, 'abstract swirls, static shot', {
      size: { width: 128, height: 72 },
    });
    const { frame } = pair.things[0]!.moments[0]!;
    const patch = pair.shown[0]!.changed(pair.empty[0]!, 12);
    expect(patch.share).toBeGreaterThan(0.01);
    expect(Math.abs(patch.centre.x * pair.aspect - frame.x)).toBeLessThan(frame.height * 0.4);
    expect(patch.box.height / frame.height).toBeGreaterThan(0.5);
    expect(patch.box.height / frame.height).toBeLessThan(1.5);
  });
});
