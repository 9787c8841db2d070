import { createNoise, type Noise } from '../paint/noise.js';
import { seedFor } from '../paint/random.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { gridSize, type Output, type PicturePass, type Plane } from './picture-pass.js';

const KEEP = 32_767;
const UNITS = 64;

/**
 * A light that comes in over the edge of the lens. Frame widths and heights; colour as luma and chroma added
 * at its heart.
 */
interface Leak {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly light: readonly [number, number, number];
}

/** One instant as the veil sees it. */
export interface VeilMoment {
  readonly seconds: number;
  readonly flash: number;
  readonly travel: number;
}

/**
 * Light leaks, fog, lightning and dark corners: all that lies over a photograph softly. Costs nothing where
 * the prompt asks for none.
 */
export class Veil {
  private readonly fog: number;
  private readonly dim: number;
  private readonly corner: number;
  private readonly leaks: boolean;
  private readonly storms: boolean;
  private readonly noise: Noise;
  private readonly thick: Float32Array;

  constructor(
    private readonly pass: PicturePass,
    input: { scene: SceneDescription; seed: number },
  ) {
    const { airs, styles } = input.scene;
    this.fog = Math.max(
      airs.includes('fog') ? 0.5 : 0,
      airs.includes('snow') && airs.includes('wind') ? 0.22 : 0,
      airs.includes('rain') ? 0.13 : 0,
    );
    this.dim = dimFor(airs);
    this.corner = styles.includes('noir') || styles.includes('vintage') ? 0.26 : 0;
    this.leaks = airs.includes('sunrays') || styles.includes('vintage');
    this.storms = airs.includes('storm');
    this.noise = createNoise(seedFor(input.seed, 'veil'));
    this.thick = new Float32Array(pass.veilNodes.length / 2);
  }

  /** Lays it over a frame. */
  lay(out: Output, moment: VeilMoment): void {
    if (this.fog + this.corner === 0 && !this.leaks && !this.storms) return;
    const leaks = this.leaks ? leaksAt(moment.seconds) : [];
    if (this.fog > 0) this.thicken(moment);
    out.planes.forEach((plane, channel) => this.layPlane(plane, { channel, leaks, moment }));
  }

  private layPlane(
    plane: Plane,
    input: { channel: number; leaks: readonly Leak[]; moment: VeilMoment },
  ): void {
    const { channel, leaks, moment } = input;
    const nodes = gridSize(this.pass.size);
    // Fog is a light grey with a little blue in it; a storm dims what its flash then lights.
    const fogLight = [178, 2, -2][channel]!;
    const flash = moment.flash * [70, 4, -3][channel]!;
    for (let i = 0; i < this.thick.length; i += 1) {
      const u = (i % nodes.width) / (nodes.width - 1);
      const v = Math.floor(i / nodes.width) / (nodes.height - 1);
      const fog = this.thick[i]!;
      const lens = this.dim * (1 - this.corner * ((u - 0.5) ** 2 + (v - 0.5) ** 2) ** 2 * 4);
      let [keep, add] = [lens * (1 - fog), fog * fogLight * lens + flash];
      for (const leak of leaks) {
        const light = leakAt(leak, u, v);
        add += light * leak.light[channel]!;
        keep *= 1 - light * (channel === 0 ? 0.35 : 0.5);
      }
      this.pass.veilNodes[i * 2] = keep * KEEP;
      this.pass.veilNodes[i * 2 + 1] = add * UNITS;
    }
    this.pass.veil(plane);
  }

  /** Banks of fog that drift, thickest over the lower middle. */
  private thicken(moment: VeilMoment): void {
    const nodes = gridSize(this.pass.size);
    const aspect = this.pass.size.width / this.pass.size.height;
    for (let i = 0; i < this.thick.length; i += 1) {
      const u = (i % nodes.width) / nodes.width;
      const v = Math.floor(i / nodes.width) / nodes.height;
      const bank = this.fog * (0.35 + 0.75 * Math.exp(-(((v - 0.62) / 0.34) ** 2)));
      const drift = this.noise.fbm(
        (u + moment.travel * 0.7) * aspect * 1.5 + moment.seconds * 0.075,
        v * 3.4 - moment.seconds * 0.02,
        3,
      );
      this.thick[i] = Math.min(0.85, Math.max(0, bank * (0.85 + drift)));
    }
  }
}

/** Warm light from the right, and a fainter red from the lower left, both wandering. */
function leaksAt(seconds: number): Leak[] {
  const warm = 0.8 + 0.2 * Math.sin(seconds * 0.9);
  const red = 0.75 + 0.25 * Math.sin(seconds * 0.7 + 1);
  return [
    {
      x: 1.02 + 0.05 * Math.sin(seconds * 0.5),
      y: 0.3 + 0.16 * Math.sin(seconds * 0.37),
      wide: 0.42,
      tall: 0.75,
      light: [104 * warm, -34 * warm, 36 * warm],
    },
    {
      x: -0.04 + 0.03 * Math.sin(seconds * 0.6 + 1),
      y: 0.85 + 0.12 * Math.sin(seconds * 0.43 + 2),
      wide: 0.34,
      tall: 0.5,
      light: [58 * red, -12 * red, 34 * red],
    },
  ];
}

/** Its strength at a place, 0 to 1. */
function leakAt(leak: Leak, u: number, v: number): number {
  const fall = ((u - leak.x) / leak.wide) ** 2 + ((v - leak.y) / leak.tall) ** 2;
  return fall > 4 ? 0 : Math.exp(-fall * 1.6);
}

/** Bad weather takes light away. */
function dimFor(airs: SceneDescription['airs']): number {
  if (airs.includes('storm')) return 0.82;
  return airs.includes('rain') ? 0.92 : 1;
}
