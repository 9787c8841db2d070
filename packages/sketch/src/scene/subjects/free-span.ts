import { createCamera } from '../camera.js';
import { palmsAt } from '../layers/palms.js';
import type { HasChance, HasScene, HasView, SceneKit } from '../scene-kit.js';

/** A stretch of the world from left to right. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

/**
 * What the frame shows of a depth from the first to the last moment, whatever the camera does, less a margin.
 */
export function shownSpan(kit: HasScene & HasView & HasChance, depth: number): Span {
  const { view, scene } = kit;
  const camera = createCamera(scene.camera, kit.seed);
  const turns = 2 * (1 + scene.camera.next.length);
  const poses = Array.from({ length: turns + 1 }, (_, i) => camera(i / turns, 0));
  const edges = (frameX: number): number[] =>
    poses.map(
      (pose) =>
        (frameX - view.aspect / 2 + pose.x * view.follow(depth)) / view.zoom(pose, depth) + view.aspect / 2,
    );
  const margin = view.aspect * 0.035 + (scene.camera.move === 'handheld' ? 0.02 : 0);
  return { left: Math.max(...edges(0)) + margin, right: Math.min(...edges(view.aspect)) - margin };
}

/** Where subjects may be: in the frame, and beside palms, not behind them. */
export function freeSpan(kit: SceneKit, depth: number, isHigh: boolean): Span {
  const shown = shownSpan(kit, depth);
  if (kit.scene.setting !== 'beach') return shown;
  const palms = palmsAt(kit);
  const taken = isHigh ? palms.crown : palms.stems;
  return palms.isLeft
    ? { ...shown, left: Math.max(shown.left, taken) }
    : { ...shown, right: Math.min(shown.right, kit.view.aspect - taken) };
}
