import { describe, expect, it } from '@jest/globals';
import { Box3, Group, type InstancedMesh, Matrix4, Vector3 } from 'three/webgpu';
import { stageChoice } from '../../plan/stage-choice.js';
import type { Actor } from '../actor.js';
import { castOf } from '../cast.js';
import { showOf } from './shows.js';

/** What a prompt's first thing does: how it is at a time, what has to be in the picture, and what was put there. */
function played(prompt: string) {
  const { plan } = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
  const actors = castOf(plan, 1).kinds.flat();
  const [extras, reach] = [new Group(), new Vector3()];
  let seed = 0.3;
  const random = (): number => (seed = (seed * 9301 + 0.49297) % 1);
  const { takes } = showOf(actors, plan, { extras, reach, random });
  const at = (seconds: number): Actor => {
    for (const take of takes) take(seconds);
    return actors[0]!;
  };
  return { at, extras, reach };
}

const boxAt = ({ at }: ReturnType<typeof played>, seconds: number): Box3 =>
  new Box3().setFromObject(at(seconds).group);
const sizeAt = (play: ReturnType<typeof played>, seconds: number): Vector3 =>
  boxAt(play, seconds).getSize(new Vector3());

describe('a thing that comes together', () => {
  it('hangs in its parts, one of which after the other falls until it is whole', () => {
    const play = played('a burger being assembled in mid air');
    const highs = ['foot', 'meat', 'tomato', 'lid'].map((part) =>
      [0.2, 1.8, 3.2].map(
        (seconds) => new Box3().setFromObject(play.at(seconds).made.getObjectByName(part)!).min.y,
      ),
    );
    // What is lower lies while what is higher still hangs.
    expect(highs[1]![1]).toBeCloseTo(highs[1]![2]!, 1);
    for (const [first, , last] of highs.slice(1)) expect(first).toBeGreaterThan(last! + 0.1);
    expect(highs[3]![1]).toBeGreaterThan(highs[3]![2]! + 0.3);
    expect(sizeAt(play, 0.2).y).toBeGreaterThan(sizeAt(play, 3.2).y * 1.7);
    expect(play.reach.y).toBeGreaterThan(boxAt(play, 0).max.y * 0.95);
  });
});

describe('a thing that goes apart', () => {
  it('has its parts far away after a while, none of them under the ground, and is whole again in the end', () => {
    const play = played('a sneaker exploding into parts, black background');
    const whole = sizeAt(play, 0);
    const apart = sizeAt(play, 2.4);
    expect(apart.x * apart.y).toBeGreaterThan(whole.x * whole.y * 1.6);
    expect(boxAt(play, 2.4).min.y).toBeGreaterThan(-0.1);
    expect(sizeAt(play, 5).x).toBeCloseTo(whole.x, 2);
  });
});

describe('what floats', () => {
  it('comes out of the case that holds it', () => {
    const play = played('earbuds floating out of their charging case, blue background');
    const high = (seconds: number): number =>
      new Box3().setFromObject(play.at(seconds).made.getObjectByName('bud.l')!).max.y;
    expect(high(1.8)).toBeGreaterThan(high(0.2) + 0.2);
  });

  it('is never still', () => {
    const play = played('headphones floating, purple background');
    expect(Math.abs(boxAt(play, 0.2).min.y - boxAt(play, 1.8).min.y)).toBeGreaterThan(0.02);
  });
});

describe('what falls by the handful', () => {
  it('comes from over a cup, is in the air at any time, and some of it lies about', () => {
    const play = played('coffee beans falling into a cup');
    const cup = play.at(0).size.y;
    const beans = play.extras.children[0] as InstancedMesh;
    const highs = (seconds: number): number[] => {
      play.at(seconds);
      return Array.from({ length: beans.count }, (_, index) => {
        const matrix = new Matrix4();
        beans.getMatrixAt(index, matrix);
        return new Vector3().setFromMatrixPosition(matrix).y;
      });
    };
    for (const seconds of [0, 0.7, 3.3]) {
      expect(highs(seconds).filter((y) => y > cup).length).toBeGreaterThan(15);
      expect(highs(seconds).filter((y) => y < 0.1).length).toBeGreaterThan(10);
    }
    expect(highs(0.2)).not.toEqual(highs(0.4));
  });
});
