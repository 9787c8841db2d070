import { type Grade, PLAIN_GRADE } from '../paint/grade.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { Style } from '../prompt/vocabulary.js';

const GRADES: Partial<Record<Style, Partial<Grade>>> = {
  dramatic: { contrast: 1.12, saturation: 1.06 },
  dreamy: { contrast: 0.92, lift: 7, saturation: 0.95, warmth: 2 },
  noir: { contrast: 1.16, lift: -2, saturation: 0, grain: 2.6, grainHoldFrames: 2 },
  pastel: { contrast: 0.78, lift: 22, saturation: 0.8 },
  vintage: { contrast: 0.94, lift: 6, saturation: 0.62, warmth: 8, grain: 2.8, grainHoldFrames: 2 },
  neon: { contrast: 1.1, saturation: 1.32 },
  watercolor: { contrast: 0.96, lift: 6, saturation: 0.95 },
  gloomy: { contrast: 0.98, lift: -7, saturation: 0.62, warmth: -3 },
  joyful: { contrast: 1.04, lift: 3, saturation: 1.22 },
  mysterious: { lift: -3, saturation: 0.85, warmth: -4 },
  cinematic: { contrast: 1.06, saturation: 0.98, warmth: 1.5 },
};

/** The grade of a scene: its styles, one on another. */
export function gradeFor(scene: SceneDescription): Grade {
  return scene.styles.reduce<Grade>((grade, style) => layered(grade, GRADES[style] ?? {}), PLAIN_GRADE);
}

function layered(grade: Grade, more: Partial<Grade>): Grade {
  return {
    contrast: grade.contrast * (more.contrast ?? 1),
    lift: grade.lift + (more.lift ?? 0),
    saturation: grade.saturation * (more.saturation ?? 1),
    warmth: grade.warmth + (more.warmth ?? 0),
    grain: Math.max(grade.grain, more.grain ?? 0),
    grainHoldFrames: Math.max(grade.grainHoldFrames, more.grainHoldFrames ?? 0),
  };
}
