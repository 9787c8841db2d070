import { describe, expect, it } from '@jest/globals';
import { random } from '@clipwright/sketch/clip';
import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three/webgpu';
import { findProp } from '../props/index.js';
import { actorOf } from './actor.js';
import { kindle } from './fires.js';
import { MOODS } from './mood.js';
import { beyondAir } from './outdoors/space-light.js';
import { HALL_LOOKS } from './sets/halls/hall-looks.js';
import { hallOf } from './sets/halls/hall.js';
import type { SetFor } from './sets/set-for.js';
import { toyTrain } from './toy-train.js';

const NAMES = Object.keys(HALL_LOOKS) as (keyof typeof HALL_LOOKS)[];

const setFor = (name: (typeof NAMES)[number], flickers = false): SetFor =>
  ({
    extent: new Vector3(0.6, 1, 0.4),
    metre: 0.6,
    aspect: 16 / 9,
    seed: 1,
    random: random(1),
    isNight: false,
    hall: { name, flickers, hasBeam: false, isEmpty: false },
  }) as unknown as SetFor;

function trianglesIn(objects: readonly Object3D[]): number {
  let sum = 0;
  for (const one of objects)
    one.traverse((part) => {
      if (part instanceof Mesh) sum += trianglesOf(part.geometry as BufferGeometry);
    });
  return sum;
}

const trianglesOf = (geometry: BufferGeometry): number =>
  (geometry.index?.count ?? geometry.getAttribute('position').count) / 3;

describe('halls', () => {
  it.each(NAMES)('are furnished, and cost a picture little: %s', (name) => {
    const { ground } = hallOf(setFor(name));
    const triangles = trianglesIn(ground);
    expect(triangles).toBeGreaterThan(700);
    expect(triangles).toBeLessThan(70_000);
  });

  it('have lamps that light what is near only where they flicker, or at night', () => {
    expect(hallOf(setFor('station')).ground.length).toBe(1);
    expect(hallOf(setFor('station', true)).ground.length).toBe(3);
  });
});

describe('a toy train', () => {
  it('has whoever is with it in its last wagon', () => {
    const engine = actorOf(findProp('steam train')!, { seed: 1 }, () => 0.6);
    const rider = actorOf(findProp('rabbit')!, { seed: 1 }, () => 0.6);
    engine.group.position.set(0, 0, 0.95);
    const { objects, take } = toyTrain(engine, { radius: 0.95, seed: 1, rider });
    take();
    const { x, z } = objects.at(-1)!.position;
    expect(Math.hypot(rider.group.position.x - x, rider.group.position.z - z)).toBeLessThan(1e-6);
    expect(rider.group.position.y).toBeGreaterThan(0);
  });

  it('has its wagons on the rails behind it', () => {
    const engine = actorOf(findProp('steam train')!, { seed: 1 }, () => 0.6);
    engine.group.position.set(0, 0, 0.95);
    const { objects, take } = toyTrain(engine, { radius: 0.95, seed: 1, rider: null });
    take();
    const wagons = objects.slice(2);
    expect(wagons).toHaveLength(3);
    const turns = wagons.map(({ position: { x, z } }) => Math.atan2(x, z));
    expect(wagons.every(({ position }) => Math.abs(position.length() - 0.95) < 1e-6)).toBe(true);
    expect(turns.every((turn, index) => turn < (turns[index - 1] ?? 0))).toBe(true);
  });
});

describe('fire and sun', () => {
  it('a fireplace has soft flames in place of those it was built with', () => {
    const hearth = actorOf(findProp('fireplace')!, { seed: 1 }, () => 1);
    expect(hearth.made.getObjectByName('flames')).toBeDefined();
    kindle(hearth);
    expect(hearth.made.getObjectByName('flames')).toBeUndefined();
  });

  it('space has a hard sun and next to no other light', () => {
    const space = beyondAir('space', MOODS.studio);
    expect(space.key.power).toBeGreaterThan(MOODS.studio.key.power);
    expect(beyondAir('meadow', MOODS.studio)).toBe(MOODS.studio);
  });
});
