import { mix } from '../../paint/colour.js';
import type { Part } from '../part.js';
import type { SceneKit } from '../scene-kit.js';

interface Grain {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly seconds: number;
  readonly reach: number;
  readonly size: number;
}

/**
 * Sand that the wind carries over a crest, in gusts. `line` gives the crest's world y; it blows towards
 * `way`.
 */
export function spindrift(
  kit: SceneKit,
  spec: { depth: number; line: (x: number) => number; way: 1 | -1 },
): Part {
  const next = kit.random('spindrift');
  const gusts = kit.noise('gusts');
  const strong = kit.scene.airs.includes('wind') || kit.scene.airs.includes('dust') ? 2.2 : 1;
  const grains: Grain[] = Array.from({ length: Math.round(300 * strong) }, () => {
    const x = next() * (kit.view.aspect + 0.3) - 0.15;
    return {
      x,
      y: spec.line(x),
      phase: next(),
      seconds: 1.3 + next() * 1.6,
      reach: 0.05 + next() * 0.13,
      size: 0.5 + next(),
    };
  });
  const colour = mix(
    [226, 190, 142].map(
      (channel, i) => (channel * (kit.light.ambient[i]! * 0.6 + kit.light.key[i]! * 0.7)) / 255,
    ) as unknown as [number, number, number],
    kit.light.haze,
    0.2,
  );
  return {
    bakes: [],
    depth: spec.depth,
    mirrors: false,
    spots: (brush, { seconds }) => {
      for (const grain of grains) {
        const t = (seconds / grain.seconds + grain.phase) % 1;
        const gust = Math.max(
          0,
          gusts.fbm(grain.x * 1.6 - spec.way * seconds * 0.16, seconds * 0.11, 2) + 0.16,
        );
        const shown = gust * strong * Math.sin(Math.PI * t);
        if (shown < 0.02) continue;
        brush.ink(colour, Math.min(0.4, shown * 0.6));
        const wide = 0.007 * grain.size * (0.5 + t);
        brush.rect(
          grain.x + spec.way * t * grain.reach - wide / 2,
          grain.y - 0.002 - 0.02 * grain.size * Math.sin(t * 2) + t * t * 0.012,
          wide,
          0.0013,
        );
      }
    },
  };
}
