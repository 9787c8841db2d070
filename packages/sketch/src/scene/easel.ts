import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';

/** How much smaller the sketch is that shows where there will be ink. */
const SKETCH = 8;
/** Canvases come in multiples of this, so that a few serve every frame. */
const STEP = 64;
const MOST_CANVASES = 6;

/** Pixels (premultiplied RGBA) and where in the frame they belong. */
export interface Plate extends Size {
  readonly x: number;
  readonly y: number;
  readonly pixels: Uint8Array;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Draws `onto` a context on which one frame pixel is `scale` wide and the frame's corner stands at x, y. */
export type DrawOnto = (
  context: Context,
  corner: { readonly scale: number; readonly x: number; readonly y: number },
) => void;

/**
 * Draws on the smallest canvas that holds the ink: reading a canvas back costs as much as it is large. Where
 * the ink is, a rough sketch tells. The same drawing gives the same pixels whatever was drawn before.
 */
export class Easel {
  private readonly sketch: Canvas;
  private readonly canvases = new Map<string, Canvas>();

  constructor(private readonly size: Size) {
    this.sketch = createCanvas(Math.ceil(size.width / SKETCH), Math.ceil(size.height / SKETCH));
  }

  /** Null where nothing shows. */
  draw(onto: DrawOnto): Plate | null {
    const box = this.boxOf(onto);
    if (!box) return null;
    const canvas = this.canvasFor(box);
    const context = cleared(canvas);
    onto(context, { scale: 1, x: -box.x, y: -box.y });
    return { ...box, pixels: canvas.data() };
  }

  private boxOf(onto: DrawOnto): Box | null {
    const context = cleared(this.sketch);
    onto(context, { scale: 1 / SKETCH, x: 0, y: 0 });
    const ink = inkOf(this.sketch);
    if (!ink) return null;
    const x = Math.max(0, Math.floor(((ink.left - 1) * SKETCH) / 32) * 32);
    const y = Math.max(0, (ink.top - 1) * SKETCH);
    return {
      x,
      y,
      width: Math.ceil(((ink.right + 2) * SKETCH - x) / STEP) * STEP,
      height: Math.min(this.size.height - y, Math.ceil(((ink.bottom + 2) * SKETCH - y) / STEP) * STEP),
    };
  }

  private canvasFor({ width, height }: Size): Canvas {
    const key = `${width}x${height}`;
    const canvas = this.canvases.get(key) ?? createCanvas(width, height);
    this.canvases.delete(key);
    this.canvases.set(key, canvas);
    const [oldest] = this.canvases.keys();
    if (this.canvases.size > MOST_CANVASES && oldest) this.canvases.delete(oldest);
    return canvas;
  }
}

function cleared(canvas: Canvas): Context {
  const context = canvas.getContext('2d');
  context.resetTransform();
  context.globalAlpha = 1;
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}

// From the borders inwards: what lies within what was found already need not be looked at.
function inkOf(canvas: Canvas): { left: number; top: number; right: number; bottom: number } | null {
  const { width } = canvas;
  const bytes = canvas.data();
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  let first = 0;
  while (first < pixels.length && pixels[first] === 0) first += 1;
  if (first === pixels.length) return null;
  let last = pixels.length - 1;
  while (pixels[last] === 0) last -= 1;
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)];
  let [left, right] = [width, -1];
  for (let row = top * width; row <= bottom * width; row += width) {
    left = leftmost(pixels, row, left);
    right = rightmost(pixels, row, { width, least: right });
  }
  return { left, right, top, bottom };
}

function leftmost(pixels: Uint32Array, row: number, most: number): number {
  let x = 0;
  while (x < most && pixels[row + x] === 0) x += 1;
  return x;
}

function rightmost(
  pixels: Uint32Array,
  row: number,
  { width, least }: { readonly width: number; readonly least: number },
): number {
  let x = width - 1;
  while (x > least && pixels[row + x] === 0) x -= 1;
  return x;
}
