import type { Size } from '../paint/coarse-size.js';
import type { CameraMove } from '../prompt/vocabulary.js';
import {
  densityFor,
  eased,
  even,
  filling,
  type Framing,
  type FramingInput,
  heldShot,
  liftOf,
  roomFor,
  type Shot,
  STILL,
} from './framing.js';

/** Which end of a clip a photograph stands at. */
export type ClipEnd = 'first' | 'last';

/** What the camera does from the first photograph to the last: it goes on in one direction through both. */
interface Way {
  readonly x?: number;
  readonly y?: number;
  /** As the logarithm of zoom, so that it is as quick at both. */
  readonly closer?: number;
  readonly push?: number;
  readonly parallaxX?: number;
  readonly parallaxY?: number;
  readonly turn?: number;
}

const WAYS: Readonly<Record<CameraMove, Way>> = {
  static: {},
  drift: { x: 0.03, parallaxX: 0.05, closer: 0.07, push: 0.06 },
  'pan-left': { x: -0.16, parallaxX: -0.07 },
  'pan-right': { x: 0.16, parallaxX: 0.07 },
  'tilt-up': { y: -0.13, parallaxY: -0.05 },
  'tilt-down': { y: 0.13, parallaxY: 0.05 },
  'push-in': { closer: 0.18, push: 0.14 },
  'pull-out': { closer: -0.18, push: -0.14 },
  orbit: { x: -0.04, parallaxX: 0.09, turn: 0.1, closer: 0.03 },
  rise: { y: -0.1, parallaxY: -0.05, closer: -0.05 },
  handheld: { closer: 0.05, push: 0.03, parallaxX: 0.02 },
};

const REACH = { slow: 0.6, normal: 1, fast: 1.35 } as const;

/** How far a photograph may slide towards what the eye goes to in the other one, in frame widths. */
export const MOST_GLIDE = 0.06;
/** Where the eye goes is at most so far from the middle; closing in on it moves the frame. */
const MOST_FOCUS = 0.34;
const MOST_SWAY = 0.016;

/**
 * How a photograph is laid out that a clip begins or ends with. There it is shown as it is, the camera at rest; on
 * the way it may be left behind, so the canvas goes on beyond it as much as the camera needs.
 */
export function frameEnd(input: FramingInput, end: ClipEnd): Framing {
  const { photo, frame } = input;
  const ratio = { photo: photo.width / photo.height, frame: frame.width / frame.height };
  const room = roomFor(ratio, 'static');
  const widest = Math.min(room.width, room.height * ratio.frame);
  const shotAt = wayOf(input, end);
  const need = needOf(shotAt, input.camera.move);
  const used = { width: 2 * need.x * widest, height: (2 * need.y * widest) / ratio.frame };
  const scale = densityFor(frame, used, { narrowest: widest / need.zoom });
  const canvas = { width: even(used.width * scale), height: even(used.height * scale) };
  const view = { width: widest * scale, height: (widest / ratio.frame) * scale };
  return {
    canvas,
    photo: placeIn({ ratio: ratio.photo, scale, canvas, view, room }),
    widest: view.width,
    shotAt,
  };
}

interface Placing {
  readonly ratio: number;
  readonly scale: number;
  readonly canvas: Size;
  readonly view: Size;
  readonly room: Size;
}

/** What the camera sees at rest is the middle of the canvas. */
function placeIn({ ratio, scale, canvas, view, room }: Placing): Framing['photo'] {
  const width = filling(ratio * scale, canvas.width);
  const height = filling(scale, canvas.height);
  const lift = liftOf({ spare: Math.max(0, height - view.height), ratio, room });
  return {
    width,
    height,
    left: Math.round((canvas.width - width) / 2),
    top: Math.round((canvas.height - height) / 2) + lift,
  };
}

function wayOf(input: FramingInput, end: ClipEnd): Framing['shotAt'] {
  const way = WAYS[input.camera.move];
  const reach = REACH[input.camera.speed];
  return (progress, seconds) => {
    const done = (eased(progress) - (end === 'first' ? 0 : 1)) * reach;
    return heldShot(input, shotOf(way, done), seconds);
  };
}

function shotOf({ closer = 0, ...way }: Way, done: number): Shot {
  const gone = Object.entries(way).map(([axis, far]) => [axis, far * done]);
  return { ...STILL, ...Object.fromEntries(gone), zoom: Math.exp(closer * done) };
}

/** Half of what is seen at most on each axis, in frames at zoom 1, and the most zoom. */
function needOf(shotAt: Framing['shotAt'], move: CameraMove): { x: number; y: number; zoom: number } {
  const loose = MOST_GLIDE + (move === 'handheld' ? MOST_SWAY : 0);
  const shots = Array.from({ length: 33 }, (_, index) => shotAt(index / 32, 0));
  const needs = shots.map((shot) => {
    const edge = (0.5 * (1 + Math.abs(shot.push) * 0.5)) / (1 - Math.abs(shot.turn) / 2) + loose;
    const focus = MOST_FOCUS * Math.abs(shot.zoom - 1);
    return {
      x: (edge + Math.abs(shot.x) + Math.abs(shot.parallaxX) / 2 + focus) / shot.zoom,
      y: (edge + Math.abs(shot.y) + Math.abs(shot.parallaxY) / 2 + focus) / shot.zoom,
      zoom: shot.zoom,
    };
  });
  const most = (axis: 'x' | 'y' | 'zoom'): number => Math.max(...needs.map((need) => need[axis]));
  return { x: most('x'), y: most('y'), zoom: most('zoom') };
}
