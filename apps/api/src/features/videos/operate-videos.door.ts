import type { PlaceName } from '@clipwright/engines/catalog';
import type { Actor } from '../audit/actor.door.js';

/** The new video; or why there is none. */
export type MadeAgain =
  | { readonly kind: 'made'; readonly videoId: string }
  | { readonly kind: 'not-failed' | 'images-gone' | 'source-gone' | 'prompt-gone' };

/** The clip that was begun; or why none can be. */
export type Trying =
  | { readonly kind: 'begun'; readonly videoId: string }
  | { readonly kind: 'no-such-place' | 'no-model' | 'needs-image' };

/** Has a video that waits be the next of its line. */
export abstract class FrontOfLine {
  /** False: it does not wait, or not any more. */
  abstract run(videoId: string, actor: Actor): Promise<boolean>;
}

/** Makes a video that failed once more, as a new one that costs its account nothing. */
export abstract class VideosAgain {
  /** @throws StorageFullError, BusyError */
  abstract run(videoId: string, actor: Actor): Promise<MadeAgain>;
}

/** Has one replica of an engine make a short clip, of an operator's own account. */
export abstract class EngineTrials {
  /** @throws StorageFullError, BusyError */
  abstract run(place: PlaceName, operator: { accountId: string; actor: Actor }): Promise<Trying>;
}
