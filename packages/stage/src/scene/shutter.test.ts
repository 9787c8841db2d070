import { describe, expect, it } from '@jest/globals';
import { Box3, PerspectiveCamera, Vector3 } from 'three/webgpu';
import { findProp } from '../props/index.js';
import { actorOf } from './actor.js';
import { faceAlong } from './arrange.js';
import { passingBy, shutterOf } from './shutter.js';

const CAR = new Vector3(0.5, 0.26, 1);
const PERSON = new Vector3(0.34, 1, 0.44);

describe('how long the shutter is open', () => {
  it('is half of a picture’s time where a car races, and not to be seen where somebody walks or stands', () => {
    expect(shutterOf(1.3, CAR, 'usual')).toBe(0.5);
    expect(shutterOf(0.59, PERSON, 'usual')).toBe(0);
    expect(shutterOf(0, CAR, 'usual')).toBe(0);
    expect(shutterOf(0, CAR, 'strong')).toBe(0);
  });

  it('grows with the speed, without a jump', () => {
    const shutters = Array.from({ length: 60 }, (_, step) => shutterOf(step * 0.05, PERSON, 'usual'));
    expect(shutters).toEqual(shutters.toSorted((a, b) => a - b));
    const jumps = shutters.slice(1).map((shutter, step) => shutter - shutters[step]!);
    expect(Math.max(...jumps)).toBeLessThan(0.05);
  });

  it('is longer where words ask for it, also of who walks, and no time where they ask for none', () => {
    expect(shutterOf(1.3, CAR, 'strong')).toBe(1.5);
    expect(shutterOf(0.59, PERSON, 'strong')).toBe(1.5);
    expect(shutterOf(1.3, CAR, 'none')).toBe(0);
  });
});

describe('how a way passes before the lens', () => {
  const heading = 0.85;
  const car = actorOf(findProp('car')!, { seed: 1 }, () => 1);
  faceAlong([car], heading);
  const camera = new PerspectiveCamera(34, 16 / 9, 0.05, 150);
  const seen = (units: number) => passingBy({ keeping: [car], units, heading, isAfloat: false }, camera);

  it('comes as far as the speed has it, whichever way the camera looks', () => {
    const passing = seen(0.027);
    for (const around of [0, 0.5, 2]) {
      camera.position.set(Math.sin(around) * 3, 0.6, Math.cos(around) * 3);
      camera.lookAt(0, 0.2, 0);
      expect(passing().drift.length()).toBeCloseTo(0.027);
    }
    camera.position.set(Math.sin(heading) * 3, 0, Math.cos(heading) * 3);
    camera.lookAt(0, 0, 0);
    // Who looks against the way sees all go away.
    expect(passing().drift.z).toBeCloseTo(-0.027);
  });

  it('leaves the whole car where it is, and not the ground under it', () => {
    camera.position.set(0, 0.6, 3);
    camera.lookAt(0, 0.2, 0);
    const { box, intoBox } = seen(0.027)();
    const isKept = (x: number, y: number, z: number): boolean => {
      const place = new Vector3(x, y, z)
        .applyMatrix4(camera.matrixWorld.clone().invert())
        .applyMatrix4(intoBox);
      return box.containsPoint(place);
    };
    car.group.updateMatrixWorld(true);
    const whole = new Box3().setFromObject(car.made);
    expect(isKept(0, whole.max.y - 0.001, 0)).toBe(true);
    const front = new Vector3(0, 0.1, car.size.z * 0.49).applyMatrix4(car.group.matrixWorld);
    expect(isKept(front.x, front.y, front.z)).toBe(true);
    expect([isKept(0, 0, 0), isKept(0, 0.1, 2), isKept(-0.5, 0.1, 0.5)]).toEqual([false, false, false]);
  });
});
