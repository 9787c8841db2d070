import type { CreateVideoInput } from '../videos/create-video.door.js';
import type { StatusRow } from '../videos/status.door.js';

/** A video right after its call, and whether an earlier call began it. */
export interface BegunVideo {
  readonly video: StatusRow;
  readonly replayed: boolean;
}

/** Begins videos without waiting for their end. */
export abstract class VideoBeginning {
  /** @throws what refuses a generation */
  abstract run(input: Omit<CreateVideoInput, 'preference'>): Promise<BegunVideo>;
}
