interface Size {
  readonly width: number;
  readonly height: number;
}

/** Red, green and blue to luma and halved chroma, limited range, Rec. 709, as the encoder takes it. */
export function toI420(rgb: Uint8Array, size: Size, out: Uint8Array): void {
  for (let at = 0; at < size.width * size.height; at += 1)
    out[at] = (rgb[at * 3]! * 11966 + rgb[at * 3 + 1]! * 40254 + rgb[at * 3 + 2]! * 4064 + 1081344) >> 16;
  for (let row = 0; row < size.height >> 1; row += 1) chromaRow(rgb, size, { row, out });
}

/** The mean of four pixels each. */
function chromaRow(
  rgb: Uint8Array,
  { width, height }: Size,
  { row, out }: { row: number; out: Uint8Array },
): void {
  const half = width >> 1;
  const blue = width * height + row * half;
  const red = blue + half * (height >> 1);
  const below = width * 3;
  for (let x = 0; x < half; x += 1) {
    const at = (row * 2 * width + x * 2) * 3;
    const r = rgb[at]! + rgb[at + 3]! + rgb[at + below]! + rgb[at + below + 3]!;
    const g = rgb[at + 1]! + rgb[at + 4]! + rgb[at + below + 1]! + rgb[at + below + 4]!;
    const b = rgb[at + 2]! + rgb[at + 5]! + rgb[at + below + 2]! + rgb[at + below + 5]!;
    out[blue + x] = (r * -1649 + g * -5547 + b * 7196 + 8421376) >> 16;
    out[red + x] = (r * 7196 + g * -6536 + b * -660 + 8421376) >> 16;
  }
}
