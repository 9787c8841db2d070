import type { Ending } from './video.js';

/** Brings videos to their end: row, credits, window and news are one transaction. */
export abstract class VideoEndings {
  /** False when that came too late: the video has ended in another way, or another attempt holds it. */
  abstract settle(id: string, ending: Ending): Promise<boolean>;
}
