import { availableParallelism } from 'node:os';
import { lendFonts, lettered, MOST_ENCODER_THREADS, openEncoder, writeFrames } from '@clipwright/sketch/clip';
import { openGpu } from '../gpu/open-gpu.js';
import type { SetStage } from '../scene/film-set.js';
import { setStage } from '../scene/set-stage.js';
import { enlargerOf } from './enlarge.js';
import { TOO_SLOW, type FilmJob } from './film-job.js';
import { toI420 } from './to-i420.js';

/** Films and encodes a whole clip, telling the share that is done after each frame. */
export async function runFilm(job: FilmJob, onProgress: (fraction: number) => void): Promise<void> {
  lendFonts(job.fonts);
  const gpu = await openGpu(job.assets);
  const threads = Math.min(availableParallelism(), MOST_ENCODER_THREADS);
  const [encoder, stage] = await Promise.all([
    openEncoder({ ...job, threads }, job.encoder),
    setStage(gpu, job.plan, { size: job.tier, seed: job.seed, pictureSeconds: job.tier.every / job.fps }),
  ]);
  await writeFrames(encoder, job, framesOf(job, stage), onProgress);
}

/** After so many frames it is plain how long a clip will take; a machine may get busy later. */
const LOOK_FROM = 8;
/** After this share of a clip it is finished, as long as there is time at all. */
const LOOK_UP_TO = 0.5;

/** Better known now than at the deadline: it is drawn then, which takes a fraction. */
function assertQuickEnough(frameMs: number, { frameCount, withinMs }: FilmJob): void {
  if (frameMs * frameCount > withinMs) throw new Error(TOO_SLOW);
}

/** All frames, I420. Each is lent until the next one is asked for. */
async function* framesOf(job: FilmJob, stage: SetStage): AsyncGenerator<Uint8Array> {
  const { width, height } = job;
  const slots = [0, 1].map(() => new Uint8Array((width * height * 3) / 2));
  const enlarge = enlargerOf(job.tier, job);
  let small: Uint8Array = new Uint8Array();
  const painter = lettered(
    {
      paint: (frame) => {
        const slot = slots[frame % 2]!;
        enlarge(small, slot);
        return slot;
      },
    },
    { ...job, size: { width, height }, texts: job.scene.texts },
  );
  let index = 0;
  let beganMs = performance.now();
  for await (const picture of picturesOf(job, stage)) {
    // The first one waits for its shaders.
    if (index === 0) beganMs = performance.now();
    if (index >= LOOK_FROM && index <= job.frameCount * LOOK_UP_TO)
      assertQuickEnough((performance.now() - beganMs) / index, job);
    small = picture;
    yield painter.paint(index);
    index += 1;
  }
}

/** One picture a frame, I420, as small as it is drawn. The next one is drawn while this one is used. */
async function* picturesOf(job: FilmJob, stage: SetStage): AsyncGenerator<Uint8Array> {
  const { frameCount, tier } = job;
  const last = frameCount - 1;
  const drawn = async (index: number): Promise<Uint8Array> => {
    const out = new Uint8Array((tier.width * tier.height * 3) / 2);
    toI420(await stage.draw(whenOf(job, index)), tier, out);
    return out;
  };
  let next = drawn(0);
  for (let index = 0; index <= last; index += tier.every) {
    const now = await next;
    const after = Math.min(last, index + tier.every);
    if (after > index) next = drawn(after);
    yield now;
    if (tier.every === 2 && index + 1 <= last)
      yield after === index + 1 ? await next : mixed(now, await next);
  }
}

function whenOf({ frameCount, fps }: FilmJob, index: number) {
  const whole = frameCount / fps;
  return { seconds: index / fps, progress: frameCount > 1 ? index / (frameCount - 1) : 0, whole };
}

function mixed(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length);
  for (let at = 0; at < a.length; at += 1) out[at] = (a[at]! + b[at]! + 1) >> 1;
  return out;
}
