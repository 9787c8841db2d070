import type { Brush } from '../../paint/brush.js';
import { mix } from '../../paint/colour.js';
import type { Moment } from '../part.js';
import type { HasChance, HasView, SceneKit } from '../scene-kit.js';

interface Drop {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly phase: number;
}

/** Something that falls through the whole frame, again and again. In frame heights. */
export interface Falling {
  /** How far it is blown to the left on its way down, in frame heights. */
  readonly slant: number;
  paint(brush: Brush, moment: Moment): void;
}

function scatter(kit: HasView & HasChance, name: string, count: number): Drop[] {
  const next = kit.random(name);
  return Array.from({ length: Math.round(count * Math.max(0.7, kit.view.aspect / 1.6)) }, () => ({
    x: next(),
    y: next(),
    near: next() ** 2.2,
    phase: next() * 40,
  }));
}

function wrap(value: number): number {
  return value - Math.floor(value);
}

/** Rain as short slanted streaks, nearer ones longer and faster. */
export function rain(kit: SceneKit): Falling {
  const heavy = kit.scene.airs.includes('storm') || kit.scene.styles.includes('dramatic');
  const drops = scatter(kit, 'rain', heavy ? 420 : 270);
  const slant = kit.scene.airs.includes('wind') || heavy ? 0.26 : 0.1;
  const colour = mix(kit.light.haze, [235, 242, 250], 0.45);
  const span = kit.view.aspect + 0.6;
  const paint: Falling['paint'] = (brush, moment) => {
    for (const drop of drops) {
      const length = 0.018 + drop.near * 0.085;
      const y = wrap(drop.y + moment.seconds * (1.15 + drop.near * 1.9)) * 1.2 - 0.1;
      const x = wrap(drop.x - moment.pose.x * (0.1 + drop.near) * 0.5) * span - 0.3;
      brush.ink(colour, 0.1 + drop.near * 0.26);
      brush.rect(x, y - length, 0.0009 + drop.near * 0.0014, length);
    }
  };
  return { slant, paint };
}

/** Snow that sways as it sinks. */
export function snow(kit: SceneKit): Falling {
  const flakes = scatter(kit, 'snow', 330);
  const gust = kit.scene.airs.includes('wind') || kit.scene.airs.includes('storm') ? 0.32 : 0.05;
  const span = kit.view.aspect + 0.4;
  const colour = mix(kit.light.haze, [255, 255, 255], kit.light.lampsOn ? 0.6 : 0.88);
  const paint: Falling['paint'] = (brush, moment) => {
    for (const flake of flakes) {
      const size = 0.0016 + flake.near * 0.0105;
      const t = moment.seconds;
      const y = wrap(flake.y + t * (0.055 + flake.near * 0.17)) * 1.1 - 0.05;
      const sway = Math.sin(t * (0.7 + flake.near) + flake.phase) * 0.012;
      const x =
        wrap(flake.x + t * gust * (0.5 + flake.near) + sway - moment.pose.x * (0.1 + flake.near) * 0.5) *
          span -
        0.2;
      brush.ink(colour, (0.5 + 0.42 * (1 - flake.near)) * (size > 0.006 ? 0.62 : 1));
      brush.disc(x, y, size / 2);
    }
  };
  return { slant: 0, paint };
}
