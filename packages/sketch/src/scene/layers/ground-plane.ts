import { type Rgb, smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { type Part, standing } from '../part.js';
import type { SheetKit } from '../scene-kit.js';

/** Flat land running to the horizon. World units. */
export interface GroundSpec {
  readonly name: string;
  readonly colour: Rgb;
  /** A second colour in patches, null for none. */
  readonly patches: Rgb | null;
  /** Strength of the fine texture. */
  readonly texture: number;
  /** Ripples across, as on sand or snow, 0 for none. */
  readonly ripples: number;
  /** How fast the air swallows it: 0 never. */
  readonly haze: number;
  readonly top: number;
  /** 0 to 1 by place: where there is ground at all. */
  covers?(worldX: number, worldY: number): number;
}

/** Ground as one baked sheet, drawn in perspective and tied to the middle distance. */
export function groundPlane(kit: SheetKit, spec: GroundSpec, depth = 0.35): Part {
  const x0 = -OVERSCAN * 1.3;
  const resolution = kit.resolution * 0.85;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.6) * resolution);
  const height = Math.ceil((1.28 - spec.top) * resolution);
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const pixels = new Uint8ClampedArray(width * height * 4);
    const shader = new GroundShader(kit, spec, { x0, width, height, resolution });
    for (let y = 0; y < height; y += 1) shader.row(pixels, y);
    return pixels;
  };
  return standing(
    { name: spec.name, width, height, paint },
    { depth, mirrors: false, x: x0, y: spec.top, width: width / resolution, height: height / resolution },
  );
}

class GroundShader {
  private readonly noise: Noise;

  constructor(
    private readonly kit: SheetKit,
    private readonly spec: GroundSpec,
    private readonly sheet: { x0: number; width: number; height: number; resolution: number },
  ) {
    this.noise = kit.noise(spec.name);
  }

  row(pixels: Uint8ClampedArray, y: number): void {
    const { kit, spec, sheet } = this;
    const worldY = spec.top + y / sheet.resolution;
    const down = Math.max(0.002, worldY - kit.view.horizon);
    const far = 0.16 / (down + 0.012);
    const haze = unit(
      Math.exp(-down * (9 - spec.haze * 5)) * spec.haze * (0.35 + 0.65 * kit.light.hazeAmount),
    );
    const detail = unit(2.2 / far);
    for (let x = 0; x < sheet.width; x += 1) {
      const worldX = sheet.x0 + x / sheet.resolution;
      const cover = spec.covers ? spec.covers(worldX, worldY) : 1;
      if (cover <= 0) continue;
      this.dot(pixels, (y * sheet.width + x) * 4, {
        u: (worldX - kit.view.aspect / 2) * far,
        far,
        haze,
        detail,
        cover,
        v: far * 4.2,
      });
    }
  }

  private dot(
    pixels: Uint8ClampedArray,
    pixel: number,
    at: { u: number; v: number; far: number; haze: number; detail: number; cover: number },
  ): void {
    const { kit, spec, noise } = this;
    const broad = noise.fbm(at.u * 1.1, at.v * 0.7, 3);
    const fine = noise.fbm(at.u * 9, at.v * 6, 3) * at.detail;
    const ripple = spec.ripples * Math.sin(at.v * 26 + broad * 9 + at.u * 3) * at.detail * 0.5;
    const patches = spec.patches ?? spec.colour;
    const patched = spec.patches ? smooth((broad + 0.1) * 3.4) : 0;
    const lit = unit(0.62 + broad * 0.55 + ripple + fine * 0.3);
    const { ambient, key, haze } = kit.light;
    for (let channel = 0; channel < 3; channel += 1) {
      const ground =
        (spec.colour[channel]! + (patches[channel]! - spec.colour[channel]!) * patched) *
        (1 + fine * spec.texture);
      const value = (ground * (ambient[channel]! * 0.5 + key[channel]! * lit * 0.66)) / 255;
      pixels[pixel + channel] = value + (haze[channel]! - value) * at.haze;
    }
    pixels[pixel + 3] = at.cover * 255;
  }
}
