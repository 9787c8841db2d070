import type { VideoStatus } from '@clipwright/core/videos';
import type { Outlook } from './outlook.js';

/** How a video stands, for whoever waits for it. */
export interface VideoOutcome extends Outlook {
  readonly id: string;
  readonly status: VideoStatus;
  readonly file: string | null;
  readonly creditsUsed: number;
  readonly warnings: readonly string[];
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}
