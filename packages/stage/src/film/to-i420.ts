interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Red, green, blue and a fourth that is not looked at to luma and halved chroma, limited range, Rec. 709, as the
 * encoder takes it.
 */
export function toI420(rgba: Uint8Array, size: Size, out: Uint8Array): void {
  for (let at = 0; at < size.width * size.height; at += 1)
    out[at] = (rgba[at * 4]! * 11966 + rgba[at * 4 + 1]! * 40254 + rgba[at * 4 + 2]! * 4064 + 1081344) >> 16;
  for (let row = 0; row < size.height >> 1; row += 1) chromaRow(rgba, size, { row, out });
}

/** The mean of four pixels each. */
function chromaRow(
  rgba: Uint8Array,
  { width, height }: Size,
  { row, out }: { row: number; out: Uint8Array },
): void {
  const half = width >> 1;
  const blue = width * height + row * half;
  const red = blue + half * (height >> 1);
  const below = width * 4;
  for (let x = 0; x < half; x += 1) {
    const at = (row * 2 * width + x * 2) * 4;
    const under = at + below;
    const r = rgba[at]! + rgba[at + 4]! + rgba[under]! + rgba[under + 4]!;
    const g = rgba[at + 1]! + rgba[at + 5]! + rgba[under + 1]! + rgba[under + 5]!;
    const b = rgba[at + 2]! + rgba[at + 6]! + rgba[under + 2]! + rgba[under + 6]!;
    out[blue + x] = (r * -1649 + g * -5547 + b * 7196 + 8421376) >> 16;
    out[red + x] = (r * 7196 + g * -6536 + b * -660 + 8421376) >> 16;
  }
}
