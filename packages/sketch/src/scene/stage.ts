import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { bakeClouds, cloudTile, CLOUD_TILE_LENGTH } from '../paint/clouds.js';
import { createNoise } from '../paint/noise.js';
import { PixelPass } from '../paint/pixel-pass.js';
import { random, seedFor } from '../paint/random.js';
import { SkyPainter } from '../paint/sky.js';
import { bakeRipples, RIPPLE_LENGTH, WaterPainter } from '../paint/water.js';
import type { Size } from '../paint/coarse-size.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { AirPainter } from './air.js';
import { createCamera, type CameraPose } from './camera.js';
import { gradeFor } from './grade-for.js';
import { lightFor, type Light } from './light.js';
import { handmade, mediumBake, MEDIUM_BAKE } from './handmade.js';
import { lightningAt } from './weather/lightning.js';
import type { Bake, Layer, Moment, SceneKit, ScenePlan } from './part.js';
import { settingRow } from './settings/plan-setting.js';
import { PicturePainter } from '../image/picture-painter.js';
import type { PreparedPicture } from '../image/prepare-picture.js';
import type { Art } from './subjects/art-library.js';
import { placeSubjects } from './subjects/place-subjects.js';
import { stanceOf, subjectGlows, subjectParts } from './subjects/subject-layer.js';
import { StarField } from './stars.js';
import { airParts, moonPart } from './weather/airs.js';
import { rain, snow, type Falling } from './weather/falling.js';
import { View } from './view.js';

/** What a clip is made of: enough to paint any of its frames anywhere. */
export interface StageInput {
  readonly scene: SceneDescription;
  readonly size: Size;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
  /** The open art that the scene needs, by key. */
  readonly art: Readonly<Record<string, Art>>;
  /** A photograph to move in place of a drawn scene. */
  readonly picture: PreparedPicture | null;
}

/** A baked piece by name: bytes in shared memory that every draw worker reads. */
export interface BakedPiece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: SharedArrayBuffer;
}

interface BakeJob extends Size {
  readonly name: string;
  readonly byteLength: number;
  paint(into: SharedArrayBuffer): void;
}

/** A scene set up for painting. `bakes` come first, in any order and anywhere; then `open` and `paint`, frame by frame. */
export class Stage {
  readonly bakes: readonly BakeJob[];
  private readonly kit: SceneKit;
  private readonly plan: ScenePlan;
  private readonly camera: (progress: number, seconds: number) => CameraPose;

  constructor(private readonly input: StageInput) {
    this.kit = createKit(input);
    this.plan = input.picture ? overPicture(this.kit) : withSubjects(this.kit, settingRow(input.scene.setting).plan(this.kit), input.art);
    this.camera = createCamera(input.scene.camera, seedFor(input.seed, 'camera'));
    const { seed } = input;
    const medium = mediumBake(input.scene.styles, input.size, seedFor(seed, 'medium'));
    const parts = [...this.plan.parts.flatMap((part) => part.bakes).map(pixels), ...(medium ? [{ name: MEDIUM_BAKE, width: 0, height: 0, ...medium }] : [])];
    this.bakes = input.picture ? parts : [
      floats('clouds', CLOUD_TILE_LENGTH, () => bakeClouds(seedFor(seed, 'clouds'))),
      floats('ripples', RIPPLE_LENGTH, () => bakeRipples(random(seedFor(seed, 'ripples')))),
      ...parts,
    ];
  }

  /** Gets ready to paint with every bake at hand. */
  open(pieces: readonly BakedPiece[]): Painter {
    const byName = new Map(pieces.map((piece) => [piece.name, piece]));
    const bitmaps = new Map<string, Canvas>();
    for (const piece of pieces) if (piece.width > 0) bitmaps.set(piece.name, canvasOf(piece));
    const layers = this.plan.parts.map((part) => part.layer(bitmaps)).sort((a, b) => a.depth - b.depth);
    const momentAt = momentsOf(this.input, this.kit, this.camera);
    const { picture } = this.input;
    const medium = handmade(this.input.scene.styles, this.input.size, byName.get(MEDIUM_BAKE)?.bytes);
    if (picture) return inMedium(new PicturePainter({ kit: this.kit, picture, layers, falling: fallingOf(this.kit), momentAt }), medium);
    return inMedium(this.framePainter({ momentAt, layers, byName }), medium);
  }

  private framePainter(at: Pick<PainterParts, 'momentAt' | 'layers'> & { byName: ReadonlyMap<string, BakedPiece> }): Painter {
    const { byName, ...ready } = at;
    return new FramePainter({
      input: this.input,
      kit: this.kit,
      plan: this.plan,
      ...ready,
      clouds: new Float32Array(byName.get('clouds')!.bytes),
      ripples: new Float32Array(byName.get('ripples')!.bytes),
    });
  }
}

/** Paints frames in any order: each is a pure function of its number. */
export interface Painter {
  paint(index: number): Uint8Array;
}

/** The painter's frames as watercolour, pencil and the like; as they are when there is no medium. */
function inMedium(painter: Painter, medium: ReturnType<typeof handmade>): Painter {
  if (!medium) return painter;
  return {
    paint: (index) => {
      const frame = painter.paint(index);
      medium.apply(frame);
      return frame;
    },
  };
}

function momentsOf(input: StageInput, kit: SceneKit, camera: (progress: number, seconds: number) => CameraPose): (index: number) => Moment {
  return (index) => {
    const seconds = index / input.fps;
    const progress = input.frameCount > 1 ? index / (input.frameCount - 1) : 0;
    const flash = kit.scene.airs.includes('storm') ? lightningAt(kit.seed, seconds).flash : 0;
    return { index, seconds, progress, pose: camera(progress, seconds), flash };
  };
}

function fallingOf(kit: SceneKit): Falling[] {
  const { airs, setting } = kit.scene;
  const inWater = setting === 'underwater' || setting === 'space';
  return [...(airs.includes('rain') && !inWater ? [rain(kit)] : []), ...(airs.includes('snow') && !inWater ? [snow(kit)] : [])];
}

/** Over a photograph come only the airs that are near the lens. */
function overPicture(kit: SceneKit): ScenePlan {
  const near = kit.scene.airs.filter((air) => ['leaves', 'petals', 'dust', 'fireflies'].includes(air));
  return { parts: airParts({ ...kit, scene: { ...kit.scene, airs: near } }), water: null, glows: () => [] };
}

/** Subjects come between the far and the near parts of a scene. */
function withSubjects(kit: SceneKit, plan: ScenePlan, art: StageInput['art']): ScenePlan {
  const placed = placeSubjects(kit);
  return {
    ...plan,
    parts: [...(kit.light.isMoon ? [moonPart(kit)] : []), ...plan.parts, ...subjectParts(kit, art), ...airParts(kit)],
    glows: (moment) => [...plan.glows(moment), ...subjectGlows(kit, placed, moment)],
    subjects: (moment) => placed.map((one) => ({ ...stanceOf(one, moment), depth: one.depth, height: one.height })),
  };
}

function createKit(input: StageInput): SceneKit {
  const { scene, size, seed } = input;
  const randomFor = (name: string): (() => number) => random(seedFor(seed, name));
  const light = withoutMoon(scene, settingRow(scene.setting).light(lightFor(scene), { scene, random: randomFor }));
  const aspect = size.width / size.height;
  const [wide, tall] = settingRow(scene.setting).horizon;
  const view = new View(size, aspect < 0.9 ? tall : wide);
  const place = random(seedFor(seed, 'sun'))();
  const side = random(seedFor(seed, 'sun side'))() > 0.5 ? 1 : -1;
  const sun = { x: aspect * (0.5 + side * (0.06 + place * 0.26)), y: view.horizon - light.sunHeight * view.horizon * 1.2 };
  return {
    scene, view, light, sun, seed,
    resolution: Math.min(size.height, 900),
    random: randomFor,
    noise: (name) => createNoise(seedFor(seed, `noise ${name}`)),
  };
}

// A moon that nobody asked for drowns aurora and stars, and shines through roofs of leaves.
function withoutMoon(scene: SceneDescription, light: Light): Light {
  const rivals = scene.airs.some((air) => ['aurora', 'meteors', 'fireworks', 'fireflies'].includes(air)) || ['forest', 'street', 'sky'].includes(scene.setting);
  return light.isMoon && rivals && !scene.airs.includes('moon') ? { ...light, isMoon: false, glow: 0.1 } : light;
}

function floats(name: string, length: number, bake: () => Float32Array): BakeJob {
  return { name, width: 0, height: 0, byteLength: length * 4, paint: (into) => new Float32Array(into).set(bake()) };
}

function pixels(bake: Bake): BakeJob {
  return { ...bake, byteLength: bake.width * bake.height * 4, paint: (into) => new Uint8ClampedArray(into).set(bake.paint()) };
}

function canvasOf(piece: BakedPiece): Canvas {
  const canvas = createCanvas(piece.width, piece.height);
  const copy = new Uint8ClampedArray(piece.width * piece.height * 4);
  copy.set(new Uint8ClampedArray(piece.bytes));
  canvas.getContext('2d').putImageData(new ImageData(copy, piece.width, piece.height), 0, 0);
  return canvas;
}

interface PainterParts {
  readonly input: StageInput;
  readonly kit: SceneKit;
  readonly plan: ScenePlan;
  momentAt(index: number): Moment;
  readonly layers: readonly Layer[];
  readonly clouds: Float32Array;
  readonly ripples: Float32Array;
}

/** Paints single frames: each is a pure function of its number. */
export class FramePainter {
  private readonly pass: PixelPass;
  private readonly crisp: Canvas;
  private readonly small: Canvas;
  private readonly above: Int16Array;
  private readonly sky: SkyPainter;
  private readonly water: WaterPainter | null;
  private readonly stars: StarField;
  private readonly air: AirPainter;
  private readonly falling: readonly Falling[];

  constructor(private readonly parts: PainterParts) {
    const { input, kit, plan } = parts;
    const { scene, size } = input;
    this.pass = new PixelPass(size, gradeFor(scene));
    this.crisp = createCanvas(size.width, size.height);
    this.small = createCanvas(this.pass.soft.width, this.pass.soft.height);
    this.above = new Int16Array(this.pass.soft.pixels.length);
    this.sky = new SkyPainter(kit.view, kit.light, cloudTile(parts.clouds), kit.sun, settingRow(scene.setting).hasClouds ? scene.clouds : null);
    this.water = plan.water ? new WaterPainter(kit.view, kit.light, kit.sun, plan.water, parts.ripples) : null;
    this.stars = new StarField(kit);
    this.air = new AirPainter(kit, (moment) => plan.subjects?.(moment) ?? []);
    this.falling = fallingOf(kit);
  }

  /** The I420 bytes of frame `index`; overwritten by the next call. */
  paint(index: number): Uint8Array {
    const moment = this.parts.momentAt(index);
    this.paintSoft(moment);
    this.paintCrisp(moment);
    this.air.paint(this.pass.air, moment, this.parts.plan.glows(moment));
    const hold = gradeFor(this.parts.input.scene).grainHoldFrames;
    this.pass.run(this.crisp.data(), hold === 0 ? 0 : Math.floor(index / hold) * 23);
    return this.pass.output;
  }

  private paintSoft(moment: Moment): void {
    const { soft } = this.pass;
    const { kit } = this.parts;
    const horizonRow = Math.ceil(kit.view.horizonAt(moment.pose) * (soft.height - 1)) + 2;
    const breeze = kit.scene.airs.includes('wind') ? 0.7 : 0.15;
    const wind = kit.scene.airs.includes('storm') ? 1 : breeze;
    this.sky.paint(soft, { pose: moment.pose, seconds: moment.seconds, wind, flash: moment.flash }, this.water ? horizonRow : soft.height);
    if (!this.water) return;
    this.above.set(soft.pixels.subarray(0, Math.min(soft.height, horizonRow) * soft.width * 4));
    this.mirrorLayers(moment, horizonRow);
    this.water.paint(soft, this.above, moment);
  }

  /** Lays what water mirrors over the coarse sky, at coarse size. */
  private mirrorLayers(moment: Moment, rows: number): void {
    const { soft } = this.pass;
    const context = this.small.getContext('2d');
    context.resetTransform();
    context.clearRect(0, 0, soft.width, soft.height);
    for (const layer of this.parts.layers) if (layer.mirrors) this.drawLayer(context, layer, moment, soft.height - 1);
    const drawn = this.small.data();
    layOver(this.above, drawn, Math.min(rows, soft.height) * soft.width);
  }

  private paintCrisp(moment: Moment): void {
    const { layers, input } = this.parts;
    const { height, width } = input.size;
    const context = this.crisp.getContext('2d');
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.setTransform(height, 0, 0, height, 0, 0);
    this.stars.draw(context, moment, this.pass.soft);
    for (const layer of layers) this.drawLayer(context, layer, moment, height);
    context.setTransform(height, 0, 0, height, 0, 0);
    for (const falling of this.falling) falling.draw(context, moment);
  }

  private drawLayer(context: Parameters<Layer['draw']>[0], layer: Layer, moment: Moment, pixelsHigh: number): void {
    const place = this.parts.kit.view.transform(layer.depth, moment.pose, pixelsHigh);
    context.setTransform(place.scale, 0, 0, place.scale, place.x, place.y);
    context.globalAlpha = 1;
    layer.draw(context, moment);
  }
}

/** Premultiplied 8-bit pixels over 16-bit picture units. */
function layOver(under: Int16Array, over: Uint8Array, count: number): void {
  for (let i = 0; i < count * 4; i += 4) {
    const alpha = over[i + 3]!;
    if (alpha === 0) continue;
    const keep = 1 - alpha / 255;
    under[i] = under[i]! * keep + over[i]! * 32;
    under[i + 1] = under[i + 1]! * keep + over[i + 1]! * 32;
    under[i + 2] = under[i + 2]! * keep + over[i + 2]! * 32;
  }
}

