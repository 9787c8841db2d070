import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt })!;

describe('a farm', () => {
  it.each([
    'a cow on a farm',
    'UFO hovering above a farm at night with a beam of light',
    'a tractor on farmland',
  ])('is one where it is said: %s', (prompt) => {
    const { plan, warnings } = choose(prompt);
    expect(plan.sky?.isFarm).toBe(true);
    expect(warnings.join()).not.toContain('farm');
  });

  it('is none in a field', () => expect(choose('a cow in a field').plan.sky?.isFarm).toBeUndefined());
});

describe('mushrooms that glow', () => {
  it.each([
    'unicorn running through a magical forest with glowing mushrooms',
    'a fox walking in a forest with mushrooms that glow',
    'a deer in a forest of bioluminescent mushrooms at night',
  ])('are all about, and none stands beside who it is about: %s', (prompt) => {
    const { plan, warnings } = choose(prompt);
    expect(plan.sky?.isMagic).toBe(true);
    expect(plan.actors).toHaveLength(1);
    expect(warnings.join()).not.toMatch(/mushroom|glow/);
  });

  it('are things as others where they do not', () => {
    const { plan } = choose('a fox beside a mushroom in a forest');
    expect(plan.sky?.isMagic).toBeUndefined();
    expect(plan.actors.map(({ noun }) => noun)).toContain('mushroom');
  });
});

describe('a landmark', () => {
  it.each([
    ['a knight riding a white horse toward a castle at sunset', { way: 'toward', whom: 'castle' }],
    ['a girl walking to an old windmill', { way: 'toward', whom: 'windmill' }],
    ['a dragon flying over a castle', { way: 'over', whom: 'castle' }],
    ['an eagle circling above the dark castle', { way: 'over', whom: 'castle' }],
  ])('is gone to, or flown over: %s', (prompt, course) => expect(choose(prompt).plan.course).toEqual(course));

  it.each([
    'a knight on a horse in front of a castle',
    'a castle on a hill',
    'a dragon in front of a castle',
  ])('is where it is else: %s', (prompt) => expect(choose(prompt).plan.course).toBeUndefined());
});

describe('a train', () => {
  it('crosses a viaduct, and a bridge of steel where that is said', () => {
    expect(choose('vintage steam train crossing a bridge').plan).toMatchObject({
      ties: [{ tie: 'on', who: 'steam train', whom: 'stone bridge' }],
      actors: [{ noun: 'steam train' }, { noun: 'stone bridge' }],
    });
    expect(choose('a train crossing a steel bridge').plan.ties).toMatchObject([{ whom: 'bridge' }]);
    expect(choose('steam train on a viaduct, white smoke').warnings.join()).not.toContain('smoke');
    expect(choose('a man crossing a bridge').plan.ties).toMatchObject([{ whom: 'bridge' }]);
  });
});

describe('off the road', () => {
  it.each([
    ['an off-road jeep in the desert', 'desert'],
    ['an offroad truck climbing over rocks', 'mountains'],
    ['an off-road truck in the snow', 'snow'],
    ['a car on a country road', 'road'],
  ])('is no street: %s', (prompt, set) => expect(choose(prompt).plan.set).toBe(set));

  it('drives whose wheels spin, and its rocks are of the ground', () => {
    const { plan, warnings } = choose(
      'an off-road truck climbing over rocks in the desert, wheels spinning, sand spraying',
    );
    expect(plan.actors).toMatchObject([{ noun: 'truck', act: 'drive' }]);
    expect(warnings.join()).not.toMatch(/rocks|sand|spraying|wheels|desert|climbing/);
  });
});

describe('a construction site', () => {
  it.each(['a big yellow excavator scooping dirt at a construction site', 'a bulldozer in a quarry'])(
    'is bare soil, and no road: %s',
    (prompt) => {
      const { plan, warnings } = choose(prompt);
      expect(plan).toMatchObject({ set: 'desert', sky: { isSite: true } });
      expect(warnings.join()).not.toMatch(/site|construction|dirt|quarry/);
    },
  );

  it('is none on a road', () => expect(choose('an excavator on a road').plan.sky?.isSite).toBeUndefined());
});
