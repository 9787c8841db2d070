import type { VideoStatusResponse } from '@clipwright/core/videos';

const waiting = ({ queue_position: place, estimated_seconds: seconds }: VideoStatusResponse): string =>
  [place === null ? null : `place ${place} in line`, seconds === null ? null : `about ${seconds} s to go`]
    .filter((part) => part !== null)
    .join(', ');

const STANDINGS: Readonly<Record<VideoStatusResponse['status'], (video: VideoStatusResponse) => string>> = {
  queued: (video) => `waits to be made${suffix(waiting(video))}`,
  processing: (video) => `is in the making, ${video.progress} %${suffix(waiting(video))}`,
  completed: () => 'is done',
  failed: ({ error }) => `failed: ${error?.message ?? 'nobody knows why'}`,
  canceled: () => 'was canceled',
  expired: () => 'was done, and its file has expired',
};

const suffix = (text: string): string => (text === '' ? '' : ` (${text})`);

/** How a video stands, in a sentence. */
export const standingOf = (video: VideoStatusResponse): string =>
  `Video ${video.video_id} ${STANDINGS[video.status](video)}.`;

const shapeOf = (video: VideoStatusResponse): string =>
  `${video.video_model}, ${video.duration} s, ${video.width}x${video.height}, ${video.credits_used} credits.`;

/** All that a chat is told of one video. */
export const linesOf = (video: VideoStatusResponse): string[] => [
  standingOf(video),
  // In a line of its own: what makes links of addresses would take a full stop for a part of it.
  video.video_url ?? '',
  shapeOf(video),
  ...video.warnings,
];
