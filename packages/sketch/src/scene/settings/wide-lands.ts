import { hex } from '../../paint/colour.js';
import { copse } from '../layers/copse.js';
import { cottages } from '../layers/cottages.js';
import { duneLine, STAGE_DUNES } from '../layers/dune-field.js';
import { dunes } from '../layers/dunes.js';
import { foregroundGrass } from '../layers/foreground-grass.js';
import { groundPlane } from '../layers/ground-plane.js';
import { crestLine, ridge } from '../layers/ridge.js';
import { spindrift } from '../layers/spindrift.js';
import type { Part, ScenePlan } from '../part.js';
import type { SceneKit, SheetKit } from '../scene-kit.js';
import { planHills } from './hills.js';
import { leavesOf, rollingHills } from './rolling-hills.js';
import { firSlope, ranges } from './mountains.js';
import { standingBehind } from './standing-behind.js';

/** Dunes to the horizon, one crest behind another; mesas far off in some. */
export function planDesert(kit: SceneKit): ScenePlan {
  const way = kit.sun.x > kit.view.aspect / 2 ? -1 : 1;
  const rocky = kit.random('mesas shown')() > 0.6 ? [mesas(kit)] : [];
  const parts = [
    ...(standingBehind(kit, 0.6) ?? rocky),
    dunes(kit, { name: 'far dunes', depth: 0.14, near: 7.5, far: 80, length: 13, height: 1.75, ripples: 0 }),
    dunes(kit, STAGE_DUNES),
    spindrift(kit, { depth: STAGE_DUNES.depth + 0.01, line: duneLine(kit), way }),
    dunes(kit, {
      name: 'near dunes',
      depth: 0.8,
      near: 1.25,
      far: 3.3,
      length: 3.4,
      height: 0.2,
      ripples: 0.22,
    }),
  ];
  return { parts, water: null, glows: () => [] };
}

function mesas(kit: SheetKit): Part {
  const { view } = kit;
  const noise = kit.noise('mesas');
  const offset = kit.random('mesas')() * 40;
  const crest = (x: number): number => {
    const block = noise.fbm(x * 1.2 + offset, 2.2, 2);
    const wall = Math.min(1, Math.max(0, block * 9 - 0.4));
    return view.horizon + 0.004 - 0.13 * wall - 0.018 * noise.fbm(x * 7, 5.1, 3);
  };
  return ridge(kit, {
    name: 'mesas',
    depth: 0.04,
    crest,
    bottom: view.horizon + 0.01,
    rock: hex('#a8623f'),
    cover: null,
    snowLine: null,
    haze: 0.42 * kit.light.hazeAmount,
    footHaze: 0.2,
    grain: 7,
    relief: 0.8,
  });
}

/** Snow to the horizon, white ranges behind, firs here and there. */
export function planSnowfield(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const snow = groundPlane(kit, {
    name: 'snow plain',
    colour: hex('#eef3fa'),
    patches: hex('#dbe6f5'),
    texture: 0.05,
    ripples: 0.2,
    haze: 0.75,
    top: view.horizon,
  });
  const parts = [
    ...ranges(kit, 0.7),
    snow,
    firSlope(kit, {
      name: 'snow firs',
      depth: 0.3,
      base: view.horizon + 0.045,
      swing: 0.01,
      tallest: 0.085,
      haze: 0.28,
      bottom: view.horizon + 0.056,
    }),
    drifts(kit),
  ];
  return { parts, water: null, glows: () => [] };
}

function drifts(kit: SheetKit): Part {
  const line = crestLine(kit.noise('drifts'), {
    base: kit.view.horizon + 0.34,
    height: 0.12,
    width: 1.6,
    sharp: 0.1,
    offset: kit.random('drifts')() * 50,
  });
  return ridge(kit, {
    name: 'drifts',
    depth: 0.8,
    crest: line,
    bottom: 1.25,
    rock: hex('#eef3fb'),
    cover: null,
    snowLine: null,
    haze: 0,
    footHaze: 0,
    grain: 2,
    relief: 0.5,
    soft: true,
  });
}

/** A river that winds towards the camera between green banks. */
export function planRiver(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const bend = kit.random('river')() * 6;
  const noise = kit.noise('banks');
  const covers = (x: number, y: number): number => {
    const down = (y - view.horizon) / (1 - view.horizon);
    const centre =
      view.aspect * (0.5 + 0.3 * Math.sin(bend + 3.4 * Math.sqrt(Math.max(0, down))) * (1 - down * 0.55));
    const half =
      0.012 + down * down * 0.42 * Math.min(1.2, view.aspect) + noise.fbm(x * 6, y * 14, 2) * 0.05 * down;
    return Math.min(1, Math.max(0, (Math.abs(x - centre) - half) * 90));
  };
  const autumn = kit.scene.airs.includes('leaves');
  const banks = groundPlane(
    kit,
    {
      name: 'banks',
      colour: hex(autumn ? '#948a45' : '#7f9a4a'),
      patches: hex(autumn ? '#a3763a' : '#668a3c'),
      texture: 0.42,
      ripples: 0,
      haze: 0.6,
      top: view.horizon,
      covers,
    },
    0.4,
  );
  const back = standingBehind(kit, 0.85) ?? rollingHills(kit, view.horizon + 0.004).slice(0, 2);
  const reeds = foregroundGrass(kit, {
    name: 'bank reeds',
    depth: 1,
    tallest: 0.22,
    density: 330,
    blade: hex('#74893f'),
    flowers: null,
    root: 1.07,
    presence: (x) => Math.max(0, Math.abs(x / view.aspect - 0.5) * 2.6 - 0.5),
  });
  return {
    parts: [...back, ...bankTrees(kit), banks, reeds],
    water: { roughness: 0.3, pace: 1.6 },
    glows: () => [],
  };
}

function bankTrees(kit: SceneKit): Part[] {
  const { view } = kit;
  const haze = kit.light.hazeAmount;
  return [
    copse(kit, {
      name: 'far bank trees',
      depth: 0.16,
      ground: () => view.horizon + 0.012,
      tallest: 0.075,
      density: 120,
      leaves: leavesOf(kit),
      haze: 0.36 * haze,
    }),
    copse(kit, {
      name: 'bank trees',
      depth: 0.42,
      ground: (x) => view.horizon + 0.05 + 0.03 * Math.abs(x / view.aspect - 0.5),
      tallest: 0.15,
      density: 13,
      leaves: leavesOf(kit),
      haze: 0.16 * haze,
    }),
  ];
}

/** Hills with rows of houses are a village; houses that the prompt names stand before them. */
export function planVillage(kit: SceneKit): ScenePlan {
  const hills = planHills(kit);
  const { horizon } = kit.view;
  const streets = [
    cottages(kit, {
      name: 'far cottages',
      depth: 0.31,
      foot: horizon + 0.075,
      height: 0.085,
      count: 8,
      haze: 0.3,
    }),
    cottages(kit, {
      name: 'near cottages',
      depth: 0.44,
      foot: horizon + 0.125,
      height: 0.14,
      count: 5,
      haze: 0.12,
    }),
  ];
  return { ...hills, parts: [...hills.parts, ...streets] };
}
