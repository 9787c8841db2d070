import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Context } from '../../paint/context.js';
import type { Drawer, SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { HasScene, HasView } from '../scene-kit.js';
import type { Placed } from './placed.js';
import type { Stance } from './stance.js';

/** How much shorter a reflection is than what it mirrors. */
const SHORT = 0.75;

const SLICES = 9;

/** What is drawn of a subject above and below its foot, in its heights. */
const [ABOVE, BELOW] = [1.35, 0.4];

/**
 * A subject upside down in the water, broken into slices that shiver. It is drawn once a frame, and its
 * slices are cut from that.
 */
export class Reflection {
  private readonly canvas: Canvas;
  private readonly half: number;
  private readonly unit: number;
  private readonly rough: number;
  private drawnAt = Number.NaN;

  constructor(
    kit: HasScene & HasView,
    private readonly placed: Placed,
    private readonly drawer: Drawer,
  ) {
    this.half = placed.traits.width * 0.75 + 0.5;
    // Water blurs: three quarters of the frame's resolution show as much.
    this.unit = Math.max(8, placed.height * kit.view.size.height * 0.75);
    this.canvas = createCanvas(Math.ceil(this.half * 2 * this.unit), Math.ceil((ABOVE + BELOW) * this.unit));
    const still = kit.scene.styles.includes('calm') ? 0.6 : 1;
    this.rough = kit.scene.airs.includes('storm') ? 2.4 : still;
  }

  draw(context: Context, at: { paint: SubjectPaint; stance: Stance; sinks: number }): void {
    const { placed, half } = this;
    const { paint, stance } = at;
    this.redraw(paint);
    const high = placed.height * SHORT;
    for (let i = 0; i < SLICES; i += 1) {
      context.save();
      context.beginPath();
      context.rect(
        stance.x - placed.height * half,
        placed.y + (i / SLICES) * high,
        placed.height * half * 2,
        high / SLICES + 0.0008,
      );
      context.clip();
      context.globalAlpha = 0.46 * (1 - (i / SLICES) * 0.8);
      const shiver =
        Math.sin(paint.seconds * 2.3 + i * 1.4) * placed.height * 0.011 * (1 + i * 0.5) * this.rough;
      context.translate(
        stance.x + shiver,
        placed.y + (placed.y - stance.y - at.sinks * placed.height) * SHORT,
      );
      context.rotate(-stance.turn);
      context.scale(placed.height * placed.faces, -high);
      context.drawImage(
        this.canvas,
        -half,
        -ABOVE,
        this.canvas.width / this.unit,
        this.canvas.height / this.unit,
      );
      context.restore();
    }
  }

  private redraw(paint: SubjectPaint): void {
    if (this.drawnAt === paint.seconds) return;
    this.drawnAt = paint.seconds;
    const context = this.canvas.getContext('2d');
    context.resetTransform();
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.setTransform(this.unit, 0, 0, this.unit, this.half * this.unit, ABOVE * this.unit);
    context.save();
    this.drawer(context, paint);
    context.restore();
  }
}
