import type { VideoEncoder } from '../encode/encoder.js';
import { createSoundtrack, type Heard } from '../sound/soundtrack.js';
import { writeSoundUntil } from './write-sound.js';

// Handles of frames that were passed on hold their memory until the collector looks.
const letGo = (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc;

/** Writes all frames, I420 and in order, with their sound, and the file's end; tells the share that is done after each. */
export async function writeFrames(
  encoder: VideoEncoder,
  heard: Heard,
  frames: AsyncIterable<Uint8Array>,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const { frameCount, fps } = heard;
  const sound = await createSoundtrack(heard);
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
