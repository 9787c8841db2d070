import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { findProp } from '../props/index.js';
import { actorOf, type Actor } from './actor.js';
import { FramingCamera } from './camera.js';
import { arrange } from './arrange.js';
import { focusOf, standApart } from './focus.js';
import type { Focus } from './lens.js';

/** A thing as large as it is, so far behind the middle. */
function thing(noun: string, behind = 0): Actor {
  const actor = actorOf(findProp(noun)!, { seed: 1 }, (metres) => metres);
  actor.group.position.z = -behind;
  actor.group.updateMatrixWorld(true);
  return actor;
}

type Depth = Parameters<typeof focusOf>[0]['plan']['depth'];

function filmed(actors: readonly Actor[], depth: Depth = 'usual'): (progress: number) => Focus {
  const { camera, ...framing } = framed(actors[0]!);
  framing.take();
  return focusOf({ actors, camera, plan: { depth, counter: null } });
}

function framed({ size }: Actor) {
  const framing = new FramingCamera({ size, close: 1 }, 16 / 9);
  return {
    camera: framing.camera,
    take: () => {
      framing.take({ around: 0, above: 0.1, far: 1, high: 0.48, side: 0 });
      framing.camera.updateMatrixWorld(true);
    },
  };
}

/** How soft something is that is so far from the camera, as a share of the picture's height. */
const softAt = ({ distance, reach, soft }: Focus, away: number): number =>
  (soft * Math.max(0, Math.abs(away - distance) - reach)) / away;

describe('what is sharp', () => {
  it('is what the clip is about, from its front to its back, and what is far behind a small thing is soft', () => {
    const mug = thing('mug');
    const focus = filmed([mug])(0);
    const away = framedDistance(mug);
    for (const off of [-0.9, 0, 0.9])
      expect(softAt(focus, away + (off * Math.max(mug.size.x, mug.size.z)) / 2)).toBe(0);
    expect(softAt(focus, away + 3)).toBeGreaterThan(0.015);
  });

  it('is all where the camera is far away, as from a castle', () => {
    expect(softAt(filmed([thing('castle')])(0), 500)).toBeLessThan(0.003);
  });

  it('is more where somebody is seen whole than where a face is', () => {
    const [whole, cup] = [filmed([thing('woman')])(0).soft, filmed([thing('coffee')])(0).soft];
    expect(whole).toBeLessThan(cup / 2);
  });

  it('is what stands beside it too, and not what stands far behind it', () => {
    const [mug, book, lamp] = [thing('mug'), thing('book', 0.08), thing('lamp', 1.5)];
    const focus = filmed([mug, book, lamp])(0);
    const away = framedDistance(mug);
    expect(softAt(focus, away + 0.08)).toBe(0);
    expect(softAt(focus, away + 1.5)).toBeGreaterThan(0.01);
  });

  it('is all where the words say so, and less where they ask for a shallow depth of field', () => {
    const dog = [thing('dog')];
    expect(filmed(dog, 'deep')(0).soft).toBe(0);
    expect(filmed(dog, 'shallow')(0).soft).toBeGreaterThan(filmed(dog)(0).soft * 1.5);
  });

  it.each([
    ['mug', 'lamp'],
    ['teapot', 'vase'],
    ['coffee', 'book'],
  ])(
    'goes from the first thing to the other, which stands back for it, and stays there: %s, %s',
    (one, two) => {
      const [first, second] = [thing(one), thing(two)];
      arrange([[first], [second]]);
      standApart([[first], [second]]);
      for (const { group } of [first, second]) group.updateMatrixWorld(true);
      const focusAt = filmed([first, second], 'rack');
      const away = framedDistance(first);
      const beyond = away + first.group.position.z - second.group.position.z;
      const [before, after] = [focusAt(0.2), focusAt(0.9)];
      expect(softAt(before, away)).toBe(0);
      expect(softAt(after, beyond)).toBeLessThan(0.001);
      expect(softAt(before, beyond)).toBeGreaterThan(0.005);
      expect(softAt(after, away)).toBeGreaterThan(0.005);
      const steps = [0.2, 0.4, 0.45, 0.5, 0.55, 0.6, 0.9].map((t) => focusAt(t).distance);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    },
  );

  it('has nobody be soft all at once as others come near and go', () => {
    const [mug, apple] = [thing('mug'), thing('apple')];
    const reaches = Array.from({ length: 60 }, (_, step) => {
      apple.group.position.z = -step * 0.005;
      apple.group.updateMatrixWorld(true);
      return filmed([mug, apple])(0).reach;
    });
    expect(Math.max(...reaches)).toBeGreaterThan(reaches.at(-1)! * 1.5);
    const jumps = reaches.slice(1).map((reach, step) => Math.abs(reach - reaches[step]!));
    expect(Math.max(...jumps)).toBeLessThan(0.02);
  });

  it('comes to a thing that is alone from what is far away', () => {
    const mug = thing('mug');
    const focusAt = filmed([mug], 'rack');
    const away = framedDistance(mug);
    expect(softAt(focusAt(0.2), away)).toBeGreaterThan(0.01);
    expect(softAt(focusAt(0.9), away)).toBe(0);
  });
});

function framedDistance(actor: Actor): number {
  const { camera, take } = framed(actor);
  take();
  const place = new Vector3(0, Math.min(actor.size.y, Math.max(0, camera.position.y)), 0);
  return place.sub(camera.position).dot(camera.getWorldDirection(new Vector3()));
}
