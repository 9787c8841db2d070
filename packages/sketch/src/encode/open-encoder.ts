import { openFfmpegEncoder } from './ffmpeg-encoder.js';
import { openNodeAvEncoder } from './node-av-encoder.js';
import type { EncodeTarget, VideoEncoder } from './encoder.js';

/** Which encoder to use: `auto` takes node-av where it is installed, else the ffmpeg of this system. */
export type EncoderChoice = 'auto' | 'node-av' | 'ffmpeg';

/** Opens the encoder. Throws one sentence naming both reasons when neither can be had. */
export async function openEncoder(
  target: EncodeTarget,
  choice: EncoderChoice = 'auto',
): Promise<VideoEncoder> {
  return (await usesNodeAv(choice)) ? openNodeAvEncoder(target) : openFfmpegEncoder(target);
}

/** Whether this choice comes to node-av on this machine. */
export async function usesNodeAv(choice: EncoderChoice): Promise<boolean> {
  return choice === 'node-av' || (choice === 'auto' && (await nodeAvLoads()));
}

/** Whether node-av's binary is installed and loads on this machine. */
async function nodeAvLoads(): Promise<boolean> {
  try {
    await import('node-av/lib');
    return true;
  } catch {
    return false;
  }
}
