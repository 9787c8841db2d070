import { describe, expect, it } from '@jest/globals';
import { stageChoice, type StageChoice } from './stage-choice.js';

const choose = (prompt: string): StageChoice | null =>
  stageChoice({ model: 'modelb3', mode: 'text', prompt });

describe('what a thing does that has no hands', () => {
  it.each([
    ['a burger being assembled in mid air, layer by layer', 'together'],
    ['a wristwatch, its parts flying together, studio shot', 'together'],
    ['sneaker exploding into parts and then coming back together, black background', 'apart'],
    ['a camera disassembles, exploded view, product video', 'apart'],
    ['white earbuds floating out of their charging case, blue background', 'out'],
    ['a perfume bottle rising out of its box, studio lighting', 'out'],
    ['coffee beans falling into a cup', 'falls'],
    ['blueberries dropping into a bowl of yogurt, slow motion', 'falls'],
    ['rose petals falling around a perfume bottle', 'falls'],
  ])('is read: %s', (prompt, kind) => {
    const choice = choose(prompt)!;
    expect(choice.plan.show?.kind).toBe(kind);
    expect(choice.warnings.join(' ')).not.toMatch(
      /assembl|explod|disassembl|floating|falling|dropping|beans/,
    );
  });

  it.each([
    'a burger on a wooden table',
    'a dog running in a park, leaves falling',
    'a man drinking coffee at a table',
    'a car driving through falling petals on a road',
  ])('is nothing where nothing of the kind is said of a thing: %s', (prompt) =>
    expect(choose(prompt)?.plan.show).toBeUndefined(),
  );

  it('leaves what falls, and what a thing is made of, as no things of their own', () => {
    const nouns = (prompt: string) => choose(prompt)!.plan.actors.map(({ noun }) => noun);
    expect(nouns('blueberries falling into a bowl of yogurt')).toEqual(['yogurt']);
    expect(nouns('a burger being assembled, bun, lettuce, tomato and cheese dropping one by one')).toEqual([
      'burger',
    ]);
  });

  it('falls into a glass of what is named and stands in none, as what it is', () => {
    const choice = choose('strawberries falling into milk')!;
    expect(choice.plan.actors.map(({ noun }) => noun)).toEqual(['glass of milk']);
    expect(choice.plan.show).toMatchObject({ kind: 'falls', look: 'berry' });
    expect(choice.warnings).toEqual([]);
  });
});

describe('light and colour of a studio', () => {
  it.each([
    'a watch, dramatic lighting',
    'a perfume bottle with golden rim light from behind',
    'a camera, moody lighting',
  ])('is drama where that is said: %s', (prompt) => expect(choose(prompt)!.plan.light).toBe('drama'));

  it('is no drama where flames light it, or nothing is said', () => {
    expect(choose('a candle on a table, dramatic lighting')!.plan.light).toBe('candle');
    expect(choose('a watch on marble')!.plan.light).toBe('studio');
  });

  it('has a pale colour where a colour is said to be pale, and a deep one where it is deep', () => {
    const behind = (colour: string) =>
      Number.parseInt(choose(`headphones, ${colour} background`)!.plan.backdrop!.slice(1, 3), 16);
    expect(behind('pastel blue')).toBeGreaterThan(behind('blue') + 60);
    expect(behind('dark red')).toBeLessThan(behind('red') * 0.7);
  });
});
