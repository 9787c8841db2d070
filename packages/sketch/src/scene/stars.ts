import type { Brush } from '../paint/brush.js';
import type { Rgb } from '../paint/colour.js';
import type { CoarsePicture } from '../paint/pixel-pass.js';
import type { Moment } from './part.js';
import type { SheetKit } from './scene-kit.js';

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bright: number;
  readonly phase: number;
  readonly colour: Rgb;
}

/** Stars that twinkle, and hide behind clouds: the sky's fourth channel says how clear it is. */
export class StarField {
  private readonly stars: readonly Star[];

  constructor(private readonly kit: SheetKit) {
    const next = kit.random('stars');
    const { aspect } = kit.view;
    const count = Math.round(kit.light.stars * 330 * Math.max(1, aspect));
    const band = kit.noise('milky way');
    const colours: Rgb[] = [
      [255, 255, 255],
      [205, 222, 255],
      [255, 236, 206],
    ];
    this.stars = Array.from({ length: count }, () => {
      const x = -0.2 + next() * (aspect + 0.4);
      const y = next() ** 1.2 * kit.view.horizon;
      const dense = 0.6 + band.fbm(x * 1.2 + y, y * 2, 2);
      const bright = next() ** 5 * 0.85 + 0.14 + 0.12 * dense;
      return {
        x,
        y,
        size: 0.0011 + bright * 0.0021,
        bright,
        phase: next() * 60,
        colour: colours[Math.floor(next() * 3)] ?? [255, 255, 255],
      };
    });
  }

  /** Paints in frame heights, over nothing else. */
  paint(brush: Brush, moment: Moment, sky: CoarsePicture): void {
    const { view } = this.kit;
    const horizon = view.horizonAt(moment.pose);
    for (const star of this.stars) {
      const x = view.x(star.x, 0, moment.pose);
      const y = view.y(star.y, 0, moment.pose);
      if (y > horizon || y < 0 || x < 0 || x > view.aspect) continue;
      const clear = clearness(sky, x, y);
      const low = Math.min(1, (horizon - y) * 5);
      const twinkle = 0.78 + 0.22 * Math.sin(moment.seconds * (1.5 + (star.phase % 3)) + star.phase);
      brush.ink(star.colour, star.bright * clear * clear * low * twinkle);
      brush.rect(x - star.size / 2, y - star.size / 2, star.size, star.size);
    }
  }
}

/** 0 to 1: how much of the sky shows at this place of the frame. */
export function clearness(sky: CoarsePicture, x: number, y: number): number {
  const column = Math.min(sky.width - 1, Math.max(0, Math.round(x * (sky.height - 1))));
  const row = Math.min(sky.height - 1, Math.max(0, Math.round(y * (sky.height - 1))));
  return (sky.pixels[(row * sky.width + column) * 4 + 3] ?? 8160) / 8160;
}
