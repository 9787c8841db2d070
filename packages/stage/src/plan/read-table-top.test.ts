import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const top = (prompt: string) => choose(prompt)?.plan.tableTop;

describe('what is about the things of a table top', () => {
  it.each([
    ['skincare bottle with water droplets, leaves in background', 'leaves'],
    ['a serum bottle surrounded by green leaves', 'leaves'],
    ['a perfume bottle before a tropical backdrop', 'leaves'],
    ['headphones against a blue gradient background', 'gradient'],
    ['a toy robot on a table, colorful background', 'colourful'],
    ['a cupcake on a vibrant pink background', 'colourful'],
  ])('is behind them, and no word of it is told as missing: %s', (prompt, behind) => {
    const choice = choose(prompt);
    expect(choice?.plan.tableTop.behind).toBe(behind);
    expect(choice?.warnings.join(' ')).not.toMatch(/leaves|gradient|colorful|vibrant|tropical/);
  });

  it.each(['a perfume bottle on white marble', 'a bowl of salad leaves', 'a plant on a table'])(
    'is nothing where no such backdrop is named: %s',
    (prompt) => expect(top(prompt)?.behind ?? null).toBeNull(),
  );

  it('is water that splashes, and ice about what is cold', () => {
    const choice = choose('ice cold cola can with condensation, splash of water');
    expect(choice).toMatchObject({ plan: { tableTop: { isSplashed: true, isIced: true } }, warnings: [] });
  });

  it.each(['a glass of lemonade with ice cubes', 'whiskey on ice', 'a glass of cola with ice cubes'])(
    'is ice close about a drink, and no things of their own: %s',
    (prompt) => {
      expect(top(prompt)?.isIced).toBe(true);
      expect(choose(prompt)?.plan.actors).toHaveLength(1);
    },
  );

  it.each(['a dog splashing through a puddle', 'a boy splashing in the sea', 'a vanilla ice cream'])(
    'is neither for whoever has no table: %s',
    (prompt) => {
      const tableTop = top(prompt);
      expect(tableTop?.isSplashed ?? false).toBe(false);
      expect(tableTop?.isIced ?? false).toBe(false);
    },
  );

  it('is a pizza that a slice is lifted from', () => {
    const choice = choose('A slice of pepperoni pizza being lifted, cheese stretching');
    expect(choice?.plan.actors.map(({ noun }) => noun)).toEqual(['pizza slice', 'pizza']);
    expect(choice).toMatchObject({ plan: { tableTop: { isLifted: true } }, warnings: [] });
    expect(choose('a slice of pizza on a plate')?.plan.actors.map(({ noun }) => noun)).not.toContain('pizza');
  });

  it.each([
    'Cinematic product shot of a smartwatch on a rock',
    'a ring on a mossy rock',
    'a perfume bottle atop a boulder',
  ])('is a rock under what is on one: %s', (prompt) => {
    const plan = choose(prompt)?.plan;
    const main = plan?.actors[0]?.noun;
    expect(plan?.ties).toContainEqual({ tie: 'on', who: main, whom: 'rock' });
  });

  it('is no rock under somebody, and none where glass is on stone', () => {
    expect(choose('a seagull on a rock')?.plan.ties ?? []).not.toContainEqual(
      expect.objectContaining({ whom: 'rock' }),
    );
    expect(choose('a watch on a stone slab')?.plan.actors).toHaveLength(1);
  });

  it('is a bar on a beach, and what stands on it stands out against the sky', () => {
    const plan = choose('colorful cocktail at a beach bar at sunset')?.plan;
    expect(plan).toMatchObject({ set: 'beach', tableTop: { isBar: true } });
    expect(plan?.actors[0]?.colour).toBe('#e0157c');
    expect(choose('a cocktail on a beach at sunset')?.plan.tableTop.isBar).toBe(false);
  });

  it('has sushi on slate where that is said', () => {
    expect(choose('fresh sushi platter on black slate')?.plan.actors[0]).toMatchObject({ material: 'stone' });
    expect(choose('a sushi platter on a table')?.plan.actors[0]?.material).toBeNull();
  });
});

describe('what steams', () => {
  it.each([
    ['a cup of hot coffee on a table', ['coffee']],
    ['a bowl of ramen', ['ramen']],
    ['hot chocolate with marshmallows', ['hot chocolate']],
    ['a glass of iced coffee', []],
    ['a hot dog on a table', []],
  ])('is what is hot: %s', (prompt, nouns) => expect(choose(prompt)?.plan.steaming).toEqual(nouns));
});

describe('a room', () => {
  it.each([
    ['cozy living room with fireplace and christmas tree, snow outside', 'night'],
    ['a snug cabin room with a fireplace', 'night'],
    ['a bright living room with a fireplace on a sunny morning', 'golden'],
    ['a living room with a fireplace', 'golden'],
  ])('is lit by its fire where that is cosy: %s', (prompt, light) =>
    expect(choose(prompt)?.plan).toMatchObject({ set: 'room', light }),
  );

  it.each([
    ['a modern kitchen with morning light', 'fitted kitchen'],
    ['a modern bathroom', 'bathtub'],
    ['an empty bedroom', 'bed'],
    ['a dining room', 'table'],
  ])('has what makes it one: %s', (prompt, noun) => {
    const choice = choose(prompt);
    expect(choice?.plan.set).toBe('room');
    expect(choice?.plan.actors[0]?.noun).toBe(noun);
  });

  it('has the plant of a desk on that, and a chair at it', () => {
    const plan = choose('a home office desk with laptop and plant')?.plan;
    expect(plan?.ties).toContainEqual({ tie: 'on', who: 'potted plant', whom: 'table' });
    expect(plan?.actors.map(({ noun }) => noun)).toContain('chair');
  });

  it('has a duck in its bath', () => {
    const plan = choose('Rubber duck floating in a bathtub')?.plan;
    expect(plan?.set).toBe('room');
    expect(plan?.ties).toEqual([{ tie: 'in', who: 'rubber duck', whom: 'bathtub' }]);
  });

  it('is looked out of by who watches the rain', () =>
    expect(choose('a black cat sitting on a windowsill watching the rain')).toMatchObject({
      plan: { set: 'windowsill', looksAway: true },
      warnings: [],
    }));
});
