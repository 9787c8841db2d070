import type { ClaimedVideo } from '../video.js';
import type { Ticket } from '../work-line.repository.js';

/** Which video a job carries, and what becomes of it when the job is given up. */
export abstract class VideoClaims {
  /**
   * Null when nothing is left to do for this job: nobody waits, or those who do wait on for a job of their
   * own.
   */
  abstract run(ticket: Ticket, interrupted: AbortSignal): Promise<ClaimedVideo | null>;

  /** All tries of the job are used up: its worker died in each, or was stopped. */
  abstract giveUp(ticket: Ticket): Promise<void>;
}
