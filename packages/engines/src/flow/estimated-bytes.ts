/** What a stored video takes at most in practice: bits for each pixel of each frame. */
const BITS_PER_PIXEL = 0.25;
const BITS_PER_BYTE = 8;

/** For a video that is still to be made. */
export const estimatedBytes = ({
  width,
  height,
  durationSeconds,
  fps,
}: {
  width: number;
  height: number;
  durationSeconds: number;
  fps: number;
}): number => Math.ceil((width * height * durationSeconds * fps * BITS_PER_PIXEL) / BITS_PER_BYTE);
