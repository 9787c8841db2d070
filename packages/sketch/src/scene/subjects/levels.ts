import type { Habitat, Traits } from '../../subjects/subject.js';
import { duneLine } from '../layers/dune-field.js';
import { shoreline } from '../layers/shoreline.js';
import type { HasChance, HasView, SceneKit, SheetKit } from '../scene-kit.js';
import type { Placed } from './placed.js';
import { TABLE_DEPTH, TABLE_TOP } from './table.js';

/** What flies in a wood flies before most of its trunks. */
const AMONG_TREES = 0.52;

/** Where something stands: its foot, its depth and what is under it. */
export type Level = Pick<Placed, 'y' | 'depth' | 'under' | 'rock' | 'height' | 'ground'>;

/**
 * The level of a subject of this height that lives there, at world x; `lift` 0 to 1 varies it within its
 * kind.
 */
export function levelOf(
  kit: SceneKit,
  habitat: Habitat,
  at: { height: number; lift: number; x: number; traits: Traits },
): Level {
  const { horizon } = kit.view;
  const { setting } = kit.scene;
  const { height, lift } = at;
  if (habitat === 'air') {
    const top = Math.max(0.12 + height, horizon * 0.22 + height * 0.5);
    return {
      y: top + (horizon * 0.62 - top) * (0.15 + lift * 0.7),
      depth: setting === 'forest' ? AMONG_TREES : 0.22,
      under: 'nothing',
      rock: false,
      height,
    };
  }
  if (habitat === 'underwater')
    return { y: 0.26 + height * 0.6 + lift * 0.42, depth: 0.4, under: 'nothing', rock: false, height };
  if (habitat === 'space')
    return {
      y: 0.42 + height * 0.5 + (lift - 0.5) * 0.4,
      depth: 0.45,
      under: 'nothing',
      rock: false,
      height,
    };
  if (habitat === 'table') return onTable({ height, lift });
  if (habitat === 'water')
    return {
      y: horizon + 0.035 + height * 0.2 + (lift - 0.5) * 0.05,
      depth: 0.24,
      under: 'water',
      rock: false,
      height,
    };
  return groundLevel(kit, { ...at, shore: habitat === 'shore' });
}

function onTable({ height, lift }: { height: number; lift: number }): Level {
  const y = TABLE_TOP + 0.075 + (lift - 0.5) * 0.05;
  return { y, depth: TABLE_DEPTH + 0.01, under: 'ground', rock: false, height };
}

// How far below the horizon things stand, and where the far ones do.
const GROUND: Partial<Record<string, number>> = {
  mountains: 0.25,
  forest: 0.26,
  hills: 0.2,
  village: 0.24,
  desert: 0.2,
  snowfield: 0.26,
  river: 0.24,
  street: 0.26,
  room: 0.2,
  kitchen: 0.2,
  office: 0.2,
  shop: 0.2,
  theatre: 0.06,
  sky: 0.08,
};

const FAR_GROUND: Partial<Record<string, number>> = { mountains: 0.07, hills: 0.07 };

function groundLevel(
  kit: SceneKit,
  at: { height: number; lift: number; x: number; traits: Traits; shore: boolean },
): Level {
  const { setting } = kit.scene;
  const { horizon } = kit.view;
  if (at.traits.isFarOff)
    return {
      y: horizon + (FAR_GROUND[setting] ?? 0.012),
      depth: 0.15,
      under: 'ground',
      rock: false,
      height: at.height,
    };
  if (['sea', 'lake', 'city'].includes(setting))
    return {
      y: horizon + 0.03 + (at.shore ? 0 : 0.06),
      depth: at.shore ? 0.12 : 0.3,
      under: 'water',
      rock: true,
      height: at.height,
    };
  const rolling = ROLLING[setting];
  if (rolling) return rolling(kit, at);
  const big = Math.min(1, at.height / 0.4);
  const down = (GROUND[setting] ?? 0.2) * (1 - big * 0.35) + (at.lift - 0.5) * 0.05;
  const y = Math.min(0.95, horizon + down);
  return { y, depth: 0.52, under: 'ground', rock: false, height: at.height };
}

/** What is small stands on the crest; what is great lies behind it, so that sand hides its foot. */
function onDunes(kit: SheetKit, at: { height: number; lift: number; x: number; traits: Traits }): Level {
  const line = duneLine(kit);
  const half = (at.height * at.traits.width) / 2;
  const levels = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((side) => line(at.x + side * half));
  if (at.height > 0.3)
    return { y: Math.max(...levels) + 0.012, depth: 0.33, under: 'ground', rock: false, height: at.height };
  const sunk = 0.006 + at.lift * 0.02;
  return {
    y: line(at.x) + sunk,
    depth: 0.52,
    under: 'ground',
    rock: false,
    height: at.height,
    ground: (x) => line(x) + sunk,
  };
}

/** On dry sand, farther up than the waves run. */
function onSand(kit: HasView & HasChance, at: { height: number; lift: number; x: number }): Level {
  const dry = 0.085 + at.lift * 0.05;
  const ground = (x: number): number => Math.min(0.95, shoreline(kit, x) + dry);
  return { y: ground(at.x), depth: 0.7, under: 'ground', rock: false, height: at.height, ground };
}

/** Settings whose ground isn't level. */
const ROLLING: Partial<
  Record<string, (kit: SheetKit, at: { height: number; lift: number; x: number; traits: Traits }) => Level>
> = { desert: onDunes, beach: onSand };
