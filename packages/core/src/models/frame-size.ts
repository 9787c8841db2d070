import { ASPECT_RATIOS, type AspectRatio, type Resolution } from './video-model.js';

/** Pixels, both even. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The frame of a size and shape: the shorter side is the label, the longer one the nearest even number. */
export function frameSize(resolution: Resolution, aspectRatio: AspectRatio): FrameSize {
  const shorter = Number.parseInt(resolution, 10);
  const ratio = ratioOf(aspectRatio);
  const longer = 2 * Math.round((shorter * Math.max(ratio, 1 / ratio)) / 2);
  return ratio < 1 ? { width: shorter, height: longer } : { width: longer, height: shorter };
}

/** The shape nearest to an image's own; sides in pixels. A tie goes to the one listed first. */
export function nearestAspectRatio(
  width: number,
  height: number,
  choices: readonly AspectRatio[] = ASPECT_RATIOS,
): AspectRatio {
  const wanted = Math.log(width / height);
  const distance = (choice: AspectRatio): number => Math.abs(Math.log(ratioOf(choice)) - wanted);
  return choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}

function ratioOf(aspectRatio: AspectRatio): number {
  const [width, height] = aspectRatio.split(':').map(Number) as [number, number];
  return width / height;
}
