import { NotPlayable } from './video-probe.js';

/**
 * How FFmpeg opens a file that somebody else made: as one file of these kinds, never as a playlist that names
 * further files or addresses.
 */
export const INPUT_LIMITS = { format_whitelist: 'mov,matroska', protocol_whitelist: 'file' } as const;

/**
 * 4K and a little more. Each decoded picture takes up to six bytes a pixel, and a decoder keeps a dozen of
 * them.
 */
export const MOST_PIXELS = 4096 * 2304;

/** Decoder threads: each holds a picture more. */
export const DECODER_THREADS = 2;

/** `INPUT_LIMITS` and the size limit on the command line of ffmpeg and ffprobe, before the input. */
export const inputArguments = (file: string): string[] => [
  ...Object.entries(INPUT_LIMITS).flatMap(([name, value]) => [`-${name}`, value]),
  ...['-max_pixels', String(MOST_PIXELS), '-i', `file:${file}`],
];

/** Refuses pictures that would take more memory than there may be. @throws NotPlayable */
export function refuseHugePictures({ width, height }: { width: number; height: number }): void {
  if (width * height > MOST_PIXELS)
    throw new NotPlayable(`its pictures are ${width}x${height}, more than can be handled`);
}
