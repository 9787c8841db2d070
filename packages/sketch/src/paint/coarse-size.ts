/**
 * How a full-size axis of `full` pixels reads a coarse axis of `coarse` texels: left texel and Q15 weight for
 * each pixel.
 */
export function interpolationTable(full: number, coarse: number): { index: Int32Array; weight: Int16Array } {
  const index = new Int32Array(full);
  const weight = new Int16Array(full);
  for (let i = 0; i < full; i += 1) {
    const position = Math.min(Math.max(((i + 0.5) * coarse) / full - 0.5, 0), coarse - 1.0001);
    index[i] = Math.floor(position);
    weight[i] = Math.round((position - Math.floor(position)) * 32767);
  }
  return { index, weight };
}

/**
 * Sizes of the two coarse pictures for a frame: the soft one carries sky and water, the air one fog and glow.
 */
export function coarseSizes(width: number, height: number): { soft: Size; air: Size } {
  const shorter = Math.min(width, height);
  const divisor = Math.min(6, Math.max(2, Math.round(shorter / 288)));
  const soft = { width: Math.ceil(width / divisor) + 1, height: Math.ceil(height / divisor) + 1 };
  return { soft, air: { width: Math.ceil(width / 8) + 1, height: Math.ceil(height / 8) + 1 } };
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
