import { availableParallelism } from 'node:os';
import { MOST_ENCODER_THREADS, type VideoEncoder } from '../encode/encoder.js';
import { openEncoder } from '../encode/open-encoder.js';
import type { ClipEnd } from '../image/end-framing.js';
import { PassagePainter } from '../image/passage-painter.js';
import { PicturePainter } from '../image/picture-painter.js';
import { type PreparedPicture, preparePicture } from '../image/prepare-picture.js';
import { lettered } from '../lettering/lettered.js';
import { createNoise } from '../paint/noise.js';
import { seedFor } from '../paint/random.js';
import type { Stir } from '../prompt/vocabulary.js';
import { createSoundtrack } from '../sound/soundtrack.js';
import type { RenderJob } from './render-job.js';
import { writeSoundUntil } from './write-sound.js';

/** What was found of a photograph while it was moved. */
export interface PictureRemarks {
  /** What was asked to move and is not in it. */
  readonly absent: readonly Stir[];
}

/**
 * Moves a photograph. Bending a frame costs a fraction of encoding it, so this thread paints one frame while
 * the encoder's own threads are at the one before: draw workers would cost more to start than they could
 * save.
 */
export async function runPictureJob(
  job: RenderJob & { image: Uint8Array },
  onProgress: (fraction: number) => void,
): Promise<PictureRemarks> {
  const { width, height, fps, frameCount } = job;
  const [encoder, painter] = await Promise.all([
    openEncoder({ ...job, threads: Math.min(availableParallelism(), MOST_ENCODER_THREADS) }, job.encoder),
    painterFor(job),
  ]);
  const sound = await createSoundtrack(job);
  let sending = Promise.resolve();
  for (let index = 0; index < frameCount; index += 1) {
    const frame = painter.paint(index);
    await sending;
    sending = send(encoder, Buffer.from(frame.buffer, frame.byteOffset, (width * height * 3) / 2), () =>
      writeSoundUntil(encoder, sound, { from: index, to: index + 1, fps }),
    );
    onProgress((index + 1) / (frameCount + 1));
  }
  await sending;
  await encoder.finish();
  return { absent: painter.absent };
}

async function send(encoder: VideoEncoder, frame: Buffer, writeSound: () => Promise<void>): Promise<void> {
  await encoder.writeVideo(frame);
  await writeSound();
}

async function painterFor(
  job: RenderJob & { image: Uint8Array },
): Promise<PictureRemarks & { paint(index: number): Uint8Array }> {
  const { scene, width, height, fps, frameCount, seed, fonts } = job;
  const size = { width, height };
  const hand = createNoise(seedFor(seed, 'hand'));
  const prepared = async (bytes: Uint8Array, end?: ClipEnd): Promise<PreparedPicture> =>
    await preparePicture({
      bytes,
      scene,
      frame: size,
      durationSeconds: frameCount / fps,
      sway: (seconds, row) => hand.fbm(seconds, row * 7.7, 3),
      ...(end === undefined ? {} : { end }),
    });
  const clip = { scene, size, seed, frameCount, fps };
  const painter =
    job.lastImage === null
      ? new PicturePainter({ ...clip, picture: await prepared(job.image) })
      : new PassagePainter({
          ...clip,
          first: await prepared(job.image, 'first'),
          last: await prepared(job.lastImage, 'last'),
        });
  const shown = lettered(painter, { texts: scene.texts, size, frameCount, fps, fonts });
  return { absent: painter.absent, paint: (index) => shown.paint(index) };
}
