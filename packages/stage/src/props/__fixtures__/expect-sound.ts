import { expect } from '@jest/globals';
import { Box3, type BufferGeometry, type Group, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import type { Prop } from '../index.js';

const MOST_TRIANGLES = 31_000;

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
  return ['position', 'normal'].some(
    (name) => !geometry.getAttribute(name).array.every((value) => Number.isFinite(value)),
  );
}

/** The colours of every mesh and of its vertices. */
function tones(group: Group): string {
  return meshesOf(group)
    .map(({ material, geometry }) => {
      const painted = geometry.hasAttribute('color') ? [...geometry.getAttribute('color').array] : [];
      return `${material.color.getHexString()} ${painted.reduce((sum, tone, i) => sum + tone * ((i % 7) + 1), 0)}`;
    })
    .join();
}

function nameless(prop: Prop, group: Group): string[] {
  const parts = [
    ...prop.paints,
    ...(prop.moves ?? []).map(({ part }) => part),
    ...(prop.label ? [prop.label] : []),
  ];
  return parts.filter((part) => group.getObjectByName(part) === undefined);
}

function sizeOf(box: Box3): number[] {
  return box.getSize(new Vector3()).toArray();
}

/** A thing is whole, at rest on y = 0, of its stated size, and has the parts that it says it paints, labels and moves. */
export function expectSound(prop: Prop): void {
  const group = prop.build({ seed: 3, colour: '#00ff00' });
  group.updateMatrixWorld(true);
  const meshes = meshesOf(group);
  const box = new Box3().setFromObject(group, true);
  expect(meshes.filter(hasBrokenNumber).map(({ name }) => name)).toEqual([]);
  expect(meshes.filter((mesh) => triangles(mesh) === 0).map(({ name }) => name)).toEqual([]);
  expect(meshes.reduce((sum, mesh) => sum + triangles(mesh), 0)).toBeLessThan(MOST_TRIANGLES);
  expect(nameless(prop, group)).toEqual([]);
  expect(Math.abs(box.min.y)).toBeLessThan(0.001 * Math.max(...prop.size));
  sizeOf(box).forEach((metres, axis) => expect(metres / (prop.size[axis] ?? 0)).toBeCloseTo(1, 0));
}

/** How far under the ground anything gets that turns, in heights of the whole. */
export function sinking({ build, moves = [] }: Prop): number {
  const group = build({ seed: 3 });
  const lowest = (): number => {
    group.updateMatrixWorld(true);
    return new Box3().setFromObject(group).min.y;
  };
  const rest = lowest();
  const lows = moves
    .filter(({ does }) => does === 'spin')
    .flatMap(({ part, axis = 'y' }) =>
      [1, 2].map(() => {
        group.getObjectByName(part)!.rotation[axis] += Math.PI / 2;
        return lowest();
      }),
    );
  return Math.max(0, ...lows.map((low) => rest - low)) / sizeOf(new Box3().setFromObject(group))[1]!;
}

/** Whether a colour that somebody asks for is seen. */
export function expectPainted(prop: Prop): void {
  const [green, blue] = ['#00ff00', '#0000ff'].map((colour) => tones(prop.build({ seed: 3, colour })));
  expect(green !== blue).toBe(prop.paints.length > 0);
}
