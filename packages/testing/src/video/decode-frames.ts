import { videoReader } from './judge-video.js';
import type { Picture } from './video-facts.js';

/** A frame made small, and what can be said of it in numbers from 0 to 255. */
export interface DecodedFrame extends Picture {
  /** Its place in the video, from 0. */
  index: number;
  /** One byte per pixel. */
  luma: Uint8Array;
  meanLuma: number;
  /** Standard deviation: 0 is one flat colour. */
  lumaSpread: number;
  meanRgb: [red: number, green: number, blue: number];
}

/** `count` frames spread evenly over the video, first and last included. Throws when the video has fewer. */
export async function decodeFrames(file: string, { count }: { count: number }): Promise<DecodedFrame[]> {
  const pictures = await (await videoReader()).pictures(file);
  if (pictures.length < count) throw new Error(`${file} has ${pictures.length} frames, fewer than ${count}.`);
  return Array.from({ length: count }, (_, step) => {
    const index = count === 1 ? 0 : Math.round((step * (pictures.length - 1)) / (count - 1));
    return measure(index, pictures[index] as Picture);
  });
}

/** Mean difference of luma, pixel by pixel, from 0 (the same picture) to 255. */
export function frameDifference(one: DecodedFrame, other: DecodedFrame): number {
  return mean(one.luma, (luma, at) => Math.abs(luma - (other.luma[at] ?? 0)));
}

function measure(index: number, picture: Picture): DecodedFrame {
  const luma = lumaOf(picture);
  const meanLuma = mean(luma, (value) => value);
  return {
    ...picture,
    index,
    luma,
    meanLuma,
    lumaSpread: Math.sqrt(mean(luma, (value) => (value - meanLuma) ** 2)),
    meanRgb: [channelMean(picture, 0), channelMean(picture, 1), channelMean(picture, 2)],
  };
}

function lumaOf({ rgb }: Picture): Uint8Array {
  const at = (index: number): number => rgb[index] ?? 0;
  return Uint8Array.from({ length: rgb.length / 3 }, (_, pixel) =>
    Math.round(0.2126 * at(pixel * 3) + 0.7152 * at(pixel * 3 + 1) + 0.0722 * at(pixel * 3 + 2)),
  );
}

function channelMean({ rgb }: Picture, channel: number): number {
  return mean(
    rgb.filter((_, index) => index % 3 === channel),
    (value) => value,
  );
}

function mean(values: Uint8Array, of: (value: number, index: number) => number): number {
  let sum = 0;
  values.forEach((value, index) => (sum += of(value, index)));
  return sum / values.length;
}
