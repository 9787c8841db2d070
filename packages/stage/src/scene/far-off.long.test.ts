import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { boxOf } from './actor.js';
import { castOf } from './cast.js';
import { wet } from './droplets.js';
import { aloftOf, isFarOff, sendFar } from './far-off.js';
import { pourInto } from './pour.js';

function castFor(prompt: string) {
  const { plan } = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
  const actors = castOf(plan, 1).kinds.flat();
  sendFar(actors, plan);
  const far = actors.filter(isFarOff).map(({ prop }) => prop.noun);
  return { plan, actors, far, aloft: aloftOf(actors, plan) };
}

describe('what towers over somebody', () => {
  it('stands far behind them, where it has no part in how near they are', () => {
    const { actors, far } = castFor('a knight riding a white horse toward a castle at sunset');
    expect(far).toEqual(['castle']);
    expect(actors.find(isFarOff)!.group.position.z).toBeLessThan(-8);
  });

  it.each(['a train crossing a bridge', 'a castle and a dog', 'a house and a castle', 'a dog beside a car'])(
    'stands beside them where both are as large, touch, or it is named first: %s',
    (prompt) => expect(castFor(prompt).far).toEqual([]),
  );
});

describe('what flies', () => {
  it('has the ground far below, and nearer where a castle stands on it', () => {
    const [balloon, dragon] = [
      castFor('a hot air balloon over mountains'),
      castFor('a dragon flying over a castle'),
    ];
    expect(balloon.aloft).toBeGreaterThan(dragon.aloft);
    expect(dragon.aloft).toBeGreaterThan(0.5);
    expect(dragon.far).toEqual(['castle']);
  });

  it.each([
    'a dog running on a beach',
    'a butterfly over a flower',
    'an astronaut in space',
    'a bird on a tree',
  ])('is not what goes on the ground, hovers over it, or is where none is: %s', (prompt) =>
    expect(castFor(prompt).aloft).toBe(0),
  );
});

describe('what is poured', () => {
  it('falls from the mouth of a bottle that is tilted over a glass, which stays where it stands', () => {
    const { actors, plan } = castFor('red wine being poured into a glass');
    const stream = boxOf(pourInto(actors, plan.pour, false).group);
    const [glass, bottle] = actors.map(({ group }) => boxOf(group));
    const middle = glass!.getCenter(new Vector3());
    // It bows from the mouth, which is beside the middle, into that.
    expect(stream.max.x).toBeGreaterThan(middle.x);
    expect(stream.max.x).toBeLessThan(glass!.max.x);
    expect(bottle!.min.y).toBeGreaterThan(glass!.max.y);
    expect(bottle!.max.x).toBeGreaterThan(glass!.min.x);
    expect(stream.min.y).toBeGreaterThan(0);
    expect(stream.min.y).toBeLessThan(glass!.max.y);
    expect(stream.max.y).toBeGreaterThan(bottle!.min.y);
  });

  it('is nothing where nothing is poured', () => {
    const { actors, plan } = castFor('a glass of red wine and a candle');
    expect(pourInto(actors, plan.pour, false).group.children).toEqual([]);
  });
});

describe('drops of water', () => {
  it('are all over a thing, the same each time, and make it no larger', () => {
    const counts = [1, 2].map(() => {
      const { actors } = castFor('a soda can with condensation');
      const [can] = actors;
      const before = boxOf(can!.group).getSize(new Vector3());
      let seed = 0;
      wet(can!, () => (seed = (seed + 0.618034) % 1));
      const drops = can!.group.children.at(-1)!;
      const after = boxOf(drops).getSize(new Vector3());
      expect(after.y).toBeGreaterThan(before.y * 0.8);
      expect(after.y).toBeLessThan(before.y * 1.06);
      return after.toArray();
    });
    expect(counts[0]).toEqual(counts[1]);
  });
});
