import { describe, expect, it } from '@jest/globals';
import { Box3, Group, type InstancedMesh, Matrix4, Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { findProp } from '../props/index.js';
import { type Actor, actorOf } from './actor.js';
import { bubblesIn } from './bubbles.js';
import { wet } from './droplets.js';
import { meltingOf } from './melting.js';
import { mistAbout } from './mist.js';
import { motesAbout } from './motes.js';
import { tableEffects } from './table-effects.js';

const thing = (noun: string): Actor => actorOf(findProp(noun)!, { seed: 1 }, () => 1);

const placesOf = (mesh: InstancedMesh): Vector3[] =>
  Array.from({ length: mesh.count }, (_, index) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(index, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });

describe('what is about a thing', () => {
  it.each([
    ['a perfume bottle on wet black stone, mist drifting', { isGlossy: true, isMisty: true }],
    ['a whiskey glass on a polished table, smoke swirling around it', { isGlossy: true, isMisty: true }],
    ['a perfume bottle on black stone', { isGlossy: false, isMisty: false }],
  ])('is read: %s', (prompt, tableTop) => {
    const choice = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
    expect(choice.plan.tableTop).toMatchObject(tableTop);
    expect(choice.warnings.join(' ')).not.toMatch(/mist|smoke|wet|polished|drifting|swirling/);
  });

  it('is mist that stands behind it and before it, and is wider than it is', () => {
    const bottle = thing('perfume bottle');
    const { group, take } = mistAbout(bottle);
    const veils = group.children;
    const deep = veils.map(({ position }) => position.z);
    expect(Math.min(...deep)).toBeLessThan(0);
    expect(Math.max(...deep)).toBeGreaterThan(bottle.size.z / 2);
    for (const veil of veils)
      expect(new Box3().setFromObject(veil).getSize(new Vector3()).x).toBeGreaterThan(bottle.size.x * 3);
    take(0.7);
    expect(group.rotation.y).toBe(0.7);
  });

  it('is twigs with leaves where leaves are behind it, none of them in it', () => {
    const { plan } = stageChoice({
      model: 'modelb3',
      mode: 'text',
      prompt: 'a skincare bottle, leaves in background',
    })!;
    const [bottle, extras] = [thing('pump bottle'), new Group()];
    tableEffects([bottle], plan, { extras, random: () => 0.5 });
    expect(extras.children.length).toBeGreaterThan(2);
    const whole = new Box3().setFromObject(bottle.group);
    for (const twig of extras.children) {
      expect(whole.containsPoint(twig.position)).toBe(false);
      expect(new Box3().setFromObject(twig).min.y).toBeGreaterThan(-0.02);
    }
  });
});

describe('bubbles', () => {
  it('rise at the wall of the glass of what sparkles, as high as the drink at most', () => {
    const beer = thing('pint of beer');
    const take = bubblesIn(beer)!;
    const bubbles = beer.group.children.at(-1) as InstancedMesh;
    take(0.2);
    const before = placesOf(bubbles);
    take(0.3);
    const after = placesOf(bubbles);
    expect(after.filter(({ y }, index) => y > before[index]!.y).length).toBeGreaterThan(after.length * 0.8);
    expect(Math.max(...after.map(({ y }) => y))).toBeLessThan(beer.size.y);
    for (const { x, z } of after) expect(Math.hypot(x, z)).toBeLessThan(beer.size.x);
  });

  it.each(['coffee', 'burger', 'glass of milk'])('are in nothing else: %s', (noun) =>
    expect(bubblesIn(thing(noun))).toBeNull(),
  );
});

describe('what melts', () => {
  it.each([
    ['burger', 'cheese'],
    ['cake', 'icing'],
  ])('runs down over its edge: %s', (noun, coat) => {
    const actor = thing(noun);
    const melt = meltingOf(actor)!;
    const boxAt = (seconds: number): Box3 => {
      melt(seconds);
      return new Box3().setFromObject(actor.made.getObjectByName(coat)!);
    };
    expect(boxAt(1.8).min.y).toBeLessThan(boxAt(0.2).min.y - 0.01);
    expect(boxAt(1.8).max.y).toBeCloseTo(boxAt(0.2).max.y, 3);
  });

  it('sinks where it is of one piece, and stands where it stood', () => {
    const actor = thing('ice cube');
    const melt = meltingOf(actor)!;
    melt(0.2);
    const before = new Box3().setFromObject(actor.made);
    melt(1.8);
    const after = new Box3().setFromObject(actor.made);
    expect(after.max.y).toBeLessThan(before.max.y * 0.95);
    expect(after.min.y).toBeCloseTo(before.min.y, 2);
  });

  it('is nothing that does not, and that is told', () => {
    expect(meltingOf(thing('mug'))).toBeNull();
    const told = (prompt: string) =>
      stageChoice({ model: 'modelb3', mode: 'text', prompt })!.warnings.join(' ');
    expect(told('a burger with melting cheese')).not.toContain('melting');
    expect(told('an ice cream cone melting, pink background')).toContain('melting');
  });
});

describe('dust in the light', () => {
  it('drifts as time goes by, and is turned towards the camera', () => {
    const { group, take } = motesAbout(thing('mug'), '#ffffff');
    const motes = group.children[0] as InstancedMesh;
    take(0.4, 0.2);
    const before = placesOf(motes);
    take(0.5, 1.8);
    expect(group.rotation.y).toBe(0.5);
    const far = placesOf(motes).map((at, index) => at.distanceTo(before[index]!));
    expect(far.filter((one) => one > 0.05).length).toBeGreaterThan(motes.count / 2);
  });
});

describe('drops on what is wet', () => {
  it('run down here and there, and stay on it', () => {
    const can = thing('soda can');
    let seed = 0;
    const take = wet(can, () => (seed = (seed + 0.618034) % 1));
    const drops = can.group.children.at(-1) as InstancedMesh;
    take(0.2);
    const before = placesOf(drops);
    take(1.8);
    const moved = placesOf(drops).filter(({ y }, index) => Math.abs(y - before[index]!.y) > 0.01);
    expect(moved.length).toBeGreaterThan(3);
    expect(moved.length).toBeLessThan(drops.count / 10);
    for (const { y } of moved) expect(y).toBeGreaterThan(0);
  });
});
