import type { Size } from '../paint/coarse-size.js';
import { boxBlur, fieldOf, guided, type Field } from './field.js';

/**
 * How near each part of a canvas is, 0 far to 1 near, and how steep that gets: the most change across one
 * canvas width.
 */
export interface DepthMap extends Field {
  readonly steepest: number;
  /** Where the eye goes, 0 to 1 across and down. */
  readonly interest: { readonly x: number; readonly y: number };
}

/** Luma of a canvas. */
export interface Luma extends Size {
  readonly samples: Uint8Array;
}

const COLUMNS = 256;

/**
 * A guess at depth from one picture: what stands low, in the middle and in focus is near; what is bright and
 * empty at the top is sky. It follows the edges of things, then is softened until nothing bends sharply.
 */
export function depthOf(luma: Luma, photo: Size & { readonly top: number }): DepthMap {
  const size = {
    width: COLUMNS,
    height: Math.max(24, Math.min(480, Math.round((COLUMNS * luma.height) / luma.width))),
  };
  const { level, detail } = measure(luma, size);
  const focus = normalised(boxBlur(detail, 5));
  const sky = skyOf(level, focus);
  const guess = fieldOf(size, (x, y, i) => {
    const u = (x + 0.5) / size.width - 0.5;
    const v = clamp01((((y + 0.5) / size.height) * luma.height - photo.top) / photo.height);
    const middle = Math.exp(-(u * u) / 0.09 - (v - 0.58) ** 2 / 0.16);
    const near = 0.1 + 0.48 * v ** 1.2 + 0.26 * focus.values[i]! + 0.24 * middle;
    return near * (1 - 0.75 * sky.values[i]!);
  });
  const shaped = guided(guess, level, { radius: 24, flatness: 0.004 });
  const soft = stretched(boxBlur(boxBlur(shaped, 8), 8));
  return { ...soft, steepest: steepestOf(soft), interest: interestOf(focus, guess) };
}

/** Mean luma (0 to 1) and mean step between neighbours of each cell, from every second sample. */
function measure(luma: Luma, size: Size): { level: Field; detail: Field } {
  const cell = { width: luma.width / size.width, height: luma.height / size.height };
  const detail = new Float32Array(size.width * size.height);
  const level = fieldOf(size, (x, y, i) => {
    const [x0, x1] = span(x, cell.width, luma.width);
    const [y0, y1] = span(y, cell.height, luma.height);
    let [sum, steps, count] = [0, 0, 0];
    for (let row = y0; row < y1; row += 2) {
      for (let at = row * luma.width + x0; at < row * luma.width + x1; at += 2) {
        const here = luma.samples[at]!;
        sum += here;
        steps += Math.abs(here - luma.samples[at + 1]!) + Math.abs(here - luma.samples[at + luma.width]!);
        count += 1;
      }
    }
    detail[i] = steps / count;
    return sum / count / 255;
  });
  return { level, detail: { ...size, values: detail } };
}

function span(index: number, cell: number, length: number): [number, number] {
  const from = Math.min(Math.floor(index * cell), length - 4);
  return [from, Math.max(from + 1, Math.min(length - 2, Math.floor((index + 1) * cell)))];
}

/**
 * Sky, 0 or 1: from the top of each column down to the first thing in it, where it is brighter than the
 * picture is.
 */
function skyOf(level: Field, focus: Field): Field {
  const mean = level.values.reduce((sum, value) => sum + value, 0) / level.values.length;
  const open = new Uint8Array(level.width).fill(1);
  return fieldOf(level, (x, y, i) => {
    const isCalm = focus.values[i]! < 0.22 && level.values[i]! > mean * 0.85;
    if (!isCalm || y > level.height * 0.7) open[x] = 0;
    return open[x]!;
  });
}

/** So that the busiest tenth is 1. */
function normalised(field: Field): Field {
  const sorted = Float32Array.from(field.values).sort();
  const top = Math.max(0.5, sorted[Math.floor(sorted.length * 0.9)]!);
  return { ...field, values: field.values.map((value) => Math.min(1, value / top)) };
}

function stretched(field: Field): Field {
  const low = field.values.reduce((a, b) => Math.min(a, b), 1);
  const high = field.values.reduce((a, b) => Math.max(a, b), 0);
  const span_ = Math.max(0.25, high - low);
  return { ...field, values: field.values.map((value) => (value - low) / span_) };
}

function steepestOf(field: Field): number {
  const { values, width } = field;
  let most = 0;
  for (let i = 0; i < values.length - width; i += 1) {
    const across = i % width === width - 1 ? 0 : Math.abs(values[i + 1]! - values[i]!);
    most = Math.max(most, across, Math.abs(values[i + width]! - values[i]!));
  }
  return most * width;
}

/** The middle of what is sharp and near. */
function interestOf(focus: Field, near: Field): { x: number; y: number } {
  let [x, y, sum] = [0, 0, 1e-6];
  focus.values.forEach((value, i) => {
    const weight = (value * near.values[i]!) ** 3;
    x += weight * ((i % focus.width) + 0.5);
    y += weight * (Math.floor(i / focus.width) + 0.5);
    sum += weight;
  });
  return { x: x / sum / focus.width, y: y / sum / focus.height };
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
