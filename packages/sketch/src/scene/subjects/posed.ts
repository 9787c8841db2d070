import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Placed } from './placed.js';
import type { Drawer, SubjectPaint } from './shapes.js';

/** The reach of a posed subject to each side, above and below its foot, in its heights. */
const [ASIDE, ABOVE, BELOW] = [1.3, 1.2, 0.45];
/** Turned pictures lose sharpness: they are drawn somewhat larger than they are shown. */
const SPARE = 1.25;

/** Subjects that keep one pose while they are carried about. */
const POSES: Readonly<Record<string, (placed: Placed) => boolean>> = {
  dolphin: ({ verb }) => verb === 'jump',
  swan: () => true,
};

/**
 * The drawer, or for what keeps its pose a picture from it that is drawn once and then only laid down. `unit`
 * is its height in pixels; the paint knows no moment.
 */
export function posed(
  drawer: Drawer,
  placed: Placed,
  by: { readonly unit: number; readonly paint: SubjectPaint },
): Drawer {
  if (!POSES[placed.subject.noun]?.(placed)) return drawer;
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
