import { Mirror } from '../paint/mirror.js';
import { PixelPass } from '../paint/pixel-pass.js';
import { SkyPainter } from '../paint/sky.js';
import { WaterPainter } from '../paint/water.js';
import { AirPainter } from './air.js';
import type { Bakery, Piece } from './bakery.js';
import { gradeFor } from './grade-for.js';
import type { Backdrop, Moment, SceneItem, ScenePlan } from './part.js';
import type { SceneKit } from './scene-kit.js';
import { settingRow } from './settings/plan-setting.js';
import { SheetStack, type StackItem, type Strewn } from './sheet-stack.js';
import type { StageInput } from './stage-input.js';
import { StarField } from './stars.js';
import { AuroraPainter } from './weather/aurora.js';
import type { Falling } from './weather/falling.js';

interface PainterParts {
  readonly input: StageInput;
  readonly kit: SceneKit;
  readonly plan: ScenePlan;
  momentAt(index: number): Moment;
  /** The farthest first. */
  readonly items: readonly SceneItem[];
  readonly falling: readonly Falling[];
  readonly bakery: Bakery;
}

/** Paints single frames: each is a pure function of its number. */
export class FramePainter {
  private readonly pass: PixelPass;
  private readonly crisp: SheetStack;
  private readonly mirrored: SheetStack | null;
  private readonly mirror: Mirror | null;
  private readonly backdrop: Backdrop | null;
  private readonly sky: SkyPainter;
  private readonly water: WaterPainter | null;
  private readonly aurora: AuroraPainter | null;
  private readonly air: AirPainter;
  private readonly grainHoldFrames: number;

  constructor(private readonly parts: PainterParts) {
    const { input, kit, plan, bakery, items } = parts;
    const { scene, size } = input;
    const grade = gradeFor(scene);
    this.grainHoldFrames = grade.grainHoldFrames;
    this.pass = new PixelPass(size, grade, bakery.memory);
    const { soft } = this.pass;
    this.crisp = this.stack(size, size.height, [...this.stars(), ...items, ...parts.falling.map(beforeAll)]);
    this.mirrored = plan.water
      ? this.stack(
          soft,
          soft.height - 1,
          items.filter((item) => item.mirrors),
        )
      : null;
    this.mirror = plan.water ? new Mirror(bakery.memory, soft) : null;
    this.backdrop = plan.backdrop?.(bakery.memory) ?? null;
    this.sky = new SkyPainter(
      kit.view,
      kit.light,
      placeOf(bakery, 'clouds'),
      kit.sun,
      settingRow(scene.setting).hasClouds ? scene.clouds : null,
    );
    this.water = plan.water
      ? new WaterPainter(kit.view, kit.light, kit.sun, plan.water, placeOf(bakery, 'ripples'))
      : null;
    this.aurora = scene.airs.includes('aurora') ? new AuroraPainter(kit) : null;
    this.air = new AirPainter(kit, (moment) => plan.subjects?.(moment) ?? []);
  }

  /** The I420 bytes of frame `index`; overwritten by the next call. */
  paint(index: number): Uint8Array {
    const moment = this.parts.momentAt(index);
    this.paintSoft(moment);
    this.crisp.fill(moment);
    this.air.paint(this.pass.air, moment, {
      glows: this.parts.plan.glows(moment),
      shafts: this.parts.plan.shafts?.(moment) ?? [],
    });
    this.pass.runSheets(
      this.crisp.list,
      this.grainHoldFrames === 0 ? 0 : Math.floor(index / this.grainHoldFrames) * 23,
    );
    return this.pass.output;
  }

  private paintSoft(moment: Moment): void {
    const { soft } = this.pass;
    if (this.backdrop) {
      this.backdrop.paint(soft, moment);
      return;
    }
    const { kit } = this.parts;
    const horizonRow = Math.ceil(kit.view.horizonAt(moment.pose) * (soft.height - 1)) + 2;
    const breeze = kit.scene.airs.includes('wind') ? 0.7 : 0.15;
    const wind = kit.scene.airs.includes('storm') ? 1 : breeze;
    this.sky.paint(
      soft,
      { pose: moment.pose, seconds: moment.seconds, wind, flash: moment.flash },
      this.water ? horizonRow : soft.height,
    );
    this.aurora?.paint(soft, moment);
    if (!this.water || !this.mirror) return;
    this.mirrorItems(this.mirror, moment, Math.min(horizonRow, soft.height));
    this.water.paint(soft, this.mirror.above, moment);
  }

  /** Lays what water mirrors over the coarse sky, at coarse size. */
  private mirrorItems(mirror: Mirror, moment: Moment, rows: number): void {
    const { soft } = this.pass;
    mirror.above.set(soft.pixels.subarray(0, rows * soft.width * 4));
    if (!this.mirrored) return;
    this.mirrored.fill(moment);
    mirror.lay(this.mirrored.list, rows);
  }

  private stars(): Strewn[] {
    const { kit } = this.parts;
    if (kit.light.stars === 0) return [];
    const field = new StarField(kit);
    return [
      {
        depth: Number.NEGATIVE_INFINITY,
        spots: (brush, moment) => field.paint(brush, moment, this.pass.soft),
      },
    ];
  }

  private stack(
    size: { width: number; height: number },
    pixelsHigh: number,
    items: readonly StackItem[],
  ): SheetStack {
    const { kit, bakery } = this.parts;
    const pieces = new Map<string, Piece>(bakery.pieces.map((piece) => [piece.name, piece]));
    const whole = { scale: pixelsHigh, x: 0, y: 0 };
    const place = (depth: number, moment: Moment) =>
      Number.isFinite(depth) ? kit.view.transform(depth, moment.pose, pixelsHigh) : whole;
    return new SheetStack(bakery.memory, size, { items, pieces, place });
  }
}

/** In the frame's own units, whatever the camera does. */
function beforeAll(falling: Falling): Strewn {
  return {
    depth: Number.POSITIVE_INFINITY,
    slant: falling.slant,
    spots: (brush, moment) => falling.paint(brush, moment),
  };
}

/** Where a bake lies; what a scene does without lies nowhere. */
function placeOf({ memory, pieces }: Bakery, name: string): { memory: WebAssembly.Memory; at: number } {
  return { memory, at: pieces.find((piece) => piece.name === name)?.at ?? 0 };
}
