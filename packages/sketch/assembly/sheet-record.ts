// What a sheet is to the pass: see sheet-list.ts, which writes the first half of a record. The second half is filled row by row.
export const PIXELS: usize = 0;
export const WIDTH: usize = 4;
export const HEIGHT: usize = 8;
export const TABLE: usize = 12;
export const TABLE_STRIDE: usize = 16;
export const OPACITY: usize = 20;
export const IS_PLATE: usize = 24;
export const X0: usize = 32;
export const X_STEP: usize = 40;
export const X_LEAN: usize = 48;
export const Y0: usize = 56;
export const Y_STEP: usize = 64;
export const ROW: usize = 72;
export const ROW_BELOW: usize = 76;
export const ROW_WEIGHT: usize = 80;
export const COLUMN: usize = 84;
export const STEP: usize = 88;
export const FROM: usize = 92;
export const TO: usize = 96;
export const TABLE_ROW: usize = 100;
export const RECORD: i32 = 128;

export const FULL: i32 = 32767;
export const BLOCK: i32 = 32;
export const SCRATCH_PIXELS: i32 = 128;
