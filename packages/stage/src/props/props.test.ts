import { describe, expect, it } from '@jest/globals';
import { Box3, type BufferGeometry, type Group, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { allProps, findProp, type Prop } from './index.js';

const MOST_TRIANGLES = 32_000;

function meshesOf(group: Group): Mesh<BufferGeometry, MeshPhysicalMaterial>[] {
  const found: Mesh<BufferGeometry, MeshPhysicalMaterial>[] = [];
  group.traverse((part) => {
    if (part instanceof Mesh) found.push(part);
  });
  return found;
}

function triangles({ geometry }: Mesh): number {
  return (geometry.index?.count ?? geometry.getAttribute('position').count) / 3;
}

function hasBrokenNumber({ geometry }: Mesh): boolean {
  return ['position', 'normal'].some((name) =>
    Array.from(geometry.getAttribute(name).array).some((value) => !Number.isFinite(value)),
  );
}

/** What a colour word can change of the meshes of one prop: their own colours and those of their vertices. */
function tones(prop: Prop, colour: string): string {
  return meshesOf(prop.build({ seed: 1, colour }))
    .map(({ material, geometry }) => {
      const painted = geometry.hasAttribute('color') ? Array.from(geometry.getAttribute('color').array) : [];
      return `${material.color.getHexString()} ${painted.reduce((sum, tone, i) => sum + tone * ((i % 7) + 1), 0)}`;
    })
    .join();
}

describe('props', () => {
  it('no two things share a name', () => {
    const names = allProps.flatMap(({ noun, words }) => [noun, ...words]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('a thing is found by its noun and by its synonyms, and no other word finds one', () => {
    expect(findProp('car')?.noun).toBe('car');
    expect(findProp('automobile')).toBe(findProp('car'));
    expect(findProp('carburettor of a dream')).toBeNull();
  });

  it.each(allProps.map((prop) => [prop.noun, prop] as const))(
    '%s is whole, of its stated size and at rest',
    (_noun, prop) => {
      const group = prop.build({ seed: 3 });
      const meshes = meshesOf(group);
      const box = new Box3().setFromObject(group, true);
      const size = box.getSize(new Vector3()).toArray();
      expect(meshes.filter(hasBrokenNumber).map(({ name }) => name)).toEqual([]);
      expect(meshes.filter((mesh) => triangles(mesh) === 0).map(({ name }) => name)).toEqual([]);
      expect(meshes.reduce((sum, mesh) => sum + triangles(mesh), 0)).toBeLessThan(MOST_TRIANGLES);
      expect(Math.abs(box.min.y)).toBeLessThan(0.001 * Math.max(...size));
      prop.size.forEach((metres, axis) => {
        expect(size[axis]).toBeGreaterThan(metres * 0.8);
        expect(size[axis]).toBeLessThan(metres * 1.25);
      });
    },
  );

  it.each(allProps.map((prop) => [prop.noun, prop] as const))(
    '%s says truly what it paints, labels and moves',
    (_noun, prop) => {
      const named = (name: string | undefined) =>
        !name || prop.build({ seed: 1 }).getObjectByName(name) !== undefined;
      const parts = [...prop.paints, ...(prop.moves ?? []).map(({ part }) => part), prop.label];
      expect(parts.filter((part) => !named(part))).toEqual([]);
      expect(tones(prop, '#00ff00') !== tones(prop, '#0000ff')).toBe(prop.paints.length > 0);
    },
  );
});
