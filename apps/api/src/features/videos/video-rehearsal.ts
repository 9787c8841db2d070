import type { CreateVideoInput } from './create-video.door.js';
import type { VideoOrder } from './video.js';

/** Where a video would stand if it came now. Null: not known, as long as nothing like it was measured. */
export interface PlannedOutlook {
  /** Its place in line, 1 is next. */
  readonly place: number | null;
  /** Until it would be settled. */
  readonly seconds: number | null;
  /** What of that is its own making. */
  readonly makingSeconds: number | null;
}

/** What would become of a request. */
export interface RehearsedVideo {
  readonly order: VideoOrder;
  /** Whether the frame is known: not that of an image which nobody looked at. */
  readonly isShaped: boolean;
  /** Null where it would be refused. */
  readonly outlook: PlannedOutlook | null;
  /** The error that would be answered: something stands in the way, and the request itself is in order. */
  readonly refusal: Error | null;
}

/** Goes the whole way of a generation up to its row, and leaves none. */
export abstract class VideoRehearsal {
  /** @throws what refuses a request that is malformed, or whose image is */
  abstract run(input: Omit<CreateVideoInput, 'idempotencyKey' | 'fingerprint'>): Promise<RehearsedVideo>;
}
