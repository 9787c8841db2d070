import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';
import { tellPlan } from './tell-plan.js';

const choose = (prompt: string, model = 'modelb3') => stageChoice({ model, mode: 'text', prompt });
const planOf = (prompt: string) => choose(prompt)?.plan;

describe('what is filmed on the stage', () => {
  it.each([
    'A perfume bottle on marble',
    'three oranges on a blue background',
    'a glass of red wine and a candle at night',
  ])('is a thing that it has, in the cinematic model: %s', (prompt) => {
    expect(choose(prompt)).not.toBeNull();
    expect(choose(prompt, 'modela2') === null).toBe(!prompt.includes('marble'));
  });

  it.each(['close-up of a mug', 'a mug, product shot', 'a mug rotating', 'a mug, 3d render'])(
    'is a close-up or a product in any model: %s',
    (prompt) => expect(choose(prompt, 'modela2')).not.toBeNull(),
  );

  it.each([
    'mountains at dawn',
    'a mug on a beach',
    'a mug in the rain',
    'a mug, watercolor',
    'a drawing of a mug',
    'a dog beside a mug in a garden',
    'hello',
  ])('is not what belongs to a landscape, the weather or a drawing: %s', (prompt) =>
    expect(choose(prompt)).toBeNull(),
  );

  it('is nothing that begins with a photograph, or without words', () => {
    expect(stageChoice({ model: 'modelb3', mode: 'image', prompt: 'a mug' })).toBeNull();
    expect(stageChoice({ model: 'modelb3', mode: 'text', prompt: null })).toBeNull();
  });
});

describe('the plan of a prompt', () => {
  it('takes colour, matter, number and size from what is said right before a thing', () => {
    expect(planOf('two big blue ceramic mugs')?.actors).toMatchObject([
      { noun: 'mug', count: 2, colour: '#2f6fc4', material: 'ceramic', size: 'large' },
    ]);
  });

  it('takes the ground, the light, the move and the nearness from the words that name them', () => {
    expect(planOf('macro of a mug rotating on black marble, neon light')).toMatchObject({
      set: 'marble',
      light: 'neon',
      backdrop: '#25262b',
      moves: ['turntable'],
      close: 2.1,
    });
    expect(planOf('a mug on a wooden table by the window')).toMatchObject({ set: 'window', light: 'golden' });
    expect(planOf('a mug on a wooden table')?.actors).toHaveLength(1);
    expect(planOf('a mug on a marble table, slow orbit')?.actors).toHaveLength(1);
  });

  it('prints quoted words on what has a label, and lays a title over the picture', () => {
    const labeled = choose('a perfume bottle labeled "NOIR" on marble');
    expect(labeled).toMatchObject({
      plan: { actors: [{ label: 'NOIR' }] },
      scene: { texts: [] },
      warnings: [],
    });
    const titled = choose('a perfume bottle on marble, title "Summer sale"');
    expect(titled).toMatchObject({
      plan: { actors: [{ label: null }] },
      scene: { texts: [{ words: 'Summer sale' }] },
    });
  });

  it('is told in a sentence, for a preview', () => {
    expect(tellPlan(planOf('three oranges and a mug on marble, slow orbit')!)).toBe(
      'The 3D stage films this: orange (3), mug, on marble, in studio light; the camera goes around it.',
    );
  });

  it('names the words that it does not show', () => {
    expect(choose('a mug with a glorp on marble')?.warnings).toEqual(['The stage does not show "glorp".']);
    expect(choose('two blue ceramic mugs on marble, soft light')?.warnings).toEqual([]);
  });
});
