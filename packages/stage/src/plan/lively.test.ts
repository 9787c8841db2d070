import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choice = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
const actorsOf = (prompt: string) =>
  choice(prompt).plan.actors.map(({ noun, count, act }) => `${count} ${noun} ${act}`);
const tiesOf = (prompt: string) =>
  choice(prompt).plan.ties.map(({ who, tie, whom }) => `${who} ${tie} ${whom}`);

describe('words for several people', () => {
  it.each([
    ['a couple dancing', ['1 man dance', '1 woman dance']],
    ['a family walking on the beach', ['1 man walk', '1 woman walk', '1 boy walk', '1 girl walk']],
    ['a crowd cheering', ['6 person cheer']],
    ['three friends laughing in a park', ['2 woman laugh', '1 man laugh']],
    ['two friends talking at a cafe', ['1 woman talk', '1 man talk']],
  ])('are people who do it: %s', (prompt, actors) => {
    expect(actorsOf(prompt)).toEqual(actors);
    expect(choice(prompt).warnings).toEqual([]);
  });

  it('are none where they count something else', () => {
    expect(actorsOf('a couple of apples on a table')).toEqual(['3 apple stand']);
    expect(actorsOf('a family of ducks swimming in a lake')).toEqual(['3 duck swim']);
  });
});

describe('what comes out of a mouth', () => {
  it.each([
    ['a lion roaring', '1 lion roar'],
    ['a dog barking in the garden', '1 dog roar'],
    ['a cat yawning', '1 cat yawn'],
    ['a man shouting', '1 man roar'],
    ['a little girl crying', '1 girl cry'],
    ['a woman talking to a man', '1 woman talk'],
  ])('is seen: %s', (prompt, actor) => {
    expect(actorsOf(prompt)).toContain(actor);
    expect(choice(prompt).warnings).toEqual([]);
  });

  it('is told where who is said to do it has no mouth that opens', () => {
    expect(choice('a penguin yawning on the ice').warnings.join(' ')).toContain('yawning');
  });
});

describe('who rides', () => {
  it('is there on a motorcycle that goes, and on none that stands', () => {
    expect(tiesOf('motorcycle riding through a neon city at night')).toEqual(['person ride motorcycle']);
    expect(tiesOf('a motorcycle parked in front of a house')).not.toContain('person ride motorcycle');
    expect(actorsOf('a cyclist riding on a country road')).toContain('1 bicycle drive');
  });

  it('eats, and not the horse', () => {
    const prompt = 'a woman on a horse eating an apple';
    expect(tiesOf(prompt)).toEqual(['woman ride horse', 'woman taste apple']);
    expect(actorsOf(prompt)).toContain('1 woman eat');
  });
});

describe('what is played, fought with and struck', () => {
  it('is one for each, or run after', () => {
    expect(actorsOf('two knights fighting with swords')).toContain('2 sword stand');
    expect(tiesOf('children playing football')).toEqual(['boy chase football', 'girl chase football']);
    expect(actorsOf('children playing football')).toContain('1 girl run');
  });

  it('has a boxer at it', () => {
    expect(actorsOf('a boxer punching a bag')).toEqual(['1 person punch', '1 punching bag stand']);
    expect(choice('a boxer punching a bag').warnings).toEqual([]);
  });
});

describe('what a place and a look are', () => {
  it('has a car drift, and a boat go on', () => {
    expect(actorsOf('a red sports car drifting on a mountain road')).toEqual(['1 sports car drift']);
    expect(actorsOf('a rowboat drifting on a lake').join()).not.toContain('drift');
  });

  it('has asteroids in space where they are named', () => {
    expect(choice('a spaceship flying through an asteroid field').plan.sky?.hasAsteroids).toBe(true);
    expect(choice('a spaceship flying through space').plan.sky?.hasAsteroids).toBeUndefined();
  });

  it('dances on a stage before a curtain', () => {
    expect(choice('a ballerina dancing on a stage').plan.set).toBe('stage');
    expect(choice('a man singing at a concert').plan.set).toBe('neon');
  });

  it('has lapels on a suit, and none on that of an astronaut', () => {
    expect(choice('a man in a grey suit walking down the street').plan.actors[0]?.wear?.isTailored).toBe(
      true,
    );
    expect(choice('a man in a space suit on the moon').plan.actors[0]?.wear?.isTailored).toBeUndefined();
  });

  it('is of toy bricks where that is said, with no bricks beside it', () => {
    const { actors } = choice('lego spaceman walking on a desk').plan;
    expect(actors.map(({ noun }) => noun)).not.toContain('toy bricks');
    expect(actors[0]?.wear?.isBrick).toBe(true);
    expect(choice('a toy brick figure walking on a desk').plan.actors[0]?.wear?.isBrick).toBe(true);
  });
});
