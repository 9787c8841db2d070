import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const pourIn = (prompt: string) => {
  const plan = choose(prompt)?.plan;
  return plan && [plan.pour?.into, plan.pour?.from, plan.actors.map(({ noun }) => noun)];
};

describe('what is poured', () => {
  it.each([
    ['red wine being poured into a glass', 'wine glass', 'wine bottle', ['wine glass', 'wine bottle']],
    [
      'pouring champagne into a glass',
      'glass of white wine',
      'champagne bottle',
      ['glass of white wine', 'champagne bottle'],
    ],
    ['milk pouring into a cup of coffee', 'coffee', null, ['coffee']],
    ['a cup of coffee with milk being poured into it', 'coffee', null, ['coffee']],
    ['honey dripping onto a stack of pancakes', 'pancake', null, ['pancake']],
    ['water pouring into a glass', 'glass of water', null, ['glass of water']],
    ['a bottle of red wine pouring, studio', 'wine glass', 'wine bottle', ['wine glass', 'wine bottle']],
    [
      'milk being poured into a cup of coffee next to a croissant and a candle',
      'coffee',
      null,
      ['coffee', 'croissant', 'candle'],
    ],
    ['honey drizzled over pancakes beside a cup of coffee', 'pancake', null, ['pancake', 'coffee']],
    ['tea being poured from a teapot into a cup', 'coffee', null, ['coffee', 'teapot']],
    ['a beer bottle pouring into a glass', 'pint of beer', 'beer bottle', ['pint of beer', 'beer bottle']],
    ['espresso poured over ice cream', 'ice cream', null, ['ice cream']],
  ])('flows out of a bottle, or from above, into what is named: %s', (prompt, into, from, nouns) =>
    expect(pourIn(prompt)).toEqual([into, from, nouns]),
  );

  it.each([
    ['milk poured into coffee', '#f4efe6'],
    ['coffee poured into a mug', '#3a2114'],
    ['water poured into a wine glass', '#cfe6ef'],
    ['rosé wine being poured into a glass', '#ead98c'],
    ['a stack of pancakes with maple syrup being poured on top', '#b8661a'],
  ])('has the colour of what is named first: %s', (prompt, colour) =>
    expect(choose(prompt)?.plan.pour?.colour).toBe(colour),
  );

  it.each([
    'a cup of coffee by the window, rain pouring outside',
    'sunlight pouring through a window onto a mug',
    'an ice cream cone dripping',
    'a cup of coffee',
    'a barista pours milk into a coffee',
    'a man pouring water into a glass',
  ])('is nothing where nobody pours, or somebody does: %s', (prompt) =>
    expect(choose(prompt)?.plan.pour ?? null).toBeNull(),
  );

  it('is told where it is left out', () => {
    const lost = ['The stage does not show "pouring".'];
    expect(choose('a woman pouring tea into a cup')?.warnings).toEqual(lost);
    expect(choose('a robot pouring coffee into a mug')?.warnings).toEqual(lost);
  });

  it('keeps how many there are', () => {
    expect(choose('two mugs, coffee being poured')?.plan.actors).toMatchObject([{ noun: 'mug', count: 2 }]);
  });

  it('is told as shown, with what flows', () => {
    expect(choose('milk being poured into a cup of coffee')?.warnings).toEqual([]);
    expect(choose('pancakes with maple syrup being poured on top')?.warnings).toEqual([]);
  });
});

describe('drops of water', () => {
  it.each(['a soda can with condensation', 'a rose covered with raindrops'])(
    'are on a thing where that is said, and told as shown: %s',
    (prompt) => expect(choose(prompt)).toMatchObject({ plan: { isWet: true }, warnings: [] }),
  );

  it.each([
    'a soda can',
    'a can of Mountain Dew',
    'raindrops on a window, a cup of tea',
    'a die drops onto a table',
    'a frog with water droplets',
  ])('are on nothing else, and on nobody: %s', (prompt) =>
    expect(choose(prompt)?.plan).toMatchObject({ isWet: false }),
  );
});
