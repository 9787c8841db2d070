import { PICTURE_WIDTH, pictureHeight, type Picture } from './video-facts.js';

/** Planes of a decoded 4:2:0 frame; strides in bytes. */
export interface YuvFrame {
  width: number;
  height: number;
  planes: readonly Uint8Array[];
  strides: readonly number[];
}

/** Takes the nearest pixel of each place and turns BT.709 in limited range into red, green and blue. */
export function pictureOf(frame: YuvFrame): Picture {
  const height = pictureHeight(frame);
  const rgb = new Uint8Array(PICTURE_WIDTH * height * 3);
  for (let pixel = 0; pixel < PICTURE_WIDTH * height; pixel += 1) {
    const x = Math.floor((((pixel % PICTURE_WIDTH) + 0.5) * frame.width) / PICTURE_WIDTH);
    const y = Math.floor(((Math.floor(pixel / PICTURE_WIDTH) + 0.5) * frame.height) / height);
    rgb.set(colourAt(frame, x, y), pixel * 3);
  }
  return { width: PICTURE_WIDTH, height, rgb };
}

function colourAt(frame: YuvFrame, x: number, y: number): [number, number, number] {
  const luma = 1.164 * (sample(frame, 0, x, y) - 16);
  const u = sample(frame, 1, x >> 1, y >> 1) - 128;
  const v = sample(frame, 2, x >> 1, y >> 1) - 128;
  return [toByte(luma + 1.793 * v), toByte(luma - 0.213 * u - 0.533 * v), toByte(luma + 2.112 * u)];
}

function sample(frame: YuvFrame, plane: number, x: number, y: number): number {
  return frame.planes[plane]?.[y * (frame.strides[plane] ?? 0) + x] ?? 0;
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
