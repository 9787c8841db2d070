import type { Noise } from '../paint/noise.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { Light } from './light.js';
import type { View } from './view.js';

/** What was asked for. */
export interface HasScene {
  readonly scene: SceneDescription;
}

/** From where it is seen, and how finely it is baked. */
export interface HasView {
  readonly view: View;
  /** Pixels to a world unit in bakes. */
  readonly resolution: number;
}

/** What lights it. */
export interface HasLight {
  readonly light: Light;
  readonly sun: { readonly x: number; readonly y: number };
}

/** What chance decides, the same for the same seed. */
export interface HasChance {
  readonly seed: number;
  /** A random row of its own for each name. */
  random(name: string): () => number;
  noise(name: string): Noise;
}

/** For who paints a sheet, whatever was asked for. */
export interface SheetKit extends HasView, HasLight, HasChance {}

/** All of it at once: for who plans a whole scene. Who needs less asks for less. */
export interface SceneKit extends HasScene, SheetKit {}
