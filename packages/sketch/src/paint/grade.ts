/** A colour grade that the pixel pass folds into its YUV matrix. */
export interface Grade {
  /** Luma gain around mid grey; 1 leaves it. */
  readonly contrast: number;
  /** Added to luma after the gain, in 8-bit steps. */
  readonly lift: number;
  /** Chroma gain; 0 is black and white. */
  readonly saturation: number;
  /** Added to chroma, in 8-bit steps: positive is warmer. */
  readonly warmth: number;
  /** Grain strength in 8-bit steps; below 1 it only hides banding. */
  readonly grain: number;
  /** How many frames one grain pattern stands; 0 means for ever. */
  readonly grainHoldFrames: number;
}

/** No grade at all, with the dither that skies need. */
export const PLAIN_GRADE: Grade = {
  contrast: 1,
  lift: 0,
  saturation: 1,
  warmth: 0,
  grain: 0.8,
  grainHoldFrames: 0,
};

const ONE = 2 ** 13;
const OFFSET_UNIT = 8160 / 2 ** 18;

/** The three weight vectors (Y, U, V; each R G B offset, twice) of the pixel pass for this grade. */
export function gradeWeights(grade: Grade): Int16Array {
  const luma = 219 / 255;
  const chroma = (224 / 255) * grade.saturation;
  const kr = 0.2126;
  const kb = 0.0722;
  const kg = 1 - kr - kb;
  const offsetY = 16 + (1 - grade.contrast) * 109.5 + grade.lift;
  const y = [kr * luma, kg * luma, kb * luma].map((v) => v * grade.contrast);
  const u = [-kr, -kg, 1 - kb].map((v) => (v * chroma) / (2 * (1 - kb)));
  const v = [1 - kr, -kg, -kb].map((weight) => (weight * chroma) / (2 * (1 - kr)));
  const rows = [
    [...y, offsetY],
    [...u, 128 - grade.warmth],
    [...v, 128 + grade.warmth * 0.7],
  ];
  const out = new Int16Array(24);
  rows.forEach((row, r) => {
    for (let lane = 0; lane < 8; lane += 1) {
      const value = row[lane % 4] ?? 0;
      out[r * 8 + lane] = Math.round(lane % 4 === 3 ? value / OFFSET_UNIT : value * ONE);
    }
  });
  return out;
}
