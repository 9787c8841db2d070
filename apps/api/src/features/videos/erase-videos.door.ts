/** Ends and removes all videos of an account that nobody uses any more. */
export abstract class VideoErasure {
  /** False when some are still being stopped, or the signal fired: run it again in a moment. */
  abstract run(accountId: string, signal: AbortSignal): Promise<boolean>;
}
