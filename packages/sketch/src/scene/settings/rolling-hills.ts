import { hex, type Rgb } from '../../paint/colour.js';
import { copse } from '../layers/copse.js';
import { crestLine, ridge } from '../layers/ridge.js';
import type { Part } from '../part.js';
import type { HasChance, HasScene, HasView, SceneKit } from '../scene-kit.js';

const ROWS = [
  { name: 'far hills', depth: 0.04, height: 0.12, base: 0.0, haze: 0.62, width: 0.7, colour: '#6f8a63' },
  { name: 'middle hills', depth: 0.14, height: 0.1, base: 0.06, haze: 0.32, width: 0.95, colour: '#7c9c55' },
  { name: 'near hills', depth: 0.3, height: 0.1, base: 0.15, haze: 0.14, width: 1.3, colour: '#86a64c' },
  { name: 'field', depth: 0.6, height: 0.12, base: 0.32, haze: 0.03, width: 1.7, colour: '#83a043' },
];

interface Hill {
  readonly row: (typeof ROWS)[number];
  crest(x: number): number;
}

function hillsOf(kit: HasView & HasChance): Hill[] {
  const next = kit.random('hills');
  return ROWS.map((row) => ({
    row,
    crest: crestLine(kit.noise(row.name), {
      base: kit.view.horizon + row.base,
      height: row.height,
      width: row.width,
      sharp: 0.05,
      offset: next() * 60,
    }),
  }));
}

/** Soft green hills, one behind another. */
export function rollingHills(kit: SceneKit, foot: number | null = null): Part[] {
  const { view } = kit;
  const snowy = kit.scene.airs.includes('snow');
  return hillsOf(kit).map(({ row, crest }) => {
    const bottom = foot ?? (row.depth > 0.5 ? 1.25 : view.horizon + row.base + 0.3);
    return ridge(kit, {
      name: row.name,
      depth: row.depth,
      crest,
      bottom,
      rock: hex(row.colour),
      cover: hex('#9db45f'),
      snowLine: snowy ? 2 : null,
      haze: row.haze * kit.light.hazeAmount,
      footHaze: row.depth > 0.5 ? 0 : 0.3 * kit.light.hazeAmount,
      grain: 5.5,
      relief: 0.34,
      soft: true,
    });
  });
}

/** Colours of leaves in this season. */
export function leavesOf(kit: HasScene): Rgb[] {
  const green = kit.scene.airs.includes('snow')
    ? ['#8d9a98', '#a5b0b2', '#7c8a86']
    : ['#5f8238', '#6f9440', '#4f7034', '#7d9a48'];
  return (kit.scene.airs.includes('leaves') ? ['#b5652b', '#c98a35', '#a2482a', '#8f7a3a'] : green).map(
    (code) => hex(code),
  );
}

/** Trees in clumps on the middle and the near hill: what tells how far away they are. */
export function crestTrees(kit: SceneKit): Part[] {
  const leaves = leavesOf(kit);
  return hillsOf(kit)
    .slice(1, 3)
    .map(({ row, crest }, i) =>
      copse(kit, {
        name: `${row.name} trees`,
        depth: row.depth + 0.004,
        ground: crest,
        tallest: 0.042 + i * 0.036,
        density: 120 - i * 56,
        leaves,
        haze: row.haze * kit.light.hazeAmount,
      }),
    );
}
