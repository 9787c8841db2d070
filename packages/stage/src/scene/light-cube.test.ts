import { describe, expect, it } from '@jest/globals';
import { type DataTexture, DataUtils } from 'three/webgpu';
import { lightCube } from './light-cube.js';
import type { Surroundings } from './surroundings.js';

const even: Surroundings = (_x, _y, _z, out, at) => out.fill(0.5, at, at + 3);
/** A lamp to the right, as wide as a hand. */
const fromRight: Surroundings = (x, _y, _z, out, at) => out.fill(x > 0.94 ? 10 : 0, at, at + 3);

const redsOf = (face: DataTexture): number[] => {
  const halves = face.image.data as unknown as Uint16Array;
  return [...halves.filter((_, at) => at % 4 === 0)].map((half) => DataUtils.fromHalfFloat(half));
};
const levelsOf = (surroundings: Surroundings): number[][][] => {
  const cube = lightCube(surroundings);
  const mips = cube.mipmaps as unknown as { images: DataTexture[] }[];
  return [cube.images as DataTexture[], ...mips.map(({ images }) => images)].map((faces) =>
    faces.map(redsOf),
  );
};

describe('the light from all around', () => {
  it('stays what it is where it is even, at every roughness', () => {
    const off = levelsOf(even)
      .flat(2)
      .reduce((most, value) => Math.max(most, Math.abs(value - 0.5)), 0);
    expect(off).toBeLessThan(0.005);
  });

  it('comes from where its lamp is, and from ever wider around it the rougher what it falls on is', () => {
    const lit = levelsOf(fromRight).map((faces) => faces.map((face) => Math.max(...face)));
    // The renderer looks up x the other way round: the lamp on the right is on the second face.
    expect(lit[0]).toEqual([0, 10, 0, 0, 0, 0]);
    const brightest = lit.slice(0, 5).map((faces) => faces[1]!);
    expect(brightest.toSorted((a, b) => b - a)).toEqual(brightest);
    expect(lit[4]![2]!).toBeGreaterThan(0.1);
    expect(lit[4]![0]!).toBeLessThan(0.1);
  });
});
