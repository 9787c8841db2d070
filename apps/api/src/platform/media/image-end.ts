import type { ImageFormat } from './image-format.js';

const START_OF_SCAN = Buffer.of(0xff, 0xda);
const END_OF_IMAGE = Buffer.of(0xff, 0xd9);
const PNG_SIGNATURE_BYTES = 8;
/** A chunk's length, type and checksum. */
const PNG_CHUNK_FRAME_BYTES = 12;
/** `IEND` */
const PNG_END = 0x49_45_4e_44;
const RIFF_HEAD_BYTES = 8;

/** Whether an image's file ends before its picture does, by what its format says of its own end. */
export function isBrokenOff(bytes: Uint8Array, format: ImageFormat): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ENDS_TOO_SOON[format](file);
}

const ENDS_TOO_SOON: Readonly<Record<ImageFormat, (file: Buffer) => boolean>> = {
  jpeg: (file) => {
    const scan = file.lastIndexOf(START_OF_SCAN);
    return scan === -1 || file.indexOf(END_OF_IMAGE, scan) === -1;
  },
  png: (file) => {
    let at = PNG_SIGNATURE_BYTES;
    while (at + PNG_CHUNK_FRAME_BYTES <= file.byteLength) {
      if (file.readUInt32BE(at + 4) === PNG_END) return false;
      at += PNG_CHUNK_FRAME_BYTES + file.readUInt32BE(at);
    }
    return true;
  },
  webp: (file) => file.byteLength < RIFF_HEAD_BYTES + file.readUInt32LE(4),
};
