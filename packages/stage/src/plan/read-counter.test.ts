import { describe, expect, it } from '@jest/globals';
import { COLOURS } from '@clipwright/sketch/understanding';
import { stageChoice } from './stage-choice.js';
import { tellPlan } from './tell-plan.js';

const planOf = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt })?.plan;

describe('who is at a table', () => {
  const atTable = (prompt: string) => {
    const plan = planOf(prompt);
    return plan && [plan.set, plan.counter?.name ?? null, plan.counter?.laid ?? []];
  };

  it.each([
    ['a man and a cup of coffee', 'room', 'table', ['coffee']],
    ['a child eats a bowl of ramen', 'room', 'table', ['ramen']],
    ['two friends drink coffee in a cafe', 'bar', 'bar', ['coffee']],
    ['bartender slides a neon blue cocktail across the bar to the camera', 'bar', 'bar', ['cocktail']],
    ['an old man reads a book in a library', 'hall', 'table', ['book']],
    ['chef cutting a pizza, restaurant kitchen', 'hall', 'counter', ['pizza']],
    ['a scientist with a potion at a lab bench', 'workshop', 'workbench', ['potion']],
    ['a businessman with a laptop at a desk', 'room', 'desk', ['laptop']],
    ['a woman selling bread at a market stall', 'street', 'counter', ['bread']],
    ['a boy and a cat on a table with a cake', 'room', 'table', ['cat', 'cake']],
    ['a teacher at a desk with an apple, white background', 'seamless', 'desk', ['apple']],
    ['a girl with a bird and a cookie', 'room', 'table', ['bird', 'cookie']],
    ['a man with a cat and a cup of coffee', 'room', 'table', ['coffee']],
    ['grandma with cookies', 'room', 'table', ['cookie']],
    [
      'a barista pours latte art in the shape of a heart for a customer waiting at the counter',
      'bar',
      'counter',
      ['coffee'],
    ],
  ])('has what is asked for on it, in the room that is named: %s', (prompt, set, name, laid) =>
    expect(atTable(prompt)).toEqual([set, name, laid]),
  );

  it.each([
    'a man holding a cup of coffee',
    'a woman wearing sunglasses',
    'an astronaut eating a donut on the moon',
    'a girl with a rose',
    'a knight with a sword',
    'a man sitting on a sofa with a book',
    'a boy running with a burger',
    'a man and a car and a cup of coffee',
    'a cup of coffee on a table',
    'a cat sits beside a cup on a desk by a window',
  ])('is nobody who holds, wears or rides it, goes somewhere, or is not there: %s', (prompt) =>
    expect(planOf(prompt)?.counter).toBeNull(),
  );

  it('has it of what is said, and something each to drink', () => {
    expect(planOf('two men drink coffee at a marble table')).toMatchObject({
      counter: { matter: 'marble', colour: null },
      actors: [
        { noun: 'man', count: 2 },
        { noun: 'coffee', count: 2 },
      ],
    });
    expect(planOf('a man and a cup at a blue counter')?.counter).toMatchObject({
      matter: 'plain',
      colour: COLOURS['blue'],
    });
    expect(planOf('bartender with a neon blue cocktail')?.light).not.toBe('neon');
  });

  it('is one, and not somebody else besides, whatever else is said', () => {
    for (const prompt of [
      'grandma rolling out dough for dumplings on a floury wooden table',
      'chef tosses vegetables in a flaming wok, restaurant kitchen',
    ])
      expect(
        planOf(prompt)?.actors.filter(({ noun }) => ['person', 'old woman', 'chef'].includes(noun)),
      ).toHaveLength(1);
    expect(planOf('a chef and a waiter with a pizza')?.actors).toHaveLength(3);
  });

  it('is told of, for a preview', () => {
    expect(tellPlan(planOf('a chef with a pizza in the kitchen')!)).toBe(
      'The 3D stage films this: chef, pizza, at a counter in a kitchen, in the light of a low sun; the camera drifts.',
    );
  });
});
