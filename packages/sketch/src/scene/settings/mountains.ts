import { hex, mix } from '../../paint/colour.js';
import { conifers } from '../layers/conifers.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import { crestLine, ridge } from '../layers/ridge.js';
import type { Part, ScenePlan } from '../part.js';
import type { HasScene, HasView, SceneKit } from '../scene-kit.js';
import { waysOf } from '../subjects/ways.js';

/** Ranges one behind another, firs in front of them and an alpine meadow at the camera's feet. */
export function planMountains(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const snowy = kit.scene.airs.includes('snow');
  const parts = [
    ...ranges(kit, 1),
    firSlope(kit, {
      name: 'slope firs',
      depth: 0.42,
      base: view.horizon + 0.1,
      swing: 0.05,
      tallest: 0.085,
      haze: 0.3,
    }),
  ];
  parts.push(
    firSlope(kit, {
      name: 'near firs',
      depth: 0.7,
      base: view.horizon + 0.25,
      swing: 0.09,
      tallest: 0.26,
      haze: 0.06,
    }),
  );
  const blade = snowy ? hex('#b9c3c9') : hex('#7f9a4c');
  parts.push(
    foregroundGrass(kit, {
      name: 'meadow',
      depth: 1,
      tallest: 0.15,
      density: 640,
      blade,
      flowers: snowy ? null : [hex('#e9d46a'), hex('#d9e2f4'), hex('#b78ad6')],
      root: 1.03,
      presence: () => 1,
    }),
  );
  return { parts, water: null, glows: () => [] };
}

/** Three ranges, one behind the other; heights, hazes and snow lines as shares. */
const RANGES = [
  {
    name: 'far range',
    depth: 0.03,
    height: 0.5,
    base: 0.06,
    haze: 0.48,
    snow: 0.15,
    sharp: 0.85,
    grain: 4.5,
  },
  {
    name: 'middle range',
    depth: 0.1,
    height: 0.36,
    base: 0.09,
    haze: 0.27,
    snow: 0.17,
    sharp: 0.85,
    grain: 6,
  },
  {
    name: 'near range',
    depth: 0.2,
    height: 0.17,
    base: 0.1,
    haze: 0.12,
    snow: 0.5,
    sharp: 0.4,
    grain: 7.5,
  },
] as const;

/**
 * Three ranges, the farthest the highest and palest. `size` 1 fills the picture; they end at `foot` where
 * water begins.
 */
export function ranges(kit: SceneKit, size: number, foot: number | null = null): Part[] {
  const { view } = kit;
  const next = kit.random('ranges');
  const thick = kit.light.hazeAmount;
  const width = view.aspect < 0.9 ? 0.55 : 0.95;
  const snowy = kit.scene.airs.includes('snow') || kit.scene.setting === 'snowfield';
  return RANGES.map((row, i) => {
    const base = view.horizon + (foot === null ? row.base : 0.03);
    const crest = crestLine(kit.noise(row.name), {
      base,
      height: row.height * size,
      width: width * (1.1 - i * 0.2) * Math.max(0.6, size),
      sharp: row.sharp,
      offset: next() * 60,
    });
    return ridge(kit, {
      name: row.name,
      depth: row.depth,
      crest,
      bottom: foot ?? base + 0.16,
      rock: hex(i === 2 ? '#6a6b60' : '#77757c'),
      cover: i === 0 ? null : mix(hex('#4f6a45'), hex('#6f7f58'), i * 0.3),
      snowLine: snowLineOf(kit, { snowy, bare: view.horizon - row.snow * size }),
      haze: row.haze * thick + 0.03,
      footHaze: 0.5 * thick,
      grain: row.grain,
      relief: 1.15,
    });
  });
}

function snowLineOf(kit: HasScene & HasView, line: { snowy: boolean; bare: number }): number | null {
  if (kit.scene.without.includes('snow')) return null;
  return line.snowy ? kit.view.horizon + 0.2 : line.bare;
}

/** A slope of firs that leaves the middle open. */
export function firSlope(
  kit: SceneKit,
  slope: {
    name: string;
    depth: number;
    base: number;
    swing: number;
    tallest: number;
    haze: number;
    bottom?: number;
  },
): Part {
  const { view } = kit;
  const line = kit.noise(`${slope.name} ground`);
  const offset = kit.random(slope.name)() * 50;
  const ground = (x: number): number =>
    slope.base -
    slope.swing * (line.fbm(x * 1.1 + offset, 4.4, 3) * 1.4 + Math.abs(x / view.aspect - 0.5) * 0.9);
  const open = 0.25 + kit.random(`${slope.name} gap`)() * 0.5;
  const near = slope.depth > 0.6;
  const ways = near ? waysOf(kit) : [];
  const patches = (x: number): number =>
    Math.min(1, Math.max(0.12, 0.75 + line.fbm(x * 2.3, offset, 2) * 2.2));
  const sides = (x: number): number =>
    ways.some((way) => x > way.left && x < way.right)
      ? 0.021
      : Math.min(1, Math.max(0.03, Math.abs(x / view.aspect - open) * 2.8 - 0.35));
  return conifers(kit, {
    name: slope.name,
    depth: slope.depth,
    ground,
    bottom: slope.bottom ?? (near ? 1.22 : slope.base + 0.3),
    tallest: slope.tallest,
    density: (near ? 7 : 10) / slope.tallest,
    leaf: hex('#4d6b4a'),
    snow: kit.scene.airs.includes('snow') || kit.scene.setting === 'snowfield',
    haze: slope.haze * kit.light.hazeAmount,
    presence: near ? sides : patches,
    mirrors: false,
  });
}
