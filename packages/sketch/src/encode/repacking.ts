/**
 * A video to pack anew without loss: its first picture track and, where `sound`, its first sound track; no
 * tags, its index first.
 */
export interface Repacking {
  readonly file: string;
  readonly outFile: string;
  readonly sound: boolean;
}
