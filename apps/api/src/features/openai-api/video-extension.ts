import type { CreateVideoInput } from '../videos/create-video.door.js';
import type { SourceFacts } from '../videos/read-request.door.js';
import type { BegunVideo } from './video-beginning.js';

/** Begins videos that go on where others ended, without waiting for their end. */
export abstract class VideoExtension {
  /** What is known of the video that a body names; nothing of one that is not the account's. */
  abstract factsOf(json: Uint8Array | null, accountId: string): Promise<SourceFacts>;

  /** @throws what refuses a generation */
  abstract run(input: Omit<CreateVideoInput, 'preference'>): Promise<BegunVideo>;
}
