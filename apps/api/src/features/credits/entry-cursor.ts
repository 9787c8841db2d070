import { InvalidRequestError } from '@clipwright/core/errors';

/** The id of the entry that a page begins after; null for the first page. @throws InvalidRequestError */
export function entryCursor(sent: unknown): string | null {
  if (sent === undefined || sent === '') return null;
  if (typeof sent === 'string' && /^\d{1,18}$/.test(sent)) return sent;
  throw new InvalidRequestError({ message: 'cursor: the next_cursor of the page before.', param: 'cursor' });
}
