import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { CoarsePicture } from '../../paint/pixel-pass.js';
import type { Moment } from '../part.js';
import type { HasChance, HasView } from '../scene-kit.js';

const UNITS = 32;

const DEPTH = 0.015;

const STEPS = 128;

/**
 * One curtain's fall of light, from its top (0) to its foot (1): colour, and opacity where it glows fully.
 */
interface Fall {
  readonly colour: Rgb;
  readonly opacity: number;
}

/** Curtains of light in the soft picture: columns that brighten, fade and fold. */
export class AuroraPainter {
  private readonly noise;
  private readonly falls: readonly Fall[];

  constructor(private readonly kit: HasView & HasChance) {
    this.noise = kit.noise('aurora');
    this.falls = Array.from({ length: STEPS + 1 }, (_, i) => fallAt(i / STEPS));
  }

  /** Lays both curtains over the sky. */
  paint(soft: CoarsePicture, moment: Moment): void {
    for (let band = 0; band < 2; band += 1) {
      for (let x = 0; x < soft.width; x += 1) this.column(soft, { x, band, moment });
    }
  }

  private column(soft: CoarsePicture, at: { x: number; band: number; moment: Moment }): void {
    const { band, moment } = at;
    const { view } = this.kit;
    const { pose, seconds: t } = moment;
    const cell = soft.height - 1;
    const place = view.transform(DEPTH, pose, cell);
    const x = (at.x + 0.5 - place.x) / place.scale;
    const fold = this.noise.fbm(x * 1.1 + t * 0.045 + band * 9, t * 0.05 + band, 3);
    const rays = 1 + 0.3 * this.noise.at(x * 34 - t * 0.5, t * 0.4 + band * 7);
    const glow =
      Math.max(0, this.noise.fbm(x * 3.1 - t * 0.11, t * 0.16 + band * 4, 3) + 0.42) *
      (band === 0 ? 0.75 : 0.45) *
      rays;
    const foot = view.horizon * (0.62 - band * 0.16) + fold * 0.26;
    const tall = 0.16 + glow * 0.34;
    const top = place.y + (foot - tall) * place.scale;
    const bottom = place.y + (foot + 0.02) * place.scale;
    for (let y = Math.max(0, Math.ceil(top - 0.5)); y < Math.min(soft.height, bottom - 0.5); y += 1) {
      const fall = this.falls[Math.floor(((y + 0.5 - top) / (bottom - top)) * STEPS)]!;
      lay(soft.pixels, (y * soft.width + at.x) * 4, fall, fall.opacity * glow);
    }
  }
}

function lay(pixels: Int16Array, at: number, fall: Fall, opacity: number): void {
  const alpha = Math.min(1, opacity);
  for (let channel = 0; channel < 3; channel += 1)
    pixels[at + channel] = pixels[at + channel]! * (1 - alpha) + fall.colour[channel]! * UNITS * alpha;
}

function fallAt(down: number): Fall {
  const green = hex('#4dffa6');
  const violet = hex('#a45cff');
  const stops: readonly (readonly [number, Rgb, number])[] = [
    [0, violet, 0],
    [0.45, mix(violet, green, 0.45), 0.32],
    [0.88, green, 0.62],
    [1, green, 0],
  ];
  const next = Math.max(
    1,
    stops.findIndex(([at]) => at >= down),
  );
  const [from, before, faint] = stops[next - 1]!;
  const [to, after, strong] = stops[next]!;
  const k = (down - from) / (to - from);
  return { colour: mix(before, after, k), opacity: faint + (strong - faint) * k };
}
