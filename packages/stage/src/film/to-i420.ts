/** Red, green and blue to luma and halved chroma, limited range, Rec. 709, as the encoder takes it. */
export function toI420(
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
  out: Uint8Array,
): void {
  const half = width >> 1;
  const blueAt = width * height;
  const redAt = blueAt + half * (height >> 1);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [r, g, b] = [0, 0, 0];
      for (let corner = 0; corner < 4; corner += 1) {
        const at = (y + (corner >> 1)) * width + x + (corner & 1);
        const [red, green, blue] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!];
        out[at] = (red * 11966 + green * 40254 + blue * 4064 + 1081344) >> 16;
        r += red;
        g += green;
        b += blue;
      }
      const place = (y >> 1) * half + (x >> 1);
      out[blueAt + place] = (r * -1649 + g * -5547 + b * 7196 + 8421376) >> 16;
      out[redAt + place] = (r * 7196 + g * -6536 + b * -660 + 8421376) >> 16;
    }
  }
}
