import { INDOORS } from '../prompt/vocabulary.js';
import { createNoise } from '../paint/noise.js';
import type { CoarsePicture } from '../paint/pixel-pass.js';
import { addGlow, addShaft } from './air-light.js';
import type { Glow, Moment, Shaft } from './part.js';
import type { HasScene, SceneKit } from './scene-kit.js';

const UNITS = 32;

const KEEP = 32_767;

/** A subject as it stands at one moment. World units. */
export interface Shown {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly height: number;
}

interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Fog, glow and the darker corners of the lens: what lies between the picture and the eye. */
export class AirPainter {
  private readonly fog: number;
  /** 0 to 1: how much of the frame blown sand fills beyond the horizon. */
  private readonly storm: number;
  private readonly corner: number;
  private readonly noise;
  private readonly row = new Float32Array(4096);
  /** The air of every moment without fog and lightning: the lens alone. */
  private still: Int16Array | null = null;

  constructor(
    private readonly kit: SceneKit,
    private readonly subjects: (moment: Moment) => readonly Shown[] = () => [],
  ) {
    const { styles } = kit.scene;
    this.fog = fogOf(kit);
    this.storm = stormOf(kit);
    this.corner = styles.includes('noir') || styles.includes('vintage') ? 0.3 : 0.15;
    this.noise = createNoise(kit.seed ^ 0x0f06);
  }

  /** Fills the air picture for one moment. */
  paint(
    air: CoarsePicture,
    moment: Moment,
    lights: { readonly glows: readonly Glow[]; readonly shafts: readonly Shaft[] },
  ): void {
    if (this.fog === 0 && moment.flash === 0)
      air.pixels.set((this.still ??= this.paintRows(air, moment).slice()));
    else this.paintRows(air, moment);
    for (const shaft of lights.shafts) addShaft(air, this.kit.view, moment, shaft);
    for (const glow of lights.glows) addGlow(air, this.kit.view, moment, glow);
  }

  private paintRows(air: CoarsePicture, moment: Moment): Int16Array {
    const clearings = this.fog === 0 ? [] : this.clearings(moment);
    for (let y = 0; y < air.height; y += 1) this.paintRow(air, moment, { y, clearings });
    return air.pixels;
  }

  /** Where subjects stand, in frame heights: the air between them and us is thinner than what lies behind. */
  private clearings(moment: Moment): Clearing[] {
    const { view } = this.kit;
    return this.subjects(moment).map((one) => ({
      x: view.x(one.x, one.depth, moment.pose),
      y: view.y(one.y - one.height * 0.45, one.depth, moment.pose),
      wide: one.height * 0.75,
      tall: one.height * 0.7,
    }));
  }

  private paintRow(
    air: CoarsePicture,
    moment: Moment,
    row: { y: number; clearings: readonly Clearing[] },
  ): void {
    const { y } = row;
    const { view, light } = this.kit;
    const v = (y + 0.5) / (air.height - 1);
    const dy = (v - 0.5) * 2;
    const fromHorizon = v - view.horizonAt(moment.pose);
    const bank =
      this.fog * Math.max(this.storm, Math.exp(-((fromHorizon * (fromHorizon < 0 ? 4.2 : 3.1)) ** 2)));
    this.fogRow(air.width, { v, bank, seconds: moment.seconds * (1 + this.storm * 9) + moment.pose.x * 3 });
    for (const clearing of row.clearings)
      this.clear(air.width, clearing, v * (air.height / (air.height - 1)));
    const [r, g, b] = light.haze;
    const flash = moment.flash * 14;
    for (let x = 0; x < air.width; x += 1) {
      const dx = ((x + 0.5) / (air.width - 1) - 0.5) * 2;
      const edge = dx * dx + dy * dy;
      const lens = 1 - this.corner * edge * edge * 0.36;
      const fog = this.row[x]!;
      const at = (y * air.width + x) * 4;
      const veil = fog * lens * UNITS;
      air.pixels[at] = (r + flash) * veil + flash * UNITS;
      air.pixels[at + 1] = (g + flash) * veil + flash * UNITS;
      air.pixels[at + 2] = (b + flash) * veil + flash * UNITS;
      air.pixels[at + 3] = KEEP * lens * (1 - fog);
    }
  }

  private clear(width: number, clearing: Clearing, v: number): void {
    const dy = (v - clearing.y) / clearing.tall;
    if (dy * dy > 3) return;
    for (let x = 0; x < width; x += 1) {
      const dx = ((x / width) * this.kit.view.aspect - clearing.x) / clearing.wide;
      this.row[x] = this.row[x]! * (1 - 0.74 * Math.exp(-dx * dx - dy * dy));
    }
  }

  private fogRow(width: number, at: { v: number; bank: number; seconds: number }): void {
    if (at.bank < 0.01) {
      this.row.fill(0, 0, width);
      return;
    }
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * this.kit.view.aspect;
      const mottle = this.noise.fbm(u * 1.7 + at.seconds * 0.07, at.v * 5.2 - at.seconds * 0.015, 3);
      this.row[x] = Math.min(0.93, Math.max(0, at.bank * (0.85 + mottle * 1.1)));
    }
  }
}

/** In a room the air is never so thick that its walls are lost. */
const THICKEST_INDOORS = 0.12;

function fogOf({ scene: { airs, setting } }: HasScene): number {
  const most = INDOORS.includes(setting) ? THICKEST_INDOORS : 1;
  return Math.min(
    most,
    Math.max(
      airs.includes('fog') ? 0.58 : 0,
      airs.includes('dust') ? 0.5 : 0,
      airs.includes('snow') && airs.includes('wind') ? 0.4 : 0,
    ),
  );
}

function stormOf({ scene: { airs, setting } }: HasScene): number {
  return airs.includes('dust') && (airs.includes('wind') || setting === 'desert') ? 0.62 : 0;
}
