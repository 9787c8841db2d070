import { describe, expect, it } from '@jest/globals';
import { Box3, type InstancedMesh, Matrix4, Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { findProp } from '../props/index.js';
import { type Actor, actorOf } from './actor.js';
import { afloat } from './afloat.js';
import { castOf } from './cast.js';
import { effectsOf } from './effects.js';
import { risingIn } from './rising.js';
import { splashAround } from './splash.js';

const thing = (noun: string): Actor => actorOf(findProp(noun)!, { seed: 1 }, () => 1);

describe('a splash', () => {
  const sprayAt = (seconds: number): number[] => {
    let next = 0;
    const { group, take } = splashAround(
      thing('soda can'),
      () => (next = (next * 16807 + 11) % 2147483647) / 2147483647,
    );
    take(seconds);
    const drops = group.children.at(-1) as InstancedMesh;
    return Array.from({ length: drops.count }, (_, index) => {
      const at = new Matrix4();
      drops.getMatrixAt(index, at);
      return new Vector3().setFromMatrixPosition(at).y * Math.sign(new Vector3().setFromMatrixScale(at).x);
    });
  };

  it('has drops in the air at any moment, and none that is seen below the ground', () => {
    for (const seconds of [0, 0.4, 1.1, 2.7]) {
      const high = sprayAt(seconds);
      expect(high.filter((y) => y > 0.1).length).toBeGreaterThan(30);
      expect(Math.min(...high)).toBeGreaterThanOrEqual(0);
    }
  });

  it('moves, and is the same for the same chance', () => {
    expect(sprayAt(0.5)).toEqual(sprayAt(0.5));
    expect(sprayAt(0.5)).not.toEqual(sprayAt(0.6));
  });
});

describe('a slice that is lifted', () => {
  it('rises from its pizza, and strings of cheese reach to it', () => {
    const plan = stageChoice({ model: 'modelb3', mode: 'text', prompt: 'a pizza slice being lifted' })!.plan;
    const cast = castOf(plan, 1);
    const { take, extras } = effectsOf(cast, plan, { seed: 1, radius: 0, speed: 0 });
    const [slice, pizza] = cast.kinds.flat();
    const lowOf = (seconds: number): number => {
      take(seconds);
      return new Box3().setFromObject(slice!.made.getObjectByName('crust')!).min.y;
    };
    const first = lowOf(0);
    expect(lowOf(2.6)).toBeGreaterThan(first + 0.1);
    const strings = extras.children.find((one) => 'getMatrixAt' in one) as InstancedMesh;
    const ends = Array.from({ length: strings.count }, (_, index) => {
      const at = new Matrix4();
      strings.getMatrixAt(index, at);
      return [0, 1].map((y) => new Vector3(0, y, 0).applyMatrix4(at).y);
    });
    const top = pizza!.prop.size[1] * pizza!.scale;
    for (const [low, high] of ends) {
      expect(low).toBeLessThanOrEqual(top);
      expect(high).toBeGreaterThan(low!);
    }
  });
});

describe('what is poured into', () => {
  it.each(['wine glass', 'glass of water', 'coffee'])('is fuller and fuller, and holds it: %s', (noun) => {
    const vessel = thing(noun);
    vessel.group.updateMatrixWorld(true);
    const whole = new Box3().setFromObject(vessel.group);
    const rising = risingIn(vessel)!;
    const levels = [0, 1, 2, 3, 5].map(rising);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(levels.at(-1)! - levels[0]!).toBeGreaterThan(0.05);
    expect(whole.containsBox(new Box3().setFromObject(vessel.group))).toBe(true);
  });

  it('is spread on by what runs over it', () => {
    const pancakes = thing('pancake');
    const running = risingIn(pancakes)!;
    const wideAt = (seconds: number): number => {
      running(seconds);
      return new Box3().setFromObject(pancakes.made.getObjectByName('syrup')!).getSize(new Vector3()).x;
    };
    expect(wideAt(4)).toBeGreaterThan(wideAt(0) * 1.4);
  });
});

describe('a duck in a bath', () => {
  it('bobs about the water, and not below its rim for good', () => {
    const [duck, bath] = [thing('rubber duck'), thing('bathtub')];
    afloat(duck, bath);
    const highs = [0, 0.5, 1, 1.5].map((seconds) => {
      duck.live(seconds);
      return duck.group.position.y;
    });
    expect(new Set(highs).size).toBeGreaterThan(2);
    expect(Math.max(...highs) + duck.size.y).toBeGreaterThan(bath.scale * 0.61);
    expect(Math.min(...highs)).toBeGreaterThan(0);
  });
});
