import type { Readable } from 'node:stream';
import type { VideoStatus } from '@clipwright/core/videos';
import { fallbackWarnings } from '../flow/fallback-warnings.js';
import type { VideoFailure } from '../flow/video.js';
import type { MakerStorage } from './maker-storage.js';
import type { MakerVideo } from './maker-video.js';

/** How a video stands. */
export interface MadeVideo {
  readonly id: string;
  readonly status: VideoStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** Its key in the storage; null until it is completed. */
  readonly file: string | null;
  readonly bytes: number | null;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly fps: number;
  readonly seed: number;
  readonly warnings: readonly string[];
  /** Who makes it, or made it; null before its first attempt. */
  readonly engine: { readonly name: string; readonly kind: string; readonly fallback: boolean } | null;
  /** Why it failed. */
  readonly failure: VideoFailure | null;
  /** The mp4, for a completed video. @throws Error for any other */
  open(): Readable;
}

export function madeVideo(video: MakerVideo, storage: MakerStorage): MadeVideo {
  const { id, status, progress, stored, failure, width, height, durationSeconds, seed } = video;
  return {
    ...{ id, status, progress, failure, width, height, durationSeconds, seed },
    ...fileOf(video),
    engine: engineOf(video),
    open: () => {
      if (stored === null) throw new Error(`The video ${id} has no file: it is ${status}.`);
      return storage.read(stored.file, { start: 0, end: stored.bytes - 1 });
    },
  };
}

const fileOf = (video: MakerVideo): Pick<MadeVideo, 'file' | 'bytes' | 'fps' | 'warnings'> => {
  const { file, bytes, fps, warnings } = video.stored ?? { ...video, file: null, bytes: null };
  return { file, bytes, fps, warnings: [...fallbackWarnings(video), ...warnings] };
};

const engineOf = ({ engine, engineKind, fallback }: MakerVideo): MadeVideo['engine'] =>
  engine === null || engineKind === null ? null : { name: engine, kind: engineKind, fallback };
