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
    'a cat sleeping by the window',
  ])('has what is small and stays: %s', (prompt) => expect(setOf(prompt)).toBe('windowsill'));

  it.each([
    'a woman looking out of the window',
    'a mug in soft window light',
    'a horse by a window',
    'a cat on a sofa by the window',
    'a dog running past a window',
  ])('has nobody else: %s', (prompt) => expect(setOf(prompt)).not.toBe('windowsill'));

  it('shows the weather, the hour and a town that are outside', () => {
    const rain = choose('a mug by the window on a rainy night in Tokyo');
    expect(rain?.plan.sky).toMatchObject({ time: 'night', airs: ['rain'], view: 'city' });
    expect(choose('a cat on a windowsill, snow outside')?.warnings).toEqual([]);
  });
});

describe('a cave', () => {
  it('is a place of its own, dark, and told as shown', () => {
    const choice = choose('a wizard casting a spell in a dark cave');
    expect(choice?.plan).toMatchObject({ set: 'cave', light: 'night', hasMagic: true });
    expect(choice?.warnings).toEqual([]);
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
    ['an old lighthouse on a cliff during a storm', 'beach'],
    ['a pair of boots in a forest', 'forest'],
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
    expect(choose('a woman looking at the camera by the sea')?.plan.looksAway).toBe(false);
    expect(choose('a man watching television')?.plan.looksAway ?? false).toBe(false);
  });

  it('is near in the place where it is at home, and not in a studio', () => {
    expect(setOf('close-up of a tiger walking towards the camera')).toBe('meadow');
    expect(setOf('close-up of a tiger, studio')).toBe('seamless');
  });

  it('keeps what belongs to it on it: a burger its cheese', () => {
    expect(choose('juicy cheeseburger with melting cheese')?.plan.actors).toHaveLength(1);
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

describe('a kitchen that is named alone', () => {
  it('is its counter, with what lies there', () =>
    expect(choose('modern kitchen with morning light')?.plan).toMatchObject({
      set: 'kitchen',
      counter: { laid: ['kettle', 'vase with flowers', 'cutting board', 'mug'] },
    }));
});
