import type { CreateVideoInput } from '../videos/create-video.door.js';
import type { SourceFacts } from '../videos/read-request.door.js';
import type { BegunVideo } from './video-beginning.js';

/** Begins videos that go on where others ended, without waiting for their end. */
export abstract class VideoExtension {
  /**
   * What is known of the video that a body names; nothing of one that is not the account's. A call that was made before
   * under its key is read by the video that it made: it is the same call when the other one is gone.
   */
  abstract factsOf(
    json: Uint8Array | null,
    by: { readonly accountId: string; readonly key: string | null },
  ): Promise<SourceFacts>;

  /** @throws what refuses a generation */
  abstract run(input: Omit<CreateVideoInput, 'preference'>): Promise<BegunVideo>;
}
