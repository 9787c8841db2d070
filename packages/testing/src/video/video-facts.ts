/** What is in a video file, found by decoding it. */
export interface VideoFacts {
  /** ffmpeg's names, e.g. mov,mp4,m4a,3gp,3g2,mj2 */
  container: string;
  durationSeconds: number;
  sizeBytes: number;
  /** Playback can begin before the whole file is there. */
  moovFirst: boolean;
  video: VideoTrackFacts;
  audio: AudioTrackFacts | null;
}

export interface VideoTrackFacts {
  codec: string;
  /** e.g. High */
  profile: string;
  pixelFormat: string;
  width: number;
  height: number;
  /** Counted by decoding every one. */
  frames: number;
  framesPerSecond: number;
  durationSeconds: number;
}

export interface AudioTrackFacts {
  codec: string;
  channels: number;
  sampleRateHz: number;
  durationSeconds: number;
}

/** A decoded picture, made small: three bytes per pixel, red, green, blue. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Something that decodes video files. */
export interface VideoReader {
  facts(file: string): Promise<Omit<VideoFacts, 'sizeBytes' | 'moovFirst'>>;
  /** Every frame of the video track, in order, scaled to PICTURE_WIDTH. */
  pictures(file: string): Promise<Picture[]>;
}

/** Enough to tell a scene from a blank, small enough to keep all frames of a clip. */
export const PICTURE_WIDTH = 160;

/** The height that keeps the shape; even, as chroma needs it. */
export function pictureHeight(size: { width: number; height: number }): number {
  return 2 * Math.max(1, Math.round((size.height * PICTURE_WIDTH) / size.width / 2));
}
