/**
 * When each code stands in the `error` of a video, for the docs. The last one is of a video that had been completed.
 */
export const VIDEO_ERROR_OCCASIONS = {
  generation_failed:
    'The engine refused the video or failed for good, what it made was not what was asked for, or every try was used up.',
  generation_deadline:
    'An attempt took longer than the server allows (`GENERATION_DEADLINE_SECONDS`). A held call answers `generation_failed`.',
  start_unknown:
    'Whether the engine had begun can not be known, so it was not asked a second time. A held call answers `generation_failed`.',
  engine_unavailable: 'No engine that serves the model could be reached.',
  storage_full: 'There was no room left to make or to store the file.',
  file_damaged:
    'The video was completed, and its stored file was found damaged later: the status is expired before its time. Its credits stay used, since it was made and delivered.',
} as const;

/** A code that the `error` of a video can carry. */
export type VideoErrorCode = keyof typeof VIDEO_ERROR_OCCASIONS;

/** The codes that the `error` of a video can carry. */
export const VIDEO_ERROR_CODES = /* @__PURE__ */ Object.keys(
  VIDEO_ERROR_OCCASIONS,
) as readonly VideoErrorCode[];
