import sharp, { type Sharp } from 'sharp';
import { gradeFor } from '../scene/grade-for.js';
import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { depthOf, type DepthMap } from './depth-map.js';
import { extendSoftly } from './extend-softly.js';
import { frameUp, type Framing, type FramingInput } from './framing.js';
import { crispen, planesOf, type Planes } from './planes.js';

/** A photograph ready to be moved. */
export interface PreparedPicture {
  readonly framing: Framing;
  readonly planes: Planes;
  readonly depth: DepthMap;
}

/** How a photograph is to be prepared: JPEG, PNG or WebP bytes that were found safe, and the clip it is for. */
export interface PictureJob extends Omit<FramingInput, 'photo' | 'camera'> {
  readonly bytes: Uint8Array;
  readonly scene: SceneDescription;
}

/** What bending takes from the finest detail. */
const CRISPNESS = 0.35;

/** Decodes a photograph, turns it upright, fills the frame's ratio with a soft extension where theirs differs, and guesses its depth. */
export async function preparePicture(job: PictureJob): Promise<PreparedPicture> {
  const { scene } = job;
  const photo = await uprightSize(job.bytes);
  const framing = frameUp({ ...job, photo, camera: scene.camera });
  const planes = planesOf(await canvasOf(job.bytes, framing), framing.canvas, gradeFor(scene));
  const depth = depthOf(planes, framing.photo);
  crispen(planes, CRISPNESS);
  return { framing, planes, depth };
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: 25e6, failOn: 'error', pages: 1 });
}

async function uprightSize(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await open(bytes).metadata();
  return autoOrient;
}

async function canvasOf(bytes: Uint8Array, framing: Framing): Promise<Buffer> {
  const { canvas, photo } = framing;
  const seen = { left: Math.max(0, -photo.left), top: Math.max(0, -photo.top), width: Math.min(photo.width, canvas.width), height: Math.min(photo.height, canvas.height) };
  const rgb = await open(bytes)
    .autoOrient()
    .resize({ width: photo.width, height: photo.height, fit: 'fill', kernel: 'lanczos3' })
    .extract(seen)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  if (seen.width === canvas.width && seen.height === canvas.height) return rgb;
  return extendSoftly(rgb, { ...seen, left: Math.max(0, photo.left), top: Math.max(0, photo.top) }, canvas);
}
