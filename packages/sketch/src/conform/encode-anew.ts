import { availableParallelism } from 'node:os';
import type { VideoDecoder } from '../decode/video-decoder.js';
import { MOST_ENCODER_THREADS, SAMPLE_RATE_HZ, type VideoEncoder } from '../encode/encoder.js';
import { openEncoder, type EncoderChoice } from '../encode/open-encoder.js';
import { NotPlayable } from '../encode/video-probe.js';
import { OUR_COMMENT } from '../encode/video-tags.js';
import { SoundStretch } from './sound-stretch.js';
import type { PicturePlan } from './picture-plan.js';

/** A video to encode anew: into `outFile`, exactly as planned, with nothing of the old file's tags. */
export interface Encoding {
  readonly file: string;
  readonly outFile: string;
  readonly picture: PicturePlan;
  readonly sound: boolean;
}

/**
 * Decodes and encodes frame by frame. A last picture that is missing is the one before it; missing sound is
 * silence.
 */
export async function encodeAnew(
  { file, outFile, picture, sound }: Encoding,
  decoder: VideoDecoder,
  choice: EncoderChoice,
): Promise<void> {
  const { size, fps, frameCount } = picture;
  const threads = Math.min(availableParallelism(), MOST_ENCODER_THREADS);
  const encoder = await openEncoder(
    { file: outFile, ...size, fps, audio: sound, threads, title: '', comment: OUR_COMMENT },
    choice,
  );
  const stretch = sound ? new SoundStretch(decoder.sound(file)) : null;
  let written = 0;
  for await (const frame of filledUp(decoder.pictures(file, picture), frameCount)) {
    await encoder.writeVideo(frame);
    written += 1;
    if (stretch) await writeSound(encoder, stretch, { from: written - 1, to: written, fps });
  }
  await stretch?.close();
  await encoder.finish();
}

/** Exactly so many frames: what is more is not read, what is missing is the last one again. */
async function* filledUp(frames: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let last: Buffer | null = null;
  let given = 0;
  for await (const frame of frames) {
    yield (last = frame);
    given += 1;
    if (given === count) return;
  }
  if (last === null) throw new NotPlayable('not one picture can be decoded');
  for (; given < count; given += 1) yield last;
}

async function writeSound(
  encoder: VideoEncoder,
  sound: SoundStretch,
  span: { from: number; to: number; fps: number },
): Promise<void> {
  const sampleAt = (frame: number): number => Math.round((frame * SAMPLE_RATE_HZ) / span.fps);
  const { left, right } = await sound.next(sampleAt(span.to) - sampleAt(span.from));
  await encoder.writeAudio(left, right);
}
