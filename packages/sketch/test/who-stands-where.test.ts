import { describe, expect, it } from '@jest/globals';
import { openStudio, type Thing } from './support/studio.js';

const studio = openStudio();

function standing({ rock, under }: Thing): string {
  if (rock) return 'rock';
  return { water: 'water', ground: 'ground', nothing: 'air' }[under];
}

/** What is under each kind of the picture: "dog on ground, seagull in air". */
async function placesOf(prompt: string): Promise<string[]> {
  const things = await studio.things(prompt);
  return [...new Set(things.map((one) => `${one.noun}: ${standing(one)}`))].sort();
}

type Row = readonly [prompt: string, ...places: string[]];

function expectPlaces(rows: readonly Row[]): void {
  it.each(rows.map(([prompt, ...places]) => [prompt, places] as const))('%s: %j', async (prompt, places) => {
    expect(await placesOf(prompt)).toEqual([...places].sort());
  });
}

describe('two or three together at the sea, each in its own element', () => {
  expectPlaces([
    ['a sailboat and a seagull on the sea', 'sailboat: water', 'seagull: air'],
    ['a lighthouse, a ship and five seagulls', 'lighthouse: rock', 'ship: water', 'seagull: air'],
    ['a whale and a rowboat in the ocean', 'whale: water', 'rowboat: water'],
    ['a dolphin beside a yacht', 'dolphin: water', 'sailboat: water'],
    ['a pirate ship under a hot air balloon at sea', 'galleon: water', 'balloon: air'],
    ['an eagle above an iceberg in the sea', 'eagle: air', 'iceberg: water'],
    ['a castle and a galleon in a bay', 'castle: rock', 'galleon: water'],
    ['a man and a boat on the sea', 'person: rock', 'boat: water'],
    ['two swans and a house on the sea', 'swan: water', 'house: rock'],
    ['a beach ball and a penguin in the sea', 'beach ball: water', 'penguin: rock'],
    ['a ufo over a ship on the ocean', 'ufo: air', 'ship: water'],
    ['a kite and a surfer on the sea', 'kite: air', 'surfer: water'],
    ['a submarine and a dragon at sea', 'submarine: water', 'dragon: air'],
    ['an airplane over a cruise ship on the open water', 'airplane: air', 'ship: water'],
    ['three sharks and a rowboat on the sea', 'shark: water', 'rowboat: water'],
    ['a tree and two ducks in a fjord', 'tree: rock', 'duck: water'],
  ]);
});

describe('two or three together at a lake or a river', () => {
  expectPlaces([
    ['a swan and a heron on a lake', 'swan: water', 'crane: air'],
    ['a rowboat and a cabin on a lake', 'rowboat: water', 'house: rock'],
    ['paper lanterns over two boats on a lake', 'lantern: air', 'boat: water'],
    ['a duck, a swan and an owl on a pond', 'duck: water', 'swan: water', 'owl: air'],
    ['a deer by a river', 'deer: ground'],
    ['a bear and a canoe on a river', 'bear: ground', 'rowboat: water'],
    ['a bridge over a river and a duck', 'bridge: ground', 'duck: water'],
    ['a horse and a swan by a stream', 'horse: ground', 'swan: water'],
    ['a butterfly over a lily pad on a lake', 'butterfly: air', 'lily pad: water'],
    ['a crocodile and a crane by a river', 'crocodile: water', 'crane: air'],
    ['a red ball on a lake', 'ball: water'],
    ['a red ball by a campfire on hills', 'ball: ground', 'campfire: ground'],
    ['a kayaker and an eagle on a lake', 'kayaker: water', 'eagle: air'],
    ['a tent and a rowboat by a river', 'tent: ground', 'rowboat: water'],
    ['a beaver and a tree by a river', 'beaver: water', 'tree: ground'],
    ['a flower and a swan by a river', 'flower: ground', 'swan: water'],
  ]);
});

describe('two or three together on a beach', () => {
  expectPlaces([
    ['a dog and a sailboat on the beach', 'dog: ground', 'sailboat: water'],
    ['a child and a kite on the beach', 'child: ground', 'kite: air'],
    ['a man, a dog and a beach ball on the beach', 'person: ground', 'dog: ground', 'beach ball: ground'],
    ['a horse and three seagulls on the beach', 'horse: ground', 'seagull: air'],
    ['a tent and a ship at the beach', 'tent: ground', 'ship: water'],
    ['a palm tree and a turtle on the beach', 'palm tree: ground', 'turtle: water'],
    ['a whale off the beach and a man', 'whale: water', 'person: ground'],
    ['a guitarist and a bonfire on the beach', 'guitarist: ground', 'campfire: ground'],
    ['a parrot and a pirate on the beach', 'parrot: air', 'pirate: ground'],
    ['a pianist on a beach before a sailboat', 'pianist: ground', 'sailboat: water'],
    ['a camel and a dolphin on the beach', 'camel: ground', 'dolphin: water'],
    ['an umbrella and a speedboat on the beach', 'umbrella: ground', 'speedboat: water'],
  ]);
});

describe('two or three together on dry land', () => {
  expectPlaces([
    ['a castle and a dragon on hills', 'castle: ground', 'dragon: air'],
    ['a windmill and a hot air balloon on hills', 'windmill: ground', 'balloon: air'],
    ['three cows and a butterfly on a meadow', 'cow: ground', 'butterfly: air'],
    ['a knight and an eagle in the mountains', 'knight: ground', 'eagle: air'],
    ['a camel and a rocket in the desert', 'camel: ground', 'rocket: air'],
    ['a pyramid and an airplane in the desert', 'pyramid: ground', 'airplane: air'],
    ['a fox and an owl in a forest', 'fox: ground', 'owl: air'],
    ['a campfire and a bird in the woods', 'campfire: ground', 'bird: air'],
    ['a boat in the desert', 'boat: ground'],
    ['a ship in the mountains and a man', 'ship: ground', 'person: ground'],
    ['a duck on a meadow', 'duck: ground'],
    ['a swan in a village', 'swan: ground'],
    ['a penguin and a snowman on ice', 'penguin: ground', 'snowman: ground'],
    ['a polar bear and a helicopter on a snowfield', 'bear: ground', 'helicopter: air'],
    ['a house and a ghost in a village', 'house: ground', 'ghost: air'],
    ['a church and a crow in a village', 'church: ground', 'bird: air'],
    ['a volcano and an eagle', 'volcano: ground', 'eagle: air'],
    ['a unicorn and a butterfly in an enchanted forest', 'unicorn: ground', 'butterfly: air'],
    ['a tyrannosaurus and a bird in a jungle', 'tyrannosaurus: ground', 'bird: air'],
    ['a flower and a wasp on a meadow', 'flower: ground', 'wasp: air'],
    ['an elephant and a giraffe on the savanna', 'elephant: ground', 'giraffe: ground'],
    ['a train and a windmill in the countryside', 'train: ground', 'windmill: ground'],
  ]);
});

describe('two or three together in a town', () => {
  expectPlaces([
    ['a car and a bus on a street', 'bus: ground', 'car: ground'],
    ['a robot and a drone copter on a street', 'robot: ground', 'drone copter: air'],
    ['a violinist and a pigeon on a street', 'violinist: ground', 'bird: air'],
    ['a taxi under a blimp in manhattan', 'car: ground', 'balloon: air'],
    ['a man and a dog in a city', 'person: ground', 'dog: ground'],
    ['a cat and a street lamp in an alley', 'cat: ground', 'street lamp: ground'],
    ['a child with a red balloon on a street', 'child: ground', 'balloon: air'],
    ['an ambulance and a fire engine on a road', 'ambulance: ground', 'fire engine: ground'],
    ['a ufo over a parked car on a street', 'ufo: air', 'car: ground'],
    ['a fountain and a sparrow in a town square', 'fountain: ground', 'bird: air'],
    ['a rowboat and a tower in a city', 'rowboat: water', 'tower: rock'],
  ]);
});

describe('where there is no ground all float', () => {
  expectPlaces([
    ['an astronaut and a satellite', 'astronaut: air', 'satellite: air'],
    ['a cat and a rocket in outer space', 'cat: air', 'rocket: air'],
    ['a ship in deep space', 'ship: air'],
    ['a castle and a dragon in a galaxy', 'castle: air', 'dragon: air'],
    ['a shark and a scuba diver under water', 'shark: air', 'scuba diver: air'],
    ['a turtle, a jellyfish and an octopus', 'turtle: air', 'jellyfish: air', 'octopus: air'],
    ['a car on the sea floor', 'car: air'],
    ['a piano and a fish under the sea', 'piano: air', 'fish: air'],
    ['a red ball, abstract swirls', 'ball: air'],
  ]);
});

describe('near the one that is named first stands the other, not in it', () => {
  it.each([
    ['a man and a house in a village', 'person', 'house'],
    ['a dog and a car on a street', 'dog', 'car'],
    ['a child and an elephant on hills', 'child', 'elephant'],
    ['a cat and a cow on hills', 'cat', 'cow'],
    ['a robot and a bus on a street', 'robot', 'bus'],
    ['a penguin and a tent on a snowfield', 'penguin', 'tent'],
    ['a boat and a lighthouse on the sea', 'boat', 'lighthouse'],
    ['a camel and a cactus in the desert', 'camel', 'cactus'],
    ['a snowman and a tree on a snowfield', 'snowman', 'tree'],
    ['a fox and a bear in a forest', 'fox', 'bear'],
    ['a swan and a rowboat on a lake', 'swan', 'rowboat'],
    ['a knight and a castle on hills', 'knight', 'castle'],
  ])('%s', async (prompt, one, other) => {
    for (const seed of [1, 4, 7]) {
      const [first, second] = [
        await studio.thing({ prompt, seed }, one),
        await studio.thing({ prompt, seed }, other),
      ];
      const gap = Math.abs(first.x - second.x) / ((first.width + second.width) / 2);
      expect({ seed, apart: gap > 0.45 }).toEqual({ seed, apart: true });
    }
  });
});

describe('as many are placed as were asked for, of each kind', () => {
  it.each([
    ['a dog on hills', { dog: 1 }],
    ['two dogs and three cats on hills', { dog: 2, cat: 3 }],
    ['a castle and nine birds', { castle: 1, bird: 9 }],
    ['twelve fish and two sharks under water', { fish: 12, shark: 2 }],
    ['a flock of seagulls over a boat on the sea', { seagull: 9, boat: 1 }],
    ['four camels and a pyramid', { camel: 4, pyramid: 1 }],
    ['a herd of elephants and a tree', { elephant: 6, tree: 1 }],
    ['five penguins and a snowman on ice', { penguin: 5, snowman: 1 }],
    ['a violinist and two guitarists on a street', { violinist: 1, guitarist: 2 }],
    ['three red cars and a yellow taxi on a street', { car: 3 }],
    ['a man riding a horse on hills', { horse: 1 }],
    ['two knights riding horses on hills', { horse: 2 }],
    ['three children riding two elephants', { elephant: 2 }],
    ['six balls and a child on a street', { ball: 6, child: 1 }],
    ['a family and their dog on the beach', { person: 4, dog: 1 }],
    ['a couple and two swans by a lake', { person: 2, swan: 2 }],
    ['a beach without people', {}],
    ['a dozen hot air balloons over hills', { balloon: 12 }],
    ['40 birds over the sea', { bird: 24 }],
  ] as const)('%s', async (prompt, counts) => {
    const found: Record<string, number> = {};
    for (const { noun } of await studio.things(prompt)) found[noun] = (found[noun] ?? 0) + 1;
    expect(found).toEqual(counts);
  });
});

describe('beside one another in one picture the taller in life is the taller', () => {
  it.each([
    ['a hedgehog and a cow on hills', 'cow', 'hedgehog'],
    ['an elephant and a cow on hills', 'elephant', 'cow'],
    ['an elephant and a lion on hills', 'elephant', 'lion'],
    ['a giraffe and a man in a forest', 'giraffe', 'person'],
    ['a man and a penguin on a snowfield', 'person', 'penguin'],
    ['a bear and a wolf in a forest', 'bear', 'wolf'],
    ['a horse and a sheep on hills', 'horse', 'sheep'],
    ['a camel and a dog in the desert', 'camel', 'dog'],
    ['a house and a car in a village', 'house', 'car'],
    ['a church and a house in a village', 'church', 'house'],
    ['a lighthouse and a house on the sea', 'lighthouse', 'house'],
    ['a castle and a house on hills', 'castle', 'house'],
    ['a tree and a flower on hills', 'tree', 'flower'],
    ['a tree and a bush on hills', 'tree', 'bush'],
    ['a cactus and a rabbit in the desert', 'cactus', 'rabbit'],
    ['a bus and a bicycle on a street', 'bus', 'bicycle'],
    ['a train and a car on hills', 'train', 'car'],
    ['a galleon and a rowboat on the sea', 'galleon', 'rowboat'],
    ['a ship and a sailboat on the sea', 'ship', 'sailboat'],
    ['a boat and a swan on a lake', 'boat', 'swan'],
    ['a whale and a seal in the sea', 'whale', 'seal'],
    ['a shark and a turtle under water', 'shark', 'turtle'],
    ['an eagle and a bird over mountains', 'eagle', 'bird'],
    ['a balloon and an eagle over mountains', 'balloon', 'eagle'],
    ['a dragon and an eagle over mountains', 'dragon', 'eagle'],
    ['a dragon and a butterfly over hills', 'dragon', 'butterfly'],
    ['an airplane and a seagull over the sea', 'airplane', 'seagull'],
    ['a robot and a cat on a street', 'robot', 'cat'],
    ['a knight and a child on hills', 'knight', 'child'],
    ['a man and a football on hills', 'person', 'football'],
    ['a dog and a basketball on a street', 'dog', 'basketball'],
    ['a satellite and an astronaut in space', 'satellite', 'astronaut'],
    ['a rocket and an astronaut in space', 'rocket', 'astronaut'],
    ['a pagoda and a monk on hills', 'pagoda', 'person'],
    ['a street lamp and a cat on a street', 'street lamp', 'cat'],
    ['a windmill and a tractor on hills', 'windmill', 'tractor'],
    ['a volcano and a tent in the mountains', 'volcano', 'tent'],
    ['a snowman and a rabbit on a snowfield', 'snowman', 'rabbit'],
  ])('%s', async (prompt, tall, small) => {
    for (const seed of [2, 6]) {
      const [one, other] = [
        await studio.thing({ prompt, seed }, tall),
        await studio.thing({ prompt, seed }, small),
      ];
      expect(one.height).toBeGreaterThan(other.height * 1.04);
    }
  });
});
