import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { gradeFor } from '../scene/grade-for.js';
import { lightningAt } from '../scene/weather/lightning.js';
import type { MovedPicture } from './moved-picture.js';
import { particlesFor, type Particles } from './particles.js';
import type { Output, PicturePass } from './picture-pass.js';
import { Veil } from './veil.js';

/** Grain below this only hid banding in drawn skies; a photograph has its own. */
const LEAST_GRAIN = 1;

interface AirInput {
  readonly scene: SceneDescription;
  readonly seed: number;
  readonly size: Size;
  readonly fps: number;
}

/** What lies over a moved photograph: light and weather, what floats near the lens, grain. */
export class PictureAir {
  private readonly veil: Veil;
  private readonly particles: readonly Particles[];
  private readonly grade;
  private readonly pass: PicturePass;

  constructor(
    { pass, brightness }: Pick<MovedPicture, 'pass' | 'brightness'>,
    private readonly input: AirInput,
  ) {
    this.pass = pass;
    this.grade = gradeFor(input.scene);
    this.veil = new Veil(pass, input);
    this.particles = particlesFor({ ...input, brightness });
  }

  /** Lays it over a frame of the photograph's own; `travel` as the camera has, in frame widths. */
  lay(out: Output, { index, travel }: { readonly index: number; readonly travel: number }): void {
    const { scene, seed, fps } = this.input;
    const seconds = index / fps;
    const flash = scene.airs.includes('storm') ? lightningAt(seed, seconds).flash : 0;
    this.veil.lay(out, { seconds, flash, travel });
    for (const particles of this.particles) particles.draw(out, { seconds, travel });
    const { grain, grainHoldFrames } = this.grade;
    if (grain > LEAST_GRAIN)
      this.pass.grain(out, grainHoldFrames === 0 ? 0 : Math.floor(index / grainHoldFrames) * 23);
  }
}
