import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A valid RGB PNG of one grey, made without the libraries under test. */
export const plainPng = (width: number, height: number): Buffer =>
  pngOf({ width, height, pixels: Buffer.alloc(width * height * 3, 0x80) });

/**
 * A valid RGB PNG of noise, which takes as many bytes as it has samples: a photograph as large as is wanted.
 */
export const noisyPng = (width: number, height: number): Buffer =>
  pngOf({ width, height, pixels: randomBytes(width * height * 3) });

function pngOf({ width, height, pixels }: { width: number; height: number; pixels: Buffer }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc((1 + width * 3) * height);
  for (let row = 0; row < height; row += 1)
    pixels.copy(rows, row * (1 + width * 3) + 1, row * width * 3, (row + 1) * width * 3);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
