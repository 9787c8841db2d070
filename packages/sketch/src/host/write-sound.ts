import { SAMPLE_RATE_HZ, type SoundSource, type VideoEncoder } from '../encode/encoder.js';

/** Writes the stretch of sound that belongs to frames `from` to `to`. */
export async function writeSoundUntil(
  encoder: VideoEncoder,
  sound: SoundSource | null,
  span: { from: number; to: number; fps: number },
): Promise<void> {
  if (!sound) return;
  const start = Math.round((span.from * SAMPLE_RATE_HZ) / span.fps);
  const end = Math.round((span.to * SAMPLE_RATE_HZ) / span.fps);
  const { left, right } = sound.read(end - start);
  await encoder.writeAudio(left, right);
}
