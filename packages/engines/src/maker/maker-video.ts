import type { VideoStatus } from '@clipwright/core/videos';
import type { VideoNeeds } from '../catalog/engine-place.js';
import type { AttemptedVideo, OrderedVideo, StoredVideo, VideoFailure } from '../flow/video.js';

/** A video as a maker's store keeps it. */
export interface MakerVideo extends OrderedVideo, VideoNeeds {
  readonly status: VideoStatus;
  readonly attempt: number;
  /** Who makes it, or will: the name of a maker. */
  readonly driver: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly engineKind: string | null;
  readonly stored: StoredVideo | null;
  readonly failure: VideoFailure | null;
}

/** The attempt that a claimed row stands for. */
export function attemptOf(video: MakerVideo): AttemptedVideo {
  const { engine, replica } = video;
  if (engine === null || replica === null) throw new Error('a video without a place was claimed');
  return { ...video, engine, replica };
}
