import { describe, expect, it } from '@jest/globals';
import { Color, type InstancedMesh, Matrix4, Vector3 } from 'three/webgpu';
import type { Act } from '../../plan/acts.js';
import { stageChoice } from '../../plan/stage-choice.js';
import type { StagePlan } from '../../plan/stage-plan.js';
import { findProp } from '../../props/index.js';
import { type Actor, actorOf, AT_REST } from '../actor.js';
import { ballsOf } from './balls.js';
import { breathingOf } from './breathing.js';
import { driftersOf, sailingOf } from './drift.js';
import { joltsOf } from './jolts.js';
import { puffsBehind } from './puffs.js';
import { puppetsOf } from './puppets.js';

const planOf = (prompt: string): StagePlan => stageChoice({ model: 'modelb3', mode: 'text', prompt })!.plan;
const actor = (noun: string, act: Act = 'stand'): Actor =>
  actorOf(findProp(noun)!, { seed: 1 }, () => 1, { ...AT_REST, act });

describe('what has no bones', () => {
  it('dances with its arms: a robot', () => {
    const robot = actor('robot');
    const [take] = puppetsOf([robot], planOf('a toy robot dancing on a table'));
    const turns = [0, 0.2, 0.4, 0.6].map((seconds) => {
      take!(seconds);
      return robot.made.getObjectByName('arm.l')!.rotation.z;
    });
    expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(1);
  });

  it('breathes where it only sits: a teddy bear', () => {
    const teddy = actor('teddy bear');
    const [take] = breathingOf([teddy], planOf('a teddy bear sitting on a bed'));
    take!(0.6);
    const tall = teddy.made.scale.y;
    take!(1.8);
    expect(Math.abs(teddy.made.scale.y - tall) / tall).toBeGreaterThan(0.02);
  });
});

describe('a car that drifts', () => {
  const plan = planOf('a red sports car drifting on a mountain road');

  it('is turned from the way that it goes, and leaves smoke', () => {
    const car = actor('sports car');
    const [take] = driftersOf([car], plan);
    take!(0);
    expect(Math.abs(car.group.rotation.y)).toBeGreaterThan(0.35);
    expect(puffsBehind([car], plan, 1).meshes).toHaveLength(2);
  });
});

describe('who runs', () => {
  it('throws up what the ground is of, behind them', () => {
    const plan = planOf('a dog running in the snow');
    const dog = actor('dog', 'run');
    const { meshes, take } = puffsBehind([dog], plan, 2);
    take(1);
    const [mesh] = meshes as InstancedMesh[];
    const at = Array.from({ length: mesh!.count }, (_, index) => {
      const place = new Matrix4();
      mesh!.getMatrixAt(index, place);
      return new Vector3().setFromMatrixPosition(place).z;
    });
    expect(Math.min(...at)).toBeLessThan(-0.5);
    expect(Math.max(...at)).toBeLessThan(0.3);
    expect(
      (mesh!.material as unknown as { color: Color }).color.getHSL({ h: 0, s: 0, l: 0 }).l,
    ).toBeGreaterThan(0.8);
  });

  it('leaves nothing where nobody runs', () => {
    expect(puffsBehind([actor('dog')], planOf('a dog sitting in the snow'), 0).meshes).toHaveLength(0);
  });

  it('has a ball roll and bounce before them', () => {
    const plan = planOf('children playing football');
    const ball = actor('football');
    const [take] = ballsOf([ball], plan, 1);
    take!(0.4);
    expect(ball.group.position.y).toBeGreaterThan(0.2);
    expect(ball.made.rotation.x).toBeGreaterThan(0.5);
  });
});

describe('what the ground and the wind do to what goes there', () => {
  const leansOf = (one: Actor, take: (seconds: number) => void, axis: 'x' | 'z'): number => {
    const leans = [0.2, 0.5, 0.9, 1.4, 1.9].map((seconds) => {
      take(seconds);
      return one.made.rotation[axis];
    });
    return Math.max(...leans.map(Math.abs));
  };

  it('throws about what drives off the road, and not what does on it', () => {
    const truck = actor('truck');
    const [take] = joltsOf([truck], planOf('an off-road truck climbing over rocks in the desert'));
    expect(leansOf(truck, take!, 'x')).toBeGreaterThan(0.04);
    expect(joltsOf([actor('truck')], planOf('a truck driving on a road'))).toHaveLength(0);
  });

  it('has a boat under sail lean over, and no toy', () => {
    const boat = actor('sailboat');
    const [take] = sailingOf([boat], planOf('a sailboat on a calm ocean at golden hour'));
    expect(leansOf(boat, take!, 'z')).toBeGreaterThan(0.1);
    expect(sailingOf([actor('sailboat')], planOf('a toy sailboat on a table'))).toHaveLength(0);
  });
});
