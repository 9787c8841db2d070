/** The formats that intake reads. */
export type ImageFormat = 'jpeg' | 'png' | 'webp';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/**
 * What the first bytes are, whatever a name or a header calls them; null for everything that intake does not
 * read.
 */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (hasAt(bytes, 0, JPEG)) return 'jpeg';
  if (hasAt(bytes, 0, PNG)) return 'png';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP)) return 'webp';
  return null;
}

/** Images of other formats, and what is often sent for one, by how their bytes begin. */
const OTHERS: readonly (readonly [name: string, begins: RegExp])[] = [
  ['a GIF', /^GIF8/],
  ['an AVIF', /^.{4}ftyp.{0,40}avi[fs]/s],
  ['a HEIC photograph', /^.{4}ftyp.{0,40}(?:he[iv][cmsx]|mif1|msf1)/s],
  ['a TIFF', /^(?:II\*\0|MM\0\*)/],
  ['a BMP', /^BM.{4}\0{4}/s],
  ['a JPEG XL', /^.{4}JXL /s],
  ['an SVG', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/],
  ['a PDF', /^%PDF-/],
  ['a video', /^(?:.{4}ftyp|.E\xdf\xa3)/s],
];
const LONGEST_BEGINNING = 512;

/** What bytes that intake does not read are, with its article, where that can be told; else null. */
export function nameOtherFormat(bytes: Uint8Array): string | null {
  const beginning = Buffer.from(bytes.subarray(0, LONGEST_BEGINNING)).toString('latin1');
  return OTHERS.find(([, begins]) => begins.test(beginning))?.[0] ?? null;
}

function hasAt(bytes: Uint8Array, offset: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[offset + index] === byte);
}
