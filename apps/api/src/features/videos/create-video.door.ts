import type { Preference } from '@clipwright/core/videos';
import type { Caller } from '../api-keys/caller.door.js';
import type { ReadyRequest } from './ready-request.js';
import type { VideoOutcome } from './video-outcome.js';

export type { ReadyRequest } from './ready-request.js';

export interface CreateVideoInput extends ReadyRequest {
  readonly caller: Caller;
  readonly idempotencyKey: string | null;
  readonly preference: Preference;
  /** Clipwright servers that it came through; absent: none. */
  readonly hops?: number;
  /** Called once the video is there and is waited for, by this call or, replayed, by an earlier one. */
  readonly onAdmitted?: ((taken: { readonly replayed: boolean }) => void) | undefined;
}

/** How the video stands when the call ends, and whether an earlier call made it. */
export interface CreatedVideo {
  readonly outcome: VideoOutcome;
  readonly replayed: boolean;
}

/** Makes videos: what the route of the API does, for whoever else has a request. */
export abstract class VideoCreation {
  /** @throws what refuses a generation */
  abstract run(input: CreateVideoInput): Promise<CreatedVideo>;
}
