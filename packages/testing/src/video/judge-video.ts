import { stat } from 'node:fs/promises';
import { ffmpegReader, hasFfmpeg } from './ffmpeg-reader.js';
import { nodeAvReader } from './node-av-reader.js';
import { topLevelBoxes } from './top-level-boxes.js';
import type { VideoFacts, VideoReader } from './video-facts.js';

let chosen: Promise<VideoReader> | undefined;

/**
 * The system's ffmpeg where it is installed, since the product does not need it; else node-av, the encoder's
 * own library.
 */
export function videoReader(): Promise<VideoReader> {
  return (chosen ??= hasFfmpeg().then((has) => (has ? ffmpegReader : nodeAvReader)));
}

/** Decodes a whole mp4 and tells what is in it. Throws when it cannot be decoded or has no video track. */
export async function judgeVideo(file: string): Promise<VideoFacts> {
  const reader = await videoReader();
  const boxes = await topLevelBoxes(file);
  return {
    ...(await reader.facts(file)),
    sizeBytes: (await stat(file)).size,
    moovFirst: boxes.includes('moov') && boxes.indexOf('moov') < boxes.indexOf('mdat'),
  };
}
