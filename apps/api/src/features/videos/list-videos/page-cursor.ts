import { InvalidRequestError } from '@clipwright/core/errors';
import { isVideoId } from '@clipwright/core/keys';
import type { ListVideosQuery } from '@clipwright/core/videos';
import type { PagePosition } from './video-page.repository.js';

/** The position as opaque text for the caller. */
export const writeCursor = ({ created, id }: PagePosition): string =>
  Buffer.from(`${created}.${id}`).toString('base64url');

/** The position in a cursor that we made; null for any other text. */
export function readCursor(text: string): PagePosition | null {
  const [created = '', id = '', ...more] = Buffer.from(text, 'base64url').toString('latin1').split('.');
  const isOurs = /^\d{1,18}$/.test(created) && isVideoId(id) && more.length === 0;
  return isOurs ? { created, id } : null;
}

/** Where a page begins; null: the first. @throws InvalidRequestError for a cursor that no answer gave */
export function positionOf({ cursor }: Pick<ListVideosQuery, 'cursor'>): PagePosition | null {
  if (cursor === null) return null;
  const position = readCursor(cursor);
  if (position === null)
    throw new InvalidRequestError({
      message: 'cursor takes the next_cursor of an earlier answer.',
      param: 'cursor',
    });
  return position;
}
