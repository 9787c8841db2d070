import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { CameraMove } from '../prompt/vocabulary.js';

/**
 * Where the camera has got to: travel in frame widths and heights, zoom 1 the widest, parallax as the way
 * that near parts gain on far ones.
 */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly roll: number;
  readonly parallaxX: number;
  readonly parallaxY: number;
  /** How much more near parts grow than far ones. */
  readonly push: number;
  /**
   * How far the picture turns about its upright middle: the share by which the right edge grows over the
   * middle.
   */
  readonly turn: number;
}

/**
 * How a photograph is laid out for its clip. Lengths in pixels of the canvas: the photograph with its soft
 * extension, as much as the move needs.
 */
export interface Framing {
  readonly canvas: Size;
  /** The photograph's place on the canvas; what lies outside the canvas is never seen. */
  readonly photo: Size & { readonly left: number; readonly top: number };
  /** Canvas pixels across the frame at zoom 1. */
  readonly widest: number;
  shotAt(progress: number, seconds: number): Shot;
}

/** What a framing is chosen for. */
export interface FramingInput {
  readonly photo: Size;
  readonly frame: Size;
  readonly camera: SceneDescription['camera'];
  readonly durationSeconds: number;
  /** Smooth noise, about -1 to 1, for a hand that is not steady. */
  sway(seconds: number, row: number): number;
}

/** Below this share of the photograph left in a full frame, it is extended rather than cut. */
const LEAST_SHARE = 0.7;
/**
 * The share that is kept all the same, so that the extension stays small: less where it would be most of the
 * frame.
 */
const KEPT = { some: 0.86, much: 0.74 };
const MOST_CANVAS = 2.4;
const SWAY = 0.011;
const SWAY_ROLL = 0.0045;

const REACH = { slow: 0.6, normal: 1, fast: 1.35 } as const;
const ACROSS: readonly CameraMove[] = ['pan-left', 'pan-right'];
const UPRIGHT: readonly CameraMove[] = ['tilt-up', 'tilt-down', 'rise'];

/** Chooses what of a photograph is shown, and the camera's way over it: the frame never leaves the canvas. */
export function frameUp(input: FramingInput): Framing {
  const ratio = {
    photo: input.photo.width / input.photo.height,
    frame: input.frame.width / input.frame.height,
  };
  const room = roomFor(ratio, input.camera.move);
  const widest = Math.min(room.width, room.height * ratio.frame);
  const free = { x: (room.width / widest - 1) / 2, y: ((room.height * ratio.frame) / widest - 1) / 2 };
  const shotAt = moveOf(input, free);
  const need = needOf(shotAt, input.camera.move);
  const tighten = Math.max(
    1,
    (2 * need.x * widest) / room.width,
    (2 * need.y * widest) / ratio.frame / room.height,
  );
  const used = {
    width: (2 * need.x * widest) / tighten,
    height: (2 * need.y * widest) / tighten / ratio.frame,
  };
  const scale = densityFor(input.frame, used, { narrowest: widest / tighten / need.zoom });
  const canvas = { width: even(used.width * scale), height: even(used.height * scale) };
  return {
    canvas,
    photo: place({ ratio: ratio.photo, scale, canvas, room }),
    widest: (widest / tighten) * scale,
    shotAt,
  };
}

/** The part of the plane that may be seen, in photograph heights. */
export function roomFor(ratio: { photo: number; frame: number }, move: CameraMove): Size {
  const share = Math.min(ratio.photo, ratio.frame) / Math.max(ratio.photo, ratio.frame);
  const isWide = ratio.photo >= ratio.frame;
  const travels = (isWide ? ACROSS : UPRIGHT).includes(move);
  if (travels || share >= LEAST_SHARE) return { width: ratio.photo, height: 1 };
  const kept = share < 0.5 ? KEPT.much : KEPT.some;
  return isWide
    ? { width: ratio.photo, height: (ratio.photo / ratio.frame) * kept }
    : { width: ratio.frame * kept, height: 1 };
}

/**
 * Pixels to a photograph height: one to a frame pixel where the camera is closest, as far as memory allows.
 */
export function densityFor(frame: Size, used: Size, view: { narrowest: number }): number {
  const most = Math.sqrt((MOST_CANVAS * frame.width * frame.height) / (used.width * used.height));
  return Math.min(frame.width / view.narrowest, most);
}

function place(input: { ratio: number; scale: number; canvas: Size; room: Size }): Framing['photo'] {
  const { ratio, scale, canvas, room } = input;
  const width = filling(ratio * scale, canvas.width);
  const height = filling(scale, canvas.height);
  const lift = liftOf({ spare: Math.max(0, height - canvas.height), ratio, room });
  return {
    width,
    height,
    left: Math.round((canvas.width - width) / 2),
    top: Math.round((canvas.height - height) / 2) + lift,
  };
}

/** In an upright photograph the head stands at the top: what is cut (`spare`, pixels) goes at the bottom rather. */
export const liftOf = ({ spare, ratio, room }: { spare: number; ratio: number; room: Size }): number =>
  room.height > 1 ? 0 : Math.round(spare * (ratio > 1.1 ? 0.06 : 0.36));

/** A side in whole pixels: one that a rounding keeps from filling the canvas fills it. */
export function filling(length: number, canvas: number): number {
  return length > canvas - 4 && length < canvas ? canvas : Math.round(length);
}

export function even(value: number): number {
  return Math.max(16, Math.ceil(value / 2) * 2);
}

/** Half of what is seen at most on each axis, in frames at zoom 1. */
function needOf(shotAt: Framing['shotAt'], move: CameraMove): { x: number; y: number; zoom: number } {
  const sway = move === 'handheld' ? SWAY + SWAY_ROLL : 0;
  let [x, y, zoom] = [0.5, 0.5, 1];
  for (let i = 0; i <= 32; i += 1) {
    const shot = shotAt(i / 32, 0);
    const edge = (0.5 * (1 + shot.push * 0.5)) / (1 - Math.abs(shot.turn) / 2) + sway;
    x = Math.max(x, (edge + Math.abs(shot.x) + Math.abs(shot.parallaxX) / 2) / shot.zoom);
    y = Math.max(y, (edge + Math.abs(shot.y) + Math.abs(shot.parallaxY) / 2) / shot.zoom);
    zoom = Math.max(zoom, shot.zoom);
  }
  return { x, y, zoom };
}

/** The camera at rest, its widest. */
export const STILL: Shot = { x: 0, y: 0, zoom: 1, roll: 0, parallaxX: 0, parallaxY: 0, push: 0, turn: 0 };

function moveOf(input: FramingInput, free: { x: number; y: number }): Framing['shotAt'] {
  const reach = REACH[input.camera.speed];
  const far = 0.055 * reach * input.durationSeconds;
  const across = Math.min(far, Math.max(0.15 * reach, free.x));
  const upright = Math.min(far, Math.max(0.13 * reach, free.y));
  const moves = movesFor({ across, upright, reach });
  const move = moves[input.camera.move];
  return (progress, seconds) => heldShot(input, { ...STILL, ...move(eased(progress)) }, seconds);
}

/** A shot by a hand that is not steady, where the camera is held in one. */
export function heldShot({ camera, sway: noise }: FramingInput, shot: Shot, seconds: number): Shot {
  if (camera.move !== 'handheld') return shot;
  const sway = (row: number): number => Math.max(-1, Math.min(1, noise(seconds * 0.8, row) * 1.6));
  return { ...shot, x: shot.x + sway(1) * SWAY, y: shot.y + sway(2) * SWAY, roll: sway(3) * SWAY_ROLL };
}

/** The moves, by how far they have come: 0 to 1. */
function movesFor(way: {
  across: number;
  upright: number;
  reach: number;
}): Record<CameraMove, (done: number) => Partial<Shot>> {
  const { across, upright, reach } = way;
  const pan = (side: number) => (done: number) => ({
    x: side * across * (2 * done - 1),
    parallaxX: side * 0.06 * reach * (2 * done - 1),
  });
  const tilt = (side: number) => (done: number) => ({
    y: side * upright * (2 * done - 1),
    parallaxY: side * 0.04 * reach * (2 * done - 1),
  });
  const zoom = (done: number) => ({ zoom: 1 + 0.3 * reach * done, push: 0.16 * reach * done });
  return {
    static: () => ({}),
    drift: (done) => ({
      x: 0.018 * reach * (2 * done - 1),
      parallaxX: 0.035 * reach * (2 * done - 1),
      zoom: 1 + 0.07 * reach * done,
      push: 0.04 * reach * done,
    }),
    'pan-left': pan(-1),
    'pan-right': pan(1),
    'tilt-up': tilt(-1),
    'tilt-down': tilt(1),
    'push-in': zoom,
    'pull-out': (done) => zoom(1 - done),
    orbit: (done) => ({
      x: -0.03 * reach * (2 * done - 1),
      parallaxX: 0.07 * reach * (2 * done - 1),
      turn: 0.1 * reach * (2 * done - 1),
      zoom: 1.02 + 0.05 * done,
    }),
    rise: (done) => ({
      y: -Math.max(0.09 * reach, Math.min(upright, 0.3)) * (2 * done - 1),
      parallaxY: -0.05 * reach * (2 * done - 1),
      zoom: 1.05 - 0.05 * done,
    }),
    handheld: (done) => ({ zoom: 1.01 + 0.05 * done, push: 0.03 * done, parallaxX: 0.02 * (2 * done - 1) }),
  };
}

/** Starts from rest and comes to rest, and is even in between. */
export function eased(t: number): number {
  const ramp = 0.3;
  const top = 1 / (1 - ramp);
  if (t < ramp) return (top * ramp * bump(t / ramp)) / 2;
  if (t > 1 - ramp) return 1 - (top * ramp * bump((1 - t) / ramp)) / 2;
  return top * (t - ramp / 2);
}

/** Twice the integral of a smooth step: 0 at 0, 1 at 1. */
function bump(t: number): number {
  return 2 * t ** 3 - t ** 4;
}
