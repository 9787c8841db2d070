/** Upright, opaque, sRGB, without metadata; the sides are those of these bytes. */
export interface PreparedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
}
