import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Drawer, SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { Placed } from './placed.js';

/** The reach of a posed subject to each side, above and below its foot, in its heights. */
const [ASIDE, ABOVE, BELOW] = [1.3, 1.2, 0.45];
/** Turned pictures lose sharpness: they are drawn somewhat larger than they are shown. */
const SPARE = 1.25;

/**
 * The drawer, or for what keeps its pose a picture from it that is drawn once and then only laid down. `unit`
 * is its height in pixels; the paint knows no moment.
 */
export function posed(
  drawer: Drawer,
  placed: Placed,
  by: { readonly unit: number; readonly paint: SubjectPaint },
): Drawer {
  const { keepsPose } = placed.traits;
  if (keepsPose !== 'always' && !(keepsPose === 'leaping' && placed.verb === 'jump')) return drawer;
  let picture: Canvas | null = null;
  return (context) => {
    picture ??= pictureOf(drawer, by.paint, by.unit * SPARE);
    context.drawImage(picture, -ASIDE, -ABOVE, ASIDE * 2, ABOVE + BELOW);
  };
}

function pictureOf(drawer: Drawer, paint: SubjectPaint, unit: number): Canvas {
  const canvas = createCanvas(Math.ceil(ASIDE * 2 * unit), Math.ceil((ABOVE + BELOW) * unit));
  const context = canvas.getContext('2d');
  context.scale(canvas.width / (ASIDE * 2), canvas.height / (ABOVE + BELOW));
  context.translate(ASIDE, ABOVE);
  drawer(context, paint);
  return canvas;
}
