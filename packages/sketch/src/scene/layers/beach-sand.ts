import { hex, mix, type Rgb, scale, smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { type BakedStretch, type Part, standing } from '../part.js';
import type { SheetKit } from '../scene-kit.js';
import { shoreline } from './shoreline.js';

const DRY = hex('#f0d9ab');

const HOLLOW = hex('#cfae7a');

const SHALLOWS = hex('#4fc8c0');

/** How far out the bottom shows through the water, and how far up the waves wet the sand. World units. */
const [CLEAR, WET] = [0.17, 0.055];

/** Dry sand with grains and wind ripples, wet sand that shines, and the shallows in front of it. */
export function beachSand(kit: SheetKit): Part {
  const x0 = -OVERSCAN * 1.3;
  const resolution = kit.resolution * 0.75;
  const top = kit.view.horizon + 0.03;
  const width = Math.ceil((kit.view.aspect - 2 * x0) * resolution);
  const height = Math.ceil((1.2 - top) * resolution);
  const bake = {
    name: 'sand',
    width,
    height,
    paint: () => new SandShader(kit, { x0, top, width, height, resolution }).paint(),
  };
  return standing(bake, {
    depth: 0.7,
    mirrors: false,
    x: x0,
    y: top,
    width: width / resolution,
    height: height / resolution,
  });
}

/** World y, how far it is up the beach, and how far up it is wet there. */
interface Point {
  readonly y: number;
  readonly up: number;
  readonly wet: number;
}

class SandShader {
  private readonly noise: Noise;
  private readonly shores: Float32Array;
  /** How far up the sand is wet, column by column. */
  private readonly wets: Float32Array;
  private readonly shine: Rgb;
  private readonly shallows: Rgb;
  private readonly pixels: Uint8ClampedArray<ArrayBuffer>;

  constructor(
    private readonly kit: SheetKit,
    private readonly sheet: BakedStretch,
  ) {
    const { light } = kit;
    this.noise = kit.noise('sand');
    this.shores = Float32Array.from({ length: sheet.width }, (_, x) =>
      shoreline(kit, sheet.x0 + x / sheet.resolution),
    );
    this.wets = Float32Array.from(
      { length: sheet.width },
      (_, x) => WET * (0.75 + this.noise.fbm((sheet.x0 + x / sheet.resolution) * 3.1, 2.2, 3) * 0.9),
    );
    // Wet sand mirrors the lower sky.
    this.shine = light.sky[1]?.[1] ?? light.haze;
    this.shallows = mix(
      this.lit(SHALLOWS, 0.9),
      this.shine,
      light.sunHeight < 0.2 || light.lampsOn ? 0.6 : 0.08,
    );
    this.pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
  }

  paint(): Uint8ClampedArray<ArrayBuffer> {
    const { sheet } = this;
    for (let row = 0; row < sheet.height; row += 1) {
      const y = sheet.top + row / sheet.resolution;
      for (let x = 0; x < sheet.width; x += 1)
        this.dot((row * sheet.width + x) * 4, sheet.x0 + x / sheet.resolution, {
          y,
          up: y - this.shores[x]!,
          wet: this.wets[x]!,
        });
    }
    return this.pixels;
  }

  private dot(pixel: number, x: number, at: Point): void {
    const { up } = at;
    if (up < -CLEAR) return;
    const cover = up < 0.004 ? 0.78 * smooth(1 + up / CLEAR) ** 1.7 : 1;
    const colour =
      up < 0.004 ? mix(this.shallows, this.lit(DRY, 0.75), 0.5 * smooth(1 + up / 0.06)) : this.sand(x, at);
    for (let channel = 0; channel < 3; channel += 1) this.pixels[pixel + channel] = colour[channel]!;
    this.pixels[pixel + 3] = 255 * (cover + (1 - cover) * smooth(up / 0.004));
  }

  private sand(x: number, { y, up, wet }: Point): Rgb {
    const { kit, noise } = this;
    const far = 0.16 / (y - kit.view.horizon + 0.012);
    const [u, v] = [(x - kit.view.aspect / 2) * far, far];
    const broad = noise.fbm(u * 3.2, v * 4.6, 3);
    const clumps = noise.fbm(u * 70, v * 46, 2);
    const grains = noise.at(u * 520, v * 330);
    const wetness = 1 - smooth((up - wet) / 0.022);
    const ripple = Math.sin(v * 210 + u * 16 + broad * 11) * smooth((broad + 0.28) * 2.2) * (1 - wetness);
    const light = unit(0.7 + broad * 0.42 + ripple * 0.09 + clumps * 0.16 * (1 - wetness));
    const ground = scale(
      mix(HOLLOW, DRY, smooth(0.68 + broad * 0.9 + ripple * 0.12)),
      1 + grains * 0.085 * (1 - wetness * 0.6) + clumps * 0.05,
    );
    const dry = speckled(this.lit(ground, light), noise.at(u * 260 + 40, v * 170));
    return wetness <= 0
      ? dry
      : mix(dry, mix(scale(dry, 0.58), this.shine, 0.3 + 0.2 * unit(1 - up / WET)), wetness);
  }

  private lit(ground: Rgb, light: number): Rgb {
    const { ambient, key } = this.kit.light;
    return [0, 1, 2].map(
      (channel) => (ground[channel]! * (ambient[channel]! * 0.5 + key[channel]! * light * 0.68)) / 255,
    ) as unknown as Rgb;
  }
}

/** Here and there a shell or a dark pebble. */
function speckled(sand: Rgb, chance: number): Rgb {
  if (chance > 0.93) return scale(sand, 1.22);
  return chance < -0.94 ? scale(sand, 0.62) : sand;
}
