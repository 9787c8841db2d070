import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const actsIn = (prompt: string) =>
  Object.fromEntries((choose(prompt)?.plan.actors ?? []).map(({ noun, act }) => [noun, act]));

describe('what somebody is busy with', () => {
  it.each([
    ['a chef stirring soup in a kitchen', { chef: 'work' }],
    ['a woman typing on a laptop in an office', { woman: 'work' }],
    ['a girl reading a book under a tree', { girl: 'read' }],
    ['a man laughing in a park', { man: 'laugh' }],
    ['a woman singing on a beach', { woman: 'sing' }],
    ['a boxer punching in a gym', { person: 'punch' }],
    ['a boxer and a punching bag in a dark gym', { person: 'punch' }],
    ['a king kneeling in the snow', { king: 'kneel' }],
    ['a queen cheering in a street', { queen: 'cheer' }],
    ['a horse grazing in a meadow', { horse: 'eat' }],
    ['a kitten playing in the snow', { cat: 'play' }],
    ['a boy playing in the rain', { boy: 'play' }],
    ['a boy playing a guitar', { boy: 'stand' }],
    ['a penguin sliding on ice', { penguin: 'slide' }],
  ])('is done: %s', (prompt, acts) => {
    expect(actsIn(prompt)).toMatchObject(acts);
    expect(choose(prompt)?.warnings.join()).not.toMatch(/ing"/);
  });

  it.each([
    ['a robot cooking pancakes in a kitchen', 'cooking'],
    ['a cat reading on a sofa', 'reading'],
    ['a dog sliding on ice', 'sliding'],
  ])('is told as missing of who does not do it: %s', (prompt, word) =>
    expect(choose(prompt)?.warnings.join()).toContain(`"${word}"`),
  );

  it('is brought to the mouth where it is for one hand, and held in both where it is larger', () => {
    expect(choose('a woman drinking coffee in a cafe')?.plan).toMatchObject({
      actors: [{ noun: 'woman', act: 'eat' }, { noun: 'coffee' }],
      ties: [{ tie: 'taste', who: 'woman', whom: 'coffee' }],
      counter: { laid: [] },
    });
    expect(choose('an old man sits in a cafe drinking coffee')?.plan.actors[0]?.act).toBe('eat');
    expect(choose('a rabbit eating a carrot')?.plan.ties).toMatchObject([{ tie: 'hold' }]);
  });

  it('is done on a seat, with what is in the hands', () =>
    expect(choose('an old man reading a book on a bench')?.plan.ties).toEqual([
      { tie: 'hold', who: 'old man', whom: 'book' },
      { tie: 'sit', who: 'old man', whom: 'bench' },
    ]));

  it('is said of who is named next, where it stands right before', () => {
    expect(actsIn('a library with a fireplace and a sleeping dog')).toMatchObject({
      fireplace: 'stand',
      dog: 'sleep',
    });
  });

  it('has who fights face the other one', () =>
    expect(choose('a knight fighting a dragon')?.plan).toMatchObject({
      actors: [{ noun: 'knight', act: 'fight' }, { noun: 'dragon' }],
      ties: [{ tie: 'face', who: 'knight', whom: 'dragon' }],
    }));
});

describe('how many there are', () => {
  it.each([
    ['a litter of golden retriever puppies playing in the snow', ['golden retriever', 3]],
    ['five gray wolf pups on a gravel road', ['wolf', 5]],
    ['a golden retriever puppy in a meadow', ['golden retriever', 1]],
    ['a 24 year old woman in a street', ['woman', 1]],
    ["a woman's face in a street", ['woman', 1]],
  ])('is as many as are named: %s', (prompt, told) =>
    expect(choose(prompt)?.plan.actors.map(({ noun, count }) => [noun, count])).toEqual([told]),
  );
});

describe('who rides a board', () => {
  it('has one though none is named', () =>
    expect(choose('a skateboarder in a city street')?.plan).toMatchObject({
      actors: [{ act: 'stand' }, { noun: 'skateboard', act: 'drive' }],
      ties: [{ tie: 'ride', whom: 'skateboard' }],
    }));

  it('has the one that is named', () => {
    const { actors, ties } = choose('a girl riding a red skateboard down a road')!.plan;
    expect(actors).toMatchObject([{ noun: 'girl' }, { noun: 'skateboard' }]);
    expect(ties).toMatchObject([{ tie: 'ride', who: 'girl', whom: 'skateboard' }]);
  });
});

describe('calm water', () => {
  it.each([
    ['a duck on a lake', 'lake'],
    ['a baby elephant in a river', 'lake'],
    ['a horse crossing a shallow river', 'lake'],
    ['a dog by a lake', 'beach'],
    ['a bear by a river in the forest', 'meadow'],
    ['a car crossing a river', 'road'],
    ['a woman surfing at sunset', 'sea'],
    ['two skiers at sunrise', 'snow'],
    ['a sailing ship on the sea', 'sea'],
    ['a viking ship sailing through icy waters', 'sea'],
  ])('is where a lake or a river is: %s', (prompt, set) => expect(choose(prompt)?.plan.set).toBe(set));
});

describe('what is told of several', () => {
  it.each([
    ['a cat and a dog fighting in a street', { cat: 'fight', dog: 'fight' }],
    ['a boy and a girl laughing in a park', { boy: 'laugh', girl: 'laugh' }],
    ['a dog not running in a park', { dog: 'stand' }],
    ['people dancing around a campfire', { campfire: 'stand' }],
  ])('is of all who are named in one breath, and of nobody who does not: %s', (prompt, acts) =>
    expect(actsIn(prompt)).toMatchObject(acts),
  );

  it('has each have their own', () =>
    expect(choose('two men drinking beer in a bar')?.plan.actors.map(({ count }) => count)).toEqual([2, 2]));

  it.each([
    ['a man sitting in an armchair reading a book', 'man hold book'],
    ['a knight fighting with a sword', 'knight hold sword'],
    ['a cat and a dog fighting in a street', 'cat face dog'],
  ])('is in whose hands it is: %s', (prompt, tie) =>
    expect(choose(prompt)?.plan.ties.map((one) => `${one.who} ${one.tie} ${one.whom}`)).toContain(tie),
  );

  it.each(['a girl reading under a tree', 'a boy drinking from a fountain', 'a dog licking a girl'])(
    'holds nobody, and nothing that is no matter for hands: %s',
    (prompt) =>
      expect(choose(prompt)?.plan.ties.filter(({ tie }) => tie === 'hold' || tie === 'taste')).toEqual([]),
  );
});

describe('an umbrella', () => {
  it('is held by who is with it', () =>
    expect(choose('a girl walking in the rain with a red umbrella')?.plan.ties).toMatchObject([
      { tie: 'hold', who: 'girl', whom: 'umbrella' },
    ]));
});

describe('who is called by what they have', () => {
  it('has it in their hands', () =>
    expect(choose('a guitarist playing on a street at night')?.plan.ties).toEqual([
      { tie: 'hold', who: 'person', whom: 'guitar' },
    ]));
});

describe('the moon', () => {
  it('is in the night sky, and none of those on the ground', () => {
    const { actors, sky, light } = choose('a wolf howling at the full moon')!.plan;
    expect(actors.map(({ noun }) => noun)).toEqual(['wolf']);
    expect([sky?.time, light]).toEqual(['night', 'night']);
  });

  it('is a thing where it is what a clip is about, or all are in space', () => {
    expect(choose('the moon in space')?.plan.actors[0]?.noun).toBe('moon');
    expect(choose('an astronaut and the moon in space')?.plan.actors).toHaveLength(2);
  });
});

describe('fire', () => {
  it('comes out of who breathes it', () => {
    expect(choose('a dragon breathing fire over mountains')).toMatchObject({
      plan: { fireOf: 'dragon' },
      warnings: [],
    });
    expect(choose('a dragon in the mountains')?.plan.fireOf).toBeNull();
    expect(choose('a dragon not breathing fire')?.plan.fireOf).toBeNull();
    expect(choose('a knight fighting a fire-breathing dragon')?.plan.fireOf).toBe('dragon');
  });
});
