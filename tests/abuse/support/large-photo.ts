import { crc32, deflateSync } from 'node:zlib';

const SIDE_PX = 64;

/** A PNG of so many bytes that is quick to decode: most of it is a note that no decoder reads. */
export function largePhoto(bytes: number): Buffer {
  const rows = Buffer.alloc(SIDE_PX * (1 + SIDE_PX * 3), 90);
  for (let row = 0; row < SIDE_PX; row += 1) rows[row * (1 + SIDE_PX * 3)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const around = [chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const before = Buffer.concat([signature, chunk('IHDR', header)]);
  const rest = bytes - before.length - Buffer.concat(around).length - 12;
  return Buffer.concat([before, chunk('noTe', Buffer.alloc(rest, 'photo')), ...around]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
