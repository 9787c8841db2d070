import { InvalidRequestError } from '@clipwright/core/errors';
import type { ToolCall } from './tool.js';

/** The id of a video among arguments. @throws InvalidRequestError */
export function videoIdIn({ args: { video_id: id } }: ToolCall): string {
  if (typeof id === 'string' && id !== '') return id;
  throw new InvalidRequestError({
    message: 'video_id takes the id that make_video gave.',
    param: 'video_id',
  });
}
