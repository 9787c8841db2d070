import { BoxGeometry, type BufferGeometry } from 'three';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Motion, Place } from '../kit/prop.js';
import { rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

export const YARD: readonly Place[] = ['ground', 'road', 'podium', 'floor'];

interface Track {
  readonly x: number;
  readonly long: number;
  readonly radius: number;
  readonly wide: number;
}

/** Where a plate of the chain is, so far round of 1: its height, how far ahead, and its slope. */
function roundAt(t: number, long: number, radius: number): readonly [number, number, number] {
  const [flat, bow] = [long, Math.PI * radius];
  const way = t * 2 * (flat + bow);
  if (way < flat) return [radius * 2, way - flat / 2, 0];
  if (way < flat + bow) {
    const turn = (way - flat) / radius;
    return [radius + radius * Math.cos(turn), flat / 2 + radius * Math.sin(turn), turn];
  }
  if (way < 2 * flat + bow) return [0, flat / 2 - (way - flat - bow), Math.PI];
  const turn = (way - 2 * flat - bow) / radius;
  return [radius - radius * Math.cos(turn), -flat / 2 - radius * Math.sin(turn), Math.PI + turn];
}

/** Two chains of plates round their wheels; the wheels spin as the road goes by. */
export function tracks(kit: Maker, { x, long, radius, wide }: Track): void {
  const plates: BufferGeometry[] = [];
  const count = Math.round((2 * (long + Math.PI * radius)) / (radius * 0.42));
  for (const side of [-1, 1])
    for (let i = 0; i < count; i += 1) {
      const [y, z, turn] = roundAt(i / count, long, radius);
      plates.push(
        placed(new BoxGeometry(wide, radius * 0.14, radius * 0.34), {
          at: [side * x, y + radius * 0.06, z],
          turn: [turn, 0, 0],
        }),
      );
    }
  kit.add('chains', merged(plates), matter('metal', '#3a3d40', { roughness: 0.6, metalness: 0.5 }));
  const wheels = Math.max(3, Math.round(long / (radius * 1.25)));
  const steel = matter('metal', '#5b6066', { roughness: 0.5 });
  for (let i = 0; i < wheels; i += 1) {
    const joint = kit.joint(`wheel.${i}`, [
      0,
      radius + radius * 0.06,
      ((i / (wheels - 1)) * 2 - 1) * (long / 2),
    ]);
    const across = (part: BufferGeometry, side: number, y = 0, z = 0) =>
      part.rotateZ(1.571).translate(side * x, y, z);
    const discs = [-1, 1].flatMap((side) => [
      across(rod(radius * 0.86, wide * 0.8, 22), side),
      across(rod(radius * 0.3, wide * 0.98, 14), side),
      ...[0, 1, 2, 3, 4].map((k) =>
        across(
          rod(radius * 0.1, wide * 0.9, 7),
          side,
          Math.cos(k * 1.257) * radius * 0.56,
          Math.sin(k * 1.257) * radius * 0.56,
        ),
      ),
    ]);
    joint.add('disc', merged(discs), steel);
  }
}

export const rolls = (long: number, radius: number): Motion[] =>
  Array.from({ length: Math.max(3, Math.round(long / (radius * 1.25))) }, (_, i): Motion => ({
    part: `wheel.${i}`,
    does: 'spin',
    axis: 'x',
  }));
