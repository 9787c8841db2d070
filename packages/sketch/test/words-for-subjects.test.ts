import { describe, expect, it } from '@jest/globals';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import type { SubjectDescription } from '../src/prompt/scene-description.js';

function subjectsOf(prompt: string): readonly SubjectDescription[] {
  return understandPrompt(prompt).subjects;
}

function nounsOf(prompt: string): string[] {
  return subjectsOf(prompt).map((one) => one.noun);
}

const DRAWN = [
  'sailboat, boat, rowboat, ship, galleon, iceberg, lighthouse, house, castle, windmill, tower, bridge, pyramid',
  'tent, tree, flower, cactus, mushroom, bird, seagull, eagle, crane, owl, parrot, swan, duck, penguin, butterfly',
  'fish, shark, dolphin, whale, jellyfish, turtle, horse, dog, cat, cow, sheep, deer, wolf, fox, bear, lion, tiger',
  'leopard, panther, unicorn, elephant, camel, rabbit, person, child, violinist, guitarist, trumpeter, saxophonist',
  'drummer, pianist, astronaut, car, bus, train, bicycle, rocket, airplane, balloon, ufo, satellite, campfire',
  'snowman, lantern, kite, ball, beach ball, football, basketball, glass ball, cube, robot, knight, dragon, volcano',
  'waterfall',
]
  .join(', ')
  .split(', ');

describe('what is drawn by hand answers to its own name', () => {
  it.each(DRAWN)('a %s', (noun) => {
    const [first, ...others] = subjectsOf(`a ${noun}`);
    expect(first).toMatchObject({ noun, source: 'drawn', artKey: null, count: 1 });
    expect(others).toEqual([]);
  });
});

/** What people say, and what they mean by it. */
const SAID: Readonly<Record<string, string>> = {
  sailboat: 'sail boat, sailing boat, sailing ship, yacht, sloop, catamaran',
  boat: 'fishing boat, motorboat, trawler, ferry, tugboat',
  rowboat: 'rowing boat, canoe, kayak, dinghy, gondola, raft',
  ship: 'steamship, cruise ship, ocean liner, cargo ship, tanker, warship',
  galleon: 'pirate ship, tall ship, viking ship, caravel, frigate, ghost ship, longship',
  house: 'cottage, cabin, farmhouse, hut, barn, chalet, villa',
  castle: 'fortress, palace, citadel, cathedral',
  windmill: 'mill, wind turbine',
  tower: 'eiffel tower, radio tower',
  bridge: 'golden gate bridge, suspension bridge',
  pyramid: 'great pyramid',
  tent: 'campsite, tipi',
  tree: 'oak, lone tree, oak tree, maple, willow, cherry tree, apple tree, birch',
  flower: 'sunflower, tulip, daisy, poppy, lily, bluebell, daffodil',
  cactus: 'saguaro',
  mushroom: 'toadstool',
  bird: 'sparrow, crow, raven, swallow, songbird, dove, pigeon, robin, hummingbird',
  seagull: 'gull, albatross, pelican',
  eagle: 'hawk, falcon, condor, vulture, osprey',
  crane: 'heron, stork, goose, flamingo, egret',
  owl: 'barn owl, snowy owl, tawny owl',
  parrot: 'macaw, scarlet macaw, cockatoo, parakeet, budgie',
  duck: 'mallard, duckling',
  butterfly: 'moth, monarch butterfly',
  fish: 'goldfish, clownfish, koi, trout, tuna, tropical fish, angelfish, carp',
  shark: 'great white shark',
  dolphin: 'porpoise, orca, killer whale',
  whale: 'humpback whale, blue whale, sperm whale, beluga',
  jellyfish: 'jelly fish, medusa',
  turtle: 'sea turtle, tortoise',
  horse: 'stallion, mare, pony, mustang, wild horse',
  dog: 'puppy, golden retriever, labrador, hound, corgi, husky, dalmatian, poodle, sheepdog',
  cat: 'kitten, kitty, tabby, ginger cat, tomcat',
  cow: 'bull, ox, buffalo, bison, yak, highland cow',
  sheep: 'lamb, goat, ewe, mountain goat',
  deer: 'stag, elk, reindeer, doe, moose, antelope, gazelle',
  wolf: 'coyote',
  bear: 'grizzly, polar bear, brown bear, black bear, bear cub',
  tiger: 'bengal tiger, white tiger, siberian tiger',
  leopard: 'cheetah, jaguar, snow leopard, lynx',
  panther: 'black panther, lioness, puma, cougar, mountain lion',
  elephant: 'mammoth, african elephant',
  camel: 'dromedary',
  rabbit: 'bunny, hare',
  person: 'man, woman, figure, traveller, hiker, wanderer, pedestrian, lady, monk, farmer, samurai',
  child: 'kid, boy, girl, toddler',
  violinist: 'violin player, fiddler, viola player',
  guitarist: 'guitar player, musician, street musician, busker, rocker, bassist, rock star, bard',
  trumpeter: 'trumpet player, trombonist, horn player, bugler',
  saxophonist: 'saxophone player, sax player, jazz musician',
  drummer: 'drum player, percussionist',
  pianist: 'piano player, keyboard player, organist',
  astronaut: 'cosmonaut, spaceman',
  car: 'automobile, taxi, vehicle, sports car, sedan, convertible, truck, van, jeep, vintage car, race car',
  bus: 'tram, coach, school bus, city bus, double decker bus',
  train: 'locomotive, steam train, steam engine',
  bicycle: 'bike, cyclist, bicyclist, girl on a bike, man on a bicycle',
  rocket: 'spaceship, spacecraft, space shuttle, starship',
  airplane: 'plane, aeroplane, jet, airliner, aircraft',
  balloon: 'hot air balloon, hot-air balloon, airship, blimp, zeppelin',
  ufo: 'flying saucer, alien ship',
  satellite: 'space station, probe',
  campfire: 'bonfire, camp fire, fire, flame',
  lantern: 'paper lantern, sky lantern',
  ball: 'sphere, orb, rubber ball',
  'beach ball': 'beachball, inflatable ball',
  football: 'soccer ball',
  basketball: 'basket ball',
  'glass ball': 'glass sphere, crystal ball, glass orb, marble',
  cube: 'box, block, crate, wooden box, cardboard box',
  robot: 'android, cyborg, droid, humanoid, mech',
  knight: 'knight in armour, crusader, paladin',
  dragon: 'wyvern, drake',
  volcano: 'erupting volcano, mount vesuvius',
  waterfall: 'niagara falls, cataract',
};

describe('other words for the same thing', () => {
  it.each(
    Object.entries(SAID).flatMap(([noun, words]) => words.split(', ').map((word) => [word, noun] as const)),
  )('a %s is a %s', (word, noun) => {
    expect(nounsOf(`a ${word}`)).toEqual([noun]);
  });
});

describe('a word that says a colour brings it along', () => {
  it.each([
    ['orca', 'dolphin', 'black'],
    ['beluga', 'whale', 'white'],
    ['crow', 'bird', 'black'],
    ['raven', 'bird', 'black'],
    ['dove', 'bird', 'white'],
    ['sparrow', 'bird', 'brown'],
    ['cardinal', 'bird', 'red'],
    ['pigeon', 'bird', 'grey'],
    ['flamingo', 'crane', 'pink'],
    ['heron', 'crane', 'grey'],
    ['snowy owl', 'owl', 'white'],
    ['cockatoo', 'parrot', 'white'],
    ['parakeet', 'parrot', 'lime'],
    ['monarch butterfly', 'butterfly', 'orange'],
    ['goldfish', 'fish', 'orange'],
    ['tuna', 'fish', 'navy'],
    ['white horse', 'horse', 'white'],
    ['black horse', 'horse', 'black'],
    ['golden retriever', 'dog', 'gold'],
    ['dalmatian', 'dog', 'white'],
    ['husky', 'dog', 'grey'],
    ['ginger cat', 'cat', 'orange'],
    ['ox', 'cow', 'brown'],
    ['goat', 'sheep', 'tan'],
    ['polar bear', 'bear', 'white'],
    ['black bear', 'bear', 'black'],
    ['white tiger', 'tiger', 'white'],
    ['snow leopard', 'leopard', 'silver'],
    ['black panther', 'panther', 'black'],
    ['lioness', 'panther', 'tan'],
    ['white rabbit', 'rabbit', 'white'],
    ['taxi', 'car', 'yellow'],
    ['police car', 'car', 'black'],
    ['race car', 'car', 'red'],
    ['school bus', 'bus', 'yellow'],
    ['tram', 'bus', 'red'],
    ['zeppelin', 'balloon', 'silver'],
    ['sunflower', 'flower', 'yellow'],
    ['poppy', 'flower', 'scarlet'],
    ['daisy', 'flower', 'white'],
    ['lavender flower', 'flower', 'lavender'],
    ['sakura tree', 'tree', 'blush'],
    ['autumn tree', 'tree', 'rust'],
    ['wooden box', 'cube', 'tan'],
    ['red barn', 'house', 'maroon'],
  ])('a %s is a %s in %s', (word, noun, colour) => {
    expect(subjectsOf(`a ${word}`)).toMatchObject([{ noun, colour }]);
  });

  it.each([
    ['a blue taxi', 'car', 'blue'],
    ['a pink crow', 'bird', 'pink'],
    ['a red tuna', 'fish', 'red'],
    ['a green school bus', 'bus', 'green'],
    ['a brown polar bear', 'bear', 'brown'],
    ['a black dove', 'bird', 'black'],
  ])('unless the prompt says another: %s', (prompt, noun, colour) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun, colour }]);
  });
});

describe('the plural of a noun is the same noun', () => {
  it.each([
    ['three wolves', 'wolf'],
    ['three foxes', 'fox'],
    ['three butterflies', 'butterfly'],
    ['three geese', 'crane'],
    ['three people', 'person'],
    ['three men', 'person'],
    ['three women', 'person'],
    ['three children', 'child'],
    ['three oxen', 'cow'],
    ['three buses', 'bus'],
    ['three horses', 'horse'],
    ['three houses', 'house'],
    ['three canoes', 'rowboat'],
    ['three volcanoes', 'volcano'],
    ['three lighthouses', 'lighthouse'],
    ['three trees', 'tree'],
    ['three cacti', 'cactus'],
    ['three ponies', 'horse'],
    ['three puppies', 'dog'],
    ['three boxes', 'cube'],
    ['three sheep', 'sheep'],
    ['three fish', 'fish'],
    ['three deer', 'deer'],
    ['three hot air balloons', 'balloon'],
    ['three pirate ships', 'galleon'],
    ['three beach balls', 'beach ball'],
  ])('%s', (prompt, noun) => {
    expect(subjectsOf(prompt)).toMatchObject([{ noun, count: 3 }]);
  });
});

describe('where the prompt names no place, a thing is at home', () => {
  const HOMES: Readonly<Record<string, string>> = {
    sea: 'sailboat, boat, ship, galleon, lighthouse, seagull, dolphin, whale, submarine, ferry, surfer',
    lake: 'rowboat, swan, duck, crane, swimmer, beaver',
    hills:
      'house, castle, windmill, tree, flower, horse, dog, cat, cow, sheep, lion, elephant, rabbit, person, child',
    street: 'car, bus, bicycle, basketball, robot, ambulance, motorcycle, fountain, skateboarder',
    forest: 'mushroom, owl, parrot, deer, fox, bear, tiger, panther, campfire, hedgehog, gorilla, giraffe',
    desert: 'cactus, pyramid, camel',
    mountains: 'tent, eagle, dragon, volcano, helicopter, parachute',
    snowfield: 'penguin, wolf, snowman, skier, sled, ice skater',
    underwater: 'fish, shark, jellyfish, turtle, octopus, squid, lobster, scuba diver',
    space: 'astronaut, rocket, satellite, ringed planet',
    river: 'bridge, waterfall',
    beach: 'kite, beach ball',
    sky: 'airplane',
    city: 'tower',
  };

  it.each(
    Object.entries(HOMES).flatMap(([home, nouns]) => nouns.split(', ').map((noun) => [noun, home] as const)),
  )('a %s is seen in: %s', (noun, home) => {
    expect(understandPrompt(`a ${noun}`).setting).toBe(home);
  });

  it.each([
    ['a camel and a shark', 'desert'],
    ['a shark and a camel', 'underwater'],
    ['a penguin beside a car', 'snowfield'],
  ])('and of two the first decides: %s', (prompt, setting) => {
    expect(understandPrompt(prompt).setting).toBe(setting);
  });

  it.each([
    ['a camel on a beach', 'beach'],
    ['a shark in the desert', 'desert'],
    ['an astronaut in a forest', 'forest'],
    ['a ship in the mountains', 'mountains'],
    ['a penguin on a street', 'street'],
    ['a lighthouse on hills', 'hills'],
  ])('but a place that is named comes first: %s', (prompt, setting) => {
    expect(understandPrompt(prompt).setting).toBe(setting);
  });
});

describe('open art', () => {
  it.each(
    (
      'bench, piano, guitar, violin, umbrella, crown, key, candle, banana, carrot, ' +
      'pizza, teapot, hiking boot, backpack, bell, drum, trumpet, microphone, camera, television, telephone, laptop, ' +
      'zebra, giraffe, gorilla, kangaroo, hedgehog, octopus, squid, crab, lobster, snail, frog, crocodile, peacock, turkey, ' +
      'helicopter, submarine, tractor, ambulance, motorcycle, ghost, wizard, ninja, church, hospital, school'
    ).split(', '),
  )('shows a %s', (noun) => {
    const [only] = subjectsOf(`a ${noun}`);
    expect(only).toMatchObject({ noun, source: 'art', count: 1 });
    expect(only!.artKey).toMatch(/\S/);
  });

  it.each(['dog', 'cat', 'boat', 'house', 'car', 'horse', 'tree', 'castle', 'whale', 'rocket', 'bear'])(
    'never takes the place of what we draw ourselves: %s',
    (noun) => {
      expect(subjectsOf(`a ${noun}`)[0]!.source).toBe('drawn');
    },
  );

  it.each(['a white horse', 'a black cat', 'a brown bear', 'a red car', 'a blue fish'])(
    'nor of one that has a colour: %s',
    (prompt) => {
      expect(subjectsOf(prompt)[0]).toMatchObject({ source: 'drawn' });
    },
  );
});

describe('at most six kinds are in one picture, the first that were named', () => {
  it('of nine', () => {
    const prompt = 'a dog, a cat, a horse, a cow, a sheep, a rabbit, a fox, a bear and a deer';
    expect(nounsOf(prompt)).toEqual(['dog', 'cat', 'horse', 'cow', 'sheep', 'rabbit']);
  });

  it('and each kind once, however often it is named', () => {
    expect(nounsOf('a dog, another dog, a red dog and a cat')).toEqual(['dog', 'cat']);
  });
});
