import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ mode: 'text', prompt, model: 'modelb3' });

describe('halls', () => {
  it.each([
    ['an empty classroom in the morning', 'classroom'],
    ['a boxer in a dim gym', 'gym'],
    ['a mechanic in a garage', 'garage'],
    ['an empty restaurant kitchen', 'restaurant kitchen'],
    ['a wizard in an old library', 'library'],
    ['an empty school hallway', 'corridor'],
    ['an empty subway station at night', 'station'],
    ['a woman walking through an airport with a suitcase', 'airport'],
    ['a girl in a flower shop', 'flower shop'],
    ['a child in a pastry shop', 'bakery'],
    ['a man in a supermarket', 'shop'],
    ['a woman in a busy office', 'office'],
    ['a man in a museum', 'museum'],
    ['a nurse in a hospital', 'hospital'],
    ['a horse in a stable', 'stable'],
    ['a cat in a greenhouse', 'greenhouse'],
    ['an astronaut in a spaceship cockpit', 'cockpit'],
  ] as const)('are what they are called: %s', (prompt, hall) => {
    const choice = choose(prompt);
    expect(choice?.plan.set).toBe('hall');
    expect(choice?.plan.hall?.name).toBe(hall);
    expect(choice?.warnings.join()).not.toContain('does not show');
  });

  it('have one thing of their own where nobody is named, and are seen for themselves', () => {
    const { plan } = choose('empty corridor')!;
    expect(plan.actors.map(({ noun }) => noun)).toEqual(['bench']);
    expect(plan.hall?.isEmpty).toBe(true);
    expect(choose('a dog in a corridor')?.plan.hall?.isEmpty).toBe(false);
  });

  it('are lit as the words say', () => {
    const dim = choose('a boxer in a dim gym, dust in a beam of light')!.plan;
    expect([dim.light, dim.hall?.hasBeam]).toEqual(['night', true]);
    expect(choose('empty subway station, flickering lights')!.plan.hall?.flickers).toBe(true);
    expect(choose('a boxer in a gym')!.plan.light).toBe('golden');
  });

  it('are not where one is outside of them, nor where bread lies on a table', () => {
    expect(choose('a man outside a museum')?.plan.set).toBe('street');
    expect(choose('a croissant in a bakery')?.plan.set).toBe('hall');
  });

  it.each([
    ['a wizard casting a spell in a dark cave', 'crystals'],
    ['a bear in an ice cave', 'ice'],
    ['a pirate in a cave full of gold', 'gold'],
  ] as const)('give a cave its light: %s', (prompt, kind) => {
    expect(choose(prompt)?.plan.cave).toBe(kind);
  });
});

describe('a hall that is named before what it is full of', () => {
  it.each([
    ['a bakery with fresh bread', 'bakery'],
    ['a greenhouse full of plants', 'greenhouse'],
    ['colorful candy shop', 'candy shop'],
    ['an empty office', 'office'],
  ])('is seen itself: %s', (prompt, hall) =>
    expect(choose(prompt)?.plan.hall).toMatchObject({ name: hall, isEmpty: true }),
  );

  it('is no hall where a thing of it is asked to be seen', () => {
    expect(choose('fresh bread from a bakery, close-up')?.plan.actors[0]?.noun).toBe('bread');
    expect(choose('a bakery, fresh bread on a table')?.plan.actors[0]?.noun).toBe('bread');
  });

  it('goes on behind whoever is at its counter', () =>
    expect(choose('a baker behind the counter in a bakery')?.plan).toMatchObject({
      set: 'hall',
      counter: { name: 'counter' },
    }));
});

describe('what is said by the way', () => {
  it('nobody is there whose size alone is told, and what lives in water swims as it drifts', () => {
    const plan = choose('a jellyfish the size of a whale drifting between skyscrapers')?.plan;
    expect(plan?.actors.map(({ noun, act }) => [noun, act])).toEqual([['jellyfish', 'swim']]);
  });

  it('ruins lie in a low sun where no hour is told', () => {
    expect(choose('a robot in a ruined city')?.plan.sky?.time).toBe('golden');
    expect(choose('a robot in a ruined city at night')?.plan.sky?.time).toBe('night');
    expect(choose('a robot in a city')?.plan.sky?.time).toBe('day');
  });
});

describe('what is about a room', () => {
  it('a nook with a warm lamp is lit by that where it rains, and a bright one is not', () => {
    expect(choose('cozy reading nook, warm lamp, an armchair')?.plan.light).toBe('night');
    expect(choose('a bright cozy reading nook, warm lamp, an armchair')?.plan.light).toBe('golden');
  });

  it('a desk has things on it, a farm its barn, and islands a sky of their hour', () => {
    expect(choose('lego spaceman walking on a desk')?.plan.tableTop.isDesk).toBe(true);
    expect(choose('UFO hovering above a farm at night')?.plan.sky?.isFarm).toBe(true);
    expect(choose('floating islands in the sky')?.plan.vista?.hours).toEqual(['day']);
    expect(choose('floating islands in the sky at night')?.plan.vista?.hours).toEqual(['night']);
  });

  it('a rug under a toy train is no stranger', () => {
    expect(choose('a wooden toy train going around a track on a rug')?.warnings).toEqual([]);
  });
});
