/** Pictures are compared in blocks of so many pixels a side: an edge that goes by is no flicker, a surface that blinks is. */
const BLOCK = 6;
/** Steps of 255 that a block goes up and down again. */
const BLINK = 7;

/** The greatest share of a picture that blinks in three pictures in a row: brighter or darker in the middle one. RGBA. */
export function flickerOf(
  pictures: readonly Uint8Array[],
  { width, height }: { width: number; height: number },
): number {
  const rows = pictures.map((picture) => blocksOf(picture, width, height));
  const shares = rows.slice(2).map((after, index) => blinking(rows[index]!, rows[index + 1]!, after));
  return Math.max(0, ...shares);
}

function blocksOf(picture: Uint8Array, width: number, height: number): Float32Array {
  const [across, down] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const means = new Float32Array(across * down);
  for (let at = 0; at < across * BLOCK * down * BLOCK; at += 1) {
    const [x, y] = [at % (across * BLOCK), Math.floor(at / (across * BLOCK))];
    const pixel = (y * width + x) * 4;
    const light = 0.299 * picture[pixel]! + 0.587 * picture[pixel + 1]! + 0.114 * picture[pixel + 2]!;
    means[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)]! += light / (BLOCK * BLOCK);
  }
  return means;
}

function blinking(before: Float32Array, now: Float32Array, after: Float32Array): number {
  const blinks = now.filter((light, at) => {
    const [up, down] = [light - before[at]!, light - after[at]!];
    return up * down > 0 && Math.min(Math.abs(up), Math.abs(down)) > BLINK;
  });
  return blinks.length / Math.max(1, now.length);
}

/** The greatest change of a whole picture's brightness from one to the next, in steps of 255: a cut or a pop has many. */
export function popOf(pictures: readonly Uint8Array[]): number {
  const lights = pictures.map((picture) => picture.reduce((sum, value) => sum + value, 0) / picture.length);
  return Math.max(0, ...lights.slice(1).map((light, index) => Math.abs(light - lights[index]!)));
}
