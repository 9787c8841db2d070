import sharp, { type Sharp } from 'sharp';
import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { extendSoftly } from './extend-softly.js';
import { type ClipEnd, frameEnd } from './end-framing.js';
import { frameUp, type Framing, type FramingInput } from './framing.js';

/** A photograph ready to be moved: its canvas as packed RGB. */
export interface PreparedPicture {
  readonly framing: Framing;
  readonly rgb: Uint8Array;
}

/**
 * How a photograph is to be prepared: JPEG, PNG or WebP bytes that were found safe, and the clip it is for.
 */
export interface PictureJob extends Omit<FramingInput, 'photo' | 'camera'> {
  readonly bytes: Uint8Array;
  readonly scene: SceneDescription;
  /** Where the clip goes from one photograph to another: which of them this is. */
  readonly end?: ClipEnd;
}

/**
 * Decodes a photograph, turns it upright, and fills the frame's ratio with a soft extension where theirs
 * differs.
 */
export async function preparePicture(job: PictureJob): Promise<PreparedPicture> {
  const photo = await uprightSize(job.bytes);
  const input = { ...job, photo, camera: job.scene.camera };
  const framing = job.end === undefined ? frameUp(input) : frameEnd(input, job.end);
  return { framing, rgb: await canvasOf(job.bytes, framing) };
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
  const [across, down] = [
    stretch(photo.left, photo.width, canvas.width),
    stretch(photo.top, photo.height, canvas.height),
  ];
  const seen = { left: across.from, top: down.from, width: across.length, height: down.length };
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

/** The part of a length at `start` that a canvas has: where it begins on the length, and how long it is. */
function stretch(start: number, length: number, canvas: number): { from: number; length: number } {
  const from = Math.max(0, -start);
  return { from, length: Math.min(length - from, canvas - Math.max(0, start)) };
}
