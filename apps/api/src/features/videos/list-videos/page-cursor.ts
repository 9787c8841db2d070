import { isVideoId } from '@clipwright/core/keys';
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
