import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { bakeClouds, CLOUD_TILE_LENGTH } from '../paint/clouds.js';
import { random, seedFor } from '../paint/random.js';
import { bakeRipples, RIPPLE_LENGTH } from '../paint/water.js';
import { bakeInto, numbers, type Work, worksOf } from './bake-work.js';
import type { BakeJob, Bakery, Piece } from './bakery.js';
import { type CameraPose, createCamera } from './camera.js';
import { INDOORS } from '../prompt/vocabulary.js';
import { lettered } from '../lettering/lettered.js';
import { createKit } from './create-kit.js';
import { FramePainter } from './frame-painter.js';
import { handmade, mediumWorks } from './handmade.js';
import type { Bitmaps, Moment, Part, SceneItem, ScenePlan } from './part.js';
import type { HasChance, HasScene, SceneKit } from './scene-kit.js';
import { settingRow } from './settings/plan-setting.js';
import type { StageInput } from './stage-input.js';
import { placeSubjects } from './subjects/place-subjects.js';
import { stanceOf, subjectGlows, subjectParts } from './subjects/subject-layer.js';
import { airGlows, airParts, airShafts, moonPart } from './weather/airs.js';
import { type Falling, rain, snow } from './weather/falling.js';
import { lightningAt } from './weather/lightning.js';

export type { StageInput } from './stage-input.js';

/**
 * A scene set up for painting. First every bake, in any order and anywhere; then `open` and `paint`, frame by
 * frame.
 */
export class Stage {
  readonly bakes: readonly BakeJob[];
  private readonly works: readonly Work[];
  private readonly kit: SceneKit;
  private readonly plan: ScenePlan;
  private readonly camera: (progress: number, seconds: number) => CameraPose;

  constructor(private readonly input: StageInput) {
    this.kit = createKit(input);
    this.plan = withSubjects(this.kit, settingRow(input.scene.setting).plan(this.kit), input.art);
    this.camera = createCamera(input.scene.camera, seedFor(input.seed, 'camera'));
    const { seed } = input;
    const parts = [
      ...this.plan.parts.flatMap(worksOf),
      ...mediumWorks(input.scene.styles, input.size, seedFor(seed, 'medium')),
    ];
    const clouds = settingRow(input.scene.setting).hasClouds
      ? [numbers('clouds', CLOUD_TILE_LENGTH, () => bakeClouds(seedFor(seed, 'clouds')))]
      : [];
    const ripples = this.plan.water
      ? [numbers('ripples', RIPPLE_LENGTH, () => bakeRipples(random(seedFor(seed, 'ripples'))))]
      : [];
    this.works = [...clouds, ...ripples, ...parts];
    this.bakes = this.works.map(({ name, kind, width, height, byteLength }) => ({
      name,
      kind,
      width,
      height,
      byteLength,
    }));
  }

  /** Bakes one piece into a bakery made for `bakes`. */
  bake(index: number, bakery: Bakery): void {
    bakeInto(bakery, index, this.works[index]!);
  }

  /** Gets ready to paint with every bake done. */
  open(bakery: Bakery): Painter {
    const { input, kit, plan } = this;
    const bitmaps = bitmapsOf(bakery);
    const items = plan.parts.map((part) => itemOf(part, bitmaps)).sort((a, b) => a.depth - b.depth);
    const momentAt = momentsOf(input, kit, this.camera);
    const falling = fallingOf(kit);
    const painter = handmade(input.scene.styles, input.size, {
      bakery,
      painter: new FramePainter({ input, kit, plan, momentAt, items, falling, bakery }),
    });
    return lettered(painter, { ...input, texts: input.scene.texts });
  }
}

/** Paints frames in any order: each is a pure function of its number. */
export interface Painter {
  paint(index: number): Uint8Array;
}

function itemOf(part: Part, bitmaps: Bitmaps): SceneItem {
  return 'layer' in part ? part.layer(bitmaps) : part;
}

/** Seconds of the scene to one of the clip. */
const PACES: Record<StageInput['scene']['pace'], number> = { real: 1, timelapse: 8, 'slow-motion': 0.35 };

function momentsOf(
  input: StageInput,
  kit: HasScene & HasChance,
  camera: (progress: number, seconds: number) => CameraPose,
): (index: number) => Moment {
  return (index) => {
    const pace = PACES[input.scene.pace];
    const seconds = (index / input.fps) * pace;
    const progress = input.frameCount > 1 ? index / (input.frameCount - 1) : 0;
    const flash = kit.scene.airs.includes('storm') ? lightningAt(kit.seed, seconds).flash : 0;
    return {
      index,
      seconds,
      progress,
      clipSeconds: ((input.frameCount - 1) / input.fps) * pace,
      pose: camera(progress, seconds),
      flash,
    };
  };
}

function fallingOf(kit: SceneKit): Falling[] {
  const { airs, setting } = kit.scene;
  const isDry = setting === 'underwater' || setting === 'space' || INDOORS.includes(setting);
  return [
    ...(airs.includes('rain') && !isDry ? [rain(kit)] : []),
    ...(airs.includes('snow') && !isDry ? [snow(kit)] : []),
  ];
}

/** Subjects come between the far and the near parts of a scene. */
function withSubjects(kit: SceneKit, plan: ScenePlan, art: StageInput['art']): ScenePlan {
  const placed = placeSubjects(kit);
  const shafts = airShafts(kit);
  return {
    ...plan,
    parts: [
      ...(kit.light.isMoon ? [moonPart(kit)] : []),
      ...plan.parts,
      ...subjectParts(kit, art),
      ...airParts(kit),
    ],
    glows: (moment) => [
      ...plan.glows(moment),
      ...subjectGlows(kit, placed, moment),
      ...airGlows(kit, moment),
    ],
    shafts: (moment) => [...(plan.shafts?.(moment) ?? []), ...shafts(moment)],
    subjects: (moment) =>
      placed.map((one) => ({ ...stanceOf(kit, one, moment), depth: one.depth, height: one.height })),
  };
}

function bitmapsOf({ memory, pieces }: Bakery): Bitmaps {
  const pictures = pieces.filter((piece) => piece.kind === 'picture');
  return new Map(
    pictures.map((piece) => [
      piece.name,
      canvasOf(piece, new Uint8ClampedArray(memory.buffer, piece.at, piece.byteLength)),
    ]),
  );
}

function canvasOf(piece: Piece, bytes: Uint8ClampedArray): Canvas {
  const canvas = createCanvas(piece.width, piece.height);
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(bytes), piece.width, piece.height), 0, 0);
  return canvas;
}
