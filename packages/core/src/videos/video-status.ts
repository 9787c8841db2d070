/** Where a video came from. */
export const VIDEO_MODES = ['text', 'image'] as const;
/** Where a video came from. */
export type VideoMode = (typeof VIDEO_MODES)[number];

/** Where a video stands. */
export const VIDEO_STATUSES = ['queued', 'processing', 'completed', 'failed', 'canceled', 'expired'] as const;
/** Where a video stands. */
export type VideoStatus = (typeof VIDEO_STATUSES)[number];

/** The legal moves. A video may fail or be canceled while it waits; only a completed one expires. */
const MOVES: Readonly<Record<VideoStatus, readonly VideoStatus[]>> = {
  queued: ['processing', 'failed', 'canceled'],
  processing: ['completed', 'failed', 'canceled'],
  completed: ['expired'],
  failed: [],
  canceled: [],
  expired: [],
};

/** Whether work on the video is over. A completed one may still expire. */
export function isTerminal(status: VideoStatus): boolean {
  return status !== 'queued' && status !== 'processing';
}

/** Whether a video in `from` may become `to`; staying is no move. */
export function canMove(from: VideoStatus, to: VideoStatus): boolean {
  return MOVES[from].includes(to);
}
