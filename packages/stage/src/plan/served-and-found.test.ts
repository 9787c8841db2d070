import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.js';
import { stageChoice } from './stage-choice.js';

const thingsIn = (prompt: string): string[] =>
  findWords(prompt).found.flatMap(({ prop }) => (prop ? [prop.noun] : []));

const choose = (prompt: string) => stageChoice({ mode: 'text', prompt, model: 'modelb3' });

describe('food, drink and what is found outdoors', () => {
  it.each([
    ['a can of cola on marble', ['soda can']],
    ['a glass of cola with ice', ['glass of cola']],
    ['two glasses of whiskey', ['whiskey']],
    ['potatoes and brownies on a table', ['potato', 'brownie']],
    ['a bowl of fried rice', ['rice bowl']],
    ['a cherry blossom branch', ['cherry blossom branch']],
    ['a log cabin in the snow', ['house']],
    ['a log in the forest', ['log']],
    ['a king cobra and a queen bee', ['snake', 'bee']],
    ['a king penguin on the ice', ['penguin']],
  ])('are found by what people call them: %s', (prompt, nouns) => {
    expect(thingsIn(prompt)).toEqual(nouns);
  });

  it.each([
    ['cherry blossoms in the wind', []],
    ['autumn leaves falling in a park', []],
    ['a girl leaves the house', ['girl', 'house']],
    ['snowflakes falling on a cabin', ['house']],
    ['a parrot with colorful feathers', ['parrot']],
    ['a salmon swimming upstream', []],
    ['an old fashioned car', ['car']],
    ['a woman in a peach dress', ['woman']],
    ['a pearl white car', ['car']],
    ['a candy cane', []],
    ['a robot that does a dance', ['robot']],
    ['a bird house in a tree', ['tree']],
  ])('are not what is only called so: %s', (prompt, nouns) => {
    expect(thingsIn(prompt)).toEqual(nouns);
  });

  it.each([
    ['whiskey pouring into a glass', 'whiskey'],
    ['lemonade being poured into a glass', 'lemonade'],
    ['milk pouring into a bowl of cereal', 'cereal'],
    ['syrup pouring on a waffle', 'waffle'],
  ])('take what is poured into them: %s', (prompt, into) => {
    expect(choose(prompt)?.plan.pour?.into).toBe(into);
  });

  it.each([
    ['a red apple on white marble', 'apple'],
    ['two green apples on a table', 'apple'],
    ['a red rose on marble', 'rose'],
  ])('are of the colour that is told, on what is told: %s', (prompt, noun) => {
    const choice = choose(prompt);
    expect(choice?.plan.actors.map((actor) => actor.noun)).toEqual([noun]);
    expect(choice?.warnings).toEqual([]);
  });

  it.each([
    ['an airplane', 'sky'],
    ['a red airship', 'sky'],
    ['a bathtub', 'room'],
    ['an asteroid', 'space'],
    ['an alien', 'meadow'],
    ['a drone on a podium', 'podium'],
  ])('are where they belong when nobody says: %s', (prompt, set) => {
    expect(choose(prompt)?.plan.set).toBe(set);
  });

  it.each(['drone over a city at night', 'an alien landscape with two moons', 'an alien planet'])(
    'are not what only tells how, or of what kind: %s',
    (prompt) => {
      expect(
        thingsIn(prompt).filter((noun) => choose(prompt)?.plan.actors.some((one) => one.noun === noun)),
      ).toEqual([]);
    },
  );

  it('leave a moon alone to who draws skies', () => {
    expect(choose('full moon over a calm sea')).toBeNull();
    expect(choose('the moon seen from space')?.plan.set).toBe('space');
  });

  it('are told where something like it is shown', () => {
    expect(choose('a plate of lasagna')?.warnings).toEqual(['The stage shows "lasagna" as spaghetti.']);
  });
});
