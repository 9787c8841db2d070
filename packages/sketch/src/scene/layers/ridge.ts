import { luma, mix, type Rgb, scale, smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { type BakedStretch, type Part, standing } from '../part.js';
import type { HasChance, HasLight, SheetKit } from '../scene-kit.js';

/** A range of hills or mountains seen from afar. World units. */
export interface RidgeSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the crest at world x. */
  crest(x: number): number;
  /** World y of its lower edge. */
  readonly bottom: number;
  /** Bare ground, before light. */
  readonly rock: Rgb;
  /** What grows on the lower slopes; null for bare. */
  readonly cover: Rgb | null;
  /** World y above which snow lies; null for none. */
  readonly snowLine: number | null;
  /** 0 to 1: how much of it the air has swallowed at the crest, and more towards the foot. */
  readonly haze: number;
  /** Extra haze at the foot. */
  readonly footHaze: number;
  /** Size of the folds: larger is finer. */
  readonly grain: number;
  /** Depth of the shading; 1 is rocky, 0.3 soft. */
  readonly relief: number;
  /** Rounded ground lit by the lie of its crest: dunes, drifts, meadows. */
  readonly soft?: boolean;
  readonly mirrors?: boolean;
}

/** A ridge as one baked, shaded bitmap. */
export function ridge(kit: SheetKit, spec: RidgeSpec): Part {
  const resolution = kit.resolution * (spec.depth < 0.25 ? 0.75 : 1);
  const x0 = -OVERSCAN * 1.1;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.2) * resolution);
  const top = summit(spec, x0, kit.view.aspect + OVERSCAN * 2.2);
  const height = Math.max(2, Math.ceil((spec.bottom - top) * resolution));
  const bake = {
    name: spec.name,
    width,
    height,
    paint: () => paintRidge(kit, spec, { x0, top, width, height, resolution }),
  };
  return standing(bake, {
    depth: spec.depth,
    mirrors: spec.mirrors ?? true,
    x: x0,
    y: top,
    width: width / resolution,
    height: height / resolution,
  });
}

function summit(spec: RidgeSpec, x0: number, worldWidth: number): number {
  let top = spec.bottom - 0.005;
  for (let i = 0; i <= 400; i += 1) top = Math.min(top, spec.crest(x0 + (worldWidth * i) / 400));
  return top - 0.008;
}

const SNOW: Rgb = [238, 243, 250];

/** Rounded ground has no folds that light could fall into. */
const SOFT_RELIEF = 0.45;

function paintRidge(
  kit: HasLight & HasChance,
  spec: RidgeSpec,
  sheet: BakedStretch,
): Uint8ClampedArray<ArrayBuffer> {
  const shader = new RidgeShader(kit, spec, sheet);
  for (let x = 0; x < sheet.width; x += 1) shader.column(x);
  return shader.pixels;
}

/** Light from overhead: as strong as that from all sides, and of the sky's own colour. */
function skyLightOf(kit: HasLight): Rgb {
  const { light } = kit;
  const overhead = light.sky.at(-2)?.[1] ?? light.ambient;
  return mix(
    light.ambient,
    scale(overhead, luma(light.ambient) / Math.max(12, luma(overhead))),
    isLowSun(kit) ? 0.7 : 0.36,
  );
}

function isLowSun({ light }: HasLight): boolean {
  return light.sunHeight < 0.2 && !light.lampsOn;
}

class RidgeShader {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  private readonly noise: Noise;
  private readonly left: Float32Array;
  private readonly skyLight: Rgb;
  /** Whether the sun stands so low that every fold throws shade. */
  private readonly isLow: boolean;
  /** How each column of the crest leans towards the sun. */
  private readonly lies: Float32Array;
  /** How far down each row lies: 0 at the top, 1 at the foot. */
  private readonly falls: Float32Array;

  constructor(
    private readonly kit: HasLight & HasChance,
    private readonly spec: RidgeSpec,
    private readonly sheet: BakedStretch,
  ) {
    this.pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
    this.noise = kit.noise(spec.name);
    this.left = new Float32Array(sheet.height);
    this.isLow = !spec.soft && isLowSun(kit);
    this.falls = Float32Array.from({ length: sheet.height }, (_, y) => (y / sheet.height) ** 1.4);
    this.skyLight = spec.soft ? kit.light.ambient : skyLightOf(kit);
    this.lies = Float32Array.from({ length: sheet.width }, (_, x) =>
      this.lieAt(sheet.x0 + x / sheet.resolution),
    );
  }

  column(x: number): void {
    const { spec, sheet } = this;
    const worldX = sheet.x0 + x / sheet.resolution;
    const crest = (spec.crest(worldX) - sheet.top) * sheet.resolution;
    const towardsSun = unit(0.5 + (this.kit.sun.x - worldX) * 0.6) * 2 - 1;
    let above = 0;
    for (let y = Math.max(0, Math.floor(crest - 1)); y < sheet.height; y += 1) {
      const worldY = sheet.top + y / sheet.resolution;
      const cover = unit(y - crest + 0.5);
      if (spec.soft) {
        this.dot(x, y, {
          worldX,
          worldY,
          relief: SOFT_RELIEF,
          light: this.softLight({ x, worldX, worldY, down: (y - crest) / sheet.resolution }),
          cover,
        });
        continue;
      }
      const relief = this.noise.ridged(worldX * spec.grain, worldY * spec.grain * 0.85, 5);
      const beside = x === 0 ? relief : this.left[y]!;
      const slope = (relief - beside) * towardsSun * -1 + (relief - above) * 0.55;
      above = relief;
      this.left[y] = relief;
      const folds = unit(0.52 + slope * spec.relief * (sheet.resolution / spec.grain) * 0.9);
      this.dot(x, y, { worldX, worldY, relief, light: folds, cover });
    }
  }

  private lieAt(worldX: number): number {
    if (!this.spec.soft) return 0;
    const towardsSun = unit(0.5 + (this.kit.sun.x - worldX) * 0.6) * 2 - 1;
    return (this.spec.crest(worldX + 0.02) - this.spec.crest(worldX - 0.02)) * 25 * towardsSun;
  }

  // Light runs slantwise down a rounded face and spreads out on the way.
  private softLight(at: { x: number; worldX: number; worldY: number; down: number }): number {
    const { noise, spec } = this;
    const near = Math.exp(-at.down * 7);
    const slant =
      at.x + at.down * this.sheet.resolution * (0.9 + noise.at(at.worldX * 3, at.worldY * 3) * 0.5);
    const lie = this.lies[Math.min(this.lies.length - 1, Math.max(0, Math.round(slant)))]!;
    const waves = noise.fbm(at.worldX * spec.grain * 0.8 + at.down * 2, at.worldY * spec.grain * 2.2, 3);
    const ripples = Math.sin((at.worldY * 3 + waves * 0.16 + at.worldX * 0.4) * 190) * 0.035 * spec.relief;
    return unit(0.55 + lie * (0.16 + near * 1.05) + waves * 0.14 * spec.relief + ripples);
  }

  private dot(
    x: number,
    y: number,
    at: { worldX: number; worldY: number; relief: number; light: number; cover: number },
  ): void {
    const { spec, kit, sheet, skyLight } = this;
    const fine = spec.soft
      ? this.noise.fbm(at.worldX * 44, at.worldY * 130, 3) * 0.3
      : this.noise.fbm(at.worldX * spec.grain * 5.3, at.worldY * spec.grain * 5.3, 2);
    const { key, ambient, haze: air } = kit.light;
    const facing = this.isLow ? unit(at.light * 1.25 - 0.2) : at.light;
    const shade = facing * facing * (3 - 2 * facing);
    const haze = unit(spec.haze + this.falls[y]! * spec.footHaze);
    const snow =
      spec.snowLine === null
        ? 0
        : smooth((spec.snowLine - at.worldY) * 22 + fine * 2.4 + (at.light - 0.42) * 2.4);
    const growth =
      spec.cover === null ? 0 : smooth(0.55 + fine * (spec.soft ? 0.5 : 0.9) + (at.relief - 0.3) * -0.8);
    const cover = spec.cover ?? spec.rock;
    // Shade is lit by the sky alone, and blue with it.
    const open = unit(shade * 1.6);
    const pixel = (y * sheet.width + x) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const rock = spec.rock[channel]! * (0.86 + fine * 0.5);
      const grown = rock + (cover[channel]! * (0.8 + fine * 0.7) - rock) * growth;
      const ground = grown + (SNOW[channel]! - grown) * snow;
      const round = skyLight[channel]! + (ambient[channel]! - skyLight[channel]!) * open;
      const lit = (ground * (round * (0.42 + 0.3 * at.relief) + key[channel]! * shade * 0.8)) / 255;
      this.pixels[pixel + channel] = lit + (air[channel]! - lit) * haze;
    }
    this.pixels[pixel + 3] = at.cover * 255;
  }
}

/**
 * A crest line of broad shapes with finer ones on them; `base` and `height` in world units, downwards
 * positive.
 */
export function crestLine(
  noise: Noise,
  shape: { base: number; height: number; width: number; sharp: number; offset: number },
): (x: number) => number {
  return (x) => {
    const u = x / shape.width + shape.offset;
    const soft = noise.fbm(u, shape.offset * 3.1, 4) + 0.5;
    const sharp = noise.ridged(u, shape.offset * 1.7, 6);
    return shape.base - shape.height * (soft * (1 - shape.sharp) + sharp * shape.sharp);
  };
}
