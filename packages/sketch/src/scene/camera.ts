import { smooth } from '../paint/colour.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { createNoise } from '../paint/noise.js';

/** Where the camera has got to, in frame heights; zoom 1 is the start. */
export interface CameraPose {
  readonly x: number;
  readonly tilt: number;
  readonly rise: number;
  readonly zoom: number;
}

interface Travel {
  readonly from: CameraPose;
  readonly to: CameraPose;
}

function pose(x: number, tilt = 0, rise = 0, zoom = 1): CameraPose {
  return { x, tilt, rise, zoom };
}

const TRAVELS: Record<SceneDescription['camera']['move'], Travel> = {
  drift: { from: pose(-0.035, 0, 0, 1), to: pose(0.035, 0, 0, 1.05) },
  static: { from: pose(0), to: pose(0) },
  'pan-left': { from: pose(0.17), to: pose(-0.17) },
  'pan-right': { from: pose(-0.17), to: pose(0.17) },
  'tilt-up': { from: pose(0, 0.1), to: pose(0, -0.1, 0, 1.01) },
  'tilt-down': { from: pose(0, -0.1), to: pose(0, 0.1, 0, 1.01) },
  'push-in': { from: pose(0, 0, 0, 1), to: pose(0, 0, 0, 1.3) },
  'pull-out': { from: pose(0, 0, 0, 1.3), to: pose(0, 0, 0, 1) },
  orbit: { from: pose(0.15, 0, 0, 1.04), to: pose(-0.15, 0, 0, 1.1) },
  rise: { from: pose(0, 0.02, -0.09, 1.06), to: pose(0, -0.02, 0.09, 1) },
  handheld: { from: pose(-0.015, 0, 0, 1.03), to: pose(0.015, 0, 0, 1.06) },
};

/**
 * How far layers must reach beyond the frame on each side, in frame heights, so that no border ever shows.
 */
export const OVERSCAN = 0.26;

/** What a move adds to where the one before it left the camera. */
function onFrom(last: CameraPose, { from, to }: Travel): Travel {
  const on = (key: 'x' | 'tilt' | 'rise', most: number): number =>
    Math.max(-most, Math.min(most, last[key] + to[key] - from[key]));
  const zoom = Math.max(1, Math.min(MOST_ZOOM, (last.zoom * to.zoom) / from.zoom));
  return { from: last, to: pose(on('x', 0.17), on('tilt', 0.1), on('rise', 0.09), zoom) };
}

const MOST_ZOOM = 1.3;

/** The way of a whole clip: one move, or several of them, each from where the last one ended. */
function travelsOf(camera: SceneDescription['camera']): Travel[] {
  const travels = [TRAVELS[camera.move]];
  for (const move of camera.next) travels.push(onFrom(travels.at(-1)!.to, TRAVELS[move]));
  return travels;
}

/** The camera over time: a pure function of progress (0 to 1) and seconds. */
export function createCamera(
  camera: SceneDescription['camera'],
  seed: number,
): (progress: number, seconds: number) => CameraPose {
  const travels = travelsOf(camera);
  const reach = { slow: 0.6, normal: 1, fast: 1.35 }[camera.speed];
  const shake = createNoise(seed);
  const handheld = [camera.move, ...camera.next].includes('handheld') ? 1 : 0;
  return (progress, seconds) => {
    const way = Math.min(progress * travels.length, travels.length - 1e-9);
    const travel = travels[Math.floor(way)]!;
    const part = travels.length === 1 ? progress : way - Math.floor(way);
    // Only a single move may end short of its goal: the next one goes on from there.
    const eased = 0.5 + (mixEase(part) - 0.5) * (travels.length === 1 ? reach : 1);
    const at = (key: keyof CameraPose): number =>
      travel.from[key] + (travel.to[key] - travel.from[key]) * eased;
    const sway = (row: number): number => handheld * shake.fbm(seconds * 0.9, row * 7.7, 3) * 0.02;
    return { x: at('x') + sway(1), tilt: at('tilt') + sway(2), rise: at('rise'), zoom: at('zoom') };
  };
}

// Mostly even, soft at both ends: a plain smoothstep looks as though the camera stopped.
function mixEase(t: number): number {
  return smooth(t) * 0.55 + t * 0.45;
}
