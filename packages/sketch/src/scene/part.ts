import type { Canvas } from '@napi-rs/canvas';
import type { Brush } from '../paint/brush.js';
import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';
import type { CoarsePicture } from '../paint/pixel-pass.js';
import type { CameraPose } from './camera.js';

/** A picture painted once for a whole clip, in straight RGBA. */
export interface Bake extends Size {
  /** Unique within the scene. */
  readonly name: string;
  paint(): Uint8ClampedArray<ArrayBuffer>;
}

/** A bake that lies in the world from `x0` and `top` (world units) on, with so many pixels to a unit. */
export interface BakedStretch extends Size {
  readonly x0: number;
  readonly top: number;
  readonly resolution: number;
}

/** A picture painted once with a canvas, whose context is in pixels. */
export interface CanvasBake extends Size {
  /** Unique within the scene. */
  readonly name: string;
  draw(context: Context): void;
}

/** All bakes by name, ready to draw. */
export type Bitmaps = ReadonlyMap<string, Canvas>;

/** One instant of the clip. */
export interface Moment {
  readonly index: number;
  readonly seconds: number;
  /** 0 at the first frame, 1 at the last. */
  readonly progress: number;
  /** From the first frame to the last. */
  readonly clipSeconds: number;
  readonly pose: CameraPose;
  /** Light of lightning, 0 to 1. */
  readonly flash: number;
}

/** One sheet of the picture. Its context is already in world units of its depth. */
export interface Layer {
  /** 0 at infinity, 1 at the camera's feet. */
  readonly depth: number;
  /** Whether water shows it upside down. */
  readonly mirrors: boolean;
  draw(context: Context, moment: Moment): void;
}

/** What is drawn anew for every frame, with the bakes it draws from. */
export interface DrawnPart {
  readonly bakes: readonly Bake[];
  layer(bitmaps: Bitmaps): Layer;
}

/** A bake laid into the world for one frame. World units. */
export interface SheetPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Sideways shift for every unit below `from`: how grass bends. */
  readonly lean?: { readonly by: number; readonly from: number };
  /** 0 to 1. */
  readonly opacity?: number;
}

/** Bakes that are only moved: far cheaper than drawing them. */
export interface SheetPart {
  readonly bakes: readonly (Bake | CanvasBake)[];
  readonly depth: number;
  readonly mirrors: boolean;
  /** In painting order. */
  sheets(moment: Moment): readonly SheetPlace[];
}

/** Hundreds of small shapes, painted anew for every frame without a canvas. */
export interface SpotPart {
  readonly bakes: readonly [];
  readonly depth: number;
  readonly mirrors: boolean;
  /** In world units of the part's depth. */
  spots(brush: Brush, moment: Moment): void;
}

/** One sheet of a scene: drawn, only moved, or strewn. */
export type Part = DrawnPart | SheetPart | SpotPart;

/** What parts are once their bakes are at hand. */
export type SceneItem = Layer | SheetPart | SpotPart;

/** A part of one bake that stands still in the world. */
export function standing(
  bake: Bake | CanvasBake,
  place: Omit<SheetPlace, 'name'> & { readonly depth: number; readonly mirrors: boolean },
): SheetPart {
  const { depth, mirrors, ...rest } = place;
  const sheets = [{ name: bake.name, ...rest }];
  return { bakes: [bake], depth, mirrors, sheets: () => sheets };
}

/** A light that shines into the air: fog and lens catch it. World units, colour strength 0 to 1. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly radius: number;
  readonly colour: readonly [number, number, number];
  readonly strength: number;
}

/** A beam of light in the air, seen from the side. World units, colour strength 0 to 1. */
export interface Shaft {
  readonly top: { readonly left: number; readonly right: number; readonly y: number };
  readonly foot: { readonly left: number; readonly right: number; readonly y: number };
  readonly depth: number;
  readonly colour: readonly [number, number, number];
  readonly strength: number;
}

/** Paints every texel of the soft picture, each time anew. */
export interface Backdrop {
  paint(soft: CoarsePicture, moment: Moment): void;
}

/** Everything about a scene that isn't sky. */
export interface ScenePlan {
  readonly parts: readonly Part[];
  /** Water from the horizon down, or null for land. */
  readonly water: { readonly roughness: number; readonly pace: number } | null;
  glows(moment: Moment): readonly Glow[];
  /** Beams of light; none where a scene has none. */
  shafts?(moment: Moment): readonly Shaft[];
  /** What fills the soft picture in place of a sky; the memory is the pass's own. */
  backdrop?(memory: WebAssembly.Memory): Backdrop;
  /** Where the subjects stand; none where a scene has none. */
  subjects?(
    moment: Moment,
  ): readonly { readonly x: number; readonly y: number; readonly depth: number; readonly height: number }[];
}

/** Takes a canvas's bitmap out of the map; a missing one is our own mistake. */
export function bitmap(bitmaps: Bitmaps, name: string): Canvas {
  const found = bitmaps.get(name);
  if (!found) throw new Error(`no bake called ${name}`);
  return found;
}
