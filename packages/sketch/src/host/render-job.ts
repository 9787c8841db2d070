import { availableParallelism } from 'node:os';
import { MOST_ENCODER_THREADS } from '../encode/encoder.js';
import { openEncoder, type EncoderChoice } from '../encode/open-encoder.js';
import type { LentFont } from '../letters/letter-shelf.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { loadArt } from '../scene/subjects/art-library.js';
import type { SpokenLine } from '../sound/add-speech.js';
import type { Samples } from '../sound/sampler.js';
import type { DrawHere } from './draw-here.js';
import { DrawPool } from './draw-pool.js';
import { writeFrames } from './write-frames.js';

/** One clip to make. Plain data: it crosses to the render host as it is. */
export interface RenderJob {
  readonly scene: SceneDescription;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frameCount: number;
  readonly audio: boolean;
  readonly seed: number;
  readonly title: string;
  readonly comment: string;
  readonly file: string;
  readonly drawWorkers: number | null;
  readonly encoder: EncoderChoice;
  /** A photograph to move: JPEG, PNG or WebP bytes that were found safe. */
  readonly image: Uint8Array | null;
  /** Another one that the clip goes to. */
  readonly lastImage: Uint8Array | null;
  /** Letters that were fetched, for words on the screen that need them. */
  readonly fonts: readonly LentFont[];
  /** Of the instruments that play; none where they are not at hand. */
  readonly samples: Samples;
  /** What is said, and when. */
  readonly speech: readonly SpokenLine[];
}

/**
 * Drawing and encoding take about as long as each other, so half the cores draw; each worker costs memory.
 */
const MOST_DRAW_WORKERS = 8;

/** Draws and encodes a whole drawn clip, telling the share that is done after each frame. */
export async function runRenderJob(job: RenderJob, onProgress: (fraction: number) => void): Promise<void> {
  const cores = availableParallelism();
  const pool = await drawersFor(
    Math.max(1, Math.min(job.drawWorkers ?? Math.ceil(cores / 2), MOST_DRAW_WORKERS)),
  );
  const { scene, width, height, fps, frameCount, seed, fonts } = job;
  const art = await loadArt(scene.subjects.flatMap((subject) => (subject.artKey ? [subject.artKey] : [])));
  const [encoder] = await Promise.all([
    openEncoder({ ...job, threads: Math.min(cores, MOST_ENCODER_THREADS) }, job.encoder),
    pool.prepare({ scene, size: { width, height }, seed, frameCount, fps, art, fonts }),
  ]);
  await writeFrames(encoder, job, pool.frames(frameCount, (width * height * 3) / 2), onProgress);
  await pool.close();
}

async function drawersFor(count: number): Promise<DrawPool | DrawHere> {
  if (count > 1) return new DrawPool(count);
  const { DrawHere } = await import('./draw-here.js');
  return new DrawHere();
}
