import { describe, expect, it } from '@jest/globals';
import { random } from '@clipwright/sketch/clip';
import { Mesh, Vector3 } from 'three/webgpu';
import { stageChoice } from '../../plan/stage-choice.js';
import type { SkyPlan, VistaPlan } from '../../plan/stage-plan.js';
import { daylight } from './daylight.js';
import { Masonry } from './masonry.js';
import { towersOf } from './towers.js';
import { trafficOn } from './traffic.js';

function planOf(prompt: string): { sky: SkyPlan; vista: VistaPlan } {
  const plan = stageChoice({ model: 'modelb3', mode: 'text', prompt })?.plan;
  if (!plan?.vista || !plan.sky) throw new Error('it is no place for itself');
  return { sky: plan.sky, vista: plan.vista };
}

const lightOf = (prompt: string) => {
  const { sky, vista } = planOf(prompt);
  return daylight(sky, vista, { isInTown: true });
};

describe('the light of a city', () => {
  it('goes from day to night: the sun fades, lamps are lit', () => {
    const light = lightOf('city skyline from day to night');
    const lampsAt = (progress: number): number => {
      light.take(progress);
      return (light.lamps as unknown as { value: number }).value;
    };
    const [day, dusk] = [lampsAt(0), lampsAt(0.75)];
    light.take(0);
    const bright = light.sun.intensity;
    const night = lampsAt(1);
    expect([day, night]).toEqual([0, 1]);
    expect(dusk).toBeGreaterThan(0.5);
    expect(light.sun.intensity).toBeLessThan(bright / 3);
  });

  it('stays where one hour is said', () => {
    const light = lightOf('city skyline at sunset');
    const before = light.sun.color.getHex();
    light.take(1);
    expect(light.sun.color.getHex()).toBe(before);
  });
});

describe('a tower', () => {
  const heightsOf = (prompt: string): number => {
    const { sky, vista } = planOf(prompt);
    const chance = random(4);
    const to = new Masonry(chance);
    for (const tower of towersOf(vista, sky.isNeon)) tower(to, { x: 0, z: 0, half: 2, tall: 20 }, chance);
    const geometry = to.geometry();
    geometry.computeBoundingBox();
    expect(geometry.boundingBox!.min.y).toBe(0);
    return geometry.boundingBox!.getSize(new Vector3()).y;
  };

  it('is as tall as its plot says and more by its mast, and less in ruins', () => {
    expect(heightsOf('city skyline')).toBeGreaterThanOrEqual(20);
    expect(heightsOf('post-apocalyptic city skyline')).toBeLessThan(heightsOf('a futuristic city skyline'));
  });

  it('has walls that look outwards', () => {
    const to = new Masonry(random(1));
    to.add(
      { at: [0, 0, 0], half: [1, 1], tall: 2 },
      { colour: '#ffffff', panes: 0, lit: 0, warm: 0, glow: 0 },
    );
    const geometry = to.geometry();
    const [places, facing] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    for (let at = 0; at < places.count; at += 1) {
      const out = places.getX(at) * facing.getX(at) + places.getZ(at) * facing.getZ(at);
      expect(out + (facing.getY(at) > 0 ? 1 : 0)).toBeGreaterThan(0.5);
    }
  });
});

describe('the traffic of a city', () => {
  it('moves, stays on its streets, and is the same for the same time', () => {
    const grid = { wide: 92, from: -92, until: 0 };
    const traffic = trafficOn(grid, lightOf('city skyline at night'), random(2), false);
    const placesAt = (seconds: number): number[] => {
      traffic.take(seconds);
      return traffic.meshes.flatMap((mesh: Mesh & { instanceMatrix: { array: ArrayLike<number> } }) =>
        Array.from(mesh.instanceMatrix.array),
      );
    };
    const first = placesAt(0);
    expect(placesAt(1)).not.toEqual(first);
    expect(placesAt(0)).toEqual(first);
    expect(first.every((value) => Math.abs(value) <= 100)).toBe(true);
  });
});
