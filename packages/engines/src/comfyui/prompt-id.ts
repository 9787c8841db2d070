import { createHash } from 'node:crypto';

/**
 * The id of a video's work on a ComfyUI server: a lower-case UUID (version 8) that is the same on every
 * attempt.
 */
export function promptIdOf(videoId: string): string {
  const bytes = createHash('sha256').update(`clipwright comfyui ${videoId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
