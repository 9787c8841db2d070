import type { VideoEncoder } from '../encode/encoder.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { createSoundtrack } from '../sound/soundtrack.js';
import { writeSoundUntil } from './write-sound.js';

/** What a clip sounds like, and how long it is. */
export interface Heard {
  readonly scene: SceneDescription;
  readonly audio: boolean;
  readonly seed: number;
  readonly frameCount: number;
  readonly fps: number;
}

// Handles of frames that were passed on hold their memory until the collector looks.
const letGo = (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc;

/** Writes all frames, I420 and in order, with their sound, and the file's end; tells the share that is done after each. */
export async function writeFrames(
  encoder: VideoEncoder,
  { scene, audio, seed, frameCount, fps }: Heard,
  frames: AsyncIterable<Uint8Array>,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const sound = audio ? createSoundtrack({ scene, seed, durationSeconds: frameCount / fps }) : null;
  let done = 0;
  let writing = Promise.resolve();
  const write = async (frame: Uint8Array): Promise<void> => {
    await encoder.writeVideo(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
    done += 1;
    await writeSoundUntil(encoder, sound, { from: done - 1, to: done, fps });
    onProgress(done / (frameCount + 1));
    if (done % 6 === 0) letGo?.({ type: 'minor' });
  };
  // The encoder takes its copy at once: while it works on that, the next frame is drawn.
  for await (const frame of frames) {
    await writing;
    writing = write(frame);
    // A failure is told at the next await, not in between.
    writing.catch(() => undefined);
  }
  await writing;
  await encoder.finish();
}
