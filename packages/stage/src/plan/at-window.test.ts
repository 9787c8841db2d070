import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const setOf = (prompt: string) => choose(prompt)?.plan.set;

describe('a sill before a window', () => {
  it.each([
    'a black cat sitting on a windowsill watching the rain',
    'a cup of coffee on a wooden table by the window on a rainy day',
    'a potted plant on the window sill, snow falling outside',
    'a candle near a window at night',
    'a toy car on the window sill',
    'a cat sleeping by the window',
  ])('has what is small and stays: %s', (prompt) => expect(setOf(prompt)).toBe('windowsill'));

  it.each([
    'a woman looking out of the window',
    'a mug in soft window light',
    'a horse by a window',
    'a cat on a sofa by the window',
    'a dog running past a window',
    'a mug in front of a shop window',
  ])('has nobody else: %s', (prompt) => expect(setOf(prompt)).not.toBe('windowsill'));

  it('shows the weather, the hour and a town that are outside', () => {
    const rain = choose('a mug by the window on a rainy night in Tokyo');
    expect(rain?.plan.sky).toMatchObject({ time: 'night', airs: ['rain'], view: 'city' });
    expect(choose('a cat on a windowsill, snow outside')?.warnings).toEqual([]);
    expect(choose('a candle by the window, falling leaves outside')?.warnings).toEqual([
      'The stage does not show "falling leaves".',
    ]);
    expect(choose('a mug by the window overlooking the sea')?.warnings[0]).toContain('"sea"');
  });
});

describe('a cave', () => {
  it('is a place of its own, dark, and told as shown', () => {
    const choice = choose('a wizard casting a spell in a dark cave');
    expect(choice?.plan).toMatchObject({ set: 'cave', light: 'night', magicOf: 'wizard' });
    expect(choice?.warnings).toEqual([]);
  });

  it.each(['a sheep in a meadow near a cave', 'a bottle of cave water'])(
    'is no place where it is only near: %s',
    (prompt) => expect(setOf(prompt)).not.toBe('cave'),
  );
});

describe('magic', () => {
  it('is with who does it', () => {
    expect(choose('a knight and a wizard casting a spell')?.plan.magicOf).toBe('wizard');
    expect(choose('a witch sitting on a chair casting a spell')?.plan.magicOf).toBe('witch');
    expect(choose('a king summons his knights')?.plan.magicOf).toBeNull();
  });
});

describe('who is asked for', () => {
  it('runs after the ball that it plays with, where it is a beast', () => {
    const plan = choose('two dogs playing with a ball in the park')?.plan;
    expect(plan?.ties).toEqual([{ tie: 'chase', who: 'dog', whom: 'football' }]);
    expect(plan?.actors[0]).toMatchObject({ noun: 'dog', act: 'run' });
  });

  it.each([
    ['a penguin sliding on ice', 'snow'],
    ['a glass of whisky on ice', 'wood'],
    ['an old lighthouse on a cliff during a storm', 'coast'],
    ['a pair of boots in a forest', 'forest'],
    ['a bear standing on ice in space', 'space'],
  ])('is where it is said to be, and where that is at home: %s', (prompt, set) =>
    expect(setOf(prompt)).toBe(set),
  );

  it('has a phone at the ear, and no night for a dark suit', () => {
    const choice = choose('A businessman in a dark suit walking down the street talking on the phone');
    expect(choice?.plan.ties).toEqual([{ tie: 'call', who: 'businessman', whom: 'phone' }]);
    expect(choice?.plan.sky?.time).toBe('day');
    expect(choice?.warnings).toEqual([]);
  });

  it('looks away from who films it, where it looks at what is behind', () => {
    expect(choose('an old fisherman looking at the sea')?.plan.looksAway).toBe(true);
    expect(choose('a man looking up at the stars')?.plan.looksAway).toBe(true);
    expect(choose('a chef at a bar watching the sunset')?.plan.looksAway).toBe(false);
    expect(choose('a man wearing a watch at the sea')?.plan.looksAway).toBe(false);
    expect(choose('a woman looking at the camera by the sea')?.plan.looksAway).toBe(false);
    expect(choose('a man watching television')?.plan.looksAway ?? false).toBe(false);
  });

  it('walks in its boots, and stays where only the wind rushes', () => {
    expect(choose('a girl in red boots running on a meadow')?.plan.actors).toMatchObject([
      { noun: 'girl', act: 'run', wear: { shoes: expect.any(String) } },
    ]);
    expect(choose('a woman wearing high heels walks down a street')?.plan.actors[0]?.act).toBe('walk');
    expect(choose('a computer boots up')?.plan.actors).toMatchObject([{ noun: 'laptop' }]);
  });

  it('is near in the place where it is at home, and not in a studio', () => {
    expect(setOf('close-up of a tiger walking towards the camera')).toBe('meadow');
    expect(setOf('close-up of a tiger, studio')).toBe('seamless');
  });

  it('keeps what belongs to it on it: a burger its cheese', () => {
    expect(choose('juicy cheeseburger with melting cheese')?.plan.actors).toHaveLength(1);
    expect(choose('a burger, a tomato and fries')?.plan.actors).toHaveLength(3);
    expect(choose('a pizza next to three tomatoes')?.plan.actors[1]).toMatchObject({
      noun: 'tomato',
      count: 3,
    });
    expect(choose('vintage steam train in the mountains')?.plan.actors[0]?.noun).toBe('steam train');
  });
});

describe('a flame in the dark', () => {
  it('is what there is to see by', () => {
    expect(choose('birthday cake with lit candles in a dark room')?.plan.light).toBe('candle');
    expect(choose('a candle burning at night')?.warnings).toEqual([]);
    expect(choose('a stack of books by candlelight')?.plan.light).toBe('candle');
    expect(choose('a mug in a dark room')?.plan.light).toBe('night');
    expect(choose('a birthday cake with candles')?.plan.light).not.toBe('candle');
  });
});

describe('a room', () => {
  it.each([
    'cozy living room with fireplace and christmas tree, snow outside',
    'a bedroom with curtains blowing in the wind',
    'a cat on a sofa, rain outside',
  ])('has a window with what is outside, and curtains: %s', (prompt) =>
    expect(choose(prompt)).toMatchObject({ plan: { set: 'room' }, warnings: [] }),
  );
});

describe('a toy train', () => {
  it('has the track that is told of', () =>
    expect(choose('wooden toy train on a track going around')?.warnings).toEqual([]));
});

describe('a kitchen that is named alone', () => {
  it('is a room with its cabinets and an island', () =>
    expect(choose('modern kitchen with morning light')?.plan).toMatchObject({
      set: 'room',
      counter: null,
      actors: [{ noun: 'fitted kitchen' }, { noun: 'island counter' }, { noun: 'fridge' }],
    }));
});
