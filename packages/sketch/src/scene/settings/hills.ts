import { hex } from '../../paint/colour.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import type { Part, ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { crestTrees, rollingHills } from './rolling-hills.js';
import { standingBehind } from './standing-behind.js';

/** Rolling meadows with trees and flowers. */
export function planHills(kit: SceneKit): ScenePlan {
  const parts = [...rollingHills(kit)];
  const behind = standingBehind(kit, 0.75, SUNK);
  if (behind) parts.splice(0, 1, ...behind);
  if (!kit.scene.airs.includes('dust')) parts.push(...crestTrees(kit));
  parts.push(meadow(kit));
  return { parts, water: null, glows: () => [] };
}

/** Where the foot of what is behind them can't be seen. */
const SUNK = 0.09;

/** Flowers and grass at the camera's feet. */
export function meadow(kit: SceneKit): Part {
  const next = kit.random('meadow flowers');
  const sets = [
    ['#f2efe6', '#e9c94f'],
    ['#d9534f', '#e8833a'],
    ['#9d7fd6', '#c9a4e0'],
    ['#5f86d6', '#f4f1ea'],
  ];
  const flowers = (sets[Math.floor(next() * sets.length)] ?? []).map((code) => hex(code));
  const snowy = kit.scene.airs.includes('snow');
  if (snowy)
    return foregroundGrass(kit, {
      name: 'meadow',
      depth: 1,
      tallest: 0.1,
      density: 150,
      blade: hex('#c2ccd2'),
      flowers: null,
      root: 1.025,
      presence: () => 0.7,
    });
  return foregroundGrass(kit, {
    name: 'meadow',
    depth: 1,
    tallest: 0.17,
    density: 760,
    blade: hex('#86a546'),
    flowers,
    root: 1.025,
    presence: () => 1,
  });
}
