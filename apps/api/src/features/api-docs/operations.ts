import { IMAGE_TO_VIDEO, TEXT_TO_VIDEO } from './generation-operations.js';
import type { Operation } from './operation.js';
import { DELETE_VIDEO, LIST_MODELS, LIST_VIDEOS, READ_ACCOUNT, VIDEO_STATUS } from './reading-operations.js';

/** Every route under /api, in the order in which a newcomer meets them. */
export const OPERATIONS: readonly Operation[] = [
  TEXT_TO_VIDEO,
  IMAGE_TO_VIDEO,
  VIDEO_STATUS,
  LIST_VIDEOS,
  DELETE_VIDEO,
  READ_ACCOUNT,
  LIST_MODELS,
];
