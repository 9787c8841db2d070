/** The formats that intake reads. */
export type ImageFormat = 'jpeg' | 'png' | 'webp';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What the first bytes are, whatever a name or a header calls them; null for everything that intake does not read. */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (hasAt(bytes, 0, JPEG)) return 'jpeg';
  if (hasAt(bytes, 0, PNG)) return 'png';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP)) return 'webp';
  return null;
}

function hasAt(bytes: Uint8Array, offset: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[offset + index] === byte);
}
